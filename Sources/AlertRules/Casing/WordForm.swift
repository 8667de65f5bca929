import Synchronization

/// A word as written: what its letters say, and what English knows of it. Words come again and again,
/// so each spelling is looked at once; see ``WordForms``.
final class WordForm: Sendable {
  /// As written.
  let text: String
  /// In lower case, with the straight apostrophe.
  let folded: String
  /// An upper-case letter after the first letter, or a digit: kept as written.
  let isProtected: Bool
  /// Whether it begins with a capital.
  let isCapitalized: Bool
  /// Whether it has a letter with two cases.
  let isCased: Bool
  /// Whether it has a small letter.
  let hasLowercase: Bool
  /// Whether it is a single scalar.
  let isSingle: Bool
  /// Whether its first scalar is an upper-case letter.
  let isRaised: Bool
  /// Whether an upper-case letter or a digit stands behind the first scalar.
  let hasInnerSign: Bool
  /// Whether it may have parts, joined by hyphens or slashes.
  let isCompound: Bool
  /// The bits of ``classes``, found when they are first asked for.
  private let known = Atomic<UInt64>(0)

  init(_ text: String) {
    self.text = text
    folded = text.foldedWord
    var isProtected = false
    var isCapitalized: Bool?
    var hasLowercase = false
    var hasLetter = false
    var isRaised = false
    var hasInnerSign = false
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      if scalar.isUppercase || scalar.isNumeric {
        if count > 1 { hasInnerSign = true } else { isRaised = scalar.isUppercase }
      }
      if scalar.isNumeric { isProtected = true }
      if isCapitalized == nil, scalar.isCased { isCapitalized = scalar.isUppercase }
      if scalar.isLowercase { hasLowercase = true }
      guard scalar.isAlphabetic else { continue }
      if hasLetter, scalar.isUppercase { isProtected = true }
      hasLetter = true
    }
    self.isProtected = isProtected
    self.isCapitalized = isCapitalized ?? false
    isCased = isCapitalized != nil
    self.hasLowercase = hasLowercase
    isSingle = count == 1
    self.isRaised = isRaised
    self.hasInnerSign = hasInnerSign
    isCompound = CompoundPart.mayDivide(text)
  }

  /// The English classes of the word.
  var classes: WordClasses {
    let bits = known.load(ordering: .relaxed)
    if bits != 0 { return WordClasses(rawValue: bits) }
    let found = English.shared.classes(of: folded)
    known.store(found.rawValue, ordering: .relaxed)
    return found
  }
}

/// Spellings that were met before, by their bytes. A new one takes the place of another, so that no text
/// can make it grow.
final class WordForms {
  private struct Slot {
    var head: UInt64 = 0
    var middle: UInt64 = 0
    var tail: UInt64 = 0
    var length = 0
    var form: WordForm?
  }

  private var slots = [Slot](repeating: Slot(), count: 1 << 11)

  /// The form of a word.
  func form(_ bytes: UnsafeRawBufferPointer) -> WordForm {
    guard bytes.count <= 24 else { return WordForm(String(decoding: bytes, as: UTF8.self)) }
    let head = Self.eight(bytes, 0)
    let middle = Self.eight(bytes, 8)
    let tail = Self.eight(bytes, 16)
    let product = (head ^ middle &* 0x9E37_79B9_7F4A_7C15 ^ tail &* 0xC2B2_AE3D_27D4_EB4F)
      .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    let number = Int(truncatingIfNeeded: (product.high ^ product.low) & UInt64(slots.count - 1))
    if slots[number].head == head, slots[number].middle == middle, slots[number].tail == tail,
      slots[number].length == bytes.count, let form = slots[number].form
    {
      return form
    }
    let form = WordForm(String(decoding: bytes, as: UTF8.self))
    slots[number] = Slot(
      head: head, middle: middle, tail: tail, length: bytes.count, form: form)
    return form
  }

  /// Eight bytes as a number, zeros behind the end.
  private static func eight(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    if offset + 8 <= bytes.count {
      return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var result: UInt64 = 0
    for index in stride(from: bytes.count - 1, through: offset, by: -1) {
      result = result << 8 | UInt64(bytes[index])
    }
    return result
  }
}

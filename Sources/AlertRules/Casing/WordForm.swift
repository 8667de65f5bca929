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
  /// Letters of a script with cases stand beside those of one without (`icloudに`): it is more than a word,
  /// and all of it is kept as written.
  let mixesScripts: Bool
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
    var hasUncased = false
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
      if !scalar.isCased, scalar.properties.generalCategory == .otherLetter { hasUncased = true }
      if hasLetter, scalar.isUppercase { isProtected = true }
      hasLetter = true
    }
    mixesScripts = hasUncased && isCapitalized != nil
    self.isProtected = isProtected || mixesScripts
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

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

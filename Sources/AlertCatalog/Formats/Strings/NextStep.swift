/// The upper half of the NeXTSTEP character set, which octal escapes in `.strings` refer to
/// (Unicode mapping table VENDORS/NEXT/NEXTSTEP.TXT). Unassigned bytes give U+0000, as in
/// CoreFoundation on Linux.
enum NextStep {
  static func character(_ byte: UInt8) -> String {
    if byte < 0x80 { return String(Character(Unicode.Scalar(byte))) }
    return String(upper[Int(byte) - 0x80])
  }

  private static let upper: [Character] = Array(
    "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\0\0")
}

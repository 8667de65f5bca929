/// A ZIP archive whose members are stored as they are.
public enum StoredArchive {
  /// The bytes of an archive of some files.
  public static func bytes(_ members: [(name: String, text: String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for (name, text) in members {
      let data = Array(text.utf8)
      let start = bytes.count
      let common: [UInt8] =
        [20, 0, 0, 8, 0, 0, 0, 0, 0x21, 0] + number(crc32(data), 4) + number(UInt32(data.count), 4)
        + number(UInt32(data.count), 4) + number(UInt32(name.utf8.count), 2) + [0, 0]
      bytes += [0x50, 0x4B, 3, 4] + common + Array(name.utf8) + data
      directory += [0x50, 0x4B, 1, 2, 20, 0] + common + [UInt8](repeating: 0, count: 10)
      directory += number(UInt32(start), 4) + Array(name.utf8)
    }
    let start = UInt32(bytes.count)
    let count = number(UInt32(members.count), 2)
    return bytes + directory + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count
      + number(UInt32(directory.count), 4) + number(start, 4) + [0, 0]
  }

  private static func number(_ value: UInt32, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func crc32(_ data: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = crc & 1 == 1
        crc >>= 1
        if isOdd { crc ^= 0xEDB8_8320 }
      }
    }
    return ~crc
  }
}

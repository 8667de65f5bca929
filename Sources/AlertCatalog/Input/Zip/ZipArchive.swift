/// A zip archive (PKWARE APPNOTE 6.3): the members and where they stand. Bundles are often sent zipped.
public struct ZipArchive: Sendable {
  /// A file in the archive.
  struct Member: Sendable {
    /// With `/` between folders. A name to look at, never a path to write to.
    var name: String
    /// 0: stored; 8: deflated.
    var method: UInt16
    var crc: UInt32
    var compressed: Int
    var size: Int
    /// Offset of the local header.
    var header: Int
    /// Its record in the central directory.
    var record: Range<Int>
  }

  let path: String
  package let bytes: FileBytes
  let members: [Member]
  /// The members that are the XLIFF of an `.xcloc`, sorted.
  public let catalogs: [String]
  /// Where the central directory begins and the record that ends the archive.
  let directory: Int
  let ending: Int

  /// By name: the first, where several have one.
  private let placeOfName: [String: Int]

  /// Reads the directory of an archive.
  ///
  /// - Throws: ``FormatError`` if it is damaged, encrypted, split or larger than 4 GiB.
  public init(path: String, bytes: FileBytes) throws(FormatError) {
    self.path = path
    self.bytes = bytes
    func damaged(_ what: String, _ advice: String = "ask for the file again") -> FormatError {
      FormatError(path, nil, "this archive \(what)", advice)
    }
    let unpack = "unpack it, and give the folder"
    let reader = LittleEndian(bytes)
    guard let ending = Self.endRecord(reader) else {
      throw FormatError(
        path, nil, "this is no zip archive, or its end is missing", "ask for the file again")
    }
    let count = Int(reader.uint16(ending + 10) ?? 0)
    let size = Int(reader.uint32(ending + 12) ?? 0)
    let start = Int(reader.uint32(ending + 16) ?? 0)
    guard reader.uint16(ending + 4) == 0, count != 0xFFFF, start != 0xFFFF_FFFF else {
      throw damaged("is split or needs zip64", unpack)
    }
    if reader.uint32(ending - 20) == 0x0706_4B50 { throw damaged("needs zip64", unpack) }
    guard start + size <= ending else { throw damaged("is damaged") }
    self.ending = ending
    directory = start
    var members: [Member] = []
    var index = start
    for _ in 0..<count {
      guard let member = Self.member(reader, at: index, before: ending) else {
        throw damaged("is damaged")
      }
      if reader.uint16(index + 8).map({ $0 & 1 }) == 1 { throw damaged("is encrypted", unpack) }
      members.append(member)
      index = member.record.upperBound
    }
    self.members = members
    placeOfName = Dictionary(
      members.indices.map { (members[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    catalogs = Self.catalogs(members)
    let names = Set(catalogs)
    guard names.count == catalogs.count else { throw damaged("contains two files at one path") }
    // Bytes that several files share would be unpacked as often.
    let places = members.compactMap { member in
      data(of: member).map { (start: member.header, end: $0.upperBound) }
    }.sorted { $0.start < $1.start }
    guard Set(members.map(\.header)).count == count,
      zip(places, places.dropFirst()).allSatisfy({ $0.end <= $1.start })
    else { throw damaged("contains two files that share bytes") }
    guard catalogs.count <= ZipLimits.catalogs else {
      throw damaged(
        "contains \(catalogs.count) catalogs, more than \(ZipLimits.catalogs)",
        "pack fewer of them together")
    }
    let unpacked = members.filter { names.contains($0.name) }.reduce(0) { $0 + $1.size }
    guard unpacked <= ZipLimits.unpacked else {
      throw damaged(
        "would take up \(unpacked) bytes unpacked, more than \(ZipLimits.unpacked)",
        "pack fewer catalogs together")
    }
  }

  /// The unpacked bytes of a member.
  ///
  /// - Parameter limit: bytes that it has at most; a larger one is refused before it is unpacked.
  /// - Throws: ``FormatError`` if there is none of this name, or it is damaged or suspiciously large.
  public func contents(
    of name: String, limit: Int = FileLimits.size
  ) throws(FormatError) -> FileBytes {
    func problem(_ what: String) -> FormatError {
      FormatError("\(path)/\(name)", nil, what, "ask for the archive again")
    }
    guard let member = placeOfName[name].map({ members[$0] }) else {
      throw problem("no such file in the archive")
    }
    guard member.size <= min(ZipLimits.unpacked, limit),
      member.size <= (member.compressed + 16) * ZipLimits.density
    else {
      throw problem("it would take up \(member.size) bytes unpacked")
    }
    guard let data = data(of: member) else { throw problem("the archive is damaged here") }
    let packed = bytes[data]
    let unpacked =
      switch member.method {
      case 0: FileBytes(packed)
      case 8: Deflate.inflated(packed, count: member.size).map { FileBytes($0) }
      default: throw problem("packed with an unknown method (\(member.method))")
      }
    guard let unpacked, unpacked.count == member.size, Deflate.crc32(unpacked) == member.crc else {
      throw problem("the archive is damaged here")
    }
    return unpacked
  }

  /// The packed bytes behind the local header.
  func data(of member: Member) -> Range<Int>? {
    let reader = LittleEndian(bytes)
    guard reader.uint32(member.header) == 0x0403_4B50,
      let name = reader.uint16(member.header + 26), let extra = reader.uint16(member.header + 28)
    else { return nil }
    let start = member.header + 30 + Int(name) + Int(extra)
    guard start + member.compressed <= directory else { return nil }
    return start..<start + member.compressed
  }

  /// The record at the end, behind which only a comment stands.
  private static func endRecord(_ reader: LittleEndian) -> Int? {
    var index = reader.count - 22
    while index >= 0, index >= reader.count - 22 - 0xFFFF {
      if reader.uint32(index) == 0x0605_4B50,
        index + 22 + Int(reader.uint16(index + 20) ?? 0) == reader.count
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  private static func member(_ reader: LittleEndian, at index: Int, before limit: Int) -> Member? {
    guard reader.uint32(index) == 0x0201_4B50, let method = reader.uint16(index + 10),
      let crc = reader.uint32(index + 16), let compressed = reader.uint32(index + 20),
      let size = reader.uint32(index + 24), let name = reader.uint16(index + 28),
      let extra = reader.uint16(index + 30), let comment = reader.uint16(index + 32),
      let header = reader.uint32(index + 42)
    else { return nil }
    let end = index + 46 + Int(name) + Int(extra) + Int(comment)
    guard end <= limit else { return nil }
    return Member(
      name: String(decoding: reader.bytes[index + 46..<index + 46 + Int(name)], as: UTF8.self),
      method: method, crc: crc, compressed: Int(compressed), size: Int(size), header: Int(header),
      record: index..<end)
  }
}

extension ZipArchive {
  /// The archive with other contents for some members. Everything else, also order, dates, extra fields
  /// and comments, stays byte for byte; only the places of what follows change, and the sizes of a
  /// member with new contents stand before its data.
  ///
  /// - Throws: ``FormatError`` if the result would not read back.
  public func replacing(_ contents: [String: FileBytes]) throws(FormatError) -> FileBytes {
    if contents.isEmpty { return bytes }
    var result: [UInt8] = []
    var records: [Int: [UInt8]] = [:]
    var copied = 0
    for member in members.sorted(by: { $0.header < $1.header }) {
      guard let data = data(of: member), copied <= member.header else { throw mistake() }
      result += bytes[copied..<member.header]
      copied = member.header
      var record = Array(bytes[member.record])
      record.set(try offset(result.count), at: 42)
      if let new = contents[member.name] {
        guard let packed = member.method == 0 ? Array(new) : Deflate.deflated(new) else {
          throw mistake()
        }
        var header = Array(bytes[member.header..<data.lowerBound])
        let sizes = [
          (14, Deflate.crc32(new)), (18, try offset(packed.count)), (22, try offset(new.count)),
        ]
        for (place, value) in sizes {
          header.set(value, at: place)
          record.set(value, at: place + 2)
        }
        // Bit 3 says that the sizes stand behind the data; now they stand before.
        let flags = LittleEndian(FileBytes(header)).uint16(6).map { $0 & ~8 } ?? 0
        header.set(flags, at: 6)
        record.set(flags, at: 8)
        result += header + packed
        copied = try descriptorEnd(of: member, behind: data.upperBound)
      }
      records[member.record.lowerBound] = record
    }
    result += bytes[copied..<directory]
    let start = result.count
    for member in members { result += records[member.record.lowerBound] ?? [] }
    let size = result.count - start
    result += bytes[(members.last?.record.upperBound ?? directory)..<ending]
    var end = Array(bytes[ending...])
    end.set(try offset(size), at: 12)
    end.set(try offset(start), at: 16)
    result += end
    let archive = FileBytes(result)
    try readBack(archive, contents)
    return archive
  }

  /// A place or a size as an archive holds it.
  private func offset(_ count: Int) throws(FormatError) -> UInt32 {
    guard let value = UInt32(exactly: count) else { throw mistake() }
    return value
  }

  /// Behind the sizes that stand after the data, if the header says so: with a signature or without, in four bytes or
  /// in eight.
  private func descriptorEnd(
    of member: Member, behind data: Int
  ) throws(FormatError) -> Int {
    let reader = LittleEndian(bytes)
    guard let flags = reader.uint16(member.header + 6), flags & 8 != 0 else { return data }
    for signature in [4, 0] where signature == 0 || reader.uint32(data) == 0x0807_4B50 {
      let sizes = data + signature + 4
      // Of an empty member the longer ones look like the shorter; what follows those is no zero.
      for width in [8, 4]
      where isSize(member.compressed, at: sizes, width)
        && isSize(member.size, at: sizes + width, width)
      {
        return sizes + 2 * width
      }
    }
    throw mistake()
  }

  private func isSize(_ size: Int, at place: Int, _ width: Int) -> Bool {
    let reader = LittleEndian(bytes)
    return reader.uint32(place).map(Int.init) == size
      && (width == 4 || reader.uint32(place + 4) == 0)
  }

  private func readBack(_ result: FileBytes, _ contents: [String: FileBytes]) throws(FormatError) {
    let again = try ZipArchive(path: path, bytes: result)
    guard again.members.map(\.name) == members.map(\.name) else { throw mistake() }
    for (member, copy) in zip(members, again.members) where contents[member.name] == nil {
      guard let old = data(of: member), let new = again.data(of: copy), bytes[old] == result[new]
      else { throw mistake() }
    }
    for (name, wanted) in contents {
      guard try again.contents(of: name) == wanted else { throw mistake() }
    }
  }

  private func mistake() -> FormatError {
    FormatError(
      path, nil, "this archive cannot be changed in place, and was left alone",
      "unpack it, and give the folder")
  }
}

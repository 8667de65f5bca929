import CXML

/// Reads XLIFF 1.2 that is plain XML, in parts that begin at a `<file>`, several at a time.
enum XLIFFScan {
  /// What the document holds; `nil` if it is not plain, so that libxml2 has to read it.
  ///
  /// - Parameters:
  ///   - partSize: bytes in a part, at least.
  ///   - takers: as in ``FileFormat/visit(_:jobs:partSize:takers:)``; `nil`: the reader keeps the entries.
  static func read(
    _ file: SourceFile, jobs: Int, partSize: Int,
    takers: ([Int]) -> [EntryTaker]? = { _ in nil }
  ) -> XLIFFReader? {
    file.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return nil }
      var scan = XMLScan(base, count: bytes.count, names: XLIFFReader.names)
      guard let root = scan.root() else { return nil }
      let namespace = namespace(scan.value(of: "xmlns").map { file.bytes[$0] })
      let reader = XLIFFReader(file)
      reader.start(tag(root.name, namespace, root.range)) { scan.value(of: $0) }
      let starts = starts(from: scan.offset, file.bytes, jobs: jobs, partSize)
      let takers = takers(starts)
      var parts = Parallel.map(starts.count, jobs: jobs) {
        [scan, root = reader.root, count = bytes.count] number in
        let isLast = number == starts.count - 1
        let range = starts[number]..<(isLast ? count : starts[number + 1])
        return read(
          scan.part(range, endsDocument: isLast), XLIFFReader(file, inside: root, takers?[number]),
          namespace)
      }
      guard parts.allSatisfy({ $0 != nil }) else { return nil }
      reader.append(&parts)
      return reader
    }
  }

  private static func read(
    _ part: XMLScan, _ reader: XLIFFReader, _ namespace: Int32
  ) -> Contents? {
    var scan = part
    while true {
      switch scan.next() {
      case .start(let found):
        reader.start(tag(found.name, namespace, found.range)) { scan.value(of: $0) }
      case .end(let range): reader.end(tag(-1, namespace, range))
      case .finished:
        return reader.secondTarget == nil
          ? Contents(tables: reader.tables, entries: reader.entries) : nil
      case .notPlain: return nil
      }
    }
  }

  private static func tag(_ name: Int, _ namespace: Int32, _ range: Range<Int>) -> cxml_tag {
    cxml_tag(
      name: Int32(name), ns: namespace, begin: range.lowerBound, end: range.upperBound)
  }

  /// As libxml2 is asked to tell: -1 without one, -2 for one of others.
  private static func namespace(_ name: FileBytes?) -> Int32 {
    guard let name else { return -1 }
    let number = XLIFFReader.namespaces.firstIndex { name.elementsEqual($0.bytes) }
    return number.map(Int32.init) ?? -2
  }

  /// Where parts may begin: at a `<file`, unless a value holds those bytes; then it is found out.
  private static func starts(
    from first: Int, _ bytes: FileBytes, jobs: Int, _ partSize: Int
  ) -> [Int] {
    var starts = [first]
    guard jobs > 1 else { return starts }
    var place = first + partSize
    while place < bytes.endIndex, let next = bytes[place...].first("<file ") {
      starts.append(next)
      place = next + partSize
    }
    return starts
  }
}

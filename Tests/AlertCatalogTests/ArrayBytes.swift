@testable import AlertCatalog

// Tests make their bytes as arrays.

func == (a: FileBytes, b: [UInt8]) -> Bool { a.elementsEqual(b) }
func == (a: [UInt8], b: FileBytes) -> Bool { b == a }
func == (a: FileBytes?, b: [UInt8]) -> Bool { a.map { $0 == b } ?? false }
func != (a: FileBytes, b: [UInt8]) -> Bool { !(a == b) }

extension ZipArchive {
  init(path: String, bytes: [UInt8]) throws(FormatError) {
    try self.init(path: path, bytes: FileBytes(bytes))
  }

  func replacing(_ contents: [String: [UInt8]]) throws(FormatError) -> FileBytes {
    try replacing(contents.mapValues { FileBytes($0) })
  }
}

extension LittleEndian {
  init(_ bytes: [UInt8]) { self.init(FileBytes(bytes)) }
}

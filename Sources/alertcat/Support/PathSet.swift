/// Paths, told apart by their bytes: two names that look the same may be two files.
struct PathSet {
  private var paths: Set<[UInt8]> = []

  var isEmpty: Bool { paths.isEmpty }

  var count: Int { paths.count }

  init() {}

  init(_ paths: some Sequence<String>) { formUnion(paths) }

  func contains(_ path: String) -> Bool { paths.contains(Array(path.utf8)) }

  mutating func insert(_ path: String) { paths.insert(Array(path.utf8)) }

  mutating func formUnion(_ others: some Sequence<String>) {
    paths.formUnion(others.map { Array($0.utf8) })
  }
}

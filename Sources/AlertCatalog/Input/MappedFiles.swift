import CSignals

/// The files whose bytes are mapped into memory now: where one is shortened by somebody else, reading
/// on is a bus error, and the program that catches it can say which file it was.
package enum MappedFiles {
  /// Remembers a mapping.
  ///
  /// - Returns: what ``forget(_:)`` takes, to be called before the mapping is undone.
  package static func add(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Int32 {
    csignals_add_mapping(path, bytes.baseAddress, bytes.count)
  }

  /// Forgets a mapping.
  package static func forget(_ place: Int32) { csignals_forget(place) }
}

import Foundation

/// Files that nobody named are read only where they lie: a symbolic link in somebody's project does not
/// make the program read, and quote, a file of another place.
package enum Links {
  /// The same table in the source language lies beside the one that was given, or where that one
  /// really is.
  package static func checkSibling(_ path: String, of given: String) throws(FormatError) {
    guard let real = Paths.real(path) else { return }
    let roots = [root(of: given).flatMap(Paths.real), Paths.real(given).flatMap(root)]
    guard roots.contains(where: { $0.map { Paths.isInside(real, $0) } ?? false }) else {
      throw FormatError(
        path, nil, "a symbolic link points outside the folder, and was not followed",
        "give the file that it points to")
    }
  }

  /// What a project says of itself, and what that names, lies in its repository, or, without one, in the
  /// folder of the file that says it.
  ///
  /// - Parameters:
  ///   - file: what names the path; the path itself, where nothing does.
  ///   - option: takes the file that lies elsewhere.
  static func check(
    _ path: String, namedIn file: String? = nil, option: String
  ) throws(FormatError) {
    let place = URL(fileURLWithPath: Paths.absolute(file ?? path)).deletingLastPathComponent()
    guard let real = Paths.real(path), let folder = Paths.real(place.path) else { return }
    if Paths.isInside(real, folder) { return }
    var root = URL(fileURLWithPath: folder)
    while root.path != "/" {
      if Paths.kind(of: root.appendingPathComponent(".git").path) != .missing {
        if Paths.isInside(real, root.path) { return }
        break
      }
      root.deleteLastPathComponent()
    }
    throw FormatError(
      path, nil, "this points outside the repository, and was not followed",
      "name the file with \(option)")
  }

  /// The folder that holds the `.lproj` of a file.
  private static func root(of file: String) -> String? {
    let parts = Paths.parts(of: file).dropLast(2)
    if parts.isEmpty { return "." }
    return parts == [""] ? "/" : parts.joined(separator: "/")
  }
}

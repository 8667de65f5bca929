import Foundation

/// The screenshot indexes of bundles.
public enum Screenshots {
  private static let index = "localizationStringData.plist"

  /// The texts in the indexes of the bundles that files lie in. An index that cannot be read says nothing.
  public static func texts(around files: [InputFile]) -> [ScreenshotText] {
    var seen: Set<String> = []
    return files.flatMap { file -> [ScreenshotText] in
      guard let bundle = FileNames.bundle(of: file.innerPath) else { return [] }
      let folder = bundle + "/Notes/"
      guard seen.insert(file.fileToWrite + "\n" + folder).inserted else { return [] }
      let archive = file.packed.map { $0.archive.path + "/" } ?? ""
      return indexes(in: folder, around: file).flatMap { path in
        file.companion(path).map { texts(in: $0, at: archive + path) } ?? []
      }
    }
  }

  private static func indexes(in folder: String, around file: InputFile) -> [String] {
    let known = file.packed?.archive.members.map(\.name) ?? file.held?.paths
    guard let known else { return indexes(in: folder, depth: 0) }
    return known.filter { $0.hasPrefix(folder) && $0.hasSuffix(index) }.sorted()
  }

  /// The texts of one index.
  static func texts(in plist: FileBytes, at path: String = "") -> [ScreenshotText] {
    // Foundation's reader has no limits of its own: only what is well-formed and flat gets there.
    guard plist.count < 1 << 24, let file = try? SourceFile(path: index, original: plist),
      (try? parseXML(
        file, names: [], namespaces: [], state: NoState(), start: { _, _ in }, end: { _, _ in }))
        != nil,
      let items = try? PropertyListDecoder().decode([Item].self, from: Data(file.bytes))
    else { return [] }
    return items.flatMap { item in
      (item.screenshots ?? []).compactMap { shot in
        let numbers = shot.frame.matches(of: /-?[0-9]+(\.[0-9]+)?/).compactMap {
          Double($0.output.0)
        }
        guard numbers.count == 4 else { return nil }
        return ScreenshotText(
          folder: path, screenshot: shot.name,
          table: item.tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable",
          key: item.stringKey, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
  }

  /// The index files below a folder: a level for the test plan, one for the device.
  private static func indexes(in folder: String, depth: Int) -> [String] {
    guard depth < 5 else { return [] }
    return (Paths.names(in: folder)?.names ?? []).flatMap { name -> [String] in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      switch Paths.kind(of: path, followingLinks: false) {
      case .folder: return indexes(in: path, depth: depth + 1)
      case .file: return name == index ? [path] : []
      default: return []
      }
    }
  }

  private final class NoState {}

  private struct Item: Decodable {
    struct Shot: Decodable { var name, frame: String }
    var stringKey: String
    var tableName: String?
    var screenshots: [Shot]?
  }
}

import AlertRules

/// What is told of a search for files, also to who wants to hear only of errors: what was met, and not read.
struct SearchRemarks {
  let search: InputSearch

  /// Files that one remark names.
  private static let filesNamed = 3

  func print() {
    let empty = search.emptyPaths
    if !empty.isEmpty, !search.files.isEmpty || !search.errors.isEmpty {
      Trouble.print("no localization files in \(empty.joined(separator: ", "))")
    }
    let archives = search.otherArchives
    if !archives.isEmpty {
      Trouble.print(
        archives.count.counted(".zip file was", ".zip files were")
          + " left alone: no .xcloc inside (\(archives.named(Self.filesNamed)))")
    }
    let links = search.linksInBundles
    if links > 0 {
      Trouble.print(
        links.counted("symbolic link", "symbolic links")
          + " in .xcloc bundles: not followed, and not copied")
    }
    tell(
      search.linksElsewhere,
      "a symbolic link that points outside the folder, not followed: give the path it points to",
      "point outside the folder, and were not followed: give the paths they point to")
    tell(
      search.brokenLinks, "a symbolic link that points to nothing: correct or remove it",
      "point to nothing: correct or remove them")
  }

  /// What the configuration leaves out in vain, most likely a slip.
  func print(on configuration: Configuration?) {
    let idle = search.idlePatterns
    guard let configuration, !idle.isEmpty else { return }
    Trouble.print(
      "\(configuration.file): nothing is left out by \(idle.named(Self.filesNamed)), under exclude")
  }

  /// Tells of links; of several the first is named.
  private func tell(_ links: [String], _ one: String, _ several: String) {
    guard let first = links.first else { return }
    Trouble.print(
      links.count == 1
        ? "\(first): \(one)" : "\(links.count) symbolic links such as \(first) \(several)")
  }
}

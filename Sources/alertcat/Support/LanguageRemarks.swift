import AlertRules

/// What is told of texts in languages that the rules know nothing of.
struct LanguageRemarks {
  /// Locales without a policy.
  let unknown: [String]
  /// Files with texts whose language nothing tells.
  let files: [String]

  func print() {
    if !unknown.isEmpty {
      let locales = unknown.joined(separator: ", ")
      Trouble.print("no policy for \(locales): casing and wording were not checked")
    }
    guard let first = files.first else { return }
    let rest = files.count - 1
    let more = rest > 0 ? " and \(rest.counted("more file", "more files"))" : ""
    let isXLIFF = InputSearch.isExchange(first)
    let folder = Paths.parts(of: first).dropLast().last ?? ""
    let (reason, cure) =
      if folder.hasSuffix(".lproj") {
        ("\(folder) does not name a language", "rename it like de.lproj")
      } else {
        (
          "no .lproj folder, file name or target language gives its language",
          isXLIFF ? "name it like de.xliff" : "move it into a folder like de.lproj"
        )
      }
    Trouble.print(
      "\(first)\(more): \(reason); casing and wording were not checked (\(cure))"
    )
  }
}

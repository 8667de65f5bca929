/// Translations take the same arguments.
enum PlaceholderMismatch: Rule {
  static let info = RuleInfo(
    id: "placeholder-mismatch",
    summary: "A translation must have the placeholders of its source, with the same types.",
    rationale: "A lost placeholder loses information; a wrong one can crash the app.",
    sources: ["Foundation format strings; String Catalog substitutions"],
    roles: [.title, .message, .button], fix: nil, needsGrouping: false,
    examples: [
      .alert("de", title: "„%@“ löschen?", source: "Delete “%@”?"),
      .alert("de", message: "%2$@ von %1$@ geladen.", source: "Loaded %1$@ of %2$@."),
      .alert("de", title: "↓Foto löschen?", source: "Delete “%@”?"),
      .alert("de", title: "↓%# @files@ löschen?", source: "Delete %#@files@?"),
      .alert("de", message: "↓%lld gelöscht.", source: "%@ deleted."),
      .alert(
        "de", message: "Mit ↓${friend} spielen?", source: "Play with $friend?", facts: "only info"),
      .alert("hi", message: "↓%d तस्वीरें %@ में हैं।", source: "%@ holds %d photos."),
      .alert(
        "tr", message: "%1$d fotoğraf ve ↓2$@ silindi.", source: "%1$d photos and %2$@ deleted."),
      // A key that is the text is the source where no file holds another.
      .files(["de.lproj/A.strings": "\"Delete “%@”?\" = \"„%@“ löschen?\";"]),
      .files(["de.lproj/A.strings": "\"Delete “%@”?\" = \"↓Foto löschen?\";"]),
      .files(["de.lproj/A.strings": "\"delete_%@\" = \"Foto löschen?\";"]),
      .files(["de.lproj/A.strings": "\"%[Date]@ %[is]@ %@\" = \"%1$[Datum]@ %2$[ist]@ %3$@\";"]),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard
      let source = text.source ?? (text.isTranslation ? format(ofKey: text.member.key) : nil)
    else { return [] }
    return PlaceholderComparison.problems(
      source, PlaceholderScanner.scan(source), text.value, text.placeholders,
      variation: text.variation, locale: text.locale
    ).filter { !($0.isAboutNumbers && isUnnumbered(text.member.key)) }.map {
      Diagnosis(range: $0.range, message: $0.message, severity: $0.severity)
    }
  }

  /// Whether a key that is the text has several placeholders and no numbers: those that a tool put into its source say
  /// nothing of the order.
  private static func isUnnumbered(_ key: String) -> Bool {
    let arguments = PlaceholderArguments(PlaceholderScanner.scan(key))
    return arguments.positions.count > 1 && arguments.isUnnumbered
  }

  /// A key that is a text with placeholders: where nobody wrote a source text, it is the one that code formats
  /// (`NSLocalizedString` without a value). Names of keys have no spaces, and `%[a,b]@` is of NSPredicateEditor.
  static func format(ofKey key: String) -> String? {
    guard key.utf8.contains(UInt8(ascii: "%")), key.utf8.count <= Casing.longestText,
      !key.contains(bytes: "%["),
      key.unicodeScalars.contains(where: { $0.isWhitespace || !$0.isASCII }),
      !PlaceholderScanner.scan(key).isEmpty
    else { return nil }
    return key
  }
}

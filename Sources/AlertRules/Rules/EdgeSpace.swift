/// Nothing invisible around a translation.
enum EdgeSpace: Rule {
  static let info = RuleInfo(
    id: "edge-space",
    summary: "A translation should have no white space at an end where its source has none.",
    rationale: """
      It is a slip of the hand, or a tool wrapped the text: nobody sees it in a file, and on a button \
      the label stands beside the middle.
      """,
    sources: ["XLIFF 1.2, xml:space: white space that a tool may have wrapped is not trusted"],
    roles: [.title, .message, .button], fix: .safe,
    examples: [
      .alert("de", title: "Reise gelöscht", source: "Trip Deleted"),
      .alert("de", title: "Reise gelöscht ", source: "Trip Deleted "),
      .alert(
        "fr", message: "Le voyage « %@ » a été supprimé. ", source: "The trip “%@” was deleted.\n"),
      .alert("de", buttons: ["Löschen↓ "], becomes: "Löschen", source: "Delete"),
      .alert("ja", buttons: ["↓　削除"], becomes: "削除", source: "Delete"),
      .alert("es", buttons: ["↓ Eliminar "], becomes: "Eliminar", source: "Delete"),
      .alert(
        "ru", message: "Поездка удалена.↓\n", becomes: "Поездка удалена.",
        source: "The trip was deleted."),
    ])

  static func check(_ text: AlertText) -> [Diagnosis] {
    guard text.isTranslation, let source = text.source, !source.isEmpty, !text.isCutOff else {
      return []
    }
    let value = text.value
    // “Die Datei liegt jetzt in ”: code may put something behind a text without an end mark.
    let mayGoOn =
      text.role == .message && text.ending == .bare && text.sourceEnding?.meaning == nil
      && value.unicodeScalars.last?.isWhitespace ?? false
    let start = white(value.unicodeScalars)
    let end = white(value.unicodeScalars.reversed())
    guard start + end > 0, start < value.utf8.count else { return [] }
    let length = value.utf8.count
    var ends: [(place: String, range: Range<Int>)] = []
    if start > 0, white(source.unicodeScalars) == 0 { ends.append(("start", 0..<start)) }
    if end > 0, white(source.unicodeScalars.reversed()) == 0 {
      ends.append(("end", length - end..<length))
    }
    guard let first = ends.first else { return [] }
    let places = ends.map(\.place).joined(separator: " and the ")
    return [
      Diagnosis(
        range: first.range,
        message: "white space at the \(places), where the source text has none",
        edits: ends.map { Edit($0.range, "") }, applicability: mayGoOn ? .review : .safe)
    ]
  }

  /// How many bytes of white space a text begins with.
  private static func white(_ text: some Sequence<Unicode.Scalar>) -> Int {
    text.prefix { $0.isWhitespace }.reduce(0) { $0 + UTF8.width($1) }
  }
}

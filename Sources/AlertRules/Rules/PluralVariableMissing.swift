import AlertCatalog

/// What a plural text refers to is there.
enum PluralVariableMissing: Rule {
  static let info = RuleInfo(
    id: "plural-variable-missing",
    summary: "A plural text should use variables that it defines.",
    rationale: """
      A variable such as “%#@photos@” stands for one of the forms that the same key of the same file gives it. Without \
      them people see the variable itself, or nothing.
      """,
    sources: ["no edition: Apple, Stringsdict File Format; spec FORMATS §4"], roles: [], fix: nil,
    comparesAlerts: true,
    examples: [
      .files(["en.lproj/Trips.stringsdict": stringsdict("Delete %#@photos@?")]),
      .files(["en.lproj/Trips.stringsdict": stringsdict("Delete ↓%#@pictures@?")]),
    ])

  private static func stringsdict(_ text: String) -> String {
    """
    <plist version="1.0"><dict><key>trip.delete.alert.message</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(text)</string><key>photos</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>a photo</string><key>other</key><string>%d photos</string></dict></dict></dict></plist>
    """
  }

  static func check(_ texts: LocaleTexts) -> [LocaleTexts.Remark] {
    texts.texts.flatMap { text in
      problems(text.reference, in: texts.catalog).map {
        LocaleTexts.Remark(text: text, diagnosis: $0)
      }
    }
  }

  /// The variables of a value that its key does not define in this file and language.
  static func problems(_ reference: Catalog.Reference, in catalog: Catalog) -> [Diagnosis] {
    let document = catalog.documents[reference.document]
    let entry = document.entries[reference.entry]
    let variation = document.variation(of: entry)
    // Only these files hold all that a variable may stand for.
    guard document.holdsLanguages || !variation.isEmpty && !document.hasSource(entry),
      document.file.bytes[entry.valueRange].contains(bytes: "#@"),
      let value = catalog.value(of: reference)
    else { return [] }
    let own = Catalog.part(variation)?.name
    return PlaceholderScanner.scan(value).compactMap { placeholder in
      guard case .named(let name) = placeholder.kind, name.hasPrefix("#") else { return nil }
      let variable = String(name.dropFirst())
      let isItself = own?.hasPrefix(variable + ".") ?? false
      if !isItself, !catalog.forms(ofVariable: variable, at: reference).isEmpty { return nil }
      return Diagnosis(
        range: placeholder.range,
        message: isItself
          ? "“\(placeholder.text)” stands for itself: the text never ends"
          : "“\(placeholder.text)” is defined nowhere in this text: people see it as it stands")
    }
  }
}

/// Calls of Apple's frameworks that look a text up (spec ALERT-GROUPING §2).
enum LocalizingCall {
  /// The key, and the table where one is named.
  static func key(_ call: Code.Call) -> (key: Code, table: String?)? {
    let values = call.arguments.map(\.value)
    switch call.name {
    case "NSLocalizedString", "CFCopyLocalizedString":
      return values.first.map { ($0, name(call.argument("tableName"))) }
    case "NSLocalizedStringFromTable", "CFCopyLocalizedStringFromTable",
      "NSLocalizedStringFromTableInBundle", "CFCopyLocalizedStringFromTableInBundle":
      return values.count > 1 ? (values[0], name(values[1])) : nil
    case "NSLocalizedStringWithDefaultValue", "CFCopyLocalizedStringWithDefaultValue":
      return values.count > 1 ? (values[0], name(values[1])) : nil
    case "localizedString", "localizedStringForKey":
      if call.argument("withFormat") != nil { return nil }
      return (call.argument("forKey") ?? call.first).map { ($0, name(call.argument("table"))) }
    case "String", "AttributedString":
      return call.argument("localized").map { ($0, name(call.argument("table"))) }
    case "tr":
      // L10n.tr("Table", "key") of SwiftGen, however it looks texts up.
      guard values.count > 1, let table = name(values[0]), case .text = values[1].value,
        call.arguments.prefix(2).allSatisfy({ $0.label == nil })
      else { return nil }
      return (values[1], table)
    case "LocalizedStringResource", "LocalizedStringKey":
      return call.first.map { ($0, name(call.argument("table"))) }
    case "Text", "TextState", "Label":
      guard let first = call.first, case .text = first else { return nil }
      return (first, name(call.argument("tableName") ?? call.argument("table")))
    default: return nil
    }
  }

  /// The text that a call shows or fills in.
  static func text(_ call: Code.Call) -> Code? {
    switch call.name {
    case "String": call.argument("format")
    case "localizedStringWithFormat", "stringWithFormat", "stringWithString":
      call.arguments.first?.value
    case "string", "localizedString": call.argument("withFormat")
    case "NSString": call.argument("format") ?? call.argument("string")
    // Text(verbatim: L10n.Alert.title) shows a text that was looked up already.
    case "Text", "TextState", "Label": call.first ?? call.argument("verbatim")
    default: nil
    }
  }

  /// Whether a literal handed over here is a key.
  static func isView(_ call: Code.Call) -> Bool {
    ["Text", "TextState", "Label"].contains(call.name) && call.argument("verbatim") == nil
  }

  private static func name(_ code: Code?) -> String? {
    if case .text(let literal)? = code?.value { literal.text } else { nil }
  }
}

/// Calls of Apple's frameworks that look a text up (spec ALERT-GROUPING §2).
enum LocalizingCall {
  /// The key, and the table where the call names one, in whatever way.
  static func key(_ call: Code.Call) -> (key: Code, table: Code?)? {
    let values = call.arguments.map(\.value)
    switch call.name {
    case "NSLocalizedString", "CFCopyLocalizedString":
      return values.first.map { ($0, call.argument("tableName")) }
    case "NSLocalizedStringFromTable", "CFCopyLocalizedStringFromTable",
      "NSLocalizedStringFromTableInBundle", "CFCopyLocalizedStringFromTableInBundle":
      return values.count > 1 ? (values[0], values[1]) : nil
    case "NSLocalizedStringWithDefaultValue", "CFCopyLocalizedStringWithDefaultValue":
      return values.count > 1 ? (values[0], values[1]) : nil
    case "localizedString", "localizedStringForKey":
      if call.argument("withFormat") != nil { return nil }
      return (call.argument("forKey") ?? call.first).map { ($0, call.argument("table")) }
    case "String", "AttributedString":
      return call.argument("localized").map { ($0, call.argument("table")) }
    case "tr":
      // L10n.tr("Table", "key") of SwiftGen, however it looks texts up.
      guard values.count > 1, case .text = values[0].value, case .text = values[1].value,
        call.arguments.prefix(2).allSatisfy({ $0.label == nil })
      else { return nil }
      return (values[1], values[0])
    case "LocalizedStringResource", "LocalizedStringKey":
      return call.first.map { ($0, call.argument("table")) }
    case "Text", "TextState", "Label":
      guard let first = call.first else { return nil }
      let table = call.argument("tableName") ?? call.argument("table")
      // A text that was looked up already is in no table.
      if table == nil, !first.isLiteral { return nil }
      return (first, table)
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

  /// Whether a piece of code is a text whatever the files hold: a literal, or a lookup.
  static func isText(_ code: Code) -> Bool {
    switch code {
    case .text: true
    case .call(let call): key(call) != nil || text(call).map { isText($0.value) } ?? false
    default: false
    }
  }

  /// Whether a literal handed over here is a key.
  static func isView(_ call: Code.Call) -> Bool {
    makesText(call) && call.argument("verbatim") == nil
  }

  /// Whether a call makes a view that is a text.
  static func makesText(_ call: Code.Call) -> Bool {
    ["Text", "TextState", "Label"].contains(call.name)
  }
}

extension Code {
  /// Whether it is a string literal.
  fileprivate var isLiteral: Bool { if case .text = self { true } else { false } }
}

/// A locale policy in the terminal.
public enum LocalePage {
  /// `fr      French                sentence  high`
  public static func line(_ policy: LocalePolicy) -> String {
    policy.locale.padded(to: 18) + ICU.englishName(policy.locale).padded(to: 36)
      + policy.style.rawValue.padded(to: 10)
      + (policy.style == .none ? "" : policy.confidence.rawValue)
  }

  /// Everything the policy says, with the source of each claim.
  public static func text(_ policy: LocalePolicy) -> String {
    var text = "\(policy.locale)  \(ICU.englishName(policy.locale))\n"
    if !policy.parents.isEmpty {
      text += "  inherits from \(policy.parents.joined(separator: ", "))\n"
    }
    func claim(_ name: String, _ value: String, _ key: String) {
      text += "  \(name.padded(to: 16))\(value)\n"
      if let source = policy.sources[key] { text += "  \("".padded(to: 16))source: \(source)\n" }
    }
    let confidence = policy.style == .none ? "" : ", confidence \(policy.confidence.rawValue)"
    let nouns = policy.hasNouns ? ", nouns capitalized" : ""
    let style = policy.style == .none ? "not checked" : "\(policy.style.rawValue) style"
    claim("casing", "\(style)\(confidence)\(nouns)", "casing")
    for (name, words) in [
      ("either case", policy.eitherCase), ("capitalized", policy.capitalizedWords),
      ("never nouns", policy.functionWords),
      ("skipped first", policy.leadingClitics.skip), ("left first", policy.leadingClitics.leave),
      ("left alone", Set(policy.handsOffPrefixes)),
      ("kept compounds", policy.compoundExceptions),
    ] where !words.isEmpty {
      text += "  \(name.padded(to: 16))\(words.sorted().joined(separator: " "))\n"
    }
    for (convention, styles) in policy.conventions.sorted(by: { $0.key < $1.key }) {
      let list = styles.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value.rawValue)" }
      text += "  \("convention".padded(to: 16))\(convention): \(list.joined(separator: ", "))\n"
    }
    if !policy.minorWords.isEmpty {
      claim("minor words", policy.minorWords.sorted().joined(separator: " "), "minor-words")
    }
    if let marks = policy.marks { claim("end marks", describe(marks), "marks") }
    if !policy.stockWords.isEmpty {
      let cancel = policy.stockWords[.cancel]?.map(\.word).joined(separator: ", ") ?? "–"
      claim("stock words", "\(policy.stockWords.count) roles; Cancel: \(cancel)", "stock-words")
    }
    for example in policy.examples {
      text += "  example         \(example.role.rawValue): “\(example.text)”"
      text += example.text == example.becomes ? " stays\n" : " → “\(example.becomes)”\n"
    }
    return text
  }

  private static func describe(_ marks: Marks) -> String {
    switch marks.use {
    case .none: return "none"
    case .optional, .required:
      let visible = [marks.question, marks.statement, marks.exclamation]
        .map { $0.replacing("\u{A0}", with: "[no-break space]") }
      let opening = marks.opening.map { ", ¿ \($0.rawValue)" } ?? ""
      return visible.joined(separator: " ") + opening
        + (marks.use == .optional ? " (optional)" : "")
    }
  }
}

/// Colour and weight for a terminal, or neither.
struct TextStyle {
  let isOn: Bool

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrap(severity.rawValue, "31")
    case .warning: wrap(severity.rawValue, "33")
    case .info: wrap(severity.rawValue, "36")
    }
  }
  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

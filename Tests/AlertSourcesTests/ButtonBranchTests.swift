import AlertRules
import AlertSources
import Testing

/// Buttons that a condition decides about.
struct ButtonBranchTests {
  /// Buttons of branches make an alert for each; those of a branch that may be passed over are left out.
  @Test(
    Scanning.swift,
    arguments: [
      (
        "else { add(\"cancel\") }",
        [
          "title: ask, message: how, buttons: delete destructive, ok default",
          "title: ask, message: how, buttons: cancel default, ok default",
        ]
      ),
      (
        "else if isTwo { add(\"cancel\") } else {}",
        [
          "title: ask, message: how, buttons: delete destructive, ok default",
          "title: ask, message: how, buttons: cancel default, ok default",
          "title: ask, message: how, buttons: ok default",
        ]
      ),
      ("", ["title: ask, message: how, buttons: delete destructive, ok default …"]),
    ])
  func buttonsOfBranches(_ other: String, _ expected: [String]) throws {
    let add = other.replacing(
      /add\("([a-z]+)"\)/,
      with: {
        """
        alert.addAction(UIAlertAction(title: NSLocalizedString("\($0.1)", comment: ""), style: .default))
        """
      })
    let code = """
      func ask() {
        let alert = UIAlertController(
          title: NSLocalizedString("ask", comment: ""), message: NSLocalizedString("how", comment: ""),
          preferredStyle: .alert)
        if isOne {
          alert.addAction(UIAlertAction(title: NSLocalizedString("delete", comment: ""), style: .destructive))
        } \(add)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["ask", "how", "delete", "cancel", "ok"]) == expected)
  }

  private func add(_ key: String) -> String {
    "alert.addButton(withTitle: NSLocalizedString(\"\(key)\", comment: \"\"))"
  }

  private func say(_ key: String) -> String {
    "alert.messageText = NSLocalizedString(\"\(key)\", comment: \"\")"
  }

  /// Buttons and texts of one condition go together.
  @Test(Scanning.swift) func buttonsWithTheirTexts() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        if isOne { \(say("ask")); \(add("delete")) } else { \(say("failed")); \(add("ok")) }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["ask", "failed", "delete", "ok"]) == [
        "title: ask, buttons: delete default key", "title: failed, buttons: ok default key",
      ])
  }

  /// Another condition may be the same one in other words: which of its buttons goes with which text is not known.
  @Test(Scanning.swift) func buttonsOfOtherConditions() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        if isOne { \(say("ask")) } else { \(say("failed")) }
        if !isTwo { \(add("delete")) } else { \(add("ok")) }
        \(add("cancel"))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["ask", "failed", "delete", "ok", "cancel"]) == [
        "title: ask, buttons: cancel …", "title: failed, buttons: cancel …",
      ])
  }

  /// In a loop each branch may be taken, and more than once; what falls through is done as well.
  @Test(
    Scanning.swift,
    arguments: [
      (
        "for item in items { if item.isOld { add(\"delete\") } else { add(\"ok\") } }",
        ["title: ask"]
      ),
      (
        "switch kind { case .one: add(\"delete\"); fallthrough\n case .two: add(\"ok\")\n default: add(\"cancel\") }",
        [
          "title: ask, buttons: delete default, ok default", "title: ask, buttons: ok default",
          "title: ask, buttons: cancel default",
        ]
      ),
    ])
  func buttonsInLoopsAndCases(_ code: String, _ expected: [String]) throws {
    let adding = code.replacing(
      /add\("([a-z]+)"\)/,
      with: {
        "alert.addAction(UIAlertAction(title: NSLocalizedString(\"\($0.1)\", comment: \"\"), style: .default))"
      })
    let code = """
      func ask() {
        let alert = UIAlertController(title: NSLocalizedString("ask", comment: ""), message: nil, preferredStyle: .alert)
        \(adding)
      }
      """
    #expect(try Scanning.alerts(code, keys: ["ask", "delete", "cancel", "ok"]) == expected)
  }

  /// Of two conditions each is looked at by itself.
  @Test(Scanning.swift) func buttonsOfTwoConditions() throws {
    func branch(_ condition: String, _ first: String, _ second: String) -> String {
      """
      if \(condition) { \(add(first)) } else { \(add(second)) }

      """
    }
    let code = """
      func ask() {
        let alert = NSAlert()
        alert.messageText = NSLocalizedString("ask", comment: "")
        \(branch("isOne", "delete", "ok"))
        \(branch("isTwo", "cancel", "later"))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: ["ask", "delete", "ok", "cancel", "later"]) == [
        "title: ask, buttons: delete default key …", "title: ask, buttons: ok default key …",
        "title: ask, buttons: cancel …", "title: ask, buttons: later …",
      ])
  }
}

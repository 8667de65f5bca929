import Testing

/// Texts that conditions decide: only what the same condition decides goes together.
struct ChoiceTests {
  private let keys = ["failed", "ask", "why", "how", "ok", "delete", "cancel", "other"]

  /// `failed ? "a" : "b"`, looked up.
  private func text(_ condition: String, _ first: String, _ second: String) -> String {
    #"\#(condition) ? NSLocalizedString("\#(first)", comment: "") : "#
      + #"NSLocalizedString("\#(second)", comment: "")"#
  }

  private func ask(_ title: String, _ message: String, _ button: String) -> String {
    """
    func ask() {
      let alert = UIAlertController(title: \(title), message: \(message), preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: \(button), style: .default))
    }
    """
  }

  @Test(Scanning.swift) func sameCondition() throws {
    let code = ask(
      text("state == .failed", "failed", "ask"), text("state == .failed", "why", "how"),
      text("state == .failed", "ok", "delete"))
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: why, buttons: ok default",
        "title: ask, message: how, buttons: delete default",
      ])
  }

  @Test(Scanning.swift) func otherConditions() throws {
    let code = ask(
      text("failed", "failed", "ask"), text("isOne", "why", "how"),
      text("!failed", "delete", "ok"))
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: …", "title: ask, message: …",
      ])
  }

  /// Of the conditions of a title, one decides the message as well.
  @Test(Scanning.swift) func twoConditions() throws {
    let title = text("failed", "failed", "ask").replacing(
      #"NSLocalizedString("ask", comment: "")"#, with: "(\(text("isOne", "ask", "other")))")
    let code = ask(title, text("failed", "why", "how"), text("true", "ok", "ok"))
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: why, buttons: ok default",
        "title: ask, message: how, buttons: ok default",
        "title: other, message: how, buttons: ok default",
      ])
  }

  /// Three branches, of which two have the same title.
  @Test(Scanning.swift) func branches() throws {
    let code = """
      func ask() {
        let alert = NSAlert()
        switch state {
        case .failed:
          alert.messageText = NSLocalizedString("failed", comment: "")
          alert.informativeText = NSLocalizedString("why", comment: "")
        case .gone:
          alert.messageText = NSLocalizedString("failed", comment: "")
          alert.informativeText = NSLocalizedString("how", comment: "")
        default:
          alert.messageText = NSLocalizedString("ask", comment: "")
          alert.informativeText = NSLocalizedString("other", comment: "")
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: why", "title: failed, message: how", "title: ask, message: other",
      ])
  }

  /// Variables of two branchings do not go together, those of one do.
  @Test(Scanning.swift) func variables() throws {
    let code = """
      func ask() {
        var title = NSLocalizedString("ask", comment: "")
        var message = NSLocalizedString("how", comment: "")
        var button = NSLocalizedString("ok", comment: "")
        if failed {
          title = NSLocalizedString("failed", comment: "")
          message = NSLocalizedString("why", comment: "")
        }
        if isOne { button = NSLocalizedString("delete", comment: "") }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: button, style: .default))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: why", "title: ask, message: how",
      ])
  }

  @Test func objectiveC() throws {
    func text(_ condition: String, _ first: String, _ second: String) -> String {
      #"\#(condition) ? NSLocalizedString(@"\#(first)", nil) : NSLocalizedString(@"\#(second)", nil)"#
    }
    let code = """
      @implementation A
      - (void)ask {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:\(text("self.failed", "failed", "ask"))
            message:\(text("self.failed", "why", "how")) preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:\(text("!self.failed", "delete", "ok")) style:UIAlertActionStyleDefault handler:nil]];
      }
      @end
      """
    #expect(
      try Scanning.alerts(code, in: "A.m", keys: keys) == [
        "title: failed, message: why", "title: ask, message: how",
      ])
  }

  /// What a function decides by its own condition is not decided by one of its caller with the same words.
  @Test(Scanning.swift) func conditionOfCaller() throws {
    let code = """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      func confirm(message: String, isOne: Bool) {
        let alert = UIAlertController(
          title: (isOne ? "failed" : "ask").localized, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "ok".localized, style: .default))
      }
      func go() {
        let isOne = trips.count == 1
        confirm(message: isOne ? "why".localized : "how".localized, isOne: places.count == 1)
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "message: why, buttons: ok default", "message: how, buttons: ok default",
      ])
  }

  /// Functions of the same name branch by conditions of their own.
  @Test(Scanning.swift) func overloads() throws {
    func branch(_ name: String, _ condition: String, _ first: String, _ second: String) -> String {
      """
      if \(condition) { \(name) = NSLocalizedString("\(first)", comment: "") }
      else { \(name) = NSLocalizedString("\(second)", comment: "") }
      """
    }
    let code = """
      class A {
        func make() -> UIAlertController {
          let title: String
          \(branch("title", "isOne", "failed", "ask"))
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          return alert
        }
        func make(for trip: Trip) {
          let alert = make()
          \(branch("alert.message", "trip.isShared", "why", "how"))
          present(alert, animated: true)
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: …", "title: ask, message: …",
      ])
  }

  /// Brackets around a condition are no part of it, and one that counts is another one each time.
  @Test(
    arguments: [
      ("(n > 1)", "n > 1", ["title: failed, message: why", "title: ask, message: how"]),
      ("n++ > 1", "n++ > 1", ["title: failed, message: …", "title: ask, message: …"]),
      ("(a) == (b)", "((a) == (b))", ["title: failed, message: why", "title: ask, message: how"]),
    ])
  func brackets(_ first: String, _ second: String, _ expected: [String]) throws {
    func text(_ condition: String, _ first: String, _ second: String) -> String {
      #"\#(condition) ? NSLocalizedString(@"\#(first)", nil) : NSLocalizedString(@"\#(second)", nil)"#
    }
    let code = """
      @implementation A
      - (void)ask {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:\(text(first, "failed", "ask"))
            message:\(text(second, "why", "how")) preferredStyle:UIAlertControllerStyleAlert];
      }
      @end
      """
    #expect(try Scanning.alerts(code, in: "A.m", keys: keys) == expected)
  }

  /// The same words, and another variable: the parameter of a closure, and one of the function.
  @Test(Scanning.swift) func otherVariables() throws {
    let code = """
      class A {
        var prompt: String { \(text("isOne", "failed", "ask")) }
        func ask(isOne: Bool) {
          let alert = UIAlertController(
            title: prompt, message: \(text("isOne", "why", "how")), preferredStyle: .alert)
        }
        func save() {
          save { success in
            let title = \(text("success", "ok", "delete"))
            self.sync { success in
              let alert = UIAlertController(
                title: title, message: \(text("success", "cancel", "other")), preferredStyle: .alert)
            }
          }
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: …", "title: ask, message: …",
        "title: ok, message: …", "title: delete, message: …",
      ])
  }

  /// In a closure inside of it, what a closure is given is the same.
  @Test(Scanning.swift) func closures() throws {
    let code = """
      func save() {
        save { success in
          let title = \(text("success", "failed", "ask"))
          queue.async {
            let alert = UIAlertController(
              title: title, message: \(text("success", "why", "how")), preferredStyle: .alert)
          }
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: failed, message: why", "title: ask, message: how",
      ])
  }

  /// Values of a switch go together by what it is about, and its patterns.
  @Test(
    Scanning.swift,
    arguments: [
      ("kind", "kind", ["title: failed, message: why", "title: ask, message: how"]),
      ("kind", "other", ["title: failed, message: …", "title: ask, message: …"]),
      ("next()", "next()", ["title: failed, message: …", "title: ask, message: …"]),
    ])
  func switches(_ first: String, _ second: String, _ expected: [String]) throws {
    func value(_ subject: String, _ first: String, _ second: String) -> String {
      """
      switch \(subject) {
      case .one: NSLocalizedString("\(first)", comment: "")
      default: NSLocalizedString("\(second)", comment: "")
      }
      """
    }
    let show = """
      let alert = UIAlertController(title: prompt, message: reason, preferredStyle: .alert)
      """
    let properties = """
      class A {
        var prompt: String { \(value(first, "failed", "ask")) }
        var reason: String { \(value(second, "why", "how")) }
        func ask() { \(show) }
      }
      """
    #expect(try Scanning.alerts(properties, keys: keys) == expected)
    let variables = """
      func ask() {
        let prompt = \(value(first, "failed", "ask"))
        let reason = \(value(second, "why", "how"))
        \(show)
      }
      """
    #expect(try Scanning.alerts(variables, keys: keys) == expected)
  }
}

import AlertRules
import AlertSources
import Testing

/// Texts that a structure or a class of the project carries to where an alert is made of them.
@Suite(Scanning.swift)
struct CarrierTests {
  private let keys = [
    "title", "message", "other", "ok", "offline.title", "offline.message", "full.title",
    "full.message",
  ]

  private let item = """
    struct Notice { let title: String; var message: String?; var isCritical = false }
    class Page: UIViewController {
      func tell(_ notice: Notice) {
        let alert = UIAlertController(title: notice.title, message: notice.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
        present(alert, animated: true)
      }
    }

    """

  @Test(arguments: [
    (
      #"tell(Notice(title: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: "")))"#,
      ["title: title, message: message, buttons: ok default"]
    ),
    (
      #"tell(Notice(title: NSLocalizedString("title", comment: "")))"#,
      ["title: title, buttons: ok default"]
    ),
    (
      #"let notice = Notice(title: NSLocalizedString("other", comment: ""), isCritical: true); page.tell(notice)"#,
      ["title: other, buttons: ok default"]
    ),
    ("tell(notices[0])", []),
  ])
  func structures(_ call: String, _ wanted: [String]) throws {
    let code = item + "extension Page { func fail() { \(call) } }"
    #expect(try Scanning.alerts(code, keys: keys) == wanted)
  }

  /// `.init(…)` and `.offline` are of the type that is wanted there.
  @Test(arguments: [
    (
      "tell(.init(title: tr(\"title\"), message: tr(\"message\")))",
      "title: title, message: message"
    ),
    ("let notice: Notice = .init(title: tr(\"title\")); tell(notice)", "title: title"),
    ("tell(.offline)", "title: offline.title, message: offline.message"),
    ("tell(Notice.offline)", "title: offline.title, message: offline.message"),
    ("tell(.full)", "title: full.title"), ("tell(.night(tr(\"other\")))", "title: other"),
  ])
  func implicitMembers(_ call: String, _ texts: String) throws {
    let code =
      item + """
        func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        extension Notice {
          static let offline = Notice(title: tr("offline.title"), message: tr("offline.message"))
          static var full: Notice { .init(title: tr("full.title")) }
          static func night(_ title: String) -> Notice { .init(title: title) }
        }
        extension Page { func fail() { \(call) } }
        """
    #expect(try Scanning.alerts(code, keys: keys) == [texts + ", buttons: ok default"])
  }

  /// What is set later is not what it was made with.
  @Test(arguments: [
    "var notice = Notice.offline; notice.title = name; tell(notice)",
    "var notice: Notice = .init(title: tr(\"title\")); notice.message = tr(\"other\"); tell(notice)",
  ])
  func objectsThatChange(_ code: String) throws {
    let code =
      item.replacing("let title", with: "var title") + """
        func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        extension Notice { static let offline = Notice(title: tr("offline.title")) }
        extension Page { func fail() { \(code) } }
        """
    #expect(try Scanning.alerts(code, keys: keys) == [])
  }

  /// Types of one name are told apart by the type around them.
  @Test func typesOfOneName() throws {
    let code = """
      enum Trip {
        enum Delete { struct ViewModel { let title: String; let message: String } }
        enum Load { struct ViewModel { let title: String; let reason: String; let isLate: Bool } }
      }
      class TripPresenter {
        weak var page: TripDisplaying?
        func tell(_ error: Error) {
          let title = NSLocalizedString("title", comment: "")
          page?.showDelete(viewModel: .init(title: title, message: NSLocalizedString("message", comment: "")))
          page?.showLoad(viewModel: Trip.Load.ViewModel(
            title: NSLocalizedString("other", comment: ""), reason: error.reason, isLate: true))
        }
      }
      protocol TripDisplaying {
        func showDelete(viewModel: Trip.Delete.ViewModel)
        func showLoad(viewModel: Trip.Load.ViewModel)
      }
      class TripPage: UIViewController, TripDisplaying {
        func showDelete(viewModel: Trip.Delete.ViewModel) {
          present(UIAlertController(title: viewModel.title, message: viewModel.message, preferredStyle: .alert))
        }
        func showLoad(viewModel: Trip.Load.ViewModel) {
          present(UIAlertController(title: viewModel.title, message: viewModel.reason, preferredStyle: .alert))
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message", "title: other, message: …",
      ])
  }

  /// An object that shows itself, whose texts its initializer looks up.
  @Test func objectsThatShowThemselves() throws {
    let code = """
      struct Notice {
        let title: String
        let message: String
        init(title: String, message: String) { self.title = title; self.message = message }
        init(key: String) {
          self.init(
            title: NSLocalizedString("\\(key).title", comment: ""),
            message: NSLocalizedString("\\(key).message", comment: ""))
        }
        func present() {
          let alert = UIAlertController(title: title, message: self.message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: NSLocalizedString("ok", comment: ""), style: .default))
          window.present(alert, animated: true)
        }
      }
      class Other { func present() { isShown = true } }
      class Page {
        func fail() { Notice(key: "offline").present() }
        func stop() {
          let notice = Notice(key: "full")
          notice.present()
        }
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: offline.title, message: offline.message, buttons: ok default",
        "title: full.title, message: full.message, buttons: ok default",
      ])
  }

  /// What an initializer works out, or sets only sometimes, is not known.
  @Test func textsThatAreWorkedOut() throws {
    let code = """
      class Notice {
        var title: String
        init(_ title: String, isLate: Bool) {
          if isLate { self.title = NSLocalizedString("other", comment: "") } else { self.title = title }
        }
        func show() { present(UIAlertController(title: title, message: nil, preferredStyle: .alert)) }
      }
      func fail() { Notice(NSLocalizedString("title", comment: ""), isLate: false).show() }
      """
    #expect(try Scanning.alerts(code, keys: keys) == [])
  }

  /// What is called an alert and has a title and a message, whoever draws it; nothing is known of its buttons.
  @Test(arguments: [
    ("AlertTextViewController", ["title: title, message: message"]),
    ("AlertItem", ["title: title, message: message"]), ("AlertBanner", []), ("AlertsPage", []),
    ("Notice", []),
  ])
  func objectsCalledAlerts(_ type: String, _ wanted: [String]) throws {
    let code = """
      func ask() {
        let title = NSLocalizedString("title", comment: "")
        router.show(\(type)(title: title, message: NSLocalizedString("message", comment: ""), action: "ok"))
      }
      """
    let scan = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(scan.alerts.map(Scanning.line) == wanted)
    #expect(scan.alerts.allSatisfy { !$0.knowsAllButtons })
  }

  /// What stands below the message is the message, and that the title; a banner is none whatever it says.
  @Test(arguments: [
    ("AlertRecipe(message: title, details: text)", ["title: title, message: message"]),
    ("AlertData(title: title, info: text)", ["title: title, message: message"]),
    ("AlertRecipe(details: text)", []), ("AlertBanner(title: title, info: text)", []),
    ("AlertView(message: text, info: userInfo)", []),
    ("AlertView(message: text, details: nil)", []),
    ("AlertView(message: text, details: .error)", []),
  ])
  func detailsAreTheMessage(_ call: String, _ wanted: [String]) throws {
    let code = """
      func ask() {
        let title = NSLocalizedString("title", comment: "")
        let text = NSLocalizedString("message", comment: "")
        router.show(\(call))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys).map { $0.replacing(" …", with: "") } == wanted)
  }

  /// The same of a type of another module that shows one.
  @Test func helpersCalledAlerts() throws {
    let code = """
      func ask() {
        AlertHelper.present(
          self, message: NSLocalizedString("message", comment: ""), title: NSLocalizedString("title", comment: ""))
        AlertHelper.count(title: NSLocalizedString("other", comment: ""), message: NSLocalizedString("ok", comment: ""))
      }
      """
    #expect(try Scanning.alerts(code, keys: keys) == ["title: title, message: message"])
  }

  /// Their buttons are read where they are like those of UIKit; there may be more. Which of them cancels is known only
  /// where it is said: the type may have no style for it.
  @Test func buttonsOfObjectsCalledAlerts() throws {
    let code = """
      func ask() {
        show(AlertPresentation(message: NSLocalizedString("message", comment: ""), buttons: [
          AlertAction(title: NSLocalizedString("other", comment: ""), style: .destructive) {},
          AlertAction(title: NSLocalizedString("ok", comment: ""), style: .default),
        ]))
      }
      """
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "message: message, buttons: other destructive, ok …"
      ])
  }

  /// The names of buttons and of the style, as projects call them; a property tells what `.init` makes.
  @Test(arguments: [
    (
      "alertInfo = .init(title: tr(\"title\"), message: nil, primaryButton: .init(title: tr(\"ok\")) {}, secondaryButton: .init(title: tr(\"other\"), role: .cancel))",
      "title: title, buttons: ok default, other cancel …"
    ),
    (
      "self.state.alert = AlertContent(title: tr(\"title\"), message: \"\", style: .actionSheet, actionItems: [ActionItem(title: tr(\"other\"), style: .destructive)])",
      "title: title, buttons: other destructive …, actionSheet"
    ),
  ])
  func fieldsOfObjectsCalledAlerts(_ made: String, _ wanted: String) throws {
    let code = """
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func ask() { \(made) }
      """
    #expect(try Scanning.alerts(code, keys: keys) == [wanted])
    let other = code.replacing("alertInfo", with: "page").replacing("AlertContent", with: "Content")
    #expect(try Scanning.alerts(other, keys: keys) == [])
  }

  /// What is called an alert and set as AppKit’s is.
  @Test func objectsLikeAlerts() throws {
    let code = """
      func ask() {
        let alert = BigAlert()
        alert.messageText = NSLocalizedString("title", comment: "")
        alert.defaultButtonTitle = NSLocalizedString("ok", comment: "")
        alert.runModal()
        show(PriceAlert())
      }
      """
    let scan = try Scanning.scan([("App.swift", code)], keys: keys)
    #expect(scan.alerts.map(Scanning.line) == ["title: title, buttons: ok default key …"])
    #expect(scan.unnamed.isEmpty && scan.places == 1)
  }

  /// The texts of an alert that was followed are no second alert.
  @Test func objectsThatBecomeAlerts() throws {
    let code =
      item.replacing("Notice", with: "AlertItem")
      + #"func fail() { tell(AlertItem(title: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: ""))) }"#
    #expect(
      try Scanning.alerts(code, keys: keys) == [
        "title: title, message: message, buttons: ok default"
      ])
  }

  /// A builder adds buttons by the names of its methods.
  @Test(arguments: [
    (
      "App.swift",
      """
      func ask() {
        AlertBuilder(title: NSLocalizedString("title", comment: ""), message: NSLocalizedString("message", comment: ""))
          .addCancelAction(title: NSLocalizedString("cancel", comment: ""), handler: nil)
          .addDefaultAction(title: NSLocalizedString("ok", comment: "")) { go() }
          .build().show(self)
      }
      """
    ),
    (
      "App.m",
      """
      @implementation A
      - (void)ask {
        [[[[[AlertBuilder alertBuilderWithTitle:NSLocalizedString(@"title", nil) message:NSLocalizedString(@"message", nil)]
            addCancelActionWithTitle:NSLocalizedString(@"cancel", nil) handler:nil]
            addDefaultActionWithTitle:NSLocalizedString(@"ok", nil) handler:^{ [self go]; }]
            build] showWithController:self];
      }
      @end
      """
    ),
  ])
  func builders(_ file: String, _ code: String) throws {
    #expect(
      try Scanning.alerts(code, in: file, keys: ["title", "message", "cancel", "ok"])
        == ["title: title, message: message, buttons: cancel cancel, ok default …"])
  }
}

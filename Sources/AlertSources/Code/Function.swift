/// A function, an initializer, or what computes a property.
struct Function: Hashable, Sendable {
  /// `deleteTrip`, `body`.
  var name: String
  /// The types around it, outermost first.
  var types: [String]
  /// What it takes.
  var parameters: [Parameter]
  /// What it does.
  var body: [Statement]
  /// It belongs to its type, and is called on that.
  var isStatic = false

  /// It shows what a web page says: `webView(_:runJavaScriptAlertPanelWithMessage:…)`.
  var showsWebPage: Bool {
    parameters.contains { $0.label?.hasPrefix("runJavaScript") ?? false }
  }

  /// One parameter.
  struct Parameter: Hashable, Sendable {
    /// The label of the argument; `nil`: none.
    var label: String?
    /// The name inside.
    var name: String
    /// What it is if nothing is handed over; `nil`: it must be.
    var fallback: Code?
    /// Its type as it is written; empty where that is not known.
    var type = ""
    /// It takes any number of arguments.
    var isVariadic = false

    /// Whether an argument is for it; Objective-C calls `show(title:)` of Swift `showWithTitle:`.
    func isNamed(_ label: String?) -> Bool {
      label == self.label || label.map(Selector.swiftLabel) == self.label
    }
  }
}

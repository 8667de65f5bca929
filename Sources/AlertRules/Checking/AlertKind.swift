/// What an alert is for.
public enum AlertKind: String, Sendable, CaseIterable {
  /// It tells something, and people can only agree.
  case informational
  /// Something failed.
  case error
  /// It asks whether to go on.
  case confirmation
  /// It asks whether to destroy something.
  case destructiveConfirmation
  /// It offers several ways to go on.
  case choice
  /// It asks for text.
  case input
  /// Nothing tells.
  case unknown

  /// What an alert is for: stated, or read off its buttons.
  ///
  /// - Parameter labels: the styles of its buttons, what they say, and whether that destroys something.
  static func derive(
    _ alert: Alert, labels: [(style: ButtonStyle, roles: Set<StockRole>, destroys: Bool)]
  ) -> AlertKind {
    if let stated = alert.statedKind { return stated }
    let acknowledges =
      labels.first.map { !$0.roles.isDisjoint(with: StockRole.acknowledging) } ?? false
    // A red OK alone destroys nothing.
    if labels.count == 1, alert.knowsAllButtons, acknowledges {
      return alert.fields.isEmpty ? .informational : .input
    }
    // To type a name before something is deleted makes it no less deleted.
    if labels.contains(where: { $0.style == .destructive || $0.destroys }) {
      return .destructiveConfirmation
    }
    if !alert.fields.isEmpty { return .input }
    let others = labels.filter { $0.style != .cancel && !$0.roles.contains(.cancel) }
    if others.count >= 3 { return .choice }
    if labels.count == 2, others.count == 1 { return .confirmation }
    return .unknown
  }
}

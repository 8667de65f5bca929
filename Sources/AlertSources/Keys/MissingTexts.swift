/// Why an alert has no text of the catalog, as far as its code shows.
extension KeyResolver {
  /// `“trip.title” is in no file`, `“Delete?” is written in the code`; `nil` if only the running app knows.
  func reason(_ draft: Draft) -> String? {
    [draft.title, draft.message].lazy.compactMap { $0 }
      .compactMap { reason($0, isKey: draft.maker.localizes) }.first
  }

  private func reason(_ code: Code, isKey: Bool) -> String? {
    switch code.value {
    case .text(let literal): return reason(literal, isKey: isKey)
    case .choice(let codes, by: _), .undecided(let codes):
      return codes.lazy.compactMap { reason($0, isKey: isKey) }.first
    case .fallback(let first, let second):
      return reason(first, isKey: isKey) ?? reason(second, isKey: isKey)
    case .call(let call):
      if let found = LocalizingCall.key(call) { return reason(found.key, isKey: true) }
      if let text = LocalizingCall.text(call) {
        return reason(text, isKey: LocalizingCall.isView(call))
      }
      // tr("trip.title"), "trip.title".localized(), L10n.Trip.title(name)
      let texts = [call.receiver, call.arguments.first?.value].compactMap { $0?.value }
      return texts.lazy.compactMap { if case .text = $0 { reason($0, isKey: true) } else { nil } }
        .first
    case .member(let base?, _):
      if case .text = base.value { return reason(base, isKey: true) }
      return nil
    default: return nil
    }
  }

  private func reason(_ literal: Code.Literal, isKey: Bool) -> String? {
    // A text that some file holds is not missing: how the code looks it up was not understood.
    if isKey, literal.text.map(keys.holds) ?? (keys.key(literal, table: nil) != nil) { return nil }
    let text = literal.parts.joined(separator: "…")
    guard literal.parts.contains(where: { !$0.isEmpty }) else { return nil }
    let short = text.count > Self.longest ? text.prefix(Self.longest) + "…" : text
    return isKey ? "“\(short)” is in no file" : "“\(short)” is written in the code"
  }

  /// Characters of a text that are shown.
  private static let longest = 40
}

extension Rules {
  /// What `alertcat rules` lists, sorted by id.
  public static var infos: [RuleInfo] { all.map { $0.info }.sorted { $0.id < $1.id } }

  /// The ids, sorted.
  public static let ids: [String] = infos.map(\.id)

  /// The ids of those whose faults each language makes by itself, whatever is wrong in the source: a form of a plural
  /// that is missing, a key that stands twice.
  static let ofLanguages = Set(
    infos.filter { $0.roles.isEmpty && ($0.comparesAlerts || $0.looksAtFiles) }.map(\.id))

  /// Whether a manifest may name this rule. Ids of rules that come with other formats or editions are
  /// accepted, a misspelt one is not.
  static func isKnown(_ id: String) -> Bool {
    ids.contains(id)
      || Suggestion.text(for: id, among: ids).isEmpty
        && id.wholeMatch(of: /[a-z]+(-[a-z0-9]+)+/) != nil
  }
}

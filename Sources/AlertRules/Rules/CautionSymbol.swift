/// The caution symbol is rare.
enum CautionSymbol: Rule {
  static let info = RuleInfo(
    id: "caution-symbol",
    summary: "An alert about overwriting or removing something should have no caution symbol.",
    rationale: "If it appears everywhere, people no longer notice it where it matters.",
    sources: ["hig-2024: use the caution symbol sparingly"], roles: [], fix: nil,
    examples: [
      .alert(
        title: "Replace the file?", buttons: ["Replace", "Cancel~"], facts: "macOS, no symbol"
      ) {
        $0.platforms = [.macOS]
      },
      .alert(
        title: "↓Replace the file?", buttons: ["Replace", "Cancel~"], facts: "macOS, caution symbol"
      ) {
        $0.platforms = [.macOS]
        $0.icon = .caution
      },
      .alert(
        title: "↓Overwrite the file?", buttons: ["Overwrite", "Cancel~"],
        facts: "macOS, caution symbol"
      ) {
        $0.platforms = [.macOS]
        $0.icon = .caution
      },
      .alert(
        title: "↓Empty the Trash?", buttons: ["Empty!", "Cancel~"], facts: "macOS, caution symbol"
      ) {
        $0.platforms = [.macOS]
        $0.icon = .caution
      },
      .alert(
        title: "Empty the database?", buttons: ["Empty!", "Cancel~"], facts: "macOS, caution symbol"
      ) {
        $0.platforms = [.macOS]
        $0.icon = .caution
      },
    ])

  private static let removes: Set<StockRole> = [.replace, .save, .remove, .emptyTrash]

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    guard alert.alert.icon == .caution,
      alert.buttons.contains(where: {
        !$0.roles.isDisjoint(with: removes) || isMild($0.label, under: alert.title)
      })
    else { return [] }
    return alert.finding("overwriting or removing something needs no caution symbol")
  }

  /// “Overwrite File”, and “Empty” of the trash.
  private static func isMild(_ label: String, under title: String?) -> Bool {
    let words = CasedText(label, terms: .standard).words
    guard let verb = words.first?.folded else { return false }
    if DestructionWords.overwriting.contains(verb) { return true }
    return DestructionWords.emptying.contains(verb)
      && (words + (title.map { CasedText($0, terms: .standard).words } ?? [])).contains {
        DestructionWords.trash.contains($0.folded)
      }
  }
}

/// Destruction can be refused.
enum DestructiveWithoutCancel: Rule {
  static let info = RuleInfo(
    id: "destructive-without-cancel",
    summary: "An alert that may destroy something should have a Cancel button.",
    rationale: "People need a clear and safe way out before data is lost.",
    sources: ["hig-2024: destructive action, include Cancel", "hig-2017"], roles: [], fix: nil,
    examples: [
      .alert(title: "Erase the disk?", buttons: ["Erase!", "Cancel~"]),
      .alert(title: "↓Erase the disk?", buttons: ["Erase!", "Details"]),
      .alert(title: "↓Overwrite the file?", buttons: ["Overwrite!"]),
      .alert(title: "Overwrite the file?", buttons: ["Overwrite!", "Don’t Overwrite"]),
      .alert(title: "↓Use HTTPS?", buttons: ["Use HTTPS*", "Keep HTTP!"]),
      .alert(title: "↓Erase the disk?", buttons: ["Erase!", "Keep Backup"]),
      .alert(title: "↓Erase the disk?", buttons: ["Continue Erasing!", "Details"]),
      .alert(title: "Stop Encoding?", buttons: ["Keep Encoding*", "Stop and Edit!"]),
      .alert(title: "Restart the server?", buttons: ["Restart!", "Not Now"]),
      .alert(title: "↓Save the changes?", buttons: ["Don’t Save!", "Save*"]),
      .alert(title: "Save the changes?", buttons: ["Don’t Save!", "Save*", "Keep Editing"]),
      .alert(title: "Sign In Failed", buttons: ["Reset Password", "OK"]),
      .alert(
        title: "Error %i Occurred", buttons: ["OK!"], facts: "a wrong style, nothing is destroyed"),
      .alert(title: "Protocol Invalid", buttons: ["Continue!"], facts: "another wrong style"),
      .alert(title: "Screen Lock On", buttons: ["Don’t Show Again!", "OK"]),
      .alert(title: "Look up addresses?", buttons: ["Yes", "No!"], facts: "another wrong style"),
      .alert(title: "↓Show the Route?", buttons: ["Show!", "Details"]),
      .alert(title: "↓Delete the Route?", buttons: ["Delete Route", "Details"]),
      .alert(
        title: "↓Delete the Route?", buttons: ["Delete!"],
        facts: "the system adds Cancel to a dialog of SwiftUI: only info"
      ) {
        $0.statedPresentation = .confirmationDialog
      },
    ])

  static func check(_ alert: AlertStructure) -> [Diagnosis] {
    // A label that no file has in the source language may say Cancel.
    guard alert.knowsButtons, !alert.hasCancel,
      !alert.buttons.contains(where: { $0.label.isEmpty }),
      // It is a way out, which should be called Cancel, as another rule says; “Don’t Save” in red beside Save is none.
      !alert.buttons.contains(where: {
        !$0.roles.isDisjoint(with: Self.refusing)
          && !($0.style == .destructive && $0.roles.contains(.dontSave) && onlySaves(alert))
      }),
      !alert.buttons.contains(where: {
        $0.style != .destructive && (isRefusal($0) || remains($0, alert.title))
      })
    else { return [] }
    // An OK in that style destroys nothing: it has the wrong style, as another rule says.
    let styled = alert.buttons.first {
      $0.style == .destructive && $0.roles.isDisjoint(with: Self.harmless)
        && ($0.namesDestruction || alert.buttons.count > 1 && !isRefusal($0))
    }
    let isNamed =
      alert.kind == .destructiveConfirmation && alert.buttons.contains { $0.namesDestruction }
    guard styled != nil || isNamed else { return [] }
    return alert.finding(
      isNamed
        ? "something may be destroyed here, but no button cancels"
        : "“\(styled?.label ?? "")” has the destructive style, but no button cancels",
      alert.getsCancel ? .info : styled == nil ? nil : .error)
  }

  /// Whether every other button saves.
  private static func onlySaves(_ alert: AlertStructure) -> Bool {
    alert.buttons.allSatisfy { !$0.roles.isDisjoint(with: [.save, .dontSave]) }
  }

  /// “Don’t Show Again”
  private static func isRefusal(_ button: AlertStructure.Button) -> Bool {
    firstWord(of: button)?.isIn(.negatedImperative) ?? false
  }

  /// “Keep Encoding” under “Stop Encoding?”: it lets go on what the title speaks of.
  private static func remains(_ button: AlertStructure.Button, _ title: String?) -> Bool {
    guard let title, let first = firstWord(of: button), ActionWords.remaining.contains(first.folded)
    else { return false }
    let said = Set(CasedText(title, terms: .standard).words.map(\.folded))
    return CasedText(button.label, terms: .standard).words.dropFirst().contains {
      !$0.isIn([.determiner, .minorWord]) && said.contains($0.folded)
    }
  }

  private static func firstWord(of button: AlertStructure.Button) -> CasedWord? {
    CasedText(button.label, terms: .standard).words.first
  }

  /// What leaves everything as it is.
  private static let refusing: Set<StockRole> = [.no, .notNow, .later, .dontSave, .dontAllow]

  /// What destroys nothing, whatever its style.
  private static let harmless: Set<StockRole> = [
    .ok, .done, .close, .dismiss, .notNow, .later, .dontAllow, .back,
  ]
}

/// The sentences of sample alerts, English and German side by side.
enum BenchSentences {
  typealias Pair = (english: BenchTemplate, german: BenchTemplate)

  static let titles = pairs([
    ("{V} {t}?", "Möchtest du {t} {v}?"),
    ("{V} {t} “%@”?", "Möchtest du {t} „%@“ {v}?"),
    ("Do you want to {v} {t}?", "Soll {t} {p} werden?"),
    ("{T} couldn’t be {p}.", "{T} konnte nicht {p} werden."),
    ("{T} “%@” can’t be {p} now.", "{T} „%@“ kann gerade nicht {p} werden."),
    ("{n} Not Available", "{n} nicht verfügbar"),
    ("Are you sure you want to {v} %d items?", "Möchtest du wirklich %d Objekte {v}?"),
  ])

  /// Sentences without placeholders.
  static let plain = pairs([
    (
      "{T} is {p} on every device that uses this account.",
      "{T} wird auf jedem Gerät {p}, das dieses Konto verwendet."
    ),
    ("You can’t undo this action.", "Du kannst diese Aktion nicht widerrufen."),
    (
      "Everyone who shares {t} with you loses access to it at once.",
      "Alle, die {t} mit dir teilen, verlieren sofort den Zugriff darauf."
    ),
    (
      "Check the connection of your iPhone and try again in a few minutes.",
      "Prüfe die Verbindung deines iPhone und versuche es in ein paar Minuten erneut."
    ),
    (
      "A copy stays in the archive until you empty it yourself.",
      "Eine Kopie bleibt im Archiv, bis du es selbst leerst."
    ),
    (
      "Before you {v} {t}, make sure that nobody else is working on it.",
      "Bevor du {t} {v} lässt, vergewissere dich, dass sonst niemand daran arbeitet."
    ),
    (
      "iCloud keeps the last version, even over a slow Wi‑Fi network.",
      "iCloud behält die letzte Version, auch über ein langsames WLAN."
    ),
    (
      "If you go on without a backup, later changes to {t} may get lost.",
      "Wenn du ohne Backup fortfährst, können spätere Änderungen verloren gehen."
    ),
  ])

  /// Sentences with placeholders that are not numbered.
  static let filled = pairs([
    (
      "The address “%@” didn’t answer in time.",
      "Die Adresse „%@“ hat nicht rechtzeitig geantwortet."
    ),
    (
      "Changes of the last %lld minutes haven’t been saved yet.",
      "Änderungen der letzten %lld Minuten wurden noch nicht gesichert."
    ),
    (
      "You can get {t} back within %d days, but not afterwards.",
      "Du kannst {t} innerhalb von %d Tagen zurückholen, später nicht mehr."
    ),
    (
      "Pictures larger than %.2f MB are sent without a preview.",
      "Bilder über %.2f MB werden ohne Vorschau gesendet."
    ),
    (
      "%lu parts of {t} are still missing, so it is only half as good.",
      "%lu Teile fehlen noch, daher ist {t} nur halb so gut."
    ),
    (
      "At %d%% of the way the connection with “%@” was lost.",
      "Nach %d%% des Wegs ging die Verbindung mit „%@“ verloren."
    ),
  ])

  /// Sentences with numbered placeholders; none of another kind may stand beside them.
  static let numbered = pairs([
    (
      "{T} takes up %1$@ of the %2$@ that your plan offers.",
      "{T} belegt %1$@ der %2$@, die dein Tarif bietet."
    ),
    (
      "“%1$@” was {p} by %2$@ a short while ago.", "„%1$@“ wurde vor Kurzem von %2$@ {p}."
    ),
    (
      "Only %1$d of the first %2$d could be {p}.",
      "Nur %1$d von den ersten %2$d konnten {p} werden."
    ),
  ])

  private static func pairs(_ texts: [(String, String)]) -> [Pair] {
    texts.map { (BenchTemplate($0.0), BenchTemplate($0.1)) }
  }
}

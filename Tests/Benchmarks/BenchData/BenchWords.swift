/// The words that sample texts are made of, English and German side by side.
enum BenchWords {
  /// Things, all feminine or neuter: the German article is the same in nominative and accusative.
  static let things: [(english: String, german: String, isFeminine: Bool)] = [
    ("parcel", "Paket", false), ("route", "Route", true), ("photo", "Foto", false),
    ("map", "Karte", true), ("album", "Album", false), ("file", "Datei", true),
    ("list", "Liste", true), ("account", "Konto", false), ("password", "Passwort", false),
    ("device", "Gerät", false), ("backup", "Sicherung", true), ("project", "Projekt", false),
    ("recording", "Aufnahme", true), ("message", "Nachricht", true), ("group", "Gruppe", true),
    ("invitation", "Einladung", true), ("subscription", "Abonnement", false),
    ("certificate", "Zertifikat", false), ("payment", "Zahlung", true),
    ("address", "Adresse", true), ("note", "Notiz", true), ("event", "Ereignis", false),
    ("template", "Vorlage", true), ("network", "Netzwerk", false), ("reading", "Messung", true),
    ("picture", "Bild", false), ("shipment", "Sendung", true), ("ticket", "Ticket", false),
  ]

  /// What happens to things: infinitive and participle.
  static let verbs: [(english: (String, String), german: (String, String))] = [
    (("Delete", "deleted"), ("löschen", "gelöscht")),
    (("Remove", "removed"), ("entfernen", "entfernt")),
    (("Rename", "renamed"), ("umbenennen", "umbenannt")),
    (("Share", "shared"), ("teilen", "geteilt")),
    (("Export", "exported"), ("exportieren", "exportiert")),
    (("Archive", "archived"), ("archivieren", "archiviert")),
    (("Move", "moved"), ("bewegen", "bewegt")),
    (("Lock", "locked"), ("sperren", "gesperrt")),
    (("Restore", "restored"), ("wiederherstellen", "wiederhergestellt")),
    (("Replace", "replaced"), ("ersetzen", "ersetzt")),
    (("Hide", "hidden"), ("ausblenden", "ausgeblendet")),
    (("Update", "updated"), ("aktualisieren", "aktualisiert")),
    (("Send", "sent"), ("senden", "gesendet")),
    (("Print", "printed"), ("drucken", "gedruckt")),
    (("Duplicate", "duplicated"), ("duplizieren", "dupliziert")),
    (("Save", "saved"), ("sichern", "gesichert")),
  ]

  /// Labels of the buttons that leave things as they are.
  static let ways: [(english: String, german: String)] =
    Array(repeating: ("Cancel", "Abbrechen"), count: 8) + [
      ("Not Now", "Nicht jetzt"), ("Keep", "Behalten"),
    ]

  /// Where in the app a text stands, and what its keys begin with.
  static let places = [
    "orders", "travel", "library", "settings", "profile", "inbox", "archive", "camera", "garden",
    "billing", "sharing", "search", "printing", "sync", "reports", "weather",
  ]

  /// Who sees the text and when, for comments.
  static let occasions = [
    "after a long press on a row of the overview", "when the last upload came to an end",
    "as soon as the app notices a newer version", "before anything is sent over a mobile network",
    "if the same name is taken already", "when somebody else has changed it meanwhile",
    "in case a folder was moved elsewhere", "while the device has no connection",
    "once the free space runs low", "when a widget asks for fresh data",
  ]
}

import Testing

@testable import AlertRules

/// Correct text stays unmentioned: every row was once found fault with.
struct SilenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var role: Role
    var text: String
    var source: String?
    var testDescription: String { "\(locale) \(role.rawValue) \(text)" }
  }

  static let rows: [Row] = [
    // Behind a colon both cases are right.
    Row(locale: "en", role: .message, text: "Error: The disk is full."),
    Row(locale: "en", role: .message, text: "Note: The changes can’t be undone."),
    Row(locale: "en", role: .message, text: "Please note: To continue, sign in."),
    // The full stop of a unit, and sentences behind an abbreviation.
    Row(locale: "en", role: .message, text: "Screens must be 9.7 in. or larger."),
    Row(locale: "en", role: .message, text: "Contact your dept. The app will restart now."),
    Row(locale: "en", role: .message, text: "This trip is shared with the Bank Of America."),
    Row(locale: "en", role: .title, text: "How to Do It Right"),
    Row(locale: "en", role: .title, text: "Does Wi-Fi work"),
    Row(locale: "en", role: .button, text: "Zoom In/Out"),
    // Statements without a mark that tell their verb by what stands around it.
    Row(locale: "en", role: .title, text: "The scan found no viruses"),
    Row(locale: "en", role: .title, text: "This took too long"),
    Row(locale: "en", role: .title, text: "Everyone left"),
    Row(locale: "en", role: .title, text: "To learn more, visit https://example.com"),
    Row(locale: "en", role: .title, text: "Who can see the album is up to you."),
    // Abbreviations, initials and marks of names inside a heading.
    Row(locale: "en", role: .title, text: "Appointment on Mon. at 5 PM"),
    Row(locale: "en", role: .title, text: "J. K. Example and Others"),
    Row(locale: "en", role: .title, text: "Yahoo! Mail Account"),
    Row(locale: "en", role: .message, text: "This takes about 30 min. Your Mac will restart."),
    Row(locale: "en", role: .message, text: "It takes 2 hr. Then restart your Mac."),
    Row(locale: "en", role: .message, text: "It takes 5 mi. To stop, tap Close."),
    // Names of files, hosts and commands.
    Row(locale: "en", role: .title, text: "Connection to localhost:3000 Refused"),
    Row(locale: "en", role: .message, text: "The user www-data can’t do this."),
    Row(locale: "en", role: .message, text: "Closing the window ends zsh."),
    // Letters that number things, and names of keys and places.
    Row(locale: "en", role: .message, text: "Everyone in team A has hepatitis A and hepatitis B."),
    Row(locale: "en", role: .title, text: "Group A is full."),
    Row(locale: "en", role: .message, text: "Press the Return key to return to the list."),
    Row(locale: "nl", role: .message, text: "Geen wifi gevonden.", source: "No Wi-Fi found."),
    // Names that end in a mark, and headings like their source.
    Row(
      locale: "de", role: .title, text: "„Wo ist?“ zum Fortfahren deaktivieren",
      source: "Turn Off Find My to Continue"),
    Row(
      locale: "nb", role: .title, text: "Slå av Hvor er? for å fortsette",
      source: "Turn Off Find My to Continue"),
    Row(locale: "tr", role: .title, text: "Wi-Fi Kapalı", source: "Wi-Fi Is Off"),
    Row(
      locale: "tr", role: .title, text: "Lütfen Home Assistant'ı güncelleyin",
      source: "Please update Home Assistant"),
    Row(
      locale: "fr", role: .title, text: "Envoyer les cartes avec une adresse de remplacement",
      source: "Send all of your maps with another address"),
    Row(
      locale: "id", role: .title, text: "“Hai Siri” Tidak Tersedia dalam Bahasa Ini",
      source: "“Hey Siri” Isn’t Available in This Language"),
    // Names of features, menus and places.
    Row(locale: "en", role: .message, text: "Full Disk Access is off."),
    Row(locale: "en", role: .message, text: "Choose Edit > Undo."),
    Row(locale: "en", role: .message, text: "Choose Allow While Using App."),
    Row(locale: "en", role: .message, text: "Turn on Background App Refresh in Settings."),
    Row(locale: "en", role: .message, text: "Open the New York Times app."),
    // Links, addresses and brackets at the end.
    Row(locale: "en", role: .message, text: "Learn more at https://example.com/a?b=c"),
    Row(locale: "en", role: .message, text: "Write to support@example.com"),
    Row(locale: "en", role: .message, text: "The file was saved. (5 items)"),
    Row(locale: "ja", role: .message, text: "保存しました。（5項目）"),
    // A letter that belongs to a version.
    Row(locale: "tr", role: .message, text: "v%1$@ yüklü ama v%2$@ mevcut."),
    // A quotation that nobody closed, a remark in brackets, a name in small letters.
    Row(
      locale: "de", role: .message,
      text: "Öffne „Einstellungen und suche. Du kannst es in „Info.json“ ändern."),
    Row(locale: "ca", role: .message, text: "Vols esborrar la ruta? (les fotos també)"),
    Row(locale: "ps", role: .message, text: "لار خوندي شوه."),
    Row(
      locale: "en", role: .message,
      text: "Enter a valid mpv property. The name is one that mpv knows."),
    // Units, letters and name particles.
    Row(locale: "en", role: .button, text: "Run 5 km"),
    Row(locale: "en", role: .title, text: "5 km Run Saved"),
    Row(locale: "en", role: .title, text: "Meeting at 5 p.m. Tomorrow"),
    Row(locale: "en", role: .button, text: "Delete Team A or Team B"),
    Row(locale: "en", role: .title, text: "Photo by Vincent van Gogh"),
    Row(locale: "en", role: .button, text: "Log In/Sign Up"),
    Row(locale: "en", role: .button, text: "Keep on iPhone"),
    Row(locale: "en", role: .title, text: "Couldn’t load the map"),
    Row(locale: "en", role: .title, text: "Could not load the map"),
    Row(locale: "en", role: .title, text: "Please update the app"),
    // Compounds and suffixes of other languages.
    Row(locale: "pt-BR", role: .button, text: "Conectar-se ao Servidor"),
    Row(locale: "pt-BR", role: .button, text: "Enviar E-mail"),
    Row(locale: "tr", role: .button, text: "Face ID’yi Ayarla"),
    Row(locale: "tr", role: .button, text: "iCloud’dan Çık"),
    Row(locale: "tr", role: .button, text: "“%@”’yi Sil"),
    Row(locale: "tr", role: .button, text: "Rota (Yedek)'i Aç"),
    Row(locale: "tr", role: .message, text: "%%d pil kaldı."),
    Row(locale: "fi", role: .message, text: "Valitse toinen muoto (esim. PDF)."),
    Row(locale: "fi", role: .button, text: "Avaa Safarissa", source: "Open in Safari"),
    Row(locale: "fr", role: .button, text: "Ouvrir Réglages", source: "Open Settings"),
    Row(locale: "hu", role: .button, text: "Google-fiókkal", source: "With Google"),
    Row(locale: "cs", role: .button, text: "Volat Marii", source: "Call Maria"),
    Row(locale: "id", role: .message, text: "Periksa koneksi Anda."),
    // Other words for Cancel, when the source says Cancel.
    Row(locale: "fi", role: .button, text: "Peruuta", source: "Cancel"),
    Row(locale: "uk", role: .button, text: "Відміна", source: "Cancel"),
    // A text that was not translated yet is not judged by the rules of another language.
    Row(locale: "es", role: .title, text: "Send location?", source: "Send location?"),
    Row(locale: "zh-Hans", role: .message, text: "Not yet done.", source: "Not yet done."),
    // A wrapped line does not begin a sentence.
    Row(locale: "tr", role: .message, text: "Geri bildiriminiz\ngeliştirmemize yardımcı olacak."),
    Row(locale: "de", role: .message, text: "Verschiebe (den Code?) zu den Aktionen."),
  ]

  @Test(arguments: rows)
  func staysSilent(_ row: Row) throws {
    var example = RuleExample.alert(row.locale, source: row.source)
    switch row.role {
    case .title: example.title = row.text
    case .message: example.message = row.text
    default: example.buttons = [row.text + "~", "x"]
    }
    let catalog = try ExampleCatalog(example, sourceOf: row.role == .button ? "trip.button0" : nil)
    // What is said of the alert as a whole, and of its length, is not about this text.
    let others = Set(Rules.infos.filter { $0.roles.isEmpty }.map(\.id) + ["button-length"])
    let findings = catalog.checker.findings().filter { finding in
      finding.text == row.text && !others.contains(finding.rule)
        && (finding.severity > .info || finding.fix?.applicability == .safe)
        && (finding.rule != "cancel-label" || row.source == "Cancel")
    }
    #expect(findings.isEmpty, "\(findings.map { "\($0.rule): \($0.replacement ?? $0.message)" })")
  }

  /// A raised word that may be a name is asked about once: with the end of the title, if that is wrong as well.
  @Test(arguments: [
    ("Syncing is Paused", ["title-end-punctuation"]),
    ("Syncing is Paused.", ["title-sentence-style"]),
  ])
  func capitalsAreAskedAboutOnce(_ title: String, _ rules: [String]) throws {
    let catalog = try ExampleCatalog(.alert(title: title, buttons: ["Details", "Cancel~"]))
    let findings = catalog.checker.findings().filter { $0.text == title && $0.role == .title }
    #expect(findings.map(\.rule) == rules)
    #expect(findings.allSatisfy { ([$0.message] + $0.notes).contains { $0.hasSuffix("a name?") } })
  }

  /// What two rules would say of the same marks is said by one of them, and corrected.
  @Test(arguments: [
    ("Really delete it??", "title-question-mark", "Really delete it?"),
    ("Really delete it?!", "tone-shouting", "Really delete it?"),
    ("Really? Delete it??", "tone-shouting", "Really? Delete it?"),
    ("Delete it?? It is gone then.", "tone-shouting", "Delete it? It is gone then."),
  ])
  func repeatedMarksAreSaidOnce(_ title: String, _ rule: String, _ after: String) throws {
    let found = try ExampleCatalog(.alert(title: title)).checker.findings().filter {
      ["title-question-mark", "tone-shouting"].contains($0.rule)
    }
    #expect(found.map(\.rule) == [rule])
    #expect(found.first?.replacement == after)
  }
}

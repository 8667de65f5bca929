import TestSupport
import Testing

@testable import AlertRules

/// A check of what a fix wrote finds nothing that the check before it had not found.
struct SecondCheckTests {
  /// English, German and French texts by the end of their keys.
  private static let rows: [(end: String, texts: [[String]])] = [
    (
      "title",
      [
        ["delete photo?", "Foto löschen?", "Supprimer la photo ?"],
        ["Delete the photo", "foto löschen", "supprimer la photo"],
        ["Unable To save", "Sichern nicht möglich", "Enregistrement impossible"],
        ["Error!", "Fehler!", "Erreur !"],
        ["CONNECTION LOST", "VERBINDUNG VERLOREN", "CONNEXION PERDUE"],
        ["The trip was not saved", "Die Reise wurde nicht gesichert", "Trajet non enregistré"],
        ["warning", "Warnung", "attention"],
        ["download failed", "download fehlgeschlagen", "téléchargement impossible"],
        ["email missing", "E-Mail fehlt", "email manquant"],
      ]
    ),
    (
      "message",
      [
        ["this can’t be undone", "Das kann nicht widerrufen werden", "C’est définitif"],
        ["The photos are lost..", "Die Fotos gehen verloren..", "Les photos sont perdues.."],
        ["Please try again later!", "Versuche es später noch einmal!", "Réessayez plus tard !"],
        ["%@ is not available", "%@ ist nicht verfügbar", "%@ n’est pas disponible"],
        ["Do you want to save it", "Möchtest du das sichern", "Voulez-vous l’enregistrer"],
      ]
    ),
    (
      "button.delete",
      [
        ["delete", "löschen", "supprimer"], ["Delete photo", "Foto löschen", "supprimer la photo"],
        ["delete Photo.", "Foto löschen.", "Supprimer la photo."],
        ["DELETE", "LÖSCHEN", "SUPPRIMER"], ["Yes", "Ja", "Oui"],
        ["Try again", "Erneut versuchen", "Réessayer"], ["stop", "Stopp", "stop"],
        ["Log-in", "anmelden", "connexion"], ["email", "email", "e-mail"],
      ]
    ),
    (
      "button.cancel",
      [
        ["cancel", "abbrechen", "annuler"], ["Cancel.", "Abbrechen.", "Annuler."],
        ["never mind", "abbrechen", "annuler"], ["No", "Nein", "Non"],
        ["not now", "Nicht jetzt", "Plus tard"],
      ]
    ),
  ]

  /// Six alerts in three languages, where one text in five is not translated.
  private func bundle(_ random: inout Seeded) throws -> [Document] {
    let locales = ["en", "de", "fr"]
    var files = ["", "", ""]
    for number in 0..<6 {
      for (end, texts) in Self.rows {
        let row = texts[random.next(below: texts.count)]
        for place in locales.indices {
          let text = random.next(below: 5) == 0 ? row[0] : row[place]
          files[place] += "\"a\(number).alert.\(end)\" = \"\(text)\";\n"
        }
      }
    }
    return try zip(locales, files).map { locale, text in
      try Document(path: "\(locale).lproj/Localizable.strings", bytes: Array(text.utf8))
    }
  }

  private func said(_ checker: Checker) -> Set<String> {
    Set(
      checker.findings().map { finding in
        "\(finding.locale) \(checker.catalog.key(of: finding.reference)) \(finding.rule)"
      })
  }

  private func checker(_ documents: [Document]) throws -> Checker {
    let catalog = Catalog(documents: documents)
    return try Checker(catalog, alerts: Grouping(catalog).alerts)
  }

  @Test(arguments: 1...5)
  func aFixBringsNothingNew(_ seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    for _ in 0..<4 {
      let first = try checker(try bundle(&random))
      let fixer = try Fixer(first, options: Fixer.Options())
      #expect(!fixer.corrections.isEmpty && fixer.errors.isEmpty)
      let written = try fixer.documents.indices.map { number in
        try Document(
          path: fixer.documents[number].file.path, bytes: try fixer.bytes(of: number))
      }
      let isNew = said(try checker(written)).subtracting(said(first))
      #expect(isNew.isEmpty, "\(isNew.sorted())")
    }
  }
}

extension Checker {
  /// What to check and how.
  public struct Options: Sendable {
    /// The edition that counts, whatever a manifest says; `nil`: that of the manifest, else the newest.
    public var edition: String?
    /// The platform of all alerts, whatever a manifest says.
    public var platform: Platform?
    /// Severities that count instead of the edition’s; `nil`: the rule is off.
    public var severities: [String: Severity?] = [:]
    /// Only these rules; empty: all.
    public var only: Set<String> = []
    /// Not these rules.
    public var skip: Set<String> = []
    /// Only values in these locales; empty: all.
    public var locales: Set<String> = []
    /// `apple`, `mozilla` or `gnome`; `nil`: `apple`, unless a catalog nearly always follows another one.
    public var convention: String?
    /// Words with a fixed case.
    public var glossary = Glossary()
    /// Placeholders, inline codes and plural forms are also checked in strings of no alert, and so is what rules say
    /// of files.
    public var allStrings = false
    /// Alerts checked at a time; the result does not depend on it.
    public var jobs = 1

    /// The defaults.
    public init() {}

    /// Whether values of a locale are checked: no other ones are asked for, and it is a language. `qaa` to
    /// `qtz` are codes for private use (ISO 639-2); translatewiki explains its strings under `qqq`. Texts of `en-XA` and
    /// `ar-XB` are made by a program, to see whether they fit (CLDR, pseudolocales).
    func judges(_ locale: String) -> Bool {
      if !locales.isEmpty { return locales.contains(locale) }
      if locale.hasSuffix("-XA") || locale.hasSuffix("-XB") { return false }
      guard locale.utf8.first == UInt8(ascii: "q") else { return true }
      let language = Languages.language(of: locale)
      return language.count != 3
        || language.dropFirst().first.map { $0 > UInt8(ascii: "t") } ?? true
    }

    /// How bad a finding is: as the project says, where a remark stays one; else as the rule says of this
    /// finding, else as the edition does.
    func severity(of rule: String, _ own: Severity?, _ edition: Severity) -> Severity {
      if severities[rule] != nil { return own == .info ? .info : edition }
      return own ?? edition
    }
  }
}

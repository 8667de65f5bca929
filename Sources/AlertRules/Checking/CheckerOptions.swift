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

    /// Whether values of a locale are checked: if some are asked for, these, else all that are in a language.
    func judges(_ locale: String) -> Bool {
      locales.isEmpty ? Languages.isLanguage(locale) : locales.contains(locale)
    }

    /// How bad a finding is: as the project says, where a remark stays one; else as the rule says of this
    /// finding, else as the edition does.
    func severity(of rule: String, _ own: Severity?, _ edition: Severity) -> Severity {
      if severities[rule] != nil { return own == .info ? .info : edition }
      return own ?? edition
    }
  }
}

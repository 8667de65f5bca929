import CatalogData

/// The policies of all locales, read when first asked for.
public enum Policies {
  /// Checks that the catalog data is there, because without it every language would be judged wrongly.
  ///
  /// - Throws: ``ConfigurationError`` naming what is missing.
  public static func checkData() throws(ConfigurationError) {
    guard let missing = CatalogData.missing else { return }
    throw ConfigurationError(
      file: "alertcat", position: .start,
      problem: "\(missing) is missing; install it next to the program", line: "")
  }

  /// The locales that have a policy of their own, sorted.
  public static var available: [String] {
    CatalogData.names(in: "Locales").filter { $0.hasSuffix(".yml") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// The policy for a locale: its own, else that of language and script, else that of the language
  /// where the script is the usual one. `nil` for a language nobody wrote a policy for, and for what is no language.
  ///
  ///     try Policies.policy(for: "zh-TW")?.locale  // "zh-Hant"
  ///
  /// - Throws: ``ConfigurationError`` if a policy file is damaged.
  public static func policy(for locale: String) throws(ConfigurationError) -> LocalePolicy? {
    guard Languages.isLanguage(locale) else { return nil }
    for candidate in candidates(aliases[locale] ?? locale) {
      if let own = try load(candidate) { return own }
    }
    return nil
  }

  /// Tags that platforms still write: `iw` → `he`.
  private static let aliases = CatalogWords.named("Locales/aliases.txt")

  /// `es-MX` → `es-419`.
  private static let parents = CatalogWords.named("Locales/parents.txt").reduce(
    into: [String: String]()
  ) { parents, line in
    for child in line.value.split(separator: " ") { parents[String(child)] = line.key }
  }

  private static func candidates(_ tag: String) -> [String] {
    let parts = tag.split(separator: "-").map(String.init)
    var result = (1...max(1, parts.count)).reversed().map {
      parts.prefix($0).joined(separator: "-")
    }
    let likely = ICU.likelyTag(tag).split(separator: "-").map(String.init)
    if likely.count > 1 {
      let withScript = likely.prefix(2).joined(separator: "-")
      let usual = ICU.likelyTag(likely[0]).split(separator: "-").map(String.init)
      let isUnusual = usual.count > 1 && usual[1] != likely[1]
      if isUnusual { result.removeAll { $0 == likely[0] } }
      result.insert(withScript, at: isUnusual ? result.count : result.count - 1)
    }
    // `zh-Hant-HK` is `zh-HK` with its usual script.
    let isScripted = parts.count == 3 && parts[1].count == 4
    let short = isScripted ? "\(parts[0])-\(parts[2])" : tag
    if isScripted, ICU.likelyTag(short) == ICU.likelyTag(tag) { result.insert(short, at: 1) }
    if let parent = parents[tag] ?? parents[short] {
      result.insert(parent, at: min(1, result.count))
    }
    // Of “-” nothing is left.
    if let alias = parts.first.flatMap({ aliases[$0] }) { result.append(alias) }
    return result
  }

  private static let files = Remembered<LocalePolicy>()

  private static func load(_ locale: String) throws(ConfigurationError) -> LocalePolicy? {
    try files.value(locale) { () throws(ConfigurationError) in try read(locale) }
  }

  private static func read(_ locale: String) throws(ConfigurationError) -> LocalePolicy? {
    guard locale.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }),
      let text = CatalogData.text("Locales/\(locale).yml")
    else { return nil }
    let file = try PolicyFile(text, file: "Locales/\(locale).yml")
    var policy = LocalePolicy(locale: locale)
    let shorter = locale.lastIndex(of: "-").map { String(locale[..<$0]) }
    if let parent = file.parent ?? shorter, parent != "none", let inherited = try load(parent) {
      policy = inherited
      policy.locale = locale
      policy.casingLocale = locale
      policy.parents = [inherited.locale] + inherited.parents
    }
    try file.apply(to: &policy)
    return policy
  }
}

import AlertCatalog

/// Which finding is meant, whatever its line, its wording, its severity and what the string is taken for: the
/// rule, the string and its text. Where the text changes, it is another finding.
public struct FindingIdentity: Hashable, Codable, Sendable {
  /// The rule’s id.
  public var rule: String
  /// The table; in XLIFF with the folders of the original: `App/Localizable`.
  public var table: String
  /// The key.
  public var key: String
  /// `plural.few`, `device.mac`, or empty.
  public var variation: String
  /// BCP 47 tag, or empty.
  public var locale: String
  /// The whole value.
  public var text: String

  /// The identity of a finding about a catalog.
  public init(_ finding: Finding, _ catalog: Catalog) {
    rule = finding.rule
    table = catalog.table(of: finding.reference).qualifiedName
    key = catalog.key(of: finding.reference)
    variation = catalog.variation(of: finding.reference)
    locale = finding.locale
    text = finding.text
  }

  /// 32 hexadecimal digits, the same on every computer.
  var fingerprint: String {
    var hash = SipHash(key: SipHash.Digest(low: 0, high: 0))
    for part in [rule, table, key, variation, locale, text] { hash.add(part) }
    let digest = hash.digest()
    return [digest.high, digest.low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// The plural categories of CLDR, in its order (Unicode Technical Standard 35, language plural rules).
package enum PluralCategories {
  /// `zero` to `other`.
  package static let all = ["zero", "one", "two", "few", "many", other]
  /// What every language has.
  package static let other = "other"
}

/// Something short, again and again.
struct HostileText: Sendable {
  let name: String
  private let unit: String

  func of(_ count: Int) -> String {
    String(repeating: unit, count: max(1, count / unit.unicodeScalars.count))
  }

  static let all: [HostileText] = [
    ("stars", "*"), ("percent", "%"), ("parentheses", "("), ("brackets", "["), ("braces", "{"),
    ("quotation marks", "\""), ("opening marks", "“"), ("guillemets", "«"), ("apostrophes", "'"),
    ("curly apostrophes", "’"), ("less-than", "<"), ("ampersands", "&"), ("spaces", " "),
    ("full stops", "."), ("dotted letters", "a."), ("sentences", "A b. "), ("questions", "?"),
    ("marks", "!?"), ("accents", "\u{301}"), ("accented", "e\u{301}"), ("zero-width", "\u{200D}"),
    ("emoji", "👨‍👩‍👧"), ("flags", "🇩🇪"), ("placeholders", "%1$@ "), ("dollars", "${a} "),
    ("open dollars", "${"), ("tags", "<b>a</b> "), ("open tags", "<b>"), ("ICU", "{a, plural, "),
    ("underscores", "_"), ("backticks", "`"), ("slashes", "/"), ("backslashes", "\\"),
    ("hyphens", "-"), ("hyphenated", "a-"), ("letters", "a"), ("capitals", "A"), ("words", "ab "),
    ("capital words", "Ab "), ("line feeds", "\n"), ("lines", "a\n"), ("colons", "a: "),
    ("commas", "a, "), ("digits", "1"), ("numbers", "1 "), ("addresses", "a@b.c "),
    ("links", "http://a.b/ "), ("paths", "/a/b "), ("quoted", "“a” "),
    ("straight quoted", "\"a\" "),
    ("OK", "OK "), ("verbs", "tap the "), ("Han", "字"), ("Arabic", "ب "), ("Thai", "ก"),
    ("marks of direction", "\u{202E}"), ("escapes", "\u{1B}["), ("no-break spaces", "\u{A0}"),
    ("dashes", "a — "), ("ellipses", "…"), ("semicolons", ";"), ("equals", "="), ("dots", "a.b"),
    ("camels", "aB"), ("error codes", "E1 "), ("you", "you "), ("ß", "ß"), ("ﬁ", "ﬁ"),
    ("padded placeholders", "% d % 0000000000000000"), ("verb lines", "go\n"),
    ("questions in small letters", "to do? "), ("drives", "a:\\"), ("open messages", "{a,"),
    ("names of ordinary words", "Hide My Email "), ("marked names", "Go Map!! a "),
    ("foreign names", "Xxxxa Xxxxb "), ("initials", "J. K. "), ("abbreviations", "e.g. a "),
  ].map { HostileText(name: $0.0, unit: $0.1) }
}

import AlertRules

/// Title and sentence style of any text: styling what is styled changes nothing.
///
/// The first byte of the input chooses locale and style; the rest is the text.
enum Casings {
  static let target = FuzzTarget("casing") { bytes in
    guard let first = bytes.first, !styles.isEmpty else { return }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let (name, casing) = styles[Int(first) % styles.count]
    let once = casing.styled(text)
    try promise(casing.styled(text) == once, "\(name): styled again it is another text")
    let twice = casing.styled(once)
    try promise(
      twice.utf8.elementsEqual(once.utf8),
      "\(name): \(text.debugDescription) gave \(once.debugDescription), and that \(twice.debugDescription)"
    )
  }

  private static let styles: [(String, Casing)] =
    ["en", "de", "fr", "tr", "nl", "el", "pt-BR", "ja"].flatMap { locale in
      [LocalePolicy.CasingStyle.title, .sentence].compactMap { style in
        (try? Casing(locale: locale, style: style)).map { ("\(locale) \(style)", $0) }
      }
    }
}

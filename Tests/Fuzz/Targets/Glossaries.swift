import AlertRules

/// Glossaries, TBX and plain lists: an error, or terms that casing can work with.
enum Glossaries {
  static let target = FuzzTarget("tbx") { bytes in
    let read = attempt { () throws(FormatError) in
      try Glossary(SourceFile(path: "a.tbx", original: bytes))
    }
    guard let glossary = read.value else { return }
    for (locale, text) in [("en", "open the trail book of acme cloud"), ("de", "Das gpx öffnen")] {
      let casing = try Casing(locale: locale, style: .sentence, glossary: glossary)
      let once = casing.styled(text)
      try promise(casing.styled(once) == once, "“\(once)” is styled again")
    }
  }
}

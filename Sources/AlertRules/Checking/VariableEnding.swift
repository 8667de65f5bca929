extension Catalog {
  /// Whether a text ends in a plural variable of which no form has an end mark: “… your `%#@accounts@`” with
  /// “account” and “accounts”. Then the text has none either, although it ends in a placeholder.
  func endsInBareVariable(
    _ text: String, _ placeholders: [Placeholder], at reference: Reference, _ marks: Marks
  ) -> Bool {
    guard let last = placeholders.last, last.range.upperBound == text.utf8.count,
      case .named(let name) = last.kind, name.hasPrefix("#")
    else { return false }
    let forms = forms(ofVariable: String(name.dropFirst()), at: reference).compactMap(value)
    return !forms.isEmpty
      && forms.allSatisfy { form in
        marks.ending(of: form, opaque: PlaceholderScanner.scan(form).map(\.range)).ending == .bare
      }
  }

  /// What may stand for a plural variable of a value, in its document and language.
  func forms(ofVariable name: String, at reference: Reference) -> [Reference] {
    references(table(of: reference).id, key(of: reference)).filter { other in
      other.document == reference.document && locale(of: other) == locale(of: reference)
        && Self.part(variation(of: other))?.name.hasPrefix(name + ".") ?? false
    }
  }
}

extension Document {
  /// A value for people: its key, with what tells it from the other values of that key, as the language in a file
  /// that holds several, or the form: `photo.alert.title (nb, plural.other)`.
  package func name(of entry: Entry) -> String {
    let locale = holdsLanguages ? tables[entry.table].locale : nil
    let parts = [locale ?? "", variation(of: entry)].filter { !$0.isEmpty }
    return parts.isEmpty ? key(of: entry) : "\(key(of: entry)) (\(parts.joined(separator: ", ")))"
  }
}

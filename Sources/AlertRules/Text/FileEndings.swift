/// Endings that make `notes.txt` a file name and `example.com` an address.
enum FileEndings {
  static let all: Set<String> = Set(CatalogWords.list("English/file-endings.txt"))
}

import Foundation

/// Which entry is meant, whatever its text and its line: what decisions are tied to.
public struct EntryIdentity: Hashable, Codable, Sendable {
  /// Path of the file in the catalog: `fr.lproj/Localizable.strings`.
  public var file: String
  /// The table; in XLIFF with the folders of the original: `App/Localizable`.
  public var table: String
  /// The key.
  public var key: String
  /// `plural.few`, `device.mac`, or empty.
  public var variation: String
  /// BCP 47 tag, or empty.
  public var locale: String
  /// 2 for the second entry of a file that is the same otherwise, 3 for the third …
  public var repetition: Int?

  /// The identity of an entry in a document that goes by its path in the catalog.
  public init(_ entry: Entry, in document: Document) {
    let table = document.tables[entry.table]
    file = document.file.path
    self.table = table.qualifiedName
    key = document.key(of: entry)
    variation = document.variation(of: entry)
    locale = table.locale ?? ""
  }

  /// For messages: `fr.xliff: trip.count (fr, plural.one)`.
  var name: String {
    let forms = [locale, variation].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(file): \(key)" + (forms.isEmpty ? "" : " (\(forms))")
  }

  /// As it is stored: a line for each part, so that no key can be taken for another.
  package var text: String {
    ([file, table, key, variation, locale] + (repetition.map { ["\($0)"] } ?? []))
      .map(Self.escaped).joined(separator: "\n")
  }

  /// How the identities of all entries of a file begin.
  static func beginning(of file: String) -> String { escaped(file) + "\n" }

  /// Between which texts the identities of all entries of a file are, as texts are sorted: those that begin with “…\n”
  /// end before the next character.
  static func range(of file: String) -> (start: String, end: String) {
    (beginning(of: file), escaped(file) + "\u{B}")
  }

  /// What follows the file in the text of an identity.
  static func rest(of text: String) -> [UInt8] {
    Array(text.utf8.drop { $0 != 0x0A }.dropFirst())
  }

  /// Reads what ``text`` wrote.
  package init?(parts text: String) {
    let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(
      Self.unescaped)
    guard parts.count == 5 || parts.count == 6 else { return nil }
    repetition = parts.count == 6 ? Int(parts[5]) : nil
    (file, table, key, variation, locale) = (parts[0], parts[1], parts[2], parts[3], parts[4])
  }

  private static func escaped(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == 0x5C || $0 == 0x0A || $0 == 0 }) else {
      return part
    }
    let bytes = part.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x5C: [0x5C, 0x5C]
      case 0x0A: [0x5C, UInt8(ascii: "n")]
      // SQLite’s texts end there.
      case 0: [0x5C, UInt8(ascii: "0")]
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in part {
      if !isEscaped, byte == 0x5C {
        isEscaped = true
        continue
      }
      switch (isEscaped, byte) {
      case (true, UInt8(ascii: "n")): bytes.append(0x0A)
      case (true, UInt8(ascii: "0")): bytes.append(0)
      default: bytes.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

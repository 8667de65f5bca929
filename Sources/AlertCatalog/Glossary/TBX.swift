import CXML

/// TermBase eXchange: ISO 30042:2019 (`<tbx>`), ISO 30042:2008 and MARTIF (`<martif>`), TBX-Min
/// (`<TBX>`).
///
/// Read are the terms, their languages, and what they are (part of speech, type, status), whether that
/// stands in an attribute (`<termNote type="partOfSpeech">`) or is the element's own name
/// (`<min:partOfSpeech>`). Terms that are deprecated, superseded or forbidden are left out.
public enum TBX {
  /// Whether the file is called TBX, or its bytes look like XML, and so cannot be a plain list.
  public static func claims(_ file: SourceFile) -> Bool {
    Formats.pathExtension(file.path) == "tbx"
      || file.bytes.prefix(64).drop { $0.isXMLSpace || $0 > 0x7F }.first == UInt8(ascii: "<")
  }

  /// The terms of a glossary, in file order.
  ///
  /// - Throws: ``FormatError`` if the file is not well-formed or holds no TBX.
  public static func terms(in file: SourceFile) throws(FormatError) -> [GlossaryTerm] {
    let reader = Reader(file.bytes)
    try parseXML(
      file, names: [], namespaces: [], state: reader,
      start: { $0.start(XMLTag(bytes: $0.bytes, range: Int($1.begin)..<Int($1.end))) },
      end: { $0.end(Int($1.begin)) })
    guard reader.isTBX else {
      throw FormatError(
        file.path, .start, "this XML is not a TBX glossary",
        "expected <tbx>, <martif> or <TBX>; a plain list has one term per line")
    }
    return reader.terms
  }

  private final class Reader {
    let bytes: FileBytes
    var terms: [GlossaryTerm] = []
    var isTBX = false
    /// Names of the open elements, and where their content begins.
    private var open: [(name: String, data: String, content: Int)] = []
    private var languages: [(depth: Int, tag: String)] = []
    private var term = GlossaryTerm("")
    private var isForbidden = false

    init(_ bytes: FileBytes) { self.bytes = bytes }

    func start(_ tag: XMLTag) {
      let name = tag.localName
      if open.isEmpty { isTBX = ["tbx", "martif", "TBX"].contains(name) }
      if ["langSec", "langSet", "langGroup"].contains(name), let language = tag.value("xml:lang") {
        languages.append((open.count, language))
      }
      if Self.sections.contains(name) {
        term = GlossaryTerm("")
        isForbidden = false
      }
      // A data category is named by the attribute, or by the element itself.
      let isNote = ["termNote", "descrip", "admin"].contains(name)
      open.append((name, isNote ? tag.value("type") ?? "" : name, tag.range.upperBound))
    }

    func end(_ offset: Int) {
      guard let element = open.popLast() else { return }
      // Only what is asked for: every element around it ends as well, up to the whole file.
      var text: String {
        XMLText.decode(bytes, min(element.content, offset)..<offset).text.trimmed
      }
      switch element.data {
      case "term": term.text = text
      case "partOfSpeech":
        let part = text
        term.isName = part == "properNoun"
        term.isNoun = part == "noun"
      case "termType": term.isAcronym = ["acronym", "abbreviation", "initialism"].contains(text)
      case "administrativeStatus", "normativeAuthorization", "termStatus":
        isForbidden = GlossaryTerm.isRetired(text)
      default: break
      }
      if Self.sections.contains(element.name), !term.text.isEmpty, !isForbidden {
        term.locale = languages.last?.tag
        terms.append(term)
      }
      if languages.last?.depth == open.count { languages.removeLast() }
    }

    /// What holds one term with what is said of it.
    private static let sections: Set<String> = ["termSec", "tig", "ntig", "termGroup"]
  }
}

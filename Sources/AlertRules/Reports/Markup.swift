/// Text as data in markup: nothing in it is a tag, a table or a mention.
package enum Markup {
  /// For XML and HTML, in attributes too. What XML cannot hold is shown as on a terminal.
  package static func xml(_ text: String) -> String {
    Terminal.harmless(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// For a cell of a Markdown table, on one line.
  package static func cell(_ text: String) -> String {
    let marks = Set("\\`*_[]|<>&~#".unicodeScalars)
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in Terminal.oneLine(text).unicodeScalars {
      // With a comment between, nobody is told that they were mentioned.
      if previous == "@", scalar.isAlphabetic || scalar.isNumeric { result += "<!-- -->" }
      if marks.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }
}

import AlertRules
import ArgumentParser
import Foundation

/// `alertcat case`: one string a line from standard input, styled, on standard output.
struct CaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "case",
    abstract: "Convert strings to title or sentence style.",
    discussion: """
      Reads one string per line from standard input and prints each with all proposed changes, \
      including those that need review.

      echo "sign in to icloud" | alertcat case --style title --locale en
      """)

  /// The styles that can be asked for.
  enum Style: String, ArgumentChoice { case title, sentence }

  @Option(help: "title or sentence.")
  var style: Style

  @Option(name: [.long, .customShort("l")], help: "A locale, such as en or pt-BR.")
  var locale: String

  @Flag(
    help: "Print only the strings that are not in this style, and exit with 1 if there are any.")
  var check = false

  @Option(help: TextFile.glossaryHelp, completion: .file())
  var terms: String?

  @Option(help: "Whom to follow where Apple, Mozilla and GNOME capitalize differently.")
  var convention = ConventionChoice.apple

  func validate() throws {
    guard Casing.knows(locale) else {
      throw ValidationError(
        "ICU does not know the locale “\(Terminal.oneLine(locale))”; write it like en or pt-BR.")
    }
  }

  func run() throws {
    let casing = try Trouble.reporting {
      try Casing(
        locale: locale, style: style == .title ? .title : .sentence,
        convention: convention.rawValue,
        glossary: try TextFile.glossary(terms))
    }
    var breaks = false
    var number = 0
    while !Output.hasFailed, let read = readLine(strippingNewline: false) {
      number += 1
      let end = read.utf8.reversed().prefix { $0 == 0x0A || $0 == 0x0D }
      let line = String(decoding: read.utf8.dropLast(end.count), as: UTF8.self)
      if line.unicodeScalars.contains("\u{FFFD}") {
        Trouble.print(
          "standard input:\(number): expected UTF-8, found other bytes (or U+FFFD): save it as UTF-8"
        )
        throw ExitCode(2)
      }
      let styled = casing.styled(line)
      let isCRLF = end.dropFirst().first == 0x0D
      if !check { show(styled, isCRLF) }
      if styled != line {
        breaks = true
        if check { show(line, isCRLF) }
      }
    }
    if check, breaks { throw ExitCode(1) }
  }

  /// On a terminal nothing is sent that is no text; anything else gets the line as it is.
  private func show(_ line: String, _ isCRLF: Bool) {
    Output.print(Output.isTerminal ? Terminal.harmless(line) : line + (isCRLF ? "\r" : ""))
  }
}

/// A piece of code as far as alerts need it, the same for Swift and Objective-C: what is called with what.
///
///     UIAlertController(title: L10n.Delete.title, message: nil, preferredStyle: .alert)
///     // .call(name("UIAlertController"), title: member(member(name("L10n"), "Delete"), "title"), …)
indirect enum Code: Hashable, Sendable {
  /// A string literal.
  case text(Literal)
  /// A variable, a type, a function, or a number.
  case name(String)
  /// `base.name`; without a base `.name`.
  case member(Code?, String)
  /// A call.
  case call(Call)
  /// An array literal.
  case list([Code])
  /// One of several values: `a ? b : c`. Choices by the same condition are made together; `nil`: what decides
  /// is not known.
  case choice([Code], by: String?)
  /// One of several values, and a function decides which by what it is given.
  case undecided([Code])
  /// `a ?? b`.
  case fallback(Code, Code)
  /// A closure or a block.
  case block(Block)
  /// What the variable with this name was set to.
  case bound(Code)
  /// One of the elements of a list.
  case element(Code)
  /// `nil`.
  case absent
  /// Anything else, with the pieces in it.
  case other([Code])

  /// A string literal.
  struct Literal: Hashable, Sendable {
    /// The text between interpolations, so always one more than there are interpolations.
    var parts: [String]
    /// What is put in between.
    var values: [Code] = []

    /// The whole text, `nil` if something is put into it that is no literal.
    var text: String? {
      var text = parts[0]
      for (value, part) in zip(values, parts.dropFirst()) {
        guard case .text(let inner) = value.value, let inner = inner.text else { return nil }
        text += inner + part
      }
      return text
    }
  }

  /// An argument of a call.
  struct Argument: Hashable, Sendable {
    /// Its label; `nil` for none, and for the first closure behind a call.
    var label: String?
    /// What is handed over.
    var value: Code
  }

  /// A call of a function, a method or an initializer.
  struct Call: Hashable, Sendable {
    /// What is called.
    var callee: Code
    /// In order, closures behind the call last.
    var arguments: [Argument]
    /// The line of the call, from 1.
    var line: Int

    /// The name of the function, method or type.
    var name: String? {
      switch callee {
      case .name(let name), .member(_, let name): name
      default: nil
      }
    }
    /// What a method is called on.
    var receiver: Code? { if case .member(let base, _) = callee { base } else { nil } }
    /// The argument with a label.
    func argument(_ label: String) -> Code? { arguments.first { $0.label == label }?.value }
    /// The first argument, if it has no label and is no closure.
    var first: Code? {
      guard let first = arguments.first, first.label == nil else { return nil }
      if case .block = first.value { return nil }
      return first.value
    }
    /// The first closure that has no label.
    var closure: Block? {
      for case (nil, .block(let block)) in arguments.map({ ($0.label, $0.value) }) { return block }
      return nil
    }
    /// The closure with a label.
    func closure(_ label: String) -> Block? {
      if case .block(let block)? = argument(label) { block } else { nil }
    }
  }

  /// Statements with parameters.
  struct Block: Hashable, Sendable {
    /// Names of the parameters; `$0` where none are given.
    var parameters: [String]
    /// What it does.
    var statements: [Statement]
  }

  /// A literal without interpolation.
  static func text(_ text: String) -> Code { .text(Literal(parts: [text])) }

  /// `"alert." + key`
  static func sum(_ pieces: [Code]) -> Code {
    .text(Literal(parts: Array(repeating: "", count: pieces.count + 1), values: pieces))
  }

  /// The same without what only names a value.
  var value: Code { if case .bound(let code) = self { code.value } else { self } }
}

#if Scanner
  import SwiftSyntax

  /// What a value is by its type: a key in `let title: LocalizedStringKey = "trip.title"`, a `Notice` in
  /// `let notice: Notice = .init(title: "trip.title")`.
  extension SwiftReader {
    /// A value of a type.
    func typed(_ type: TypeSyntax?, _ value: Code) -> Code {
      guard let name = type.map(\.trimmedDescription)?.filter({ $0 != "?" }) else { return value }
      switch value {
      case .call(let call) where call.callee == .member(nil, "init"):
        return value.named(byType: name)
      case _ where !["LocalizedStringKey", "LocalizedStringResource"].contains(name): return value
      case .text:
        return .call(
          Code.Call(
            callee: .name(name), arguments: [Code.Argument(label: nil, value: value)], line: 0))
      case .choice(let values, let by): return .choice(values.map { typed(type, $0) }, by: by)
      default: return value
      }
    }

    /// The statements of what gives a value of a type.
    func giving(_ type: TypeSyntax?, _ statements: [Statement]) -> [Statement] {
      statements.map { statement in
        switch statement {
        case .give(let value): .give(typed(type, value))
        case .evaluate(let value): .evaluate(typed(type, value))
        case .branches(let branches): .branches(branches.map { giving(type, $0) })
        case .declare, .assign, .ask, .loop, .leave: statement
        }
      }
    }
  }
#endif

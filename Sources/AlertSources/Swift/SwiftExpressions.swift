#if Scanner
  import SwiftSyntax

  /// Expressions as ``Code``.
  extension SwiftReader {
    /// An expression.
    func expression(_ node: ExprSyntax) -> Code {
      guard depth < Self.deepest else { return .other([]) }
      depth += 1
      defer { depth -= 1 }
      return code(node)
    }

    private func code(_ node: ExprSyntax) -> Code {
      if let node = node.as(FunctionCallExprSyntax.self) { return call(node) }
      if let node = node.as(MemberAccessExprSyntax.self) {
        let name = plain(node.declName.baseName)
        guard let base = node.base else { return .member(nil, name) }
        // Key.self, and UIAlertController.init(…)
        return name == "init" ? expression(base) : .member(expression(base), name)
      }
      if let node = node.as(MacroExpansionExprSyntax.self) { return macro(node) }
      if let node = node.as(DeclReferenceExprSyntax.self) { return .name(plain(node.baseName)) }
      if let node = node.as(StringLiteralExprSyntax.self) { return literal(node) }
      if node.is(NilLiteralExprSyntax.self) { return .absent }
      if let node = node.as(IntegerLiteralExprSyntax.self) { return .name(node.literal.text) }
      if let node = node.as(BooleanLiteralExprSyntax.self) { return .name(node.literal.text) }
      if let node = node.as(ArrayExprSyntax.self) {
        return .list(node.elements.map { expression($0.expression) })
      }
      if let node = node.as(ClosureExprSyntax.self) { return .block(block(node)) }
      if let node = node.as(TernaryExprSyntax.self) {
        return .choice(
          [expression(node.thenExpression), expression(node.elseExpression)],
          by: condition(node.condition.trimmedDescription))
      }
      if let node = node.as(SequenceExprSyntax.self) { return folded(Array(node.elements)[...]) }
      if let inner = inner(node) { return expression(inner) }
      // An operator of the project may look a text up: `%"trip.title"`.
      if let node = node.as(PrefixOperatorExprSyntax.self) {
        let argument = Code.Argument(label: nil, value: expression(node.expression))
        return .call(
          Code.Call(
            callee: .name(node.operator.text), arguments: [argument],
            line: line(of: node.endPositionBeforeTrailingTrivia)))
      }
      if let node = node.as(SubscriptCallExprSyntax.self) {
        let index = node.arguments.map(\.trimmedDescription).joined(separator: ",")
        return .member(expression(node.calledExpression), "[\(index)]")
      }
      if let node = node.as(PostfixIfConfigExprSyntax.self) {
        let clauses = node.config.clauses.compactMap { clause -> ExprSyntax? in
          if case .postfixExpression(let inner)? = clause.elements { inner } else { nil }
        }
        return .other(([node.base].compactMap { $0 } + clauses).map(expression))
      }
      if let node = node.as(IfExprSyntax.self) { return choice(branches(node), words(of: node)) }
      if let node = node.as(SwitchExprSyntax.self) {
        return choice(branches(node), words(of: node))
      }
      return .other([])
    }

    /// `if` or `switch` as a value.
    private func choice(_ branches: [[Statement]], _ condition: String?) -> Code {
      .choice(
        branches.filter { !$0.isEmpty }.map { $0.last?.result ?? .other([]) },
        by: branches.contains(where: \.isEmpty) ? nil : condition)
    }

    /// What decides of the only statement of a body, as far as that is simple.
    func words(of body: CodeBlockItemListSyntax) -> String? {
      guard body.count == 1, let item = body.first?.item else { return nil }
      let node: ExprSyntax? =
        switch item {
        case .expr(let node): node
        case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression
        case .decl: nil
        }
      if let node = node?.as(IfExprSyntax.self) { return words(of: node) }
      return node?.as(SwitchExprSyntax.self).flatMap(words)
    }

    private func words(of node: IfExprSyntax) -> String? {
      guard case .codeBlock? = node.elseBody else { return nil }
      return condition(node.conditions.trimmedDescription)
    }

    private func words(of node: SwitchExprSyntax) -> String? {
      let subject = node.subject.trimmedDescription
      // What a call gives may be something else each time.
      if subject.contains("(") { return nil }
      let labels = node.cases.compactMap {
        $0.as(SwitchCaseSyntax.self)?.label.trimmedDescription
      }
      return labels.count == node.cases.count
        ? condition((["switch", subject] + labels).joined(separator: " ")) : nil
    }

    /// What `try`, `await`, `!`, `?` and brackets stand around.
    private func inner(_ node: ExprSyntax) -> ExprSyntax? {
      if let node = node.as(OptionalChainingExprSyntax.self) { return node.expression }
      if let node = node.as(ForceUnwrapExprSyntax.self) { return node.expression }
      if let node = node.as(TryExprSyntax.self) { return node.expression }
      if let node = node.as(AwaitExprSyntax.self) { return node.expression }
      if let node = node.as(InOutExprSyntax.self) { return node.expression }
      if let node = node.as(GenericSpecializationExprSyntax.self) { return node.expression }
      if let node = node.as(TupleExprSyntax.self), node.elements.count == 1 {
        return node.elements.first?.expression
      }
      return nil
    }

    /// `a ? b : c`, `a ?? b`, `a as T`: operators stand beside their operands.
    func folded(_ elements: ArraySlice<ExprSyntax>) -> Code {
      guard depth < Self.deepest else { return .other([]) }
      depth += 1
      defer { depth -= 1 }
      guard let first = elements.first else { return .other([]) }
      if elements.count == 1 { return expression(first) }
      if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      {
        let condition = elements[..<index].map(\.trimmedDescription).joined(separator: " ")
        return .choice(
          [expression(ternary.thenExpression), folded(elements[(index + 1)...])],
          by: self.condition(condition))
      }
      let rest = elements.dropFirst()
      if rest.first?.is(UnresolvedAsExprSyntax.self) ?? false {
        return rest.count > 2
          ? .other([expression(first)]) : expression(first)
      }
      if rest.first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
        return .fallback(expression(first), folded(rest.dropFirst()))
      }
      let operators = rest.indices.filter { ($0 - elements.startIndex) % 2 == 1 }
      if operators.allSatisfy({ isPlus(elements[$0]) }) {
        return .sum(
          stride(from: 0, to: elements.count, by: 2).map {
            expression(elements[elements.startIndex + $0])
          })
      }
      return .other(elements.map(expression))
    }

    /// A name without the backticks that let it be a keyword.
    func plain(_ name: TokenSyntax) -> String { name.text.filter { $0 != "`" } }

    private func isPlus(_ node: ExprSyntax) -> Bool {
      node.as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
    }

    private func literal(_ node: StringLiteralExprSyntax) -> Code {
      // Escapes, indentation of several lines, and raw strings.
      if let text = node.representedLiteralValue { return .text(text) }
      var parts = [""]
      var values: [Code] = []
      for segment in node.segments {
        switch segment {
        case .stringSegment(let text): parts[parts.count - 1] += self.text(of: text, in: node)
        case .expressionSegment(let inner):
          parts.append("")
          values.append(inner.expressions.first.map { expression($0.expression) } ?? .other([]))
        }
      }
      // “\(message)” is the message.
      if values.count == 1, parts == ["", ""] { return values[0] }
      return .text(Code.Literal(parts: parts, values: values))
    }

    /// What a piece of a literal says: `\"` is a quotation mark.
    private func text(of segment: StringSegmentSyntax, in node: StringLiteralExprSyntax) -> String {
      var alone = node
      alone.segments = [.stringSegment(segment)]
      return alone.representedLiteralValue ?? segment.content.text
    }

    /// `#localize("trip.title")`: a function whose body is not here.
    private func macro(_ node: MacroExpansionExprSyntax) -> Code {
      .call(
        Code.Call(
          callee: .name("#" + plain(node.macroName)), arguments: arguments(node.arguments),
          line: line(of: node.endPositionBeforeTrailingTrivia)))
    }

    private func arguments(_ list: LabeledExprListSyntax) -> [Code.Argument] {
      list.map { Code.Argument(label: $0.label?.text, value: expression($0.expression)) }
    }

    private func call(_ node: FunctionCallExprSyntax) -> Code {
      var arguments = arguments(node.arguments)
      if let closure = node.trailingClosure {
        arguments.append(Code.Argument(label: nil, value: .block(block(closure))))
      }
      for closure in node.additionalTrailingClosures {
        arguments.append(
          Code.Argument(label: closure.label.text, value: .block(block(closure.closure))))
      }
      let end = node.calledExpression.endPositionBeforeTrailingTrivia
      return .call(
        Code.Call(
          callee: expression(node.calledExpression), arguments: arguments,
          line: line(of: end)))
    }

    /// The words of a condition.
    private func condition(_ text: String) -> String? { Code.condition(text, in: closures) }

    private func block(_ node: ClosureExprSyntax) -> Code.Block {
      let names: [String] =
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.text)
        case .parameterClause(let clause)?:
          clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: ["$0"]
        }
      let before = closures
      defer { closures = before }
      for name in names { closures[name] = node.position.utf8Offset }
      return Code.Block(parameters: names, statements: statements(node.statements))
    }
  }
#endif

#if Scanner
  import SwiftSyntax

  /// Statements as ``Statement``.
  extension SwiftReader {
    /// The statements of a body, in order. Functions and types among them are read on their own.
    ///
    /// - Parameter isGlobal: these are the statements of a file: its variables are known everywhere.
    func statements(_ list: CodeBlockItemListSyntax, isGlobal: Bool = false) -> [Statement] {
      guard depth < Self.deepest else { return [] }
      depth += 1
      defer { depth -= 1 }
      return list.flatMap { item in
        switch item.item {
        case .decl(let node): declarations(node, isGlobal)
        case .stmt(let node): statement(node)
        case .expr(let node): expressionStatement(node)
        }
      }
    }

    private func declarations(_ node: DeclSyntax, _ isGlobal: Bool) -> [Statement] {
      if let node = node.as(IfConfigDeclSyntax.self) {
        return oneOf(
          node.clauses.filter { !Self.isForDebugging($0) }.map { clause in
            guard case .statements(let list)? = clause.elements else { return [] }
            return statements(list, isGlobal: isGlobal)
          })
      }
      guard let variables = node.as(VariableDeclSyntax.self) else {
        declaration(node)
        return []
      }
      if isGlobal { declaration(node) }
      return variables.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          return binding.initializer.map { .evaluate(expression($0.value)) }
        }
        return .declare(
          plain(name),
          binding.initializer.map { typed(binding.typeAnnotation?.type, expression($0.value)) })
      }
    }

    /// `#if`: a program has one of these parts. What is declared there is known behind it as well.
    private func oneOf(_ parts: [[Statement]]) -> [Statement] {
      if parts.count < 2 { return parts.first ?? [] }
      var names: [String] = []
      let branches = parts.map { part in
        part.map { statement -> Statement in
          guard case .declare(let name, let value?) = statement else { return statement }
          if !names.contains(name) { names.append(name) }
          return .assign(.name(name), value)
        }
      }
      return names.map { .declare($0, nil) } + [.branches(branches)]
    }

    private func statement(_ node: StmtSyntax) -> [Statement] {
      if let node = node.as(ExpressionStmtSyntax.self) {
        return expressionStatement(node.expression)
      }
      if let node = node.as(ReturnStmtSyntax.self) {
        return [node.expression.map { .give(expression($0)) } ?? .leave]
      }
      if let node = node.as(GuardStmtSyntax.self) {
        return conditions(node.conditions) + [.branches([statements(node.body.statements), []])]
      }
      if let node = node.as(ForStmtSyntax.self) {
        let name = node.pattern.as(IdentifierPatternSyntax.self).map { plain($0.identifier) } ?? "_"
        return [.loop(name, over: expression(node.sequence), statements(node.body.statements))]
      }
      if let node = node.as(WhileStmtSyntax.self) {
        return conditions(node.conditions) + [.branches([statements(node.body.statements), []])]
      }
      if let node = node.as(RepeatStmtSyntax.self) { return statements(node.body.statements) }
      if let node = node.as(DeferStmtSyntax.self) { return statements(node.body.statements) }
      if let node = node.as(DoStmtSyntax.self) {
        let body = statements(node.body.statements)
        if node.catchClauses.isEmpty { return body }
        return [.branches([body] + node.catchClauses.map { statements($0.body.statements) })]
      }
      return node.is(ThrowStmtSyntax.self) ? [.leave] : []
    }

    private func expressionStatement(_ node: ExprSyntax) -> [Statement] {
      if let node = node.as(IfExprSyntax.self) {
        return conditions(node.conditions) + [.branches(branches(node))]
      }
      if let node = node.as(SwitchExprSyntax.self) { return [.branches(branches(node))] }
      if let sequence = node.as(SequenceExprSyntax.self)?.elements.map({ $0 }), sequence.count > 2,
        sequence[1].is(AssignmentExprSyntax.self)
      {
        return [.assign(expression(sequence[0]), folded(sequence[2...]))]
      }
      if let sequence = node.as(SequenceExprSyntax.self)?.elements.map({ $0 }), sequence.count > 2,
        sequence[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      {
        let target = expression(sequence[0])
        return [.assign(target, .sum([target, folded(sequence[2...])]))]
      }
      return [.evaluate(expression(node))]
    }

    /// `if let name = value` names a value, and what is asked may be done by showing an alert.
    private func conditions(_ list: ConditionElementListSyntax) -> [Statement] {
      list.compactMap { element in
        switch element.condition {
        case .expression(let node): return .ask(expression(node))
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let value = binding.initializer?.value
          else { return nil }
          return .declare(plain(name), expression(value))
        default: return nil
        }
      }
    }

    func branches(_ node: IfExprSyntax) -> [[Statement]] {
      let first = statements(node.body.statements)
      switch node.elseBody {
      case .ifExpr(let other)?: return [first] + branches(other)
      case .codeBlock(let block)?: return [first, statements(block.statements)]
      case nil: return [first, []]
      }
    }

    func branches(_ node: SwitchExprSyntax) -> [[Statement]] {
      let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      let branches = cases.map { statements($0.statements) }
      // `fallthrough`: what the next case does is done as well.
      return branches.indices.map { index in
        guard index + 1 < branches.count,
          cases[index].statements.last?.item.is(FallThroughStmtSyntax.self) ?? false
        else { return branches[index] }
        return Statement.falling(branches[index], into: branches[index + 1])
      }
    }
  }
#endif

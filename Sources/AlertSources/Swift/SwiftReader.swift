#if Scanner
  import SwiftParser
  import SwiftSyntax

  /// Reads the functions and named values of a Swift file.
  final class SwiftReader {
    private(set) var file: CodeFile
    /// Where lines end, in bytes.
    private let lineEnds: [Int]
    /// The types around what is being read.
    private(set) var types: [String] = []
    /// How deep the expression is nested that is being read.
    var depth = 0
    /// What closures around it are given, and where they begin.
    var closures: [String: Int] = [:]
    /// Deeper nesting is left alone: nobody writes it, and it would use up the stack.
    static let deepest = 250

    /// Reads a file; what does not compile is read as far as it goes.
    static func read(_ text: String, path: String) -> CodeFile {
      let tree = Parser.parse(source: text)
      let reader = SwiftReader(text, path)
      let statements = reader.statements(tree.statements, isGlobal: true)
      // What stands outside of functions, in a script.
      reader.file.functions.append(
        Function(name: "main", types: [], parameters: [], body: statements))
      return reader.file
    }

    private init(_ text: String, _ path: String) {
      file = CodeFile(path: path)
      lineEnds = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    }

    /// The line of a place, from 1.
    func line(of place: AbsolutePosition) -> Int {
      var low = 0
      var high = lineEnds.count
      while low < high {
        let middle = (low + high) / 2
        if lineEnds[middle] < place.utf8Offset { low = middle + 1 } else { high = middle }
      }
      return low + 1
    }

    /// Reads a declaration of a file or a type, or a function or type inside a function.
    func declaration(_ node: DeclSyntax) {
      if let node = node.as(FunctionDeclSyntax.self) {
        add(
          plain(node.name), node.signature.parameterClause.parameters, node.body,
          gives: node.signature.returnClause?.type,
          generic: node.genericParameterClause,
          isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) })
      } else if let node = node.as(InitializerDeclSyntax.self) {
        // It is called by the name of its type.
        add(
          types.last ?? "init", node.signature.parameterClause.parameters, node.body,
          generic: node.genericParameterClause)
      } else if let node = node.as(VariableDeclSyntax.self) {
        let isConstant = node.bindingSpecifier.text == "let"
        for binding in node.bindings {
          if isConstant || !isEmptyAtFirst(binding) { property(binding) }
          if !isConstant, !types.isEmpty, let text = laterText(binding) {
            file.laterTexts[types + [text.name]] = text.type
          }
        }
      } else if let node = node.as(ExtensionDeclSyntax.self) {
        members(of: node.extendedType.trimmedDescription, node.memberBlock)
      } else if let node = node.asProtocol((any NamedDeclSyntax).self),
        let group = node.asProtocol((any DeclGroupSyntax).self)
      {
        if node.is(ClassDeclSyntax.self), let parent = group.inheritanceClause?.inheritedTypes.first
        {
          file.parents[plain(node.name)] = parent.type.trimmedDescription
        }
        if !node.is(ProtocolDeclSyntax.self) { file.types.insert(types + [plain(node.name)]) }
        members(of: plain(node.name), group.memberBlock)
        if let node = node.as(EnumDeclSyntax.self) { addRawValues(of: node) }
        if node.is(StructDeclSyntax.self) {
          addInitializer(of: plain(node.name), group.memberBlock)
        }
      } else if let node = node.as(IfConfigDeclSyntax.self) {
        for clause in node.clauses where !Self.isForDebugging(clause) {
          if case .decls(let list)? = clause.elements {
            for item in list { declaration(item.decl) }
          }
        }
      }
    }

    /// Whether nobody sees what a clause does but its developers: `#if DEBUG`.
    static func isForDebugging(_ clause: IfConfigClauseSyntax) -> Bool {
      clause.condition?.trimmedDescription == "DEBUG"
    }

    private func members(of type: String, _ block: MemberBlockSyntax) {
      guard types.count < Self.deepest else { return }
      // extension L10n.Alert
      let names = type.split(separator: ".").map(String.init)
      types += names
      for item in block.members { declaration(item.decl) }
      types.removeLast(names.count)
    }

    /// `var message = ""`: it is filled before it is shown.
    func isEmptyAtFirst(_ binding: PatternBindingSyntax) -> Bool {
      binding.initializer?.value.as(StringLiteralExprSyntax.self)?.segments.allSatisfy {
        $0.as(StringSegmentSyntax.self)?.content.text.isEmpty ?? false
      } ?? false
    }

    private func property(_ binding: PatternBindingSyntax) {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return
      }
      let name = plain(token)
      let type = binding.typeAnnotation?.type
      if let own = Self.type(of: binding) { file.propertyTypes[types + [name]] = own }
      if let value = binding.initializer?.value {
        define(name, [.give(typed(type, expression(value)))])
      }
      for body in binding.accessorBlock.map(bodies) ?? [] {
        define(name, giving(type, statements(body)), by: words(of: body))
      }
    }

    /// `TripModel` of `var model: TripModel?` and of `let model = TripModel()`.
    private static func type(of binding: PatternBindingSyntax) -> String? {
      var type = binding.typeAnnotation?.type
      while let inner = type?.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      { type = inner }
      if let type { return type.as(IdentifierTypeSyntax.self)?.name.text }
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
      return made?.first?.isUppercase ?? false ? made : nil
    }

    private func bodies(_ block: AccessorBlockSyntax) -> [CodeBlockItemListSyntax] {
      switch block.accessors {
      case .getter(let statements): [statements]
      case .accessors(let list): list.compactMap { $0.body?.statements }
      }
    }

    /// Adds the name of an enumeration.
    func addEnumeration(_ name: String) { file.enumerations.insert(name) }

    /// Adds a case of an enumeration.
    func addRawValue(_ value: Definition) { file.rawValues.append(value) }

    /// Adds a function.
    func add(_ function: Function) { file.functions.append(function) }

    private func add(
      _ name: String, _ parameters: FunctionParameterListSyntax, _ body: CodeBlockSyntax?,
      gives result: TypeSyntax? = nil, generic: GenericParameterClauseSyntax?,
      isStatic: Bool = false
    ) {
      guard let body else { return }
      // An operator is called without labels.
      let hasLabels = name.first.map { $0.isLetter || $0 == "_" } ?? false
      let anyTypes = Set(generic?.parameters.map { plain($0.name) } ?? [])
      let list = parameters.map { parameter in
        let label = parameter.firstName.text
        let type = parameter.type.trimmedDescription
        return Function.Parameter(
          label: label == "_" || !hasLabels ? nil : label,
          name: plain(parameter.secondName ?? parameter.firstName),
          fallback: parameter.defaultValue.map { expression($0.value) },
          type: anyTypes.contains(type) ? "" : type, isVariadic: parameter.ellipsis != nil)
      }
      define(name, giving(result, statements(body.statements)), list, isStatic: isStatic)
    }

    /// A function; one that is a single value names that value as well, as in
    /// `static func deleteTitle(_ name: Any) -> String { tr("delete.title", name) }`.
    private func define(
      _ name: String, _ body: [Statement], _ parameters: [Function.Parameter] = [],
      isStatic: Bool = false, by condition: String? = nil
    ) {
      let function = Function(
        name: name, types: types, parameters: parameters, body: body, isStatic: isStatic)
      if let value = function.result {
        file.definitions.append(
          Definition(path: types + [name], value: decided(value, by: condition, body)))
      }
      add(function)
    }

    /// `var title: String { switch kind { … } }`: a value for each branch.
    private func decided(_ value: Code, by condition: String?, _ body: [Statement]) -> Code {
      guard let condition, case .choice(let values, by: nil) = value,
        case .branches(let branches)? = body.last, branches.count == values.count,
        branches.allSatisfy({ $0.count == 1 && $0[0].result != nil })
      else { return value }
      return .choice(values, by: condition)
    }
  }
#endif

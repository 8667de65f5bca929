#if Scanner
  import SwiftSyntax

  /// The initializers that structures have without anybody writing them.
  extension SwiftReader {
    /// `struct Notice { let title: String }` is made by `Notice(title:)`.
    func addInitializer(of type: String, _ block: MemberBlockSyntax) {
      let members = block.members.map(\.decl)
      if members.contains(where: { $0.is(InitializerDeclSyntax.self) }) { return }
      let fields = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter(Self.isOfInstances)
        .flatMap { node in node.bindings.compactMap { field($0, in: node) } }
      if fields.isEmpty { return }
      add(
        Function(
          name: type, types: types + [type], parameters: fields,
          body: fields.map { .assign(.member(.name("self"), $0.name), .name($0.name)) }))
    }

    private static func isOfInstances(_ node: VariableDeclSyntax) -> Bool {
      !node.modifiers.contains { ["static", "lazy"].contains($0.name.text) }
    }

    /// What is stored, and not set for good where it is declared.
    private func field(
      _ binding: PatternBindingSyntax, in node: VariableDeclSyntax
    ) -> Function.Parameter? {
      let isConstant = node.bindingSpecifier.text == "let"
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        binding.accessorBlock.map(isObserved) ?? true, !isConstant || binding.initializer == nil
      else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      let value = binding.initializer.map { expression($0.value) }
      return Function.Parameter(
        label: plain(name), name: plain(name),
        fallback: value ?? (!isConstant && type.hasSuffix("?") ? .absent : nil), type: type)
    }

    /// `{ didSet { … } }`: a stored property that is watched.
    func isObserved(_ block: AccessorBlockSyntax) -> Bool {
      guard case .accessors(let list) = block.accessors else { return false }
      return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif

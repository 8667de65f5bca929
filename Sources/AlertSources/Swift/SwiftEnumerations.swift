#if Scanner
  import SwiftSyntax

  /// The texts that cases of enumerations stand for.
  extension SwiftReader {
    /// `enum Keys: String { case title = "trip.title" }`; a case without a value stands for its name.
    func addRawValues(of node: EnumDeclSyntax) {
      addEnumeration(plain(node.name))
      let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let isOfTexts = parents.first == "String"
      let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .flatMap(\.elements)
      for element in elements where element.parameterClause == nil {
        let name = plain(element.name)
        let value =
          element.rawValue.map { expression($0.value) } ?? (isOfTexts ? .text(name) : .other([]))
        addRawValue(Definition(path: types + [plain(node.name), name], value: value))
      }
    }
  }
#endif

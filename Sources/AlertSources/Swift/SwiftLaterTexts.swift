#if Scanner
  import SwiftSyntax

  /// Variables that get a text only when it is to be shown.
  extension SwiftReader {
    /// `var alertTitle = ""`, `var message: String?`
    func laterText(_ binding: PatternBindingSyntax) -> (name: String, type: String)? {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        binding.accessorBlock.map(isObserved) ?? true, isEmptyAtFirst(binding) || !isFilled(binding)
      else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription.filter { !"?!".contains($0) }
      let isText = type.map(Self.textTypes.contains) ?? isEmptyAtFirst(binding)
      return isText ? (plain(name), type ?? "String") : nil
    }

    private func isFilled(_ binding: PatternBindingSyntax) -> Bool {
      binding.initializer.map { !$0.value.is(NilLiteralExprSyntax.self) } ?? false
    }

    private static let textTypes: Set = ["String", "LocalizedStringKey", "LocalizedStringResource"]
  }
#endif

import Dispatch

/// What every check needs and nothing but time is needed for.
public enum Preparation {
  /// Begins to read the English word lists and policy in the background, where they are ready by the time
  /// that the files are read. Nobody has to call it; what is needed earlier is waited for.
  public static func begin() { _ = begun }

  /// Once for all who ask for it.
  private static let begun: Void = {
    let queue = DispatchQueue.global()
    queue.async { _ = English.shared }
    queue.async {
      _ = English.policy
      _ = StockLabels.english
    }
  }()

  /// Begins to read the policies of languages while alerts are put together: the last ones first, because whoever
  /// needs them begins with the first.
  static func begin(_ documents: [Document]) {
    let locales = documents.flatMap(\.tables).compactMap(\.locale)
    DispatchQueue.global().async {
      let policies = Policies()
      for locale in locales.reversed() { _ = try? policies.policy(for: locale) }
    }
  }
}

import Dispatch

/// What every check needs and nothing but time is needed for.
public enum Preparation {
  /// Begins to read the English word lists and policy in the background, where they are ready by the time
  /// that the files are read. Nobody has to call it; what is needed earlier is waited for.
  public static func begin() {
    DispatchQueue.global().async {
      _ = English.shared
      _ = English.policy
      _ = StockLabels.english
    }
  }
}

/// The version of alertcat, as `--version` and reports say it.
public enum Version {
  /// `0.1.0`
  public static let current = "0.1.0"
}

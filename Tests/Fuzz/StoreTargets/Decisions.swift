import FuzzTargets

extension FuzzTarget {
  /// Every target that needs a database.
  public static let ofStore: [FuzzTarget] = []
}

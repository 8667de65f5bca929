/// An output folder that cannot be used for these inputs.
public struct OutputClash: Error, Sendable, CustomStringConvertible {
  /// Which inputs clash and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}

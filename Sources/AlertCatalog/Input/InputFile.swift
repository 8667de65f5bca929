/// A file to work on: where it is, how messages call it, and where its copy goes.
public struct InputFile: Hashable, Sendable {
  /// The path to open; also its name in messages: the PATH as given, joined with the rest.
  public var path: String
  /// Where it goes below an output folder.
  public var outputPath: String
  /// What is done with it.
  public var use: Use

  /// What is done with a file.
  public enum Use: Sendable {
    /// Read, checked, corrected.
    case catalog
    /// Copied with the `.xcloc` it belongs to.
    case companion
  }

  /// Creates an input.
  public init(path: String, outputPath: String, use: Use = .catalog) {
    self.path = path
    self.outputPath = outputPath
    self.use = use
  }
}

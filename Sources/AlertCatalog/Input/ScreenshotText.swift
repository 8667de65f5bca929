/// Where a string stands on a screenshot of the app: the index that Xcode puts into an `.xcloc`
/// (`Notes/Screenshots/…/localizationStringData.plist`, spec FORMATS §6).
public struct ScreenshotText: Sendable, Hashable {
  /// The folder of the index: a picture of this name is another one on another device.
  public var folder: String
  /// The picture.
  public var screenshot: String
  /// The table; `Localizable` where the index names none.
  public var table: String
  /// The key.
  public var key: String
  /// Its place in points, from the top left.
  public var x, y, width, height: Double

  /// Creates a text.
  public init(
    folder: String = "", screenshot: String, table: String, key: String, x: Double, y: Double,
    width: Double,
    height: Double
  ) {
    self.folder = folder
    self.screenshot = screenshot
    self.table = table
    self.key = key
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

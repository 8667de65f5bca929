import Foundation

/// What the `contents.json` of an `.xcloc` bundle states (spec FORMATS §6).
///
///     de.xcloc/contents.json: { "developmentRegion" : "en", "targetLocale" : "de", … }
public struct XCLOC: Sendable {
  /// BCP 47 tag of the translations in the bundle.
  public let targetLocale: String

  /// The statement about the bundle that a file lies in; `nil` if it is in none, or the bundle has none.
  ///
  /// - Parameter file: the XLIFF: `de.xcloc/Localized Contents/de.xliff`.
  public init?(around file: InputFile) {
    guard let bundle = FileNames.bundle(of: file.innerPath),
      let bytes = file.companion(bundle + "/contents.json")
    else { return nil }
    self.init(contents: bytes)
  }

  /// The bundle that a file lies in, if that does not say what its language is (spec FORMATS §6).
  public static func nameless(around file: InputFile) -> String? {
    guard let bundle = FileNames.bundle(of: file.innerPath), XCLOC(around: file) == nil else {
      return nil
    }
    return bundle
  }

  /// Reads a `contents.json`; `nil` if it names no locale.
  init?(contents bytes: FileBytes) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else {
      return nil
    }
    guard let tag = FileNames.tag(contents.targetLocale) else { return nil }
    targetLocale = tag
  }

  private struct Contents: Decodable { var targetLocale: String }
}

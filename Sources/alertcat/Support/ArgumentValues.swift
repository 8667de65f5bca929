import AlertStore
import ArgumentParser

/// What may be chosen on the command line: the parser lists the values in the help and refuses any other.
///
/// It asks for the names of all values at every start, and would look for them by reflection.
protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension ArgumentChoice {
  /// The names of the values, as they are typed.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// No value needs more than its name.
  public static var allValueDescriptions: [String: String] { [:] }
  /// The name of the value.
  public var defaultValueDescription: String { rawValue }
}

extension Audience: ArgumentChoice {}
extension Export.Part: ArgumentChoice {}
extension ExportSummary.Format: ArgumentChoice {}
extension Platform: ArgumentChoice {}
extension ReportFormat: ArgumentChoice {}

extension Audience {
  /// What `--for` changes.
  static let help: ArgumentHelp =
    "What reads the files next. xcode: target states stay, because Xcode ignores targets marked for review, unless a person decided on the text; vendor: changed or noted targets are marked needs-review-translation, noted ones of a String Catalog needs_review."
}

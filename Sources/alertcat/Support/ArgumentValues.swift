import AlertStore
import ArgumentParser

// What may be chosen on the command line: the parser lists the values in the help and refuses any other.
extension Audience: ExpressibleByArgument {}
extension Export.Part: ExpressibleByArgument {}
extension ExportSummary.Format: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}

extension Audience {
  /// What `--for` changes.
  static let help: ArgumentHelp =
    "What reads the files next. xcode: target states stay, because Xcode ignores targets marked for review; vendor: changed or noted targets are marked needs-review-translation."
}

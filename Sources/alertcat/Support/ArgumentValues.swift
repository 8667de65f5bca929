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
    "Who reads the files next. xcode: states of targets stay, because Xcode ignores targets to be reviewed; vendor: what is changed or noted is marked needs-review-translation."
}

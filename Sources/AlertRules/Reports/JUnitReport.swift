/// JUnit’s XML, for servers that show tests: a suite for each table and language, a failure for each alert
/// and rule; remarks are only its output. A file that could not be used is an error (spec FORMATS §8).
enum JUnitReport {
  static func render(_ report: Report) -> String {
    let suites = suites(report)
    let totals = Totals(suites.map(\.totals))
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"alertcat\"\(totals.attributes)>\n"
      + suites.map(\.xml).joined() + "</testsuites>\n"
  }

  private struct Totals {
    var tests = 0
    var failures = 0
    var errors = 0

    init(_ parts: [Totals]) {
      for part in parts {
        tests += part.tests
        failures += part.failures
        errors += part.errors
      }
    }

    init(tests: Int, failures: Int, errors: Int) {
      (self.tests, self.failures, self.errors) = (tests, failures, errors)
    }

    var attributes: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    }
  }

  private struct Suite {
    var totals: Totals
    var xml: String
  }

  private struct Place: Hashable, Comparable {
    var table: String
    var locale: String

    init(_ table: Table) {
      self.table = table.qualifiedName
      locale = table.locale ?? ""
    }

    var name: String { locale.isEmpty ? table : "\(table) (\(locale))" }

    static func < (a: Place, b: Place) -> Bool { (a.table, a.locale) < (b.table, b.locale) }
  }

  private static func suites(_ report: Report) -> [Suite] {
    var found: [Place: [Finding]] = [:]
    for document in report.catalog.documents {
      for table in document.tables {
        found[Place(table)] = []
      }
    }
    for finding in report.shown {
      found[Place(report.catalog.table(of: finding.reference)), default: []].append(finding)
    }
    let files = report.files(report.path)
    let suites = found.sorted { $0.key < $1.key }.map { suite($0.key, $0.value, report, files) }
    return report.errors.isEmpty ? suites : suites + [errors(report)]
  }

  /// - Parameter files: their paths, by document.
  private static func suite(
    _ place: Place, _ findings: [Finding], _ report: Report, _ files: [Int: String]
  ) -> Suite {
    var groups: [[Finding]] = []
    var numbers: [[String]: Int] = [:]
    for finding in findings where finding.severity > .info {
      let name = ["\(finding.reference.document)", subject(finding, report), finding.rule]
      if let number = numbers[name] {
        groups[number].append(finding)
      } else {
        numbers[name] = groups.count
        groups.append([finding])
      }
    }
    // The same alert of two files with one name is told apart by their paths.
    let names = groups.map { [subject($0[0], report), $0[0].rule] }
    let repeated = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
    var xml = zip(groups, names).map { group, name in
      failure(group, in: place, isRepeated: repeated.contains(name), report, files)
    }.joined()
    // A suite without a test looks as if it had not run.
    if groups.isEmpty {
      xml += "    <testcase name=\"alerts\" classname=\"\(Markup.xml(place.name))\" time=\"0\"/>\n"
    }
    let remarks = findings.filter { $0.severity == .info }
    if !remarks.isEmpty {
      let lines = remarks.map { line($0, report, files) }.joined(separator: "\n")
      xml += "    <system-out>\(lines)</system-out>\n"
    }
    let totals = Totals(tests: max(1, groups.count), failures: groups.count, errors: 0)
    return Suite(
      totals: totals,
      xml:
        "  <testsuite name=\"\(Markup.xml(place.name))\"\(totals.attributes)>\n\(xml)  </testsuite>\n"
    )
  }

  private static func failure(
    _ findings: [Finding], in place: Place, isRepeated: Bool, _ report: Report,
    _ files: [Int: String]
  ) -> String {
    let first = findings[0]
    let file = files[first.reference.document] ?? ""
    let name = subject(first, report) + (isRepeated ? " (\(file))" : "")
    let lines = findings.map { line($0, report, files) }.joined(separator: "\n")
    let message = first.message + (findings.count > 1 ? " (and \(findings.count - 1) more)" : "")
    // Servers tell tests apart by class and name alone, whatever suite they are in.
    let kind = "\(place.name).\(first.rule)"
    return """
          <testcase name="\(attribute(name))" classname="\(attribute(kind))" file="\(attribute(file))" time="0">
            <failure message="\(attribute(message))" type="\(first.severity.rawValue)">\(lines)</failure>
          </testcase>

      """
  }

  /// The alert, or the string that is in none.
  private static func subject(_ finding: Finding, _ report: Report) -> String {
    finding.alert.isEmpty ? report.place(finding).key : finding.alert
  }

  private static func errors(_ report: Report) -> Suite {
    let errors = report.errors
    let cases = errors.map { error in
      """
          <testcase name="\(attribute(report.path(error.file)))" classname="file" time="0">
            <error message="\(attribute(error.message))" type="error">\(attribute(error.description))</error>
          </testcase>

      """
    }
    let totals = Totals(tests: errors.count, failures: 0, errors: errors.count)
    return Suite(
      totals: totals,
      xml: "  <testsuite name=\"files\"\(totals.attributes)>\n\(cases.joined())  </testsuite>\n")
  }

  private static func line(
    _ finding: Finding, _ report: Report, _ files: [Int: String]
  ) -> String {
    let place = report.place(finding)
    let file = files[finding.reference.document] ?? place.file
    return Markup.xml(
      Terminal.oneLine(
        "\(file):\(place.position.line):\(place.position.column): \(finding.sentence) [\(finding.rule)]"
      ))
  }

  private static func attribute(_ text: String) -> String { Markup.xml(Terminal.oneLine(text)) }
}

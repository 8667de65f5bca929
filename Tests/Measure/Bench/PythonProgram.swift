/// A yardstick in Python: reads the file that is its first argument, writes the second.
struct PythonProgram {
  let name: String
  /// How it is called where packages are installed.
  let package: String
  /// Fails where the package is not there.
  let imports: String
  let text: String

  static let all = [
    PythonProgram(
      name: "translate-toolkit", package: "translate-toolkit",
      imports: "import translate.storage.xliff, translate.storage.properties",
      text: """
        import sys
        path, output = sys.argv[1:3]
        if path.endswith(".strings"):
            from translate.storage.properties import stringsutf8file as Store
        else:
            from translate.storage.xliff import xlifffile as Store
        Store.parsefile(path).savefile(output)
        """),
    PythonProgram(
      name: "moz.l10n", package: "moz.l10n", imports: "import moz.l10n.resource, lxml",
      text: """
        import sys
        from moz.l10n.resource import parse_resource, serialize_resource
        path, output = sys.argv[1:3]
        with open(output, "w", encoding="utf-8") as file:
            for part in serialize_resource(parse_resource(path)):
                file.write(part)
        """),
  ]
}

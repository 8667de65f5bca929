extension BenchData {
  /// XLIFF 1.2 as Xcode exports it, with 500 strings to a `<file>`.
  func writeXLIFF(to output: inout BenchOutput, _ sink: ([UInt8]) throws -> Void) rethrows {
    let space = "urn:oasis:names:tc:xliff:document:1.2"
    output += """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="\(space)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
      xsi:schemaLocation="\(space) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    let endings = ["strings", "strings", "xcstrings", "storyboard"]
    try forEach { entry in
      let ending = endings[entry.number / 500 % endings.count]
      if entry.number % 500 == 0 {
        if entry.number > 0 { output += "    </body>\n  </file>\n" }
        let part = entry.number / 500
        output += """
            <file original="Sources/Part\(part)/en.lproj/Texts\(part % 9).\(ending)" \
          source-language="en" target-language="de" datatype="plaintext">
              <header>
                <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.4" \
          build-num="16F6"/>
              </header>
              <body>

          """
      }
      output += "      <trans-unit id=\""
      output.xml(entry.key, attribute: true)
      output += "\" xml:space=\"preserve\">\n        <source>"
      output.xml(entry.english)
      output += "</source>\n"
      if let german = entry.german {
        let state = ending == "xcstrings" ? " state=\"translated\"" : ""
        output += "        <target\(state)>"
        output.xml(german)
        output += "</target>\n"
      }
      if let comment = entry.comment {
        output += "        <note>"
        output.xml(comment)
        output += "</note>\n"
      } else {
        output += "        <note/>\n"
      }
      output += "      </trans-unit>\n"
      try output.flush(sink)
    }
    output += (entries > 0 ? "    </body>\n  </file>\n" : "") + "</xliff>\n"
  }

  /// The German table, with a comment above each entry; English where the translation is missing.
  func writeStrings(to output: inout BenchOutput, _ sink: ([UInt8]) throws -> Void) rethrows {
    try forEach { entry in
      output += "/* \(entry.comment ?? "No comment provided by engineer.") */\n"
      output.quoted(entry.key)
      output += " = "
      output.quoted(entry.german ?? entry.english)
      output += ";\n\n"
      try output.flush(sink)
    }
  }

  /// A String Catalog, sorted by key.
  func writeXCStrings(to output: inout BenchOutput, _ sink: ([UInt8]) throws -> Void) rethrows {
    var all: [BenchEntry] = []
    all.reserveCapacity(entries)
    forEach { all.append($0) }
    all.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    output += "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {"
    for (index, entry) in all.enumerated() {
      output += index == 0 ? "\n    " : ",\n    "
      output.quoted(entry.key)
      output += " : {\n"
      if let comment = entry.comment {
        output += "      \"comment\" : "
        output.quoted(comment)
        output += ",\n"
      }
      output += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
      if let german = entry.german {
        output.unit("de", entry.number % 7 == 0 ? "needs_review" : "translated", german)
        output += ",\n"
      }
      output.unit("en", "translated", entry.english)
      output += "\n      }\n    }"
      try output.flush(sink)
    }
    output += "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }
}

extension BenchOutput {
  fileprivate mutating func unit(_ locale: String, _ state: String, _ value: String) {
    self += """
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" :\u{20}
      """
    quoted(value)
    self += "\n          }\n        }"
  }
}

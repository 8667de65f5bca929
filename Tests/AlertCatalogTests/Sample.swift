import Testing

@testable import AlertCatalog

/// Files written for these tests, and what is true of every file.
enum Sample {
  /// Everything a deliverable may legally contain.
  static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <?review by="nobody"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:my="urn:example:mine" version='1.2'>
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
        <header><tool tool-id="x" tool-name="X"/><note>file note</note></header>
        <body>
          <trans-unit id="plain" xml:space="preserve">
            <source>Delete photo</source>
            <target state="translated">Foto löschen</target>
            <note>Button that deletes</note>
          </trans-unit>
          <trans-unit id='single "quoted"'><source>A &amp; B</source><target>A &amp; B &#8211; &#x2026;</target></trans-unit>
          <trans-unit id="cdata"><source>x</source><target><![CDATA[a < b & c]]></target></trans-unit>
          <trans-unit id="comment"><source>x</source><target>one<!-- no <target> -->two</target></trans-unit>
          <group id="g" translate="no"><trans-unit id="locked"><source>x</source><target>y</target></trans-unit>
            <group><trans-unit id="open" translate="yes"><source>x</source><target>y</target></trans-unit></group></group>
          <trans-unit id="inline"><source>x</source><target>Das <g id="1">ist <x id="2" equiv-text="%@"/></g> gut</target></trans-unit>
          <trans-unit id="proposals"><source>x</source><target>right</target>
            <alt-trans><source>wrong</source><target>wrong</target></alt-trans></trans-unit>
          <trans-unit id="segments"><source>A. B.</source>
            <seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source>
            <target><mrk mtype="seg" mid="1">C.</mrk> <mrk mtype="seg" mid="2">D.</mrk></target></trans-unit>
          <trans-unit id="empty"><source>x</source><target/></trans-unit>
          <trans-unit id="untranslated"><source>x</source></trans-unit>
          <trans-unit id="turned"><note>first</note><target>late</target><source>early</source></trans-unit>
          <my:trans-unit id="foreign"><my:target>not ours</my:target></my:trans-unit>
          <bin-unit id="b" mime-type="x"><bin-source/><trans-unit id="inbin"><source>x</source></trans-unit></bin-unit>
          <trans-unit id="KEY|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
        </body>
      </file>
    </xliff>

    """

  static let strings = """
    /* First
       comment */
    "plain" = "Delete photo";
    // line comment
    'single' = 'it\\'s "here"';
    unquoted.key-1 = http://example.com/a;
    "escapes" = "a\\n\\t\\"b\\"\\\\ \\U00e9 \\351 \\U0001";
    "raw
    newline" = "two
    lines";

    /* MARK: not mine */

    /* mine */
    "same"; "next" = "x"; /* trailing */
    "double" = "first";
    "double" = "second";
    key = { "nested" = "not a value"; };

    """

  /// A String Catalog with every shape of localization.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "bare" : {
          "comment" : "A \\"quoted\\" comment"
        },
        "device" : {
          "localizations" : {
            "de" : { "variations" : { "device" : {
              "iphone" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Foto" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fotos" } }
              } } },
              "other" : { "stringUnit" : { "state" : "needs_review", "value" : "Fotos" } }
            } } }
          }
        },
        "escapes" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "a\\n\\"b\\" \\\\ \\u00e9 \\ud83d\\ude00 \\/" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "a" } }
          }
        },
        "locked" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "x" } } },
          "shouldTranslate" : false
        },
        "new" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
        },
        "twice" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "first" } } }
        },
        "twice" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "second" } } }
        },
        "with %lld files" : {
          "localizations" : {
            "pt_BR" : {
              "stringUnit" : { "state" : "translated", "value" : "com %#@FILES@" },
              "substitutions" : {
                "FILES" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : { "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg arquivo" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg arquivos" } }
                  } }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// Plural, width and device rules.
  static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- <key>not a key</key> -->
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%1$#@count@ in %2$#@folders@</string>
        <key>count</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>lld</string>
          <key>one</key>
          <string>%lld Datei &amp; mehr</string>
          <key>other</key>
          <string><![CDATA[%lld <Dateien>]]></string>
        </dict>
        <key>folders</key>
        <dict>
          <key>other</key>
          <string>%lld Ordnern</string>
        </dict>
      </dict>
      <key>tap</key>
      <dict>
        <key>NSStringDeviceSpecificRuleType</key>
        <dict>
          <key>mac</key>
          <string>Klicken</string>
          <key>iphone</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>Tippen</string>
          </dict>
        </dict>
      </dict>
      <key>wide</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict>
          <key>20</key>
          <string>Kurz</string>
          <key>50</key>
          <string/>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  /// The document in every form it may come in.
  static func variants(_ text: String) -> [(name: String, bytes: [UInt8])] {
    let crlf = text.replacing("\n", with: "\r\n")
    func utf16(_ text: String, big: Bool) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return big ? pair : pair.reversed()
      }
    }
    return [
      ("UTF-8", Array(text.utf8)), ("CRLF", Array(crlf.utf8)),
      ("BOM", [0xEF, 0xBB, 0xBF] + Array(text.utf8)),
      ("UTF-16LE", utf16(text.replacing("UTF-8", with: "UTF-16"), big: false)),
      ("UTF-16BE", utf16(text.replacing("UTF-8", with: "UTF-16"), big: true)),
    ]
  }

  static func document(_ text: String, _ path: String = "de.xliff") throws(FormatError) -> Document
  {
    try Document(path: path, bytes: Array(text.utf8))
  }

  /// Identity, locality and reconstruction: what must hold for every file.
  static func checkPromises(_ document: Document, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    #expect(try document.applying([]) == document.file.original, sourceLocation: sourceLocation)
    let lines = LineTable(document.file)
    for (index, entry) in document.entries.enumerated() where entry.isWritable {
      let old = document.value(of: entry) ?? ""
      let change = EntryChange(entry: index, edits: [Edit(0..<old.utf8.count, hard)])
      let result = try document.applying([change])
      let range = document.range(of: entry)
      let start = lines.originalOffset(range.lowerBound)
      let end = lines.originalOffset(range.upperBound)
      let after = document.file.original.count - end
      #expect(
        result.prefix(start) == document.file.original.prefix(start), sourceLocation: sourceLocation
      )
      #expect(
        result.suffix(after) == document.file.original.suffix(after), sourceLocation: sourceLocation
      )
      let again = try Document(path: document.file.path, bytes: result)
      #expect(again.value(of: again.entries[index]) == hard, sourceLocation: sourceLocation)
    }
  }

  static let hard = "Ünï \"q\" & <b>’s</b> \\n 'x' \u{A0}%1$@ 😀]]> \n\t;="

  /// A unit of XLIFF 1.2 with these attributes of its target.
  static func state(_ attributes: String, approved: Bool = false) -> String {
    "<xliff version=\"1.2\"><file original=\"a\" target-language=\"de\"><body>"
      + "<trans-unit id=\"k\"\(approved ? " approved=\"yes\"" : "")><source>s</source>"
      + "<target \(attributes)>t</target></trans-unit></body></file></xliff>"
  }

  /// A unit of XLIFF 2.0 with these attributes of its segment.
  static func state2(_ attributes: String) -> String {
    "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" trgLang=\"de\">"
      + "<file id=\"f\"><unit id=\"k\"><segment \(attributes)><source>s</source><target>t</target>"
      + "</segment></unit></file></xliff>"
  }
}

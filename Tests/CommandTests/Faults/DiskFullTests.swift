import Foundation
import Testing

/// A disk of 64 KB that becomes full.
@Suite(.enabled(if: Namespace.isAllowed, Namespace.reason))
struct DiskFullTests {
  @Test func inPlaceTheFileStaysAsItWas() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(400), to: "en.lproj/L.strings")
    let run = try Namespace.onSmallDisk(
      """
      cp -r en.lproj disk/
      run fix disk/en.lproj --in-place -q
      cmp en.lproj/L.strings disk/en.lproj/L.strings
      """, in: scratch)
    #expect(run.output == "exit 2\nleft:\n./en.lproj/L.strings\n", "\(run.transcript)")
    #expect(run.trouble.contains("disk/en.lproj/L.strings: cannot be written (No space left"))
    #expect(run.trouble.contains("free space"))
  }

  /// A file that is mapped, and written piece by piece: the disk is full in the middle.
  @Test func whatIsStreamedLeavesNothing() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.largeDictionary(), to: "in/en.lproj/L.stringsdict")
    let run = try Namespace.onSmallDisk(
      "run fix in --output disk/out -q; ls -A disk/out/en.lproj", size: "16m", in: scratch)
    #expect(run.output == "exit 2\nleft:\n", "\(run.transcript)")
    #expect(
      run.trouble.contains("disk/out/en.lproj/L.stringsdict: cannot be written (No space left"))
  }

  /// The files that fit are complete, each that does not is named.
  @Test func theOtherFilesAreWrittenAllTheSame() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(10), to: "in/a.lproj/L.strings")
    try scratch.write(FaultBench.table(900), to: "in/en.lproj/L.strings")
    try scratch.write(FaultBench.table(800), to: "in/fr.lproj/L.strings")
    try scratch.write(FaultBench.table(10, fixed: true), to: "in/z.lproj/L.strings")
    let run = try Namespace.onSmallDisk(
      """
      run fix in --output disk/out -q -l en,fr
      cmp in/a.lproj/L.strings disk/out/a.lproj/L.strings
      cmp in/z.lproj/L.strings disk/out/z.lproj/L.strings
      """, in: scratch)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(
      run.output.contains("exit 2\nleft:\n./out/a.lproj/L.strings\n./out/z.lproj/L.strings\n"))
    for name in ["en", "fr"] {
      #expect(run.trouble.contains("disk/out/\(name).lproj/L.strings: cannot be written"))
    }
  }

  /// What was not written is not said to be corrected.
  @Test func theSummaryNamesOnlyWhatWasWritten() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(1), to: "in/de.lproj/L.strings")
    try scratch.write(FaultBench.table(900), to: "in/en.lproj/L.strings")
    let run = try Namespace.onSmallDisk("run fix in --output disk/out", in: scratch)
    #expect(!run.output.contains("in/en.lproj/L.strings: k"), "\(run.output)")
    #expect(run.trouble.contains("; 1 file not written"))
  }

  @Test func aReportIsThereAsAWholeOrNotAtAll() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(900), to: "en.lproj/L.strings")
    let run = try Namespace.onSmallDisk(
      "echo old > disk/report.json; run check en.lproj --format json -o disk/report.json",
      in: scratch)
    #expect(run.output == "exit 2\nleft:\n./report.json\n", "\(run.transcript)")
    #expect(run.trouble.contains("disk/report.json: cannot be written (No space left"))
  }

  @Test func notesBesideAFileAreThereAsAWholeOrNotAtAll() throws {
    let scratch = try Scratch()
    try scratch.write(ReviewFileTests.manifest, to: "in/alerts.yml")
    try scratch.write(ReviewFileTests.catalog("Error"), to: "in/Localizable.xcstrings")
    let run = try Namespace.onSmallDisk(
      """
      cp in/* disk/; head -c 100000 /dev/zero > disk/filler 2>/dev/null || true
      run fix disk --in-place -q
      cmp in/Localizable.xcstrings disk/Localizable.xcstrings
      """, in: scratch)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.trouble.contains("disk/Localizable.review.json: cannot be written"))
    #expect(
      run.output
        == "exit 2\nleft:\n./Localizable.xcstrings\n./alerts.yml\n./filler\n", "\(run.output)")
  }

  /// The folder for the notes of a bundle is not left behind without them.
  @Test func notesOfABundleAreThereOrNothingIs() throws {
    let scratch = try Scratch()
    try scratch.write(ReviewFileTests.manifest, to: "in/alerts.yml")
    try scratch.write("{\"targetLocale\" : \"de\"}", to: "in/de.xcloc/contents.json")
    let path = "de.xcloc/Localized Contents/de.xliff"
    try scratch.write(
      "<xliff version=\"1.2\"><file original=\"Localizable.strings\" source-language=\"en\" target-language=\"de\">"
        + "<body><trans-unit id=\"a.alert.title\"><source>Error</source><target>Fehler</target>"
        + "</trans-unit></body></file></xliff>", to: "in/\(path)")
    let run = try Namespace.onSmallDisk(
      """
      cp -r in/* disk/; head -c 100000 /dev/zero > disk/filler 2>/dev/null || true
      run fix disk --in-place -q
      test ! -e disk/de.xcloc/Notes
      """, in: scratch)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(
      run.trouble.contains("disk/de.xcloc/Notes/alertcat.review.json: cannot be written"),
      "\(run.transcript)")
  }

  @Test func exportNamesWhatDoesNotFit() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(900), to: "in/en.lproj/L.strings")
    try scratch.write(FaultBench.table(5), to: "in/fr.lproj/L.strings")
    _ = try Command(["import", "in", "--catalog", "a.alertcat", "-q"], in: scratch.url)
    let run = try Namespace.onSmallDisk(
      "run export --catalog a.alertcat --output disk/out", in: scratch)
    #expect(run.output.contains("exit 2\nleft:\n./out/fr.lproj/L.strings\n"), "\(run.transcript)")
    #expect(run.output.contains("1 file, "))
    #expect(run.trouble.contains("disk/out/en.lproj/L.strings: cannot be written"))
  }

  @Test func aCatalogThatDoesNotFitIsNamed() throws {
    let scratch = try Scratch()
    try scratch.write(FaultBench.table(900), to: "in/en.lproj/L.strings")
    let run = try Namespace.onSmallDisk("run import in --catalog disk/a.alertcat", in: scratch)
    #expect(run.output.contains("exit 2\n"), "\(run.transcript)")
    #expect(run.trouble.contains("disk/a.alertcat: database or disk is full"), "\(run.trouble)")
    #expect(run.trouble.contains("free disk space"))
  }
}

import Foundation
import Testing

/// The diff of `fix` can be applied where it was made, however the files were given.
struct PatchPathTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for folder in ["in", "sub/deep"] {
      try scratch.write(
        "\"a.alert.title\" = \"delete it\";\n\"a.alert.confirm\" = \"delete\";\n",
        to: "\(folder)/en.lproj/L.strings")
    }
  }

  private func fix(_ paths: [String], in folder: String = ".") throws -> Command {
    try Command(["fix"] + paths, in: scratch.url.appendingPathComponent(folder))
  }

  /// Whether git takes the patch in the folder, and the corrections are in the files then.
  private func isApplied(_ patch: String, in folder: String = ".") throws -> Bool {
    try scratch.write(patch, to: "p.diff")
    let git = try Command(
      "/usr/bin/env", ["git", "apply", "-p0", scratch.url.path + "/p.diff"],
      in: scratch.url.appendingPathComponent(folder))
    return git.status == 0 && git.trouble.isEmpty
  }

  @Test(arguments: [
    (["in"], "."), (["./in"], "."), (["in/../in/"], "."), (["/in"], "."), (["/sub/../in"], "."),
    (["link"], "."), (["in/en.lproj/../en.lproj/L.strings", "./sub"], "."), (["."], "in"),
    (["../in"], "in"), (["L.strings"], "in/en.lproj"), (["/in", "."], "in"),
  ])
  func filesBelowTheWorkingFolder(_ paths: [String], _ folder: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.path + "/link", withDestinationPath: "in")
    let run = try fix(
      paths.map { $0.hasPrefix("/") ? scratch.url.path + $0 : $0 }, in: folder)
    #expect(run.status == 1 && !run.trouble.contains("working folder"), "\(run.transcript)")
    #expect(run.output.contains("+\"a.alert.confirm\" = \"Delete\";"), "\(run.transcript)")
    #expect(try isApplied(run.output, in: folder), "\(run.transcript)")
  }

  /// Neither git nor patch takes such a path, and the diff says so once.
  @Test func filesOutsideTheWorkingFolder() throws {
    let remark =
      "../../in/en.lproj/L.strings: this file is outside the working folder, so git and patch refuse the diff: run fix in a folder above it to apply one\n"
    let run = try fix(["../../in"], in: "sub/deep")
    #expect(run.trouble.components(separatedBy: remark).count == 2, "\(run.transcript)")
    #expect(run.output.hasPrefix("--- ../../in/en.lproj/L.strings\n"), "\(run.transcript)")
    #expect(!(try isApplied(run.output, in: "sub/deep")))
    let quiet = try fix(["../../in", "../../sub", "-q"], in: "in/en.lproj")
    #expect(
      quiet.trouble.hasPrefix("../../sub/deep/en.lproj/L.strings: this file is outside"),
      "\(quiet.transcript)")
    let two = try fix([scratch.url.path], in: "in/en.lproj")
    #expect(!two.trouble.contains("more files"), "\(two.transcript)")
    try scratch.write("", to: "other/none.txt")
    let both = try fix([".."], in: "other")
    #expect(
      both.trouble.contains(
        "../in/en.lproj/L.strings and 1 more: these files are outside the working folder"),
      "\(both.transcript)")
    let copies = try fix(["..", "--output", "out"], in: "other")
    #expect(!copies.trouble.contains("outside the working"), "\(copies.transcript)")
    // What has nothing to correct is in no diff.
    _ = try fix(["..", "--in-place", "--no-notes", "--include", "review"], in: "other")
    let rest = try fix([".."], in: "other")
    #expect(!rest.trouble.contains("outside the working"), "\(rest.transcript)")
  }
}

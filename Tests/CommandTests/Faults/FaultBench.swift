import Foundation
import Testing

/// What the fault tests work on.
enum FaultBench {
  /// A table with alerts whose titles are wrong, or as they are after `fix`; `padding` bytes of comment
  /// make it large.
  static func table(_ alerts: Int, fixed: Bool = false, padding: Int = 0) -> String {
    let texts = (0..<alerts).map { index in
      "\"k\(index).alert.title\" = \"Battery \(fixed ? "Almost Empty" : "almost empty")\";\n"
        + "\"k\(index).alert.message\" = \"It will turn off.\";\n"
    }
    return (padding > 0 ? "/* \(String(repeating: "-", count: padding)) */\n" : "") + texts.joined()
  }

  /// A file that is mapped, not read, because it has a comment of 40 MB.
  static func largeDictionary(fixed: Bool = false) -> String {
    func entry(_ key: String, _ text: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string></dict>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n"
      + entry("k.alert.title", "Battery \(fixed ? "Almost Empty" : "almost empty")")
      + entry("k.alert.message", "It will turn off.")
      + "</dict><!--\(String(repeating: "x", count: 40 << 20))--></plist>\n"
  }

  /// The temporary files in a folder.
  static func temporaryFiles(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasPrefix(".alertcat-") }
  }

  /// Every temporary file in a folder and those below.
  static func allTemporaryFiles(below folder: URL) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.contains(".alertcat-") }
  }
}

/// Mounts that only one process sees, where the machine allows them.
enum Namespace {
  /// How a command is started in one; `nil` where that is not allowed.
  static let prefix: [String]? = {
    let try_ = "mount -t tmpfs -o size=64k none /mnt"
    for prefix in [["unshare", "-m"], ["unshare", "-rm"]] {
      let run = try? Command(
        "/usr/bin/env", prefix + ["/bin/sh", "-c", try_], in: Command.root)
      if run?.status == 0 { return prefix }
    }
    return nil
  }()

  static let isAllowed = prefix != nil
  static let reason: Comment = "skipped: this machine allows no mount namespace (unshare -m)"

  /// Runs a shell script in one; `$ALERTCAT` is the program.
  static func run(_ script: String, in folder: URL) throws -> Command {
    try Command(
      "/usr/bin/env",
      ["ALERTCAT=\(Command.binary.path)"] + (prefix ?? []) + ["/bin/bash", "-c", script], in: folder
    )
  }

  /// Mounts a small disk at `disk`, runs a script there, and says what is left:
  /// lines `exit CODE`, then the names on the disk.
  static func onSmallDisk(
    _ script: String, size: String = "64k", in scratch: Scratch
  ) throws -> Command {
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("disk"), withIntermediateDirectories: true)
    return try run(
      """
      set -e
      mount -t tmpfs -o size=\(size) none disk
      status=0
      run() { "$ALERTCAT" "$@" || status=$?; echo "exit $status"; }
      \(script)
      cd disk; echo "left:"; find . -type f | sort
      """, in: scratch.url)
  }
}

import Foundation
import Testing

@testable import AlertCatalog

/// Whether a file is still what it was.
struct FileStampTests {
  @Test func everyChangeIsSeen() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertcat-\(UUID().uuidString)").path
    try Data("12345".utf8).write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    let descriptor = open(path, O_RDWR)
    defer { close(descriptor) }
    var stamp = try #require(FileStamp(descriptor))
    #expect(stamp.size == 5 && FileStamp(descriptor) == stamp)
    func isSeen(_ what: String, _ change: () -> Void) throws {
      change()
      #expect(FileStamp(descriptor) != stamp, "\(what)")
      stamp = try #require(FileStamp(descriptor))
    }
    try isSeen("longer") { pwrite(descriptor, "6", 1, 5) }
    try isSeen("shorter") { ftruncate(descriptor, 2) }
    try isSeen("as long, but later") {
      var times = [timespec(tv_sec: 1, tv_nsec: 1), timespec(tv_sec: 1, tv_nsec: 1)]
      futimens(descriptor, &times)
    }
    try isSeen("a nanosecond later") {
      var times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 2)]
      futimens(descriptor, &times)
    }
    let other = open(path + "2", O_RDWR | O_CREAT, 0o600)
    defer {
      close(other)
      unlink(path + "2")
    }
    pwrite(other, "12", 2, 0)
    var times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1, tv_nsec: 2)]
    futimens(other, &times)
    #expect(FileStamp(other) != stamp, "another file")
    let device = open("/dev/null", O_RDONLY)
    defer { close(device) }
    #expect(FileStamp(device) == nil)
  }

  /// A mapping is named as long as it is there.
  @Test func mappingsAreRememberedInAnyNumber() {
    let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: 4096), count: 10)
    let places = (0..<5000).map { MappedFiles.add("\($0)", bytes) }
    #expect(Set(places.filter { $0 >= 0 }).count == places.count { $0 >= 0 })
    #expect(places.last == -1, "the table is full, and says so")
    for place in places { MappedFiles.forget(place) }
    let place = MappedFiles.add("again", bytes)
    #expect(place >= 0)
    MappedFiles.forget(place)
  }
}

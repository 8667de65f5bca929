import AlertCatalog
import ArgumentParser
import CSignals
import Foundation

/// Maps a file into memory, shortens it, and reads on: the system ends the program with a bus error,
/// and the handler that `alertcat` installs has to say which file it was.
struct ShortenedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "shortened", shouldDisplay: false)
  @Argument var file: String

  func run() throws {
    csignals_catch_bus_errors(2)
    let descriptor = open(file, O_RDWR)
    guard let stamp = FileStamp(descriptor),
      let start = mmap(nil, stamp.size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    else { throw ExitCode(1) }
    let bytes = UnsafeRawBufferPointer(start: start, count: stamp.size)
    let place = MappedFiles.add(file, bytes)
    ftruncate(descriptor, 0)
    print(bytes.reduce(0) { $0 &+ Int($1) })
    MappedFiles.forget(place)
  }
}

/// What one program took for one file: the least CPU and wall seconds of its runs, the most memory.
struct Measurement {
  var tool: String
  var isOurs: Bool
  var runs = 0
  var cpu = Double.infinity
  var wall = Double.infinity
  var peak = 0
  /// The memory may have been less.
  var isPeakOfStarter = true

  mutating func add(_ run: ChildProcess) {
    runs += 1
    cpu = min(cpu, run.cpu)
    wall = min(wall, run.wall)
    if run.peak > peak { (peak, isPeakOfStarter) = (run.peak, run.isPeakOfStarter) }
  }
}

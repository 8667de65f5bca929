/// A generator of numbers that depends on nothing but its seed (SplitMix64).
struct BenchRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number in `0..<limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() >> 11) % limit }

  /// Whether something happens that happens this often (0 to 1).
  mutating func happens(_ share: Double) -> Bool {
    Double(next() >> 11) < share * Double(1 << 53)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

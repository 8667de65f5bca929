import FuzzStoreTargets
import FuzzTargets

/// What libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.run(UnsafeBufferPointer(start: start, count: count), among: FuzzTarget.ofStore)
}

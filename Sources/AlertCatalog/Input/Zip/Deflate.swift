import SystemZlib

/// Raw deflate streams as they stand in archives, by zlib (RFC 1951).
enum Deflate {
  /// The bytes of a stream that must be exactly `count` long; nil if it is damaged.
  static func inflated(_ bytes: FileBytes, count: Int) -> [UInt8]? {
    run(
      bytes, capacity: count,
      start: { stream in
        inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      }, step: { stream in SystemZlib.inflate(&stream, Z_FINISH) }, end: { inflateEnd(&$0) }
    )
    .flatMap { $0.count == count ? $0 : nil }
  }

  /// A stream that holds `bytes`; nil if there is no memory.
  static func deflated(_ bytes: FileBytes) -> [UInt8]? {
    run(
      bytes, capacity: Int(compressBound(UInt(bytes.count))) + 16,
      start: { stream in
        deflateInit2_(
          &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY,
          ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      }, step: { stream in SystemZlib.deflate(&stream, Z_FINISH) }, end: { deflateEnd(&$0) })
  }

  /// The checksum of archives.
  static func crc32(_ bytes: FileBytes) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      let bytes = bytes.assumingMemoryBound(to: UInt8.self)
      return UInt32(truncatingIfNeeded: SystemZlib.crc32_z(0, bytes.baseAddress, bytes.count))
    }
  }

  private static func run(
    _ bytes: FileBytes, capacity: Int, start: (inout z_stream) -> Int32,
    step: (inout z_stream) -> Int32, end: (inout z_stream) -> Int32
  ) -> [UInt8]? {
    guard bytes.count < Int(UInt32.max), capacity < Int(UInt32.max) else { return nil }
    var stream = z_stream()
    guard start(&stream) == Z_OK else { return nil }
    defer { _ = end(&stream) }
    var isComplete = false
    var input = Array(bytes)
    // One byte more than needed shows a stream that is longer than it says.
    let result = [UInt8](unsafeUninitializedCapacity: capacity + 1) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(capacity + 1)
        isComplete = step(&stream) == Z_STREAM_END
      }
      count = capacity + 1 - Int(stream.avail_out)
    }
    return isComplete ? result : nil
  }
}

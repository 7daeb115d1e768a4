/// Samples as a file keeps them.
package enum FileSamples: Sendable {
  case short([Int16])
  /// 24 bits at the upper end of 32.
  case long([Int32])
  case float([Float])

  /// Samples from −1 to 1 for a file: what is louder is clipped as an integer and never wraps round, not-a-number is
  /// silence.
  package init(_ samples: some Collection<Double>, for format: SoundFileFormat) {
    // One call for all of them: a generic collection is slow sample by sample.
    self =
      samples.withContiguousStorageIfAvailable { Self.converted($0, for: format) }
      ?? Array(samples).withUnsafeBufferPointer { Self.converted($0, for: format) }
  }

  var count: Int {
    switch self {
    case .short(let list): list.count
    case .long(let list): list.count
    case .float(let list): list.count
    }
  }

  private static func converted(_ samples: UnsafeBufferPointer<Double>, for format: SoundFileFormat) -> FileSamples {
    if format.isOgg { return .float(list(samples)) }
    return switch format.encoding {
    case .pcm16: .short(list(samples))
    case .pcm24: .long(list(samples))
    case .float: .float(list(samples))
    }
  }

  /// Converts eight samples at once, the last ones with silence behind them.
  @inline(__always)
  private static func list<Sample: FileSample>(_ samples: UnsafeBufferPointer<Double>) -> [Sample] {
    let bytes = UnsafeRawBufferPointer(samples)
    return Array(unsafeUninitializedCapacity: samples.count) { output, count in
      let room = UnsafeMutableRawBufferPointer(output)
      while count + 8 <= samples.count {
        let eight = bytes.loadUnaligned(fromByteOffset: count * MemoryLayout<Double>.stride, as: SIMD8<Double>.self)
        room.storeBytes(
          of: Sample.converted(eight), toByteOffset: count * MemoryLayout<Sample>.stride, as: SIMD8<Sample>.self)
        count += 8
      }
      var rest = SIMD8<Double>()
      for lane in 0..<(samples.count - count) { rest[lane] = samples[count + lane] }
      let converted = Sample.converted(rest)
      for lane in 0..<(samples.count - count) { output.initializeElement(at: count + lane, to: converted[lane]) }
      count = samples.count
    }
  }
}

/// A sample as a file keeps it.
private protocol FileSample: SIMDScalar, Codable, Hashable {
  static func converted(_ samples: SIMD8<Double>) -> SIMD8<Self>
}

extension Int16: FileSample {
  @inline(__always)
  fileprivate static func converted(_ samples: SIMD8<Double>) -> SIMD8<Int16> {
    SIMD8(truncatingIfNeeded: samples.integers(most: 32_767))
  }
}

extension Int32: FileSample {
  @inline(__always)
  fileprivate static func converted(_ samples: SIMD8<Double>) -> SIMD8<Int32> {
    SIMD8(truncatingIfNeeded: samples.integers(most: 8_388_607)) &<< 8
  }
}

extension Float: FileSample {
  /// Encoders must not get not-a-number or very large samples.
  @inline(__always)
  fileprivate static func converted(_ samples: SIMD8<Double>) -> SIMD8<Float> { SIMD8(samples.clipped(at: 8)) }
}

extension SIMD8<Double> {
  /// Integers in the lowest bits.
  @inline(__always)
  fileprivate func integers(most: Double) -> SIMD8<UInt64> {
    // Added to 1.5 × 2^52, a number is rounded to the nearest integer, ties to even, which then stands in the lowest bits:
    // neither a call nor a conversion that could trap.
    let rounder = 6_755_399_441_055_744.0
    return unsafeBitCast(clipped(at: 1) * most + rounder, to: SIMD8<UInt64>.self)
  }

  @inline(__always)
  fileprivate func clipped(at most: Double) -> Self {
    if areWithinOne { return self }
    return replacing(with: 0, where: self .!= self).replacing(with: most, where: self .> most)
      .replacing(with: -most, where: self .< -most)
  }

  /// Whether all are numbers between −1 and 1, as nearly always: one look in place of three for each.
  @inline(__always)
  private var areWithinOne: Bool {
    // One more exponent makes the bits of 1, and those of what is larger or no number, those of 2.
    let exponent: UInt64 = 0x0010_0000_0000_0000
    let raised = (unsafeBitCast(self, to: SIMD8<UInt64>.self) & UInt64(Int64.max)) &+ exponent
    let four = raised.lowHalf | raised.highHalf
    let two = four.lowHalf | four.highHalf
    return two.x | two.y < 2.0.bitPattern
  }
}

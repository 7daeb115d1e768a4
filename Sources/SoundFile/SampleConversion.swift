/// Samples as a file keeps them.
enum FileSamples {
  case short([Int16])
  /// 24 bits at the upper end of 32.
  case long([Int32])
  case float([Float])

  var count: Int {
    switch self {
    case .short(let list): list.count
    case .long(let list): list.count
    case .float(let list): list.count
    }
  }
}

/// Samples from −1 to 1 as a file keeps them: what is louder is clipped as an integer and never wraps round, not-a-number
/// is silence.
enum SampleConversion {
  static func samples(_ samples: some Collection<Double>, for format: SoundFileFormat) -> FileSamples {
    // One call for all of them: a generic collection is slow sample by sample.
    samples.withContiguousStorageIfAvailable { converted($0, for: format) }
      ?? Array(samples).withUnsafeBufferPointer { converted($0, for: format) }
  }

  private static func converted(_ samples: UnsafeBufferPointer<Double>, for format: SoundFileFormat) -> FileSamples {
    if format.isOgg { return .float(map(samples, float)) }
    return switch format.encoding {
    case .pcm16: .short(map(samples) { Int16(truncatingIfNeeded: integer($0, most: 32_767)) })
    case .pcm24: .long(map(samples) { integer($0, most: 8_388_607) << 8 })
    case .float: .float(map(samples, float))
    }
  }

  @inline(__always)
  private static func map<Sample>(
    _ samples: UnsafeBufferPointer<Double>, _ convert: (Double) -> Sample
  ) -> [Sample] {
    Array(unsafeUninitializedCapacity: samples.count) { output, count in
      for index in samples.indices { output.initializeElement(at: index, to: convert(samples[index])) }
      count = samples.count
    }
  }

  @inline(__always)
  private static func integer(_ sample: Double, most: Int32) -> Int32 {
    guard sample > -1 else { return sample.isNaN ? 0 : -most }
    guard sample < 1 else { return most }
    // Added to 1.5 × 2^52, a number is rounded to the nearest integer, ties to even, which then stands in the lowest bits:
    // neither a call nor a conversion that could trap.
    let rounder = 6_755_399_441_055_744.0
    return Int32(truncatingIfNeeded: (sample * Double(most) + rounder).bitPattern)
  }

  /// An encoder must not meet what is no number, nor a sound beyond all measure.
  @inline(__always)
  private static func float(_ sample: Double) -> Float {
    sample.isNaN ? 0 : Float(min(max(sample, -8), 8))
  }
}

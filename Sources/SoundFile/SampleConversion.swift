/// Samples from −1 to 1 as 16-bit integers: what is louder is clipped and never wraps round, not-a-number is silence.
enum SampleConversion {
  static func integers(_ samples: some Collection<Double>) -> [Int16] {
    // One call for all of them: a generic collection is slow sample by sample.
    samples.withContiguousStorageIfAvailable(integers(in:)) ?? Array(samples).withUnsafeBufferPointer(integers(in:))
  }

  private static func integers(in samples: UnsafeBufferPointer<Double>) -> [Int16] {
    Array(unsafeUninitializedCapacity: samples.count) { output, count in
      for index in samples.indices { output.initializeElement(at: index, to: integer(samples[index])) }
      count = samples.count
    }
  }

  @inline(__always)
  private static func integer(_ sample: Double) -> Int16 {
    guard sample > -1 else { return sample.isNaN ? 0 : -.max }
    guard sample < 1 else { return .max }
    // Adding and taking away 1.5 × 2^52 rounds to the nearest integer, ties to even, without a call.
    let rounder = 6_755_399_441_055_744.0
    return Int16(truncatingIfNeeded: Int32(sample * 32_767 + rounder - rounder))
  }
}

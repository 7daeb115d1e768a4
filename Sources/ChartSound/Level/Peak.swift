/// The highest amplitude of each of two channels, not-a-number ignored.
struct Peak: Sendable {
  private var channels = SIMD2<Double>()

  /// The highest of both.
  var highest: Double { max(channels.x, channels.y) }

  /// Takes in a sample of each channel.
  @inline(__always)
  mutating func add(_ pair: SIMD2<Double>) {
    // By comparisons: `pointwiseMax` tests each channel for not-a-number, which takes several times as long.
    let (left, right) = (pair.x.magnitude, pair.y.magnitude)
    channels = SIMD2(left > channels.x ? left : channels.x, right > channels.y ? right : channels.y)
  }

  /// Takes in four samples.
  @inline(__always)
  mutating func add(_ samples: SIMD4<Double>) {
    add(samples.lowHalf)
    add(samples.highHalf)
  }
}

/// The sine and the cosine of a phase whose speed changes evenly, four frames at once.
///
/// The next four frames are these turned by an angle, and that angle turns as well: a few products in place of two
/// polynomials. What that adds to the error of the polynomials stays below 1e-8, that is −160 dB,
/// over the frames of a sub-block.
struct Phasor {
  private(set) var sine: Lanes
  private(set) var cosine: Lanes
  private var turn: (sine: Lanes, cosine: Lanes)
  private let bend: (sine: Double, cosine: Double)
  private let isEven: Bool

  private static let lanes = Lanes(0, 1, 2, 3)

  /// - Parameters:
  ///   - phase: Turns at the first frame.
  ///   - speed: Turns from there to the next.
  ///   - acceleration: Half of what the speed grows by from frame to frame.
  @inline(__always)
  init(phase: Double, speed: Double, acceleration: Double = 0) {
    let count = Double(Lanes.scalarCount)
    (sine, cosine) = FastSine.sineAndCosine(turns: phase + Self.lanes * (speed + Self.lanes * acceleration))
    // (n + 4)² − n² = 8 n + 16, and the same four frames later less this is 32.
    turn = FastSine.sineAndCosine(turns: count * (speed + acceleration * (2 * Self.lanes + count)))
    isEven = acceleration == 0
    bend = isEven ? (0, 1) : Mathematics.sineAndCosine(turns: 2 * count * count * acceleration)
  }

  /// Moves on by four frames.
  @inline(__always)
  mutating func advance() {
    (sine, cosine) = (sine * turn.cosine + cosine * turn.sine, cosine * turn.cosine - sine * turn.sine)
    guard !isEven else { return }
    turn = (turn.sine * bend.cosine + turn.cosine * bend.sine, turn.cosine * bend.cosine - turn.sine * bend.sine)
  }
}

/// How a pitch bends between two marks: the logarithm of the frequency is a cubic over time, given by its slopes at both
/// ends (the form of Hermite).
///
/// ```swift
/// PitchCurve(startSlope: 0, endSlope: 0)  // sets out and arrives level
/// ```
public struct PitchCurve: Sendable, Equatable {
  /// How steeply the pitch sets out, in octaves a second.
  public var startSlope: Double
  /// How steeply it arrives, in octaves a second.
  public var endSlope: Double

  /// A curve from its slopes in octaves a second.
  public init(startSlope: Double, endSlope: Double) {
    self.startSlope = startSlope
    self.endSlope = endSlope
  }
}

extension PitchCurve {
  /// The slopes of a curve that passes through some heights and rises and falls only where they do.
  ///
  /// M. Steffen, Astron. Astrophys. 239 (1990); the ends are those of `curveMonotoneX` of D3, which draws such lines.
  ///
  /// - Parameters:
  ///   - heights: The heights, at least two.
  ///   - places: Where each stands, ascending.
  /// - Returns: The slope at each; none where there are less than two.
  static func monotoneSlopes(through heights: [Double], at places: [Double]) -> [Double] {
    let widths = zip(places.dropFirst(), places).map { $0 - $1 }
    let chords = zip(zip(heights.dropFirst(), heights), widths).map { ($0.0 - $0.1) / $1 }
    guard let first = chords.first, let last = chords.last else { return [] }
    let inner = chords.indices.dropLast().map { place in
      let (before, after) = (chords[place], chords[place + 1])
      // At a peak, in a valley and beside a level the curve is level.
      guard before * after > 0 else { return 0.0 }
      let both = widths[place] + widths[place + 1]
      let parabola = (before * widths[place + 1] + after * widths[place]) / both
      let slope = min(2 * abs(before), 2 * abs(after), abs(parabola))
      return before < 0 ? -slope : slope
    }
    return [(3 * first - (inner.first ?? first)) / 2] + inner + [(3 * last - (inner.last ?? last)) / 2]
  }
}

/// A bent way from one pitch to another, in octaves over its share from 0 to 1.
struct PitchWay: Sendable {
  /// Octaves from the start to the end.
  var rise: Double
  /// The slopes at both ends, in octaves over the whole way.
  var startSlope: Double
  var endSlope: Double

  /// The weights of the square and of the cube of the share.
  private var square: Double { 3 * rise - 2 * startSlope - endSlope }
  private var cube: Double { startSlope + endSlope - 2 * rise }

  /// Octaves above the start.
  func octaves(at share: Double) -> Double {
    share * (startSlope + share * (square + share * cube))
  }

  /// The most octaves over the whole way, up or down: of the cubic's slope, a parabola, at its ends or its top.
  var steepest: Double {
    let ends = max(abs(startSlope), abs(endSlope))
    guard cube != 0, (0...1).contains(-square / (3 * cube)) else { return ends }
    return max(ends, abs(slope(at: -square / (3 * cube))))
  }

  /// The most that the slope changes by over the whole way, at one of its ends.
  var sharpestBend: Double {
    max(abs(6 * rise - 4 * startSlope - 2 * endSlope), abs(6 * rise - 2 * startSlope - 4 * endSlope))
  }

  /// Octaves over the whole way.
  func slope(at share: Double) -> Double {
    startSlope + share * (2 * square + share * 3 * cube)
  }
}

extension Note {
  /// The way of its pitch where that is bent; `nil` where it is straight.
  var way: PitchWay? {
    curve.map {
      PitchWay(
        rise: Mathematics.log2(endFrequency / frequency), startSlope: $0.startSlope * length,
        endSlope: $0.endSlope * length)
    }
  }

  /// The frequency at a part of its length from 0 to 1, in Hz, without what its instrument does to it.
  public func frequency(at share: Double) -> Double {
    guard let way else { return frequency * Mathematics.power(endFrequency / frequency, share) }
    return frequency * Mathematics.exp2(way.octaves(at: share))
  }

  /// The note as far as a part of its length, from 0 to 1; it ends at the pitch that it has reached.
  func cut(at share: Double) -> Note {
    var note = self
    note.length = (length * share).onScoreGrid
    note.endFrequency = frequency(at: share)
    if let way, length > 0 { note.curve?.endSlope = (way.slope(at: share) / length).rounded(toStep: 1e-6) }
    return note
  }
}

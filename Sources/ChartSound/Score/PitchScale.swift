/// The pitches to which values are rounded; the lowest pitch is the root, and each octave above it has the same steps.
///
/// ```swift
/// PitchScale.pentatonic.nearest(to: 300, from: 220, to: 1_760)  // 277.18…, Hz: four semitones above the root
/// ```
public enum PitchScale: String, Sendable, CaseIterable {
  /// Every pitch: no rounding.
  case continuous
  /// Twelve equal steps an octave.
  case semitones
  /// The seven steps of the major scale.
  case major
  /// The five steps of the major pentatonic scale.
  case pentatonic

  /// Semitones above the root, within an octave.
  private var steps: [Double] {
    switch self {
    case .continuous: []
    case .semitones: (0..<12).map(Double.init)
    case .major: [0, 2, 4, 5, 7, 9, 11]
    case .pentatonic: [0, 2, 4, 7, 9]
    }
  }

  /// The nearest pitch of the scale from `low` to `high`, the lower of two; what is higher never becomes lower by it.
  public func nearest(to frequency: Double, from low: Double, to high: Double) -> Double {
    guard self != .continuous else { return frequency }
    let place = Self.semitones(from: low, to: frequency)
    let top = Self.semitones(from: low, to: high)
    let octave = (place / 12).rounded(.down) * 12
    let pitches = (steps + [12]).map { octave + $0 }.filter { $0 <= top }
    let nearest = pitches.min { abs($0 - place) < abs($1 - place) } ?? place
    return low * Mathematics.exp2(nearest / 12)
  }

  /// Whether two values can be told apart between two frequencies: both ends, or the root and another step.
  public func hasTwoPitches(from low: Double, to high: Double) -> Bool {
    guard self != .continuous else { return low < high }
    return steps.dropFirst().first.map { $0 <= Self.semitones(from: low, to: high) } ?? false
  }

  /// Rounded, for the last bits of a library's logarithm differ among machines; a score must not.
  private static func semitones(from low: Double, to high: Double) -> Double {
    (12 * Mathematics.log2(high / low)).rounded(toStep: 1e-9)
  }
}

/// Whether more is higher.
public enum PitchPolarity: String, Sendable, CaseIterable {
  /// A larger value has a higher pitch.
  case up
  /// A larger value has a lower pitch, as may suit ranks and lap times.
  case down
}

/// How values become places between the lowest and the highest pitch, whatever the scale of the axis.
public enum ValueMapping: String, Sendable, CaseIterable {
  /// Equal differences are equal intervals.
  case linear
  /// Equal ratios are equal intervals; for values on one side of zero.
  case log
  /// Linear near zero and logarithmic away from it, as Vega-Lite's `symlog` with its constant of 1.
  case symlog
  /// Each value is as far from the next as any other: only the order is heard.
  case rank
}

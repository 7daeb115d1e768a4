public import ChartSound

/// The measures of a sound that say whether it is what its score plans, in the order in which they are told.
///
/// ```swift
/// let check = try Verification(of: &source, as: plan, instruments: instruments)
/// check.holds  // true
/// check.metrics.first?.line  // Pitch: 0.01 cents, target at most 1, 30 notes. Holds.
/// ```
///
/// The targets are those of the sonification and audio literature: a cent is a tenth of what trained ears tell apart,
/// a millisecond a sixth of the least heard difference of time (Friberg and Sundberg, JASA 98, 1995), -23 LUFS and
/// -1 dBTP those of EBU R 128.
///
/// - Complexity: O(*n* log *n*) in the frames of a note, linear in the sound; memory for one note.
public struct Verification: Sendable {
  /// Every measure.
  public private(set) var metrics: [Metric]
  /// Whether every target is met.
  public var holds: Bool { metrics.allSatisfy(\.holds) }

  /// Measures a sound.
  ///
  /// - Parameters:
  ///   - source: the sound.
  ///   - plan: its score.
  ///   - instruments: those that the score may name; rise, harmonics and vibrato of others are taken for the plainest.
  ///   - listening: whether it is also measured if one can follow the sound.
  /// - Throws: what the source throws.
  public init(
    of source: inout some SampleSource, as plan: PlannedScore, instruments: [Instrument], listening: Bool = false
  ) throws {
    let tones = plan.tones(instruments, sampleRate: source.sampleRate)
    var notes = NoteMeasures(tones: tones, plan: plan)
    try notes.measure(&source)
    var edges = EdgeMeasures(tones: tones, plan: plan, reference: notes.medianPower)
    try edges.measure(&source)
    let whole = try WholeMeasures(&source)
    metrics =
      notes.metrics(channels: source.channels) + edges.metrics
      + whole.metrics(loudness: plan.loudness, duration: plan.duration)
      + (listening ? ListeningMeasures(plan).metrics : [])
  }
}

import ChartSound

/// What is measured between notes and at their edges: clicks anywhere, and how silent a missing mark is.
struct EdgeMeasures {
  private let tones: [PlannedTone]
  private let plan: PlannedScore
  private let reference: Double?
  private var clicks = Tally()
  private var gaps = Tally()

  init(tones: [PlannedTone], plan: PlannedScore, reference: Double?) {
    (self.tones, self.plan, self.reference) = (tones, plan, reference)
  }

  mutating func measure(_ source: inout some SampleSource) throws {
    guard let reference, reference > 0 else { return }
    try measureGaps(&source, reference)
    try measureClicks(&source, reference)
  }

  // MARK: Clicks

  private mutating func measureClicks(_ source: inout some SampleSource, _ reference: Double) throws {
    let meter = ClickMeter(sampleRate: source.sampleRate)
    let rate = Double(source.sampleRate)
    let noises = plan.notes.filter { !$0.isTone }.sorted { $0.start < $1.start }
    var (tone, noise) = (tones[...], noises[...])
    for start in stride(from: 0, to: source.frameCount, by: max(meter.frames / 2, 1)) {
      let times = (Double(start) / rate, Double(start + meter.frames) / rate)
      while let first = tone.first, first.note.end + PlannedTone.jump < times.0 { tone.removeFirst() }
      while let first = noise.first, first.end < times.0 { noise.removeFirst() }
      // Noise has no harmonics to be above of.
      guard noise.first.map({ $0.start > times.1 }) ?? true else { continue }
      let sounding = tone.prefix { $0.note.start <= times.1 }
      let limit = sounding.map(\.highest).max() ?? 0
      let piece = try Piece(&source, from: start, to: start + meter.frames)
      guard let power = meter.power(piece.mono, above: max(4_000, limit)) else { continue }
      // Both channels have twice the power of one, of which the mean is this.
      clicks.add((power * 2 / reference).decibels, at: Note.place(times.0, sounding.first?.note.mark))
    }
  }

  // MARK: Gaps

  private mutating func measureGaps(_ source: inout some SampleSource, _ reference: Double) throws {
    for (place, note) in plan.notes.enumerated() where note.role == .missing {
      let next = plan.notes[place...].lazy.map(\.start).first { $0 > note.start + 0.001 } ?? plan.duration
      let piece = try source.piece(note.start, min(next, note.start + 0.2))
      gaps.add((piece.power / reference).decibels, note)
    }
  }

  var metrics: [Metric] {
    [
      clicks.metric("Clicks", unit: "dB", atMost: -60).withoutCount,
      gaps.metric("Gaps", unit: "dB", atMost: -20, because: "no mark is missing"),
    ]
  }
}

extension PlannedTone {
  /// Above this nothing of the tone sounds, in Hz: all harmonics of its instrument, and at least five.
  fileprivate var highest: Double {
    Double(max(instrument?.partials.count ?? 5, 5) + 1) * max(note.frequency, note.endFrequency)
  }
}

extension Metric {
  /// Windows are no notes.
  fileprivate var withoutCount: Metric {
    var metric = self
    metric.count = nil
    return metric
  }
}

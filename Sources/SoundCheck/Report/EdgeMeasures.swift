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
    let noises = plan.notes.filter { !$0.isTone }
    var (coming, noise, sounding) = (tones[...], noises[...], [PlannedTone]())
    for start in stride(from: 0, to: source.frameCount, by: max(meter.frames / 2, 1)) {
      let times = (Double(start) / rate, Double(start + meter.frames) / rate)
      sounding += coming.prefix { $0.note.start <= times.1 }
      coming = coming.drop { $0.note.start <= times.1 }
      sounding.removeAll { $0.note.end + PlannedTone.jump < times.0 }
      noise = noise.drop { $0.end < times.0 }
      // Noise has no harmonics to be above of.
      guard noise.first.map({ $0.start > times.1 }) ?? true else { continue }
      let limit = sounding.map(\.highest).max() ?? 0
      let piece = try Piece(&source, from: start, to: start + meter.frames)
      guard let power = meter.power(piece.mono, above: max(4_000, limit)) else { continue }
      // Both channels have twice the power of one, of which the mean is this.
      clicks.add((power * 2 / reference).decibels, at: Note.place(times.0, sounding.first?.note.mark))
    }
  }

  // MARK: Gaps

  /// Measures each missing mark from where all notes before it have ended, such as those of another series.
  private mutating func measureGaps(_ source: inout some SampleSource, _ reference: Double) throws {
    var (later, silence) = (plan.notes[...], 0.0)
    for note in plan.notes where note.role == .missing {
      while let other = later.first, other.start <= note.start + 0.001 {
        if other.role != .missing { silence = max(silence, other.end) }
        later.removeFirst()
      }
      // A note fades out behind its end.
      let start = silence > note.start ? silence + 0.03 : note.start
      let end = min(later.first?.start ?? plan.duration, note.start + 0.2)
      guard end > start else { continue }
      gaps.add((try source.piece(start, end).power / reference).decibels, note)
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

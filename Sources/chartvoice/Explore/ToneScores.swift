import ChartAnalysis
import ChartModel
import ChartNarration
import ChartSound
import Synchronization

/// The scores of the charts that a person walks, made when the first of them is heard.
final class ToneScores: Sendable {
  private struct Made {
    let whole: Score
    let heard: Set<String>
    var tones: [Int: MarkTones] = [:]
  }

  private let charts: [(chart: BucketedChart, facts: ChartFacts)]
  private let views: BucketedViews
  private let options: SoundOptions
  private let instruments: InstrumentSet
  private let loudness: Loudness
  private let made = Mutex<Made?>(nil)

  /// The scores of charts, none of them made yet.
  convenience init(_ narrated: NarratedViews, options: SoundOptions, instruments: InstrumentSet) {
    self.init(narrated, options: options, instruments: instruments, loudness: Loudness())
  }

  private init(_ narrated: NarratedViews, options: SoundOptions, instruments: InstrumentSet, loudness: Loudness) {
    views = narrated.views
    charts = zip(narrated.views.views, narrated.narrators).map { ($0.chart, $1.facts) }
    var options = options
    options.keepAxis(of: charts.map(\.chart))
    (self.options, self.instruments, self.loudness) = (options, instruments, loudness)
  }

  /// The same for the charts as they are shown now, as loud as before.
  func showing(_ narrated: NarratedViews) -> ToneScores {
    ToneScores(narrated, options: options, instruments: instruments, loudness: loudness)
  }

  /// The score of what is asked for; `nil` where that is silence.
  func score(_ request: ToneRequest, tempo: Double) -> Score? {
    made.withLock { made in
      var known = made ?? make()
      defer { made = known }
      switch request {
      case .marks(let ids): return score(of: ids, tempo: tempo, &known)
      case .from(let id): return score(from: id, tempo: tempo, &known)
      case .all: return known.whole.notes.isEmpty ? nil : known.whole.atTempo(tempo)
      case .gist: return gist
      case .stop: return nil
      }
    }
  }

  /// A score as a stream at the level of the whole.
  func stream(_ score: Score) -> WAVStream { WAVStream(score, instruments: instruments, gain: level) }

  private func make() -> Made {
    let score = Score(views: views, facts: charts.map(\.facts), options: options)
    return Made(whole: score, heard: score.heardMarks)
  }

  private var level: Double {
    if let gain = loudness.gain.withLock({ $0 }) { return gain }
    guard let whole = made.withLock({ $0?.whole }) else { return 1 }
    let found = SoundLevel(score: whole, instruments: instruments, sampleRate: 48_000).gain
    // Ticks and noise alone have no level to keep.
    if whole.notes.contains(where: { $0.role == .data }) { loudness.gain.withLock { $0 = found } }
    return found
  }

  /// The series that stands out most, or the first that there is, in little more than a second.
  private var gist: Score? {
    guard let first = charts.first else { return nil }
    var options = options
    options.take(seconds: Self.gistSeconds)
    (options.longest, options.leastPerSeries, options.context) = (Self.gistSeconds, Self.gistSeconds, [])
    let score = Score(chart: first.chart, facts: first.facts, options: options)
    return score.notes.isEmpty ? nil : score
  }

  private static let gistSeconds = 1.2

  // MARK: Marks

  /// What the whole leaves out, because its marks are too close together, is heard when it is asked for by itself.
  private func score(of marks: [String], tempo: Double, _ made: inout Made) -> Score? {
    let ids = marks.flatMap { sounding($0, &made) }
    guard !ids.allSatisfy(made.heard.contains), let tones = tones(of: ids, &made) else {
      return made.whole.excerpt(of: ids, tempo: tempo)
    }
    return tones.score(of: ids)?.excerpt(of: ids, tempo: tempo)
  }

  private func score(from id: String, tempo: Double, _ made: inout Made) -> Score? {
    if made.heard.contains(id) { return made.whole.excerpt(from: id, tempo: tempo) }
    let rest = tones(of: [id], &made)?.ids(from: id) ?? []
    let heard = rest.flatMap { sounding($0, &made) }.filter(made.heard.contains)
    return heard.isEmpty ? score(of: rest, tempo: tempo, &made) : made.whole.excerpt(of: heard, tempo: tempo)
  }

  /// A mark, or the parts of a total that does not sound itself.
  private func sounding(_ id: String, _ made: inout Made) -> [String] {
    if made.heard.contains(id) { return [id] }
    let parts = tones(of: [id], &made)?.parts(ofTotal: id) ?? []
    return parts.isEmpty ? [id] : parts
  }

  /// The tones of the chart that has one of some marks.
  private func tones(of ids: [String], _ made: inout Made) -> MarkTones? {
    for place in charts.indices {
      let tones = made.tones[place] ?? MarkTones(charts[place].chart, facts: charts[place].facts, options: options)
      made.tones[place] = tones
      if ids.contains(where: tones.contains) { return tones }
    }
    return nil
  }
}

/// The factor of the first charts that had a sound, which neither a mark alone nor zooming changes.
private final class Loudness: Sendable {
  let gain = Mutex<Double?>(nil)
}

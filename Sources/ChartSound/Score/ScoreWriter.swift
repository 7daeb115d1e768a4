internal import ChartAnalysis
internal import ChartModel

/// Gathers the notes and spans of a score, series by series.
struct ScoreWriter {
  let timing: ScoreTiming
  let mapping: PitchMapping
  let options: SoundOptions
  let isDiverging: Bool
  let positions: XPositions
  let heights: MarkHeights
  let rules: RuleCues
  private(set) var notes: [Note] = []
  private(set) var spans: [ScoreSpan] = []
  private var glides = 0

  init(
    timing: ScoreTiming, mapping: PitchMapping, options: SoundOptions, isDiverging: Bool, positions: XPositions,
    heights: MarkHeights, rules: RuleCues
  ) {
    self.timing = timing
    self.mapping = mapping
    self.options = options
    self.isDiverging = isDiverging
    self.positions = positions
    self.heights = heights
    self.rules = rules
  }

  /// The notes by their start, those written first at one start first.
  var sortedNotes: [Note] {
    notes.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }

  /// The spans by their start, groups before their marks.
  var sortedSpans: [ScoreSpan] {
    spans.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }

  mutating func write(_ series: Series, facts: SeriesFacts?, index: Int) {
    let start = timing.start(of: index)
    if index > 0 { notes += SeriesMarker.notes(inPauseAt: start - timing.pause, length: timing.pause) }
    let options = options.ofSeries(index)
    writeCues(before: series, at: start, options: options)
    let sounds = heights.sounds(of: series)
    let phrase = SeriesNotes(
      series: series, sounds: sounds, onsets: onsets(of: series, sounds: sounds), positions: positions,
      mapping: mapping, options: options, isDiverging: isDiverging, start: start + timing.lead, firstGlide: glides)
    writeGroups(facts?.groups ?? [], of: phrase)
    glides += phrase.onsets.count
    let written = phrase.notes()
    writeMarks(written, landmarks: facts?.landmarks ?? [], of: phrase)
    notes += written.joined()
  }

  private mutating func writeCues(before series: Series, at start: Double, options: SoundOptions) {
    let zero = isDiverging ? ZeroCue.length : 0
    if isDiverging { notes.append(ZeroCue.note(at: start, series: series, mapping: mapping, options: options)) }
    notes += rules.notes(at: start + zero, series: series, mapping: mapping, options: options)
    notes += rules.ticks(
      from: start + timing.lead, duration: timing.share, positions: positions, series: series, options: options)
  }

  private func onsets(of series: Series, sounds: [MarkSound]) -> [Onset] {
    let isStretched = !series.isContinuous || series.marks.contains { $0.x.isStretch }
    if positions.hasStretches, isStretched {
      return Onset.onsets(ofStretches: series.marks, sounds: sounds, positions: positions, duration: timing.share)
    }
    let times = series.marks.map { positions.time(of: $0.x) * timing.share }
    return Onset.onsets(of: sounds, at: times, duration: timing.share)
  }

  private mutating func writeGroups(_ groups: [MarkGroup], of phrase: SeriesNotes) {
    let heard = groups.compactMap { group in
      phrase.onsets.first { group.places.contains($0.place) }.map { (group, $0) }
    }
    for (index, (group, onset)) in heard.enumerated() {
      let begin = (phrase.start + onset.time).onScoreGrid
      let next = index + 1 < heard.count ? heard[index + 1].1.time : timing.share
      let end = max((phrase.start + next).onScoreGrid, begin + 0.001)
      spans.append(ScoreSpan(id: group.id, importance: .group, start: begin, end: end))
      guard options.axisTicks else { continue }
      let pan = (2 * positions.place(of: phrase.series.marks[onset.place].x) - 1) * options.panWidth.clamped(to: 0...1)
      notes.append(AxisTick.note(at: begin, pan: pan.rounded(toStep: 1e-6), series: phrase.series))
    }
  }

  private mutating func writeMarks(_ written: [[Note]], landmarks: Set<Int>, of phrase: SeriesNotes) {
    for (notes, onset) in zip(written, phrase.onsets) {
      guard let note = notes.first else { continue }
      let end = (note.start + max(onset.interval, note.length)).onScoreGrid
      let importance: ScoreSpan.Importance = landmarks.contains(onset.place) ? .landmark : .mark
      let id = phrase.series.marks[onset.place].id
      spans.append(ScoreSpan(id: id, importance: importance, start: note.start, end: end))
    }
  }
}

extension SeriesFacts {
  /// The places that a summary names.
  fileprivate var landmarks: Set<Int> {
    Set([first, last].compactMap { $0 } + (minimum?.places ?? []) + (maximum?.places ?? []))
  }
}

internal import ChartAnalysis
internal import ChartModel

/// Gathers the notes and spans of a score, series by series.
struct ScoreWriter {
  let timing: ScoreTiming
  let mappings: PitchMappings
  let options: SoundOptions
  let isDiverging: Bool
  let positions: XPositions
  let heights: MarkHeights
  let rules: RuleCues
  let crossings: CrossingCues
  /// The parts of a stack that are heard in place of its totals.
  let stack: StackNotes?
  /// What lengths say; `nil` where that is nothing.
  private(set) var lengths: MarkLengths?
  /// The id of the totals of a stack.
  private let total: String?
  /// The shares of the parts of a whole, by the place of their series.
  private let shares: [[Double?]]
  /// Whether the axis is one of shares.
  private let tellsShares: Bool
  /// Whether those are the parts of a pie.
  private let isRound: Bool
  private(set) var notes: [Note] = []
  private(set) var spans: [ScoreSpan] = []
  /// How many marks are not heard because they are too close to others.
  private(set) var reducedCount = 0
  private var glides = 0

  init(
    _ chart: BucketedChart, facts: ChartFacts, timing: ScoreTiming, mappings: PitchMappings, options: SoundOptions,
    positions: XPositions, heights: MarkHeights, rules: RuleCues
  ) {
    self.timing = timing
    self.mappings = mappings
    self.options = options
    isDiverging = facts.isDiverging
    self.positions = positions
    self.heights = heights
    self.rules = rules
    crossings = CrossingCues(chart, positions: positions, options: options)
    let isInParts = chart.totals.map { chart.isHeardAsParts($0, options) } == true
    let stack = isInParts ? StackNotes(parts: chart.stackedParts, mapping: mappings.shared, options: options) : nil
    // So many parts that no slot has room for all of them are heard by their total.
    self.stack = stack.flatMap { 3 * $0.shortestInterval <= timing.share ? $0 : nil }
    shares = facts.parts?.shares ?? []
    tellsShares = chart.showsShares
    isRound = chart.kind == .sector
    total = chart.totals?.id
    lengths = options.lengthField.flatMap { MarkLengths(chart, field: $0, interval: shortestInterval) }
  }

  /// The least seconds between two onsets of the series that are no glides.
  private var shortestInterval: Double {
    timing.series.indices.filter { !timing.series[$0].series.isContinuous }.flatMap { index in
      onsets(of: timing.series[index].series, sounds: heights.sounds(of: timing.series[index].series), at: index)
    }.map(\.interval).min() ?? 0
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
    let options = options.ofSeries(index, among: timing.series.count, timing.arrangement)
    if let lead = timing.lead(of: index) { writeLead(of: series, at: lead, isFirst: index == 0, options: options) }
    let begin = timing.begin(of: index)
    // Of series that are heard at once the first has the ticks of all.
    let hasTicks = timing.arrangement != .together || index == 0
    if hasTicks {
      notes += rules.ticks(
        from: begin, duration: timing.share, positions: positions, series: series, options: options
      ).map { placed($0, at: nil, index) }
    }
    notes += crossings.notes(
      ofSeries: timing.series[index].place, series, begin: begin, duration: timing.share
    ).map { placed($0, at: nil, index) }
    let sounds = heights.sounds(of: series)
    let phrase = SeriesNotes(
      series: series, sounds: sounds, onsets: onsets(of: series, sounds: sounds, at: index), positions: positions,
      mapping: mappings[series], options: options, isDiverging: isDiverging, lengths: lengths,
      start: begin, firstGlide: glides, tellsShares: tellsShares)
    writeGroups(facts?.groups ?? [], of: phrase, at: index, ticks: hasTicks)
    let written = isInParts(series) ? parts(of: phrase) : phrase.notes()
    writeMarks(written, landmarks: facts?.landmarks ?? [], of: phrase, at: index)
    notes += written.joined().map { placed($0, at: $0.x, index) }
    reducedCount += sounds.count { $0 != .silence } - phrase.onsets.count { sounds[$0.place] != .silence }
    glides += phrase.onsets.count
  }

  /// What is heard before all series: the means of a heat map, and the marker behind them.
  mutating func write(_ means: MeansCue) {
    guard means.isHeard, timing.prelude > timing.share else { return }
    notes += means.notes(
      from: 0, lasting: timing.share, positions: positions, mapping: mappings.shared, options: options)
    spans.append(ScoreSpan(id: ScoreSpan.meansID, importance: .group, start: 0, end: timing.share.onScoreGrid))
    guard options.context.contains(.markers) else { return }
    notes += SeriesMarker.notes(inPauseAt: timing.share, length: timing.prelude - timing.share)
  }

  private mutating func writeLead(of series: Series, at start: Double, isFirst: Bool, options: SoundOptions) {
    if !isFirst, options.context.contains(.markers) {
      notes += SeriesMarker.notes(inPauseAt: start - timing.pause, length: timing.pause)
    }
    let zero = tellsZero ? ZeroCue.length : 0
    if tellsZero { notes.append(ZeroCue.note(at: start, series: series, mapping: mappings.shared, options: options)) }
    notes += rules.notes(at: start + zero, series: series, mapping: mappings.shared, options: options)
    if options.context.contains(.drone) { addDrone(at: start + timing.lead) }
  }

  /// Under all marks that follow: of one series in turn, of all where they are heard beside each other.
  private mutating func addDrone(at start: Double) {
    guard let height = rules.levels.first ?? (isDiverging ? 0 : nil) else { return }
    let length = timing.arrangement == .inTurn ? timing.share : timing.duration - timing.lead
    let role: NoteRole = rules.levels.isEmpty ? .zero : .reference
    notes.append(Drone.note(at: start, length: length, height: height, mapping: mappings.shared, role: role))
  }

  private func isInParts(_ series: Series) -> Bool { stack != nil && series.id == total }

  private var tellsZero: Bool { isDiverging && options.context.contains(.zero) }

  /// The parts of a stack in place of its totals.
  private func parts(of phrase: SeriesNotes) -> [[Note]] {
    guard let stack else { return [] }
    return phrase.onsets.map { onset in
      let mark = phrase.series.marks[onset.place]
      return mark.isHidden ? [] : stack.notes(at: mark.x, total: phrase.note(onset), interval: onset.interval)
    }
  }

  /// A note of a series at the time at which it is heard: where series are compared, in the stretch of its X, or of its
  /// time where it stands at none.
  private func placed(_ note: Note, at x: XValue?, _ index: Int) -> Note {
    guard let stretches = timing.stretches else { return note }
    let begin = timing.begin(of: index)
    let stretch = stretches.stretch(at: x.map { positions.time(of: $0) * timing.share } ?? note.start - begin)
    // A length that says a number says it in the pause, too, which has room for the longest.
    let isWhole = options.lengthField != nil && note.glide == nil
    return stretches.placed(note, in: stretch, seriesAt: index, begin: begin, isWhole: isWhole)
  }

  private func placed(_ span: ScoreSpan, at x: XValue, _ index: Int) -> ScoreSpan {
    guard let stretches = timing.stretches else { return span }
    let stretch = stretches.stretch(at: positions.time(of: x) * timing.share)
    return stretches.placed(span, in: stretch, seriesAt: index, begin: timing.begin(of: index))
  }

  private func onsets(of series: Series, sounds: [MarkSound], at index: Int) -> [Onset] {
    let place = timing.series[index].place
    if shares.indices.contains(place),
      let parts = Onset.onsets(
        ofParts: shares[place], sounds: sounds, duration: timing.share, isRound: isRound)
    {
      return parts
    }
    let isStretched = !series.isContinuous || series.marks.contains { $0.x.isStretch }
    if positions.hasStretches, isStretched {
      return Onset.onsets(ofStretches: series.marks, sounds: sounds, positions: positions, duration: timing.share)
    }
    let times = series.marks.map { positions.time(of: $0.x) * timing.share }
    return Onset.onsets(
      of: sounds, at: times, duration: timing.share, shortest: shortestInterval(of: series),
      farthest: timing.arrangement == .inTurn ? Onset.farthestMove : 0)
  }

  private func shortestInterval(of series: Series) -> Double {
    if isInParts(series) { return stack?.shortestInterval ?? 0 }
    let tellsLengths = options.lengthField != nil && !series.isContinuous
    return tellsLengths ? MarkLengths.shortestInterval : Onset.shortestInterval
  }

  private mutating func writeGroups(_ groups: [MarkGroup], of phrase: SeriesNotes, at place: Int, ticks: Bool) {
    let heard = groups.compactMap { group in
      phrase.onsets.first { group.places.contains($0.place) }.map { (group, $0) }
    }
    for (index, (group, onset)) in heard.enumerated() {
      let begin = (phrase.start + onset.time).onScoreGrid
      let next = index + 1 < heard.count ? heard[index + 1].1.time : timing.share
      let end = max((phrase.start + next).onScoreGrid, begin + 0.001)
      let x = phrase.series.marks[onset.place].x
      spans.append(placed(ScoreSpan(id: group.id, importance: .group, start: begin, end: end), at: x, place))
      guard hasTick(group, of: phrase), ticks, options.context.contains(.ticks) else { continue }
      let pan = phrase.options.pan(ofTickAt: positions.place(of: x))
      let tick = AxisTick.note(at: begin, pan: pan, series: phrase.series)
      notes.append(placed(tick, at: x, place))
    }
  }

  /// Fewer marks are not worth an edge: ticks among them would be as many as notes.
  private func hasTick(_ group: MarkGroup, of phrase: SeriesNotes) -> Bool {
    phrase.onsets.count { group.places.contains($0.place) && phrase.sounds[$0.place].isTone } >= AxisTick.leastMarks
  }

  private mutating func writeMarks(
    _ written: [[Note]], landmarks: Set<Int>, of phrase: SeriesNotes, at place: Int
  ) {
    for (notes, onset) in zip(written, phrase.onsets) {
      let x = phrase.series.marks[onset.place].x
      let importance: ScoreSpan.Importance = landmarks.contains(onset.place) ? .landmark : .mark
      if isInParts(phrase.series) {
        spans += notes.map { note in
          let end = (note.start + note.length).onScoreGrid
          return placed(
            ScoreSpan(id: note.mark ?? "", importance: importance, start: note.start, end: end), at: x, place)
        }
        continue
      }
      guard let note = notes.first else { continue }
      let end = (note.start + max(onset.interval, note.length)).onScoreGrid
      let id = phrase.series.marks[onset.place].id
      spans.append(placed(ScoreSpan(id: id, importance: importance, start: note.start, end: end), at: x, place))
    }
  }
}

extension SeriesFacts {
  /// The places that a summary names.
  fileprivate var landmarks: Set<Int> {
    Set([first, last].compactMap { $0 } + (minimum?.places ?? []) + (maximum?.places ?? []))
  }
}

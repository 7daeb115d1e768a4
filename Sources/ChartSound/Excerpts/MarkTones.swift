public import ChartAnalysis
public import ChartModel

/// Every mark of a chart by itself, also those that its score leaves out because they stand too close to others.
///
/// A mark has the pitch, the side, the level and the instrument that it would have in the score of the whole chart.
///
/// ```swift
/// MarkTones(chart, facts: facts).score(of: ["s0/70001"])?.notes.count  // 1
/// ```
public struct MarkTones: Sendable {
  private let chart: BucketedChart
  private let options: SoundOptions
  private let isDiverging: Bool
  private let heights: MarkHeights
  private let mappings: PitchMappings
  private let positions: XPositions
  private let lengths: MarkLengths?
  /// The series that are heard, then the totals and parts that are not.
  private let series: [Series]
  private let soundingCount: Int
  private let places: [String: (series: Int, mark: Int)]
  /// The parts that stand at each X of a stack.
  private let parts: [XValue: [String]]

  /// Seconds between two marks, and of all of them at most.
  private static let step = 0.12
  private static let longest = 8.0

  /// The tones of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - facts: What its data says.
  ///   - options: How it is to sound.
  public init(_ chart: BucketedChart, facts: ChartFacts, options: SoundOptions = SoundOptions()) {
    self.chart = chart
    self.options = options.telling(chart)
    isDiverging = facts.isDiverging
    heights = MarkHeights(chart, facts: facts)
    let rules = RuleCues(chart, heights: heights, isHeard: options.context.contains(.rules))
    mappings = PitchMappings(
      chart, heights: heights, rules: rules, isDiverging: facts.isDiverging, options: self.options)
    let heard = chart.heardSeries
    positions = XPositions(series: heard, chart: chart, duration: Self.longest)
    lengths = self.options.lengthField.flatMap { MarkLengths(chart, field: $0, interval: Onset.longestNote / 0.9) }
    let ids = Set(heard.map(\.id))
    series = heard + ((chart.totals.map { [$0] } ?? []) + chart.series).filter { !ids.contains($0.id) }
    soundingCount = heard.count
    var places: [String: (series: Int, mark: Int)] = [:]
    for (index, series) in series.enumerated() {
      for (place, mark) in series.marks.enumerated() { places[mark.id] = (index, place) }
    }
    self.places = places
    parts = chart.stackedParts.reduce(into: [:]) { parts, part in
      for mark in part.marks { parts[mark.x, default: []].append(mark.id) }
    }
  }

  /// Whether the chart has a mark of an id.
  public func contains(_ id: String) -> Bool { places[id] != nil }

  /// The marks of some ids, one after another without the marks between them; `nil` where none sounds.
  ///
  /// Those of a line glide into each other. Of more than an ear can take in 8 seconds the lowest and the highest are heard.
  public func score(of ids: [String]) -> Score? {
    var (notes, time, glides) = ([Note](), 0.0, 0)
    for run in runs(ids) {
      let duration = min(Double(run.marks.count) * Self.step, Self.longest)
      let phrase = phrase(run.marks, ofSeries: run.series, from: time, lasting: duration, firstGlide: glides)
      notes += phrase.notes().joined()
      time = (time + duration).onScoreGrid
      glides += phrase.onsets.count
    }
    let end = notes.reduce(0) { max($0, $1.start + $1.length) }
    guard !notes.isEmpty else { return nil }
    return Score(
      title: chart.title ?? "", duration: max(time, end), pitch: mappings.stated, lengths: lengths?.mapping,
      notes: notes,
      zone: chart.calendar.zone)
  }

  /// The ids of a mark and of those behind it in its series; none where there is no such mark.
  public func ids(from id: String) -> [String] {
    guard let place = places[id] else { return [] }
    return series[place.series].marks.dropFirst(place.mark).map(\.id)
  }

  /// The ids of the parts that stand at the X of a total, from the first one up; none of any other mark.
  public func parts(ofTotal id: String) -> [String] {
    guard let place = places[id], series[place.series].id == chart.totals?.id else { return [] }
    return parts[series[place.series].marks[place.mark].x] ?? []
  }

  /// Neighbouring ids of one series together.
  private func runs(_ ids: [String]) -> [(series: Int, marks: [Int])] {
    ids.compactMap { places[$0] }.reduce(into: []) { runs, place in
      if let last = runs.last, last.series == place.series {
        runs[runs.count - 1].marks.append(place.mark)
      } else {
        runs.append((place.series, [place.mark]))
      }
    }
  }

  private func phrase(
    _ marks: [Int], ofSeries index: Int, from start: Double, lasting duration: Double, firstGlide: Int
  ) -> SeriesNotes {
    let series = series[index]
    let sounds = heights.sounds(of: series)
    let times = marks.indices.map { Double($0) * duration / Double(marks.count) }
    var onsets = Onset.onsets(of: marks.map { sounds[$0] }, at: times, duration: duration)
    for place in onsets.indices { onsets[place].place = marks[onsets[place].place] }
    return SeriesNotes(
      series: series, sounds: sounds, onsets: onsets, positions: positions, mapping: mappings[series],
      options: options(ofSeries: index), isDiverging: isDiverging, lengths: lengths, start: start,
      firstGlide: firstGlide, tellsShares: chart.showsShares)
  }

  /// Instruments and sides of parts that do not sound in the whole are those that they have where parts do.
  private func options(ofSeries index: Int) -> SoundOptions {
    guard index >= soundingCount else {
      let sounding = series.prefix(soundingCount)
      let count = sounding.count(where: \.isHeard)
      let place = sounding.prefix(index).count(where: \.isHeard)
      return options.ofSeries(place, among: count, options.arrangement.usable(for: count))
    }
    return options.ofSeries(chart.stackedParts.firstIndex { $0.id == series[index].id } ?? 0)
  }
}

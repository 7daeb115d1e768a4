internal import ChartAnalysis
internal import ChartModel

/// The pitches of the series of a chart: one mapping for all, unless each needs one of its own to be heard.
struct PitchMappings {
  /// The mapping of series that have none of their own, of rules and of zero.
  let shared: PitchMapping
  /// What a score states of all its notes: no domain where series have mappings of their own.
  var stated: PitchMapping { own.isEmpty ? shared : shared.withoutDomain }
  /// What gave way so that marks are told apart.
  let concessions: [ScoreConcession]
  private let own: [String: PitchMapping]

  init(_ chart: BucketedChart, heights: MarkHeights, rules: RuleCues, isDiverging: Bool, options: SoundOptions) {
    let plain = PitchMapping(chart, heights: heights, rules: rules, isDiverging: isDiverging, options: options)
    let mayChoose = options.mapping == nil && options.stack == .total && !options.keepsAxis
    let spread = PitchSpread(chart, heights: heights, plain: plain)
    let apart = mayChoose && rules.levels.isEmpty && !isDiverging ? spread.ownMappings : [:]
    let choice = apart.isEmpty && mayChoose ? spread.choice : nil
    let mapped = choice.map { choice in
      var options = options
      options.mapping = choice
      return PitchMapping(chart, heights: heights, rules: rules, isDiverging: isDiverging, options: options)
    }
    let parts = mayChoose && chart.hasHeardParts ? spread.partMappings(isAsked: choice != nil) : [:]
    own = apart.merging(parts) { first, _ in first }
    shared = mapped ?? plain
    concessions =
      (apart.isEmpty ? [] : [.ownRanges]) + (choice.map { [.mapping($0)] } ?? []) + (parts.isEmpty ? [] : [.partRange])
  }

  /// The mapping of a series.
  subscript(series: Series) -> PitchMapping { own[series.id] ?? shared }
}

/// How far apart the tones of a chart lie, and what sets them apart where that is too little.
struct PitchSpread {
  private let chart: BucketedChart
  private let heights: MarkHeights
  private let plain: PitchMapping
  /// A third of an octave: within less, a listener without training keeps few pitches apart in passing.
  static let leastOctaves = 1.0 / 3
  /// Of fewer marks each is heard by itself, however near it is.
  static let leastMarks = 5

  init(_ chart: BucketedChart, heights: MarkHeights, plain: PitchMapping) {
    (self.chart, self.heights, self.plain) = (chart, heights, plain)
  }

  /// The mapping that sets the middle half of all marks apart; `nil` where the axis does, or none would.
  var choice: ValueMapping? {
    let values = chart.heardSeries.flatMap(tones)
    guard !chart.hasEvenHeights, !chart.isPartToWhole, values.count >= Self.leastMarks, isNarrow(values, plain),
      let domain = plain.domain, values.allSatisfy(domain.contains)
    else { return nil }
    var symlog = plain
    symlog.scale = .symmetricLog(slopeAtZero: 1)
    if !isNarrow(values, symlog) { return .symlog }
    var ranked = plain
    ranked.ranks = Set(values).sorted()
    ranked.domain = ranked.ranks.first.flatMap { first in ranked.ranks.last.map { first...$0 } }
    return isNarrow(values, ranked) ? nil : .rank
  }

  /// A mapping of its own for each series, where none reaches into another and one of them would hardly move.
  var ownMappings: [String: PitchMapping] {
    let bounds = chart.heardSeries.map { series in
      (id: series.id, tones: tones(of: series).sorted())
    }.filter { !$0.tones.isEmpty }
    guard bounds.count > 1, !chart.hasEvenHeights, !chart.isPartToWhole, !chart.seriesAreRows, chart.kind != .rectangle,
      areApart(bounds.map(\.tones)),
      bounds.contains(where: { $0.tones.count >= Self.leastMarks && octaves($0.tones, plain) < Self.leastOctaves })
    else { return [:] }
    let own = bounds.map { ($0.id, mapping(of: $0.tones)) }
    return Dictionary(own) { first, _ in first }
  }

  /// The mapping of the parts of a stack, from zero to the largest, where the axis of their total leaves their middle half together.
  ///
  /// - Parameter isAsked: Whether they need one in any case, as their total has not that of the axis.
  func partMappings(isAsked: Bool) -> [String: PitchMapping] {
    let parts = chart.stackedParts
    let values = parts.flatMap(tones)
    guard !chart.hasEvenHeights, values.count >= Self.leastMarks, let most = values.max(), most > 0,
      values.allSatisfy({ $0 >= 0 }), isAsked || isNarrow(values, plain)
    else { return [:] }
    var own = plain
    own.domain = 0...most
    return Dictionary(parts.map { ($0.id, own) }) { first, _ in first }
  }

  private func mapping(of tones: [Double]) -> PitchMapping {
    var own = plain
    own.domain = tones.first.flatMap { low in tones.last.map { low...$0 } }
    return own
  }

  /// Whether each of some sorted lists ends below where the next begins.
  private func areApart(_ lists: [[Double]]) -> Bool {
    let sorted = lists.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { ($0.last ?? 0) < ($1.first ?? 0) }
  }

  /// The heights of a series, the middle of each range.
  private func tones(of series: Series) -> [Double] {
    heights.sounds(of: series).compactMap { sound in
      guard case .tone(let from, let to) = sound, from.isFinite, to.isFinite else { return nil }
      return from / 2 + to / 2
    }
  }

  private func isNarrow(_ values: [Double], _ mapping: PitchMapping) -> Bool {
    let sorted = values.sorted()
    let middle = Array(sorted[(sorted.count / 4)...(sorted.count * 3 / 4)])
    return octaves(middle, mapping) < Self.leastOctaves
  }

  /// How many octaves lie between the ends of a sorted list.
  private func octaves(_ sorted: [Double], _ mapping: PitchMapping) -> Double {
    guard let low = sorted.first, let high = sorted.last else { return 0 }
    let share = mapping.share(of: high) - mapping.share(of: low)
    return share * Mathematics.log2(mapping.high / mapping.low)
  }
}

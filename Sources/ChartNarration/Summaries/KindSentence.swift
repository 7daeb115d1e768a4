import ChartAnalysis
import ChartModel

/// What kind of chart it is and how much it shows.
struct KindSentence: Narrating {
  let narrator: Narrator
  private var axisSentences: AxisSentences { AxisSentences(narrator: narrator) }

  /// `Bar chart, 30 days.`, `Pie chart, 5 sectors by kind.`, `Timeline, 12 events.`
  var sentence: String {
    // Nothing was declared: there is no kind to tell.
    guard !chart.series.isEmpty else { return "" }
    return Sentence(kind).adding(counts).sentence
  }

  /// How much the chart shows: `5 sectors by kind`, `2 lines, 48 months`.
  var counts: String {
    if chart.composition == .gauge { return "" }
    var sentence = Sentence()
    let alike = chart.series.count { ($0.kind == nil || $0.kind == chart.kind) && !$0.showsOutliers }
    if isHeatMap, alike > 1 {
      return sentence.adding(voice.say(.overviewColumns, count: placeCount))
        .adding(voice.say(.overviewRows, count: alike)).text
    }
    if alike > 1, !chart.isStacked, !showsParts { sentence.append(voice.say(seriesKey, count: alike)) }
    if repeatsPlaces { sentence.append(voice.say(.overviewPoints, count: visibleCount)) }
    if placeCount > 0, !axisSentences.standsAlone { sentence.append(counted) }
    if outlierCount > 0 { sentence.append(voice.say(.spreadOutliers, count: outlierCount)) }
    return sentence.text
  }

  /// The phrase that counts charts of this kind; `nil` where the kind needs more words than a plural has.
  var countedKind: PhraseKey? {
    if places.kind == .event { return .viewKindTimeline }
    guard chart.stack != .center, !(chart.stack == .normalize && chart.isStacked), layers.isEmpty,
      chart.composition == nil || chart.composition == .overlaid && !isGrouped
    else { return nil }
    if showsParts { return chart.kind == .sector ? .viewKindSector : nil }
    if chart.orientation == .horizontal { return horizontalKind }
    return switch kindKey {
    case .kindBar: .viewKindBar
    case .kindStackedBar: .viewKindStackedBar
    case .kindLine: .viewKindLine
    case .kindPoint: .viewKindPoint
    case .kindArea: .viewKindArea
    case .kindStackedArea: .viewKindStackedArea
    case .kindRule: .viewKindRule
    case .kindRectangle: .viewKindRectangle
    case .kindCandlestick: .viewKindCandlestick
    case .kindBox: .viewKindBox
    case .kindHistogram: .viewKindHistogram
    case .kindGroupedBar: .viewKindGroupedBar
    default: nil
    }
  }

  private var horizontalKind: PhraseKey? {
    switch kindKey {
    case .kindBar: .viewKindHorizontalBar
    case .kindStackedBar: .viewKindHorizontalStackedBar
    default: nil
    }
  }

  private var counted: String {
    let marks = countedPlaces(placeCount)
    guard showsParts else { return marks }
    let field = chart.series.count > 1 ? (chart.seriesField ?? "").spokenField : names.x
    return field.isEmpty ? marks : voice.say(.overviewBy, ["marks": marks, "field": field])
  }

  /// So many buckets, or values where the buckets are not all filled: a value each half hour is no minute of data.
  func countedPlaces(_ count: Int) -> String {
    isSparse ? voice.say(.overviewValues, count: count) : marks(count)
  }

  /// Whether some buckets of the calendar between the first and the last have no mark.
  var isSparse: Bool {
    chart.xAxis.calendarUnit != nil && !showsParts && facts.walked.contains { $0.bucketCount > $0.markCount }
      && !facts.walked.contains { $0.bucketCount == placeCount }
  }

  /// How many places along X have a mark of any series; events and parts are each counted.
  private var placeCount: Int {
    if showsParts || places.kind == .event { return visibleCount }
    if let totals = chart.totals { return totals.visiblePlaces.count }
    return narrator.memory.distinctPlaces.value
  }

  private var visibleCount: Int { chart.walkedSeries.reduce(0) { $0 + $1.visiblePlaces.count } }

  /// Whether points share places, so that their number is told apart from that of the places.
  private var repeatsPlaces: Bool {
    guard chart.kind == .point, places.kind != .event else { return false }
    return chart.series.count == 1 ? visibleCount > placeCount : narrator.memory.repeatsPlaces.value
  }

  /// What kind of chart it is: `horizontal bar chart`, `line chart with 2 areas`.
  var kind: String {
    if places.kind == .event { return voice.say(.kindTimeline) }
    if showsParts { return voice.say(chart.kind == .sector ? .kindSector : .kindParts) }
    var text = voice.say(kindKey)
    if chart.stack == .normalize, chart.isStacked { text = voice.say(.kindNormalized, ["kind": text]) }
    if chart.stack == .center { text = voice.say(.kindCentered, ["kind": text]) }
    if chart.orientation == .horizontal { text = voice.say(.kindHorizontal, ["kind": text]) }
    return layers.isEmpty ? text : voice.say(.kindLayered, ["kind": text, "layers": voice.list(layers)])
  }

  private var kindKey: PhraseKey {
    if let composition = chart.composition, composition != .overlaid { return Self.key(of: composition) }
    switch chart.spreadKind {
    case .candlestick: return .kindCandlestick
    case .box: return .kindBox
    case .interval, nil: break
    }
    if isHistogram { return .kindHistogram }
    if isGrouped { return chart.composition == .overlaid ? .kindOverlaid : .kindGroupedBar }
    let isStacked = chart.isStacked || chart.stack == .center && chart.series.count > 1
    return switch chart.kind {
    case .bar: isStacked ? .kindStackedBar : .kindBar
    case .line: .kindLine
    case .point: .kindPoint
    case .area: isStacked ? .kindStackedArea : .kindArea
    case .rule: .kindRule
    case .rectangle: .kindRectangle
    // A pie is told as parts: these all have one angle, and reach out as far as they measure.
    case .sector: .kindPolarBar
    }
  }

  /// Whether bars count rows in bins of numbers.
  private var isHistogram: Bool {
    chart.kind == .bar && chart.series.count == 1 && chart.aggregate == .count && places.kind == .bin
  }

  /// Whether bars of several series stand side by side at the same places.
  private var isGrouped: Bool {
    let bars = chart.series.filter { $0.kind == nil || $0.kind == .bar }
    guard chart.kind == .bar, bars.count > 1, chart.stack == .none, !chart.isStacked, !hasRanges else { return false }
    var seen: Set<XValue> = []
    return bars.contains { series in
      let places = Set(series.marks.map(\.x))
      defer { seen.formUnion(places) }
      return !seen.isDisjoint(with: places)
    }
  }

  private static func key(of composition: Composition) -> PhraseKey {
    switch composition {
    case .waterfall: .kindWaterfall
    case .bullet: .kindBullet
    case .lollipop: .kindLollipop
    case .pyramid: .kindPyramid
    case .gauge: .kindGauge
    case .path: .kindPath
    case .map: .kindMap
    case .overlaid: .kindOverlaid
    }
  }

  private var outlierCount: Int {
    chart.series.filter(\.showsOutliers).reduce(0) { $0 + $1.visiblePlaces.count }
  }

  private var seriesKey: PhraseKey {
    switch chart.kind {
    case .line: .overviewSeriesLines
    case .point: .overviewSeriesPoints
    case .bar, .area, .rule, .rectangle, .sector: .overviewSeriesBars
    }
  }

  /// The kinds of marks that lie over those of the chart, in order of appearance.
  private var layers: [String] {
    // The marks of a bullet chart are its targets.
    guard chart.composition != .bullet else { return [] }
    let others = chart.series.filter { !$0.showsOutliers }.compactMap(\.kind).filter { $0 != chart.kind }
    var kinds: [MarkKind] = []
    for kind in others where !kinds.contains(kind) { kinds.append(kind) }
    let told = kinds.map { kind in voice.say(Self.layerKey(kind), count: others.count { $0 == kind }) }
    let fits = narrator.memory.fits.isEmpty ? [] : [voice.say(.layerFit, count: narrator.memory.fits.count)]
    return told + fits + intervals
  }

  /// What lies around the values: what its author says that it is, else ranges.
  private var intervals: [String] {
    if let meaning = chart.intervalMeaning { return [voice.say(Self.intervalKey(meaning))] }
    return chart.spreadKind == .interval ? [voice.say(.layerInterval, count: 1)] : []
  }

  private static func intervalKey(_ meaning: IntervalMeaning) -> PhraseKey {
    switch meaning {
    case .confidence: .intervalConfidence
    case .deviation: .intervalDeviation
    case .error: .intervalError
    case .quartiles: .intervalQuartiles
    }
  }

  private static func layerKey(_ kind: MarkKind) -> PhraseKey {
    switch kind {
    case .bar: .layerBar
    case .line: .layerLine
    case .point: .layerPoint
    case .area: .layerArea
    case .rule: .layerRule
    case .rectangle: .layerRectangle
    case .sector: .layerSector
    }
  }
}

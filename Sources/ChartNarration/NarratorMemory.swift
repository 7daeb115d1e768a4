import ChartAnalysis
import ChartModel

/// What a narrator works out once, or when it is first told, for all that says it.
struct NarratorMemory {
  /// What the data does along X, found when it is first told: labels alone need none of it.
  let shape: Memo<ChartShape>
  /// What the message claims, found when it is first told.
  let plannedClaims: Memo<[Claim]>
  /// What values are by their unit and their names.
  let nature: ValueNature
  /// Whether Y is a height above the sea, found when it is first asked.
  let isHeight: Memo<Bool>
  /// The percents of a chart of parts, found when the first is told.
  let percents: Memo<[[Double?]]>
  /// At how many different X a mark of some series is seen.
  let distinctPlaces: Memo<Int>
  /// Whether several marks of a series stand at one X, so that they are not counted by their places.
  let repeatsPlaces: Memo<Bool>
  /// Where each series of a stack has its marks, for series that do not stand at every X.
  let stackPlaces: [[XValue: Int]]
  /// Where the totals of a stack stand.
  let totalPlaces: [XValue: Int]
  /// The narrator of the data alone, where lines were fitted to them.
  var ofData: Memo<Narrator>?
  /// Whether authors gave a label to each mark that shows something.
  let hasAllLabels: Memo<Bool>
  /// The labels of authors that marks of several series have, found when the first of them is told.
  let sharedLabels: Memo<Set<String>>
  /// Whether authors gave one label to marks of one series at several places, so that labels do not tell where a mark stands.
  let repeatsLabels: Memo<Bool>
  /// Whether marks are states of which one follows the other, found when the first group of levels is told.
  let isOfStates: Memo<Bool>
  /// The lines that were fitted to the data, where those alone are told.
  var fits: [Series] = []
  /// How each mark stands in its series, by the series' id; empty where the profile does not ask for it.
  let standings: [String: SeriesStanding]

  init(
    _ chart: BucketedChart, _ facts: ChartFacts, _ vocabulary: ChartVocabulary, _ voice: Voice, _ profile: Profile
  ) {
    totalPlaces = Dictionary((chart.totals?.marks ?? []).enumerated().map { ($1.x, $0) }) { first, _ in first }
    stackPlaces = (chart.totals == nil ? [] : chart.series).map { series in
      Dictionary(series.marks.enumerated().map { ($0.element.x, $0.offset) }) { first, _ in first }
    }
    hasAllLabels = Memo {
      chart.walkedSeries.allSatisfy { series in
        series.marks.allSatisfy { $0.isHidden || $0.value == .empty || $0.author?.label?.authored != nil }
      }
    }
    sharedLabels = Memo { Self.sharedLabels(of: chart) }
    repeatsLabels = Memo { chart.walkedSeries.contains(where: Self.repeatsLabels) }
    isHeight = Memo { Self.isHeight(chart, voice) }
    percents = Memo { facts.parts?.toldPercents ?? [] }
    distinctPlaces = Memo { Set(chart.series.lazy.flatMap(\.marks).filter { !$0.isHidden }.map(\.x)).count }
    repeatsPlaces = Memo { chart.walkedSeries.contains { Set($0.marks.lazy.map(\.x)).count < $0.marks.count } }
    isOfStates = Memo { chart.isOfStates }
    let isCounted = vocabulary.names.xCounter.map { $0.kind != .number } ?? false
    let shape = Memo { Self.shape(of: chart, facts, isCounted: isCounted) }
    self.shape = shape
    let nature = ValueNature(chart, isInPercent: vocabulary.names.isInPercent)
    self.nature = nature
    plannedClaims = Memo { MessagePlan(chart: chart, facts: facts, shape: shape.value, nature: nature).claims }
    standings = profile.mark.comparesMarks ? Self.standings(chart, facts) : [:]
  }

  /// What the data does along X; points of one series at counted days or rounds, one at each, are a course and no cloud.
  private static func shape(of chart: BucketedChart, _ facts: ChartFacts, isCounted: Bool) -> ChartShape {
    var shape = ChartShape(chart, facts: facts)
    if isCounted, shape.series.count == 1, shape.series[0].isOrdered { shape.whole.correlations = nil }
    return shape
  }

  private static func sharedLabels(of chart: BucketedChart) -> Set<String> {
    var (known, shared): (Set<String>, Set<String>) = ([], [])
    for series in chart.walkedSeries {
      let labels = Set(series.marks.lazy.filter { !$0.isHidden }.compactMap { $0.author?.label?.authored })
      shared.formUnion(known.intersection(labels))
      known.formUnion(labels)
    }
    return shared
  }

  private static func repeatsLabels(_ series: Series) -> Bool {
    var places: [String: XValue] = [:]
    return series.marks.contains { mark in
      guard !mark.isHidden, let label = mark.author?.label?.authored else { return false }
      return places.updateValue(mark.x, forKey: label).map { $0 != mark.x } ?? false
    }
  }

  private static func isHeight(_ chart: BucketedChart, _ voice: Voice) -> Bool {
    let words = voice.say(.groupHeights).split(separator: ",").map { $0.lowercased().split(separator: " ") }
    let titles = [chart.yAxis.title, chart.yAxis.field?.spokenField].compactMap { $0 }.map {
      $0.lowercased().split { !$0.isLetter }
    }
    return titles.contains { title in words.contains { title.contains($0) } }
  }

  private static func standings(_ chart: BucketedChart, _ facts: ChartFacts) -> [String: SeriesStanding] {
    let pairs = zip(chart.walkedSeries, facts.walked).map { ($0.id, SeriesStanding($0, $1)) }
    return Dictionary(pairs) { first, _ in first }
  }
}

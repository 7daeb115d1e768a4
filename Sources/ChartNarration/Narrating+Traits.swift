import ChartAnalysis
import ChartModel

/// What kind of chart it is, as far as several parts tell it otherwise by that.
extension Narrating {
  // MARK: What Y measures

  /// Whether values are percents.
  var isInPercent: Bool { narrator.memory.nature.isInPercent }

  /// Whether Y is a height above the sea, on which one climbs and descends.
  var isHeight: Bool { narrator.memory.isHeight.value }

  /// Whether the axis shows each part as its share of the whole.
  var isOfShares: Bool { chart.stack == .normalize && chart.isStacked }

  /// Percents of several places add up to nothing.
  func tellsTotal(_ facts: SeriesFacts) -> Bool {
    chart.isAdditive && narrator.memory.nature.addsUp && !areLevelsOverTime && facts.statistics.sum.isFinite
      && !facts.hasInfinity
  }

  /// Whether areas show how much there is at each time, which added up over time is no amount, unless the chart itself adds.
  var areLevelsOverTime: Bool {
    chart.kind == .area && chart.aggregate == nil && [.temporal, .quantitative].contains(chart.xAxis.type)
  }

  // MARK: What marks are

  /// Whether the chart is a pie or a bar of parts, which has no axes to tell.
  var showsParts: Bool { chart.isPartToWhole && !chart.isStacked }

  /// Whether the cells of two categories show a number: Y names the rows, and the number has no axis.
  var isHeatMap: Bool { chart.isHeatMap }

  /// Whether marks are ranges, which have ends but no total and no mean.
  var hasRanges: Bool { facts.walked.contains { $0.ranges != nil } }

  /// Whether the chart is a cloud of points, of which none is first or last.
  var isOfPoints: Bool {
    chart.kind == .point && chart.xAxis.type == .quantitative && !facts.walked.isEmpty
      && (shape.whole.correlations != nil || shape.series.contains { !$0.isOrdered })
  }

  /// The features worth a sentence; where parts are shares, nobody sees how large the wholes are.
  var toldFeatures: [SalientFeature] {
    let areShares = chart.stack == .normalize && chart.isStacked || chart.fillsHundred
    return areShares ? shape.salient.filter { $0.series == nil } : shape.salient
  }

  /// Whether the places of a map have names.
  var isMapOfNames: Bool { chart.composition == .map && places.kind == .category }

  /// Whether points stand at longitudes and latitudes, which measure nothing.
  var isMapOfPoints: Bool { chart.composition == .map && places.kind == .number }

  /// Whether a series is points that nothing joins, at numbers: the first and the last of them mean no more than others.
  func isScattered(_ series: Series) -> Bool {
    places.kind == .number && (series.kind ?? chart.kind) == .point && !series.isContinuous
  }

  /// Whether the units of points do not tell which number belongs to which axis.
  var axesNeedNames: Bool {
    isOfPoints && names.xUnit.map { voice.unit($0) } == names.unit.map { voice.unit($0) }
  }

  // MARK: What is high

  /// `lowest 95` or `highest 191`, beside values that are told already.
  func also(_ number: Double, highest: Bool) -> String {
    let keys: (low: PhraseKey, high: PhraseKey) =
      chart.isTurned ? (.groupSmallest, .groupLargest) : (.groupLowest, .groupHighest)
    return voice.say(highest ? keys.high : keys.low, ["number": plain(number)])
  }

  // MARK: What comes first

  /// Only along time or numbers does a first or a last value mean anything; parts of a pie have no course, whatever they are by.
  var tellsChange: Bool {
    places.kind != .category && !isOfPoints && chart.kind != .sector
      && (chart.kind != .bar || chart.xAxis.type == .temporal || chart.xAxis.namedUnit != nil)
  }

  /// How far a road or a path goes up and down in all; `nil` where Y is no height.
  var terrain: Climb? { isHeight ? facts.terrain : nil }

  /// Whether the chart counts values in bins, so that its message is where most of them are.
  var distribution: Distribution? { shape.whole.distribution }

  /// What the message claims before all else.
  var planned: [Claim] { terrain == nil ? narrator.memory.plannedClaims.value : [] }
}

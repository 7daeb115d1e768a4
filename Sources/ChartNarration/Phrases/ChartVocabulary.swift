import ChartAnalysis
import ChartModel

/// How the numbers, places, times and names of one chart are said.
struct ChartVocabulary {
  let numbers: SpokenNumber
  /// Says values of Y, as the axis shows them.
  let yNumbers: SpokenNumber
  let places: SpokenPlace
  let names: SpokenNames
  /// Says times that are values; `nil` where values are none.
  let times: SpokenTimes?
  /// Says what marks show besides X, Y and the series.
  let details: SpokenDetails
  /// What marks tell within their ranges, found once: to look for it for every label would take a look at every mark each time.
  let spreadKind: SpreadKind?

  init(_ chart: BucketedChart, voice: Voice) {
    numbers = SpokenNumber(voice: voice)
    yNumbers = SpokenNumber(voice: voice, look: chart.yAxis.numberLook)
    names = SpokenNames(chart: chart, voice: voice)
    places = SpokenPlace(
      voice: voice, axis: chart.xAxis, calendar: chart.calendar, kind: PlaceKind(chart), unit: names.xUnit,
      counter: names.xCounter)
    details = SpokenDetails(chart, voice: voice)
    times = chart.yAxis.type == .temporal ? SpokenTimes(chart, voice: voice) : nil
    spreadKind = chart.spreadKind
  }
}

extension PlaceKind {
  /// What the marks of a chart stand at, where its X axis alone does not tell it.
  fileprivate init?(_ chart: BucketedChart) {
    if chart.isPartToWhole, !chart.isStacked {
      self = chart.kind == .sector ? .sector : .part
    } else if chart.hasStretches {
      self = chart.hasLevels ? .event : .stretch
    } else if chart.xAxis.bucketing == .none, chart.walkedSeries.contains(where: { $0.marks.first?.x.isBin == true }) {
      self = .bin
    } else {
      return nil
    }
  }
}

extension XValue {
  fileprivate var isBin: Bool {
    if case .bin = self { true } else { false }
  }
}

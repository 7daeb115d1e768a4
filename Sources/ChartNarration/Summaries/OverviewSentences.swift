import ChartModel

extension Narrator {
  /// What the chart is: its kind, its axes and their bounds, its series, and what was left out or assumed.
  ///
  /// ```
  /// Bar chart, 30 days.
  /// X axis: date, from June 1 to June 30, 2025.
  /// Y axis: steps, from 0 to 12,000.
  /// ```
  public func overview() -> [String] { OverviewSentences(narrator: ofData).overview(without: []) }
}

/// The parts of the overview, each as its sentences.
struct OverviewSentences: Narrating {
  let narrator: Narrator
  private var axisSentences: AxisSentences { AxisSentences(narrator: narrator) }
  private var kindSentence: KindSentence { KindSentence(narrator: narrator) }
  private var lookSentences: LookSentences { LookSentences(narrator: narrator) }
  private var sourceSentences: SourceSentences { SourceSentences(narrator: narrator) }

  /// The same without what is said of several charts at once.
  func overview(without told: Set<OverviewPart>) -> [String] {
    profile.chart.tokens.filter { $0.level == .overview }.flatMap { sentences(of: $0, without: told) }
  }

  /// What one part of the overview says.
  func sentences(of token: ChartToken, without told: Set<OverviewPart>) -> [String] {
    let sentences: [String] =
      switch token {
      case .kind: [told.contains(.kind) ? "" : kindSentence.sentence, settingSentence]
      case .xAxis: axis(.x, without: told)
      case .yAxis: axis(.y, without: told) + lookSentences.bounds
      case .series: axis(.series, without: told)
      case .window: chart.series.isEmpty ? [] : [narrator.windowSentence ?? ""]
      case .source: sourceSentences.sentences
      case .leftOut: omissions
      default: []
      }
    return sentences.filter { !$0.isEmpty }
  }

  /// What an axis shows, or what stands in place of it; a chart of nothing has none.
  private func axis(_ part: OverviewPart, without told: Set<OverviewPart>) -> [String] {
    told.contains(part) || chart.series.isEmpty ? [] : [axisSentence(part)]
  }

  /// What one axis shows; empty where the chart has none.
  func axisSentence(_ part: OverviewPart) -> String {
    switch part {
    case .kind: ""
    // A map has no axes, and a gauge has one.
    case .x:
      showsParts || isMapOfNames || [.gauge, .bullet].contains(chart.composition) && hasOnePlace
        ? "" : axisSentences.xSentence
    // The middle of a stream is no zero.
    case .y where chart.stack == .center: measureSentence
    case .y:
      showsParts
        ? measureSentence
        : isMapOfNames || chart.composition == .gauge ? axisSentences.mapSentence : axisSentences.ySentence
    case .series: showsParts ? "" : isHeatMap ? axisSentences.heatSentence : seriesSentence
    }
  }

  /// Whether all marks stand at one place, which needs no axis.
  private var hasOnePlace: Bool { Set(chart.series.lazy.flatMap(\.marks).map(\.x)).count == 1 }

  /// What the parts of a pie are measured in, in place of axes that it does not have.
  private var measureSentence: String {
    Sentence(voice.say(.overviewMeasure, ["title": axisSentences.measure])).sentence
  }

  /// The series by their names; empty where nothing tells them apart.
  var seriesSentence: String {
    guard let field = chart.seriesField?.spokenField, !chart.series.isEmpty else { return "" }
    let spoken = chart.series.map(seriesName)
    guard spoken.count > Self.namedSeries, let first = spoken.first, let last = spoken.last else {
      return Sentence(voice.say(.overviewSeries, ["field": field, "names": voice.list(spoken)])).sentence
    }
    let values: PhraseValues = ["n": numbers.whole(spoken.count), "field": field, "first": first, "last": last]
    return Sentence(voice.say(.overviewSeriesMany, values)).sentence
  }

  private static var namedSeries: Int { 8 }

  /// `Shown: year 2020, as the chart opens.`
  private var settingSentence: String { SpokenSettings(voice: voice).sentence(narrator.settings) }

  /// What the author draws beside the chart and what is not told, and charts without a mark.
  var omissions: [String] {
    let spoken = SpokenOmissions(voice: voice, verbosity: verbosity)
    return spoken.sentences(narrator.omissions) + spoken.sentences(undrawn: narrator.undrawn)
  }
}

/// A part of an overview that several charts may have in common.
enum OverviewPart: CaseIterable {
  case kind, x, y, series

  /// Those that are no kind, in the order in which they are said.
  static let axes: [OverviewPart] = [.x, .y, .series]
}

extension BucketedChart {
  /// The first place along X of any series.
  var firstPlace: XValue? { ends()?.first }

  /// The last place along X of any series.
  var lastPlace: XValue? { ends()?.last }

  /// The first and the last place along X of any series, among some; `nil` where there is none.
  func ends(where isWanted: (XValue) -> Bool = { _ in true }) -> (first: XValue, last: XValue)? {
    let first = series.compactMap { $0.marks.first { isWanted($0.x) }?.x }.min { $0.order < $1.order }
    let last = series.compactMap { $0.marks.last { isWanted($0.x) }?.x }.max { $0.order < $1.order }
    return first.flatMap { first in last.map { (first, $0) } }
  }
}

extension XValue {
  /// By which places of one axis compare.
  var order: Double {
    switch self {
    case .category: 0
    case .number(let number), .bin(let number, _): number
    case .instant(let instant), .interval(let instant, _): Double(instant.microseconds)
    }
  }
}

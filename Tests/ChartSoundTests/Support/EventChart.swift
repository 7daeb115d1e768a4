import ChartAnalysis
import ChartModel
import ChartSound
import Foundation

/// A chart of given places along X, built by hand.
struct EventChart {
  var chart: BucketedChart

  static let levels = ["Not Present", "Present", "Mild", "Moderate", "Severe"]

  /// A chart on an axis of time or numbers, in which every X stands as it is given.
  init(
    _ lists: [[(XValue, MarkValue)]], kind: MarkKind = .rectangle, type: FieldType = .temporal,
    xDomain: AxisDomain = .empty, yDomain: AxisDomain = .numbers(0...10), interpolation: Interpolation = .linear,
    bucketing: Bucketing = .none
  ) {
    let series = lists.enumerated().map { index, list in
      let id = lists.count == 1 ? "s" : "s\(index)"
      let marks = list.enumerated().map { Mark(id: "\(id)/\($0)", x: $1.0, value: $1.1, rowCount: 1) }
      return Series(id: id, isContinuous: kind.isContinuous, interpolation: interpolation, marks: marks)
    }
    chart = BucketedChart(
      title: "Test", kind: kind, xAxis: Axis(field: "x", type: type, domain: xDomain, bucketing: bucketing),
      yAxis: Axis(field: "y", type: .quantitative, domain: yDomain), series: series)
  }

  /// Numbers or levels at even distances.
  init(
    _ values: [MarkValue], kind: MarkKind, yDomain: AxisDomain = .numbers(0...10),
    interpolation: Interpolation = .linear
  ) {
    self.init(
      [values.enumerated().map { (.number(Double($0)), $1) }], kind: kind, type: .quantitative, yDomain: yDomain,
      interpolation: interpolation)
  }

  var score: Score { Score(chart: chart, facts: ChartFacts(chart)) }

  /// The notes that stand for marks.
  var marks: [Note] { score.notes.filter { $0.mark != nil } }

  /// From one hour to another.
  static func hours(_ from: Int, _ to: Int) -> XValue { .interval(from: hour(from), to: hour(to)) }

  static func hour(_ hour: Int) -> Instant { Instant(seconds: 1_749_168_000 + hour * 3_600) }

  static func at(_ hour: Int) -> XValue { .instant(self.hour(hour)) }

  /// The pitch at a part of the way up the default pitches.
  static func pitch(_ share: Double) -> Double { (0..<3).reduce(220) { pitch, _ in pitch * exp2(share) } }
}

import ChartModel
import ChartTestSupport
import Foundation

@testable import ChartAnalysis

/// Series of numbers and charts of them, as tests of features write them.
enum FeatureSamples {
  /// A chart of one series along numbers: 0, 1, 2 and so on where none are given.
  static func chart(_ values: [MarkValue], x: [XValue]? = nil, type: FieldType = .quantitative) -> BucketedChart {
    let places = x ?? values.indices.map { .number(Double($0)) }
    return chart(places, values, axis: Axis(field: "x", type: type, domain: .empty))
  }

  static func chart(_ values: [Double]) -> BucketedChart { chart(values.map { .number($0) }) }

  /// A chart of calendar buckets, the first of which begins on a date in UTC.
  static func chart(
    _ values: [MarkValue], every unit: CalendarUnit, from date: CivilDate, isAdditive: Bool = false,
    zone: TimeZoneRules = .utc
  ) -> BucketedChart {
    let calendar = ChartCalendar(zone: zone, firstWeekday: .sunday)
    let first = calendar.ordinal(of: zone.instant(local: Int64(date.dayNumber) * 86_400_000_000), unit: unit)
    let places = values.indices.map {
      XValue.interval(
        from: calendar.start(of: first + $0, unit: unit), to: calendar.start(of: first + $0 + 1, unit: unit))
    }
    var chart = chart(
      places, values, axis: Axis(field: "x", type: .temporal, domain: .empty, bucketing: .calendar(unit)))
    chart.calendar = calendar
    chart.isAdditive = isAdditive
    return chart
  }

  private static func chart(_ places: [XValue], _ values: [MarkValue], axis: Axis) -> BucketedChart {
    let marks = zip(places, values).enumerated().map { index, pair in
      Mark(id: "y/\(index)", x: pair.0, value: pair.1, rowCount: 1)
    }
    return BucketedChart(
      kind: .line, xAxis: axis, yAxis: Axis(field: "y", type: .quantitative, domain: .empty),
      series: [Series(id: "y", marks: marks)])
  }

  static func features(_ chart: BucketedChart) -> SeriesFeatures { SeriesFeatures(chart.series[0], in: chart) }

  static func features(_ values: [Double]) -> SeriesFeatures { features(chart(values)) }

  // MARK: Generated series

  /// Numbers from a normal distribution (Box and Muller, 1958).
  static func normal(_ count: Int, using random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      let radius = (-2 * log(Double.random(in: Double.ulpOfOne...1, using: &random))).squareRoot()
      return radius * cosine(Double.random(in: 0..<1, using: &random))
    }
  }

  /// Walks, waves, steps, spikes and scatter, no two numbers alike.
  static func varied(_ count: Int, kind: Int, using random: inout SeededGenerator) -> [Double] {
    let noise = normal(count, using: &random)
    var walk = 0.0
    return noise.indices.map { place in
      let share = Double(place) / Double(max(count, 1))
      walk += noise[place]
      return switch kind % 6 {
      case 0: walk
      case 1: 10 * cosine(share * 2) + noise[place] * 0.5
      case 2: (share < 0.4 ? 5 : 25) + noise[place]
      case 3: noise[place] + (place % 17 == 5 ? 40 : 0)
      case 4: 30 * abs(share - 0.3) + noise[place] * 0.3
      default: noise[place]
      }
    }
  }

  /// Small whole numbers, so that many are alike.
  static func integers(_ count: Int, upTo most: Int, using random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in Double(Int.random(in: 0...most, using: &random)) }
  }

  /// The cosine of a number of turns.
  static func cosine(_ turns: Double) -> Double { cos(2 * .pi * turns) }
}

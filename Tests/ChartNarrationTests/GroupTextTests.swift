import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What groups say, to the letter.
@Suite struct GroupTextTests {
  static func line(
    _ values: [MarkValue], y: String = "elevation", kind: MarkKind = .line, step: Double = 1, additive: Bool = false
  ) -> BucketedChart {
    let marks = values.enumerated().map {
      Mark(id: "y/\($0.offset)", x: .number(Double($0.offset) * step), value: $0.element, rowCount: 1)
    }
    var axis = RichChart.valueAxis("distance", 0, 10, unit: "mi", decimals: step < 1 ? 1 : 0)
    axis.domain = .numbers(0...max(Double(values.count - 1) * step, 1))
    return BucketedChart(
      kind: kind, xAxis: axis, yAxis: RichChart.valueAxis(y, 0, 400, unit: "ft"), isAdditive: additive,
      series: [Series(id: "y", isContinuous: kind == .line, marks: marks)])
  }

  static func texts(_ chart: BucketedChart, _ method: GroupingMethod = .automatic) throws -> [String] {
    let facts = ChartFacts(chart, grouping: method)
    return Narrator(chart, facts: facts, voice: .english).groupLabels().map(\.text)
  }

  /// The text of each group, so that a failure shows both.
  private static func check(_ chart: BucketedChart, _ expected: [String]) throws {
    let told = try texts(chart)
    #expect(told == expected)
  }

  static let ride: [MarkValue] =
    [310, 311, 310, 312, 310, 330, 355, 380, 360, 340, 345, 320, 290, 260, 260, 262, 261, 260, 280, 300, 320]
    .map { .number($0) }

  @Test func terrain() throws {
    try Self.check(
      Self.line(Self.ride, step: 0.1),
      [
        "From 0 to 0.4 miles: level at about 310 feet.",
        "From 0.4 to 0.7 miles: climb 70 feet.",
        "From 0.7 to 0.9 miles: descend 40 feet.",
        "From 0.9 to 1 mile: level at about 343 feet.",
        "From 1 to 1.3 miles: descend 85 feet.",
        "From 1.3 to 1.7 miles: level at about 260 feet.",
        "From 1.7 to 2 miles: climb 60 feet.",
      ])
    try Self.check(
      Self.line(Self.ride, y: "depth of water", step: 0.1),
      [
        "From 0 to 0.4 miles: level at about 310 feet.",
        "From 0.4 to 0.7 miles: from 310 to 380 feet.",
        "From 0.7 to 0.9 miles: from 380 to 340 feet.",
        "From 0.9 to 1 mile: level at about 343 feet.",
        "From 1 to 1.3 miles: from 345 to 260 feet.",
        "From 1.3 to 1.7 miles: level at about 260 feet.",
        "From 1.7 to 2 miles: from 260 to 320 feet.",
      ])
  }

  @Test(arguments: [
    ("Elevation above sea level", true), ("altitude", true), ("altitude_ft", true), ("Height above sea level", true),
    ("height", false), ("elevations", false), ("temperature", false),
  ])
  func heightsAreClimbed(title: String, isHeight: Bool) throws {
    let text = try Self.texts(Self.line(Self.ride, y: title, step: 0.1))[1]
    #expect(text.contains("climb") == isHeight, "\(text)")
  }

  /// Missing, zero, not-a-number, infinite and empty are told apart.
  @Test func runsOfNothing() throws {
    var values = (0..<30).map { MarkValue.number(Double($0 * 37 % 90 + 1)) }
    values.replaceSubrange(4..<8, with: [MarkValue](repeating: .empty, count: 4))
    values.replaceSubrange(8..<12, with: [MarkValue](repeating: .missing, count: 4))
    values.replaceSubrange(12..<16, with: [MarkValue](repeating: .notANumber, count: 4))
    values.replaceSubrange(16..<20, with: [MarkValue](repeating: .number(0), count: 4))
    values.replaceSubrange(20..<24, with: [MarkValue](repeating: .infinite(negative: true), count: 4))
    let chart = Self.days(values)
    try Self.check(
      chart,
      [
        "June 1 to June 4: 136 steps, 34 a day.",
        "June 5 to June 8: no data.",
        "June 9 to June 12: value missing.",
        "June 13 to June 16: not a number.",
        "June 17 to June 20: zero throughout.",
        "June 21 to June 24: 4 days infinite.",
        "June 25 to June 28: 178 steps, 44.5 a day.",
        "June 29 to June 30: 131 steps, 65.5 a day.",
      ])
  }

  static func days(_ values: [MarkValue], additive: Bool = true, unit: String = "step") -> BucketedChart {
    let marks = values.enumerated().map { (RichChart.day($0.offset + 1), $0.element) }
    return BucketedChart(
      kind: .bar, xAxis: RichChart.timeAxis(.calendar(.day), RichChart.at(1), RichChart.at(values.count + 1)),
      yAxis: RichChart.valueAxis("count", 0, 100, unit: unit), isAdditive: additive,
      series: [Series(id: "y", marks: RichChart.marks("y", marks))])
  }

  @Test func oneValueThroughoutIsOneGroup() throws {
    let level = Self.days([MarkValue](repeating: .number(4), count: 30), additive: false)
    #expect(try Self.texts(level) == ["June 1 to June 30: 4 steps throughout."])
    var gap = (0..<30).map { $0 == 4 ? MarkValue.missing : .number(4) }
    #expect(
      try Self.texts(Self.days(gap, additive: false)) == [
        "June 1 to June 30: 4 steps throughout, 1 day without a value."
      ])
    gap[4] = .empty
    #expect(
      try Self.texts(Self.days(gap, additive: false)) == ["June 1 to June 30: 4 steps throughout, 1 day without data."])
  }

  @Test func percentDoesNotAddUp() throws {
    let values = (0..<30).map { MarkValue.number(Double($0 + 10)) }
    #expect(try Self.texts(Self.days(values, unit: "%"))[0] == "June 1 to June 7: from 10 to 16 percent.")
    #expect(try Self.texts(Self.days(values))[0] == "June 1 to June 7: 91 steps, 13 a day.")
  }

  @Test func pointsAreSpread() throws {
    let values = (0..<26).map { MarkValue.number(Double(($0 * 11) % 26 + 20)) }
    try Self.check(
      Self.line(values, kind: .point),
      [
        "0 to 4 miles: 5 points, from 20 to 42 feet, median 31.",
        "5 to 9 miles: 5 points, from 23 to 45 feet, median 34.",
        "10 to 14 miles: 5 points, from 22 to 44 feet, median 33.",
        "15 to 19 miles: 5 points, from 21 to 40 feet, median 29.",
        "20 to 25 miles: 6 points, from 24 to 43 feet, median 33.5.",
      ])
  }

  @Test func binsTellTheirShare() throws {
    let marks = (0..<20).map { place -> (XValue, MarkValue) in
      let (from, value) = (Double(place), Double(place % 3 + 1))
      return (XValue.bin(from: from, to: from + 1), MarkValue.number(value))
    }
    var axis = RichChart.valueAxis("size", 0, 20)
    axis.bucketing = .width(1)
    let chart = BucketedChart(
      kind: .bar, xAxis: axis, yAxis: RichChart.valueAxis("cars", 0, 3, unit: "widget"), isAdditive: true,
      series: [Series(id: "y", marks: RichChart.marks("y", marks))])
    try Self.check(
      chart,
      [
        "0 to 2: 3 widget, 8 percent.", "2 to 4: 4 widget, 10 percent.", "4 to 6: 5 widget, 13 percent.",
        "6 to 8: 3 widget, 8 percent.", "8 to 10: 4 widget, 10 percent.", "10 to 12: 5 widget, 13 percent.",
        "12 to 14: 3 widget, 8 percent.", "14 to 16: 4 widget, 10 percent.", "16 to 18: 5 widget, 13 percent.",
        "18 to 20: 3 widget, 8 percent.",
      ])
  }
}

import ChartModel
import Testing

@testable import ChartAnalysis

/// Groups that follow what is drawn: stretches that are shaded behind the marks, turns of a smooth curve, ticks, and states.
@Suite struct AuthorGroupTests {
  private static func groups(_ chart: BucketedChart) -> [MarkGroup] { ChartFacts(chart).series[0].groups }

  private static func shaded(_ bounds: [(Double, Double)], names: [String], marks: Int = 28) -> BucketedChart {
    var chart = GroupingMethodTests.chart(GroupingMethodTests.ramp(marks))
    chart.xAxis.ticks = .step(7)
    chart.rules = zip(bounds, names).enumerated().map { place, ground in
      Rule(id: "@rule-\(place)", name: ground.1, place: .x(.bin(from: ground.0.0, to: ground.0.1)))
    }
    return chart
  }

  /// The marks stand at 0 to 27.
  @Test func shadedStretchesAreGroups() {
    let groups = Self.groups(Self.shaded([(-0.5, 4.5), (4.5, 12.5), (15.5, 27.5)], names: ["a", "b", "c"]))
    #expect(groups.map(\.places) == [0..<5, 5..<13, 13..<16, 16..<28])
    #expect(groups.map(\.name) == ["a", "b", nil, "c"])
  }

  @Test func whatIsShadedWithoutSenseIsNoGroup() {
    let ticks = [0..<7, 7..<14, 14..<21, 21..<28]
    let cases: [(bounds: [(Double, Double)], why: String)] = [
      ([(0, 20)], "one stretch is a highlight"),
      ([(0, 14), (10, 27)], "they overlap"),
      ([(0, 3), (10, 13)], "most marks lie on none"),
      ([(-9, -5), (-4, 40)], "all marks lie on one"),
      ([(3, 3), (5, 5)], "they have no length"),
    ]
    for (bounds, why) in cases {
      let groups = Self.groups(Self.shaded(bounds, names: ["a", "b"]))
      #expect(groups.map(\.places) == ticks, "\(why)")
      #expect(groups.allSatisfy { $0.name == nil })
    }
  }

  /// A name of two stretches tells neither.
  @Test func namesThatRepeatAreNotTold() {
    let groups = Self.groups(Self.shaded([(0, 9), (10, 15), (16, 27)], names: ["open", "shut", "open"]))
    #expect(groups.map(\.places) == [0..<10, 10..<16, 16..<28] && groups.allSatisfy { $0.name == nil })
  }

  /// What stands where one stretch ends and the next begins is in the next; the last end is in the last.
  @Test func endsAreInside() {
    let groups = Self.groups(Self.shaded([(0, 5), (5, 12), (12, 27)], names: ["a", "b", "c"]))
    #expect(groups.map(\.places) == [0..<5, 5..<12, 12..<28] && groups.map(\.name) == ["a", "b", "c"])
  }

  /// Two halves of two hundred marks are no groups to walk.
  @Test func longStretchesAreCutFurther() {
    #expect(
      Self.groups(Self.shaded([(0, 99), (100, 199)], names: ["a", "b"], marks: 200)).allSatisfy { $0.name == nil })
  }

  /// A curve of six half waves turns five times; one of noise turns too often to be cut there.
  @Test func smoothCurvesAreCutAtTheirTurns() {
    let count = 121
    let wave = (0..<count).map { MarkValue.number((Double($0) / 40 * 2 * .pi).sine) }
    var chart = GroupingMethodTests.chart(wave)
    chart.xAxis.ticks = .step(30)
    // Turns at 10, 30, 50, 70, 90 and 110, and the ends.
    #expect(Self.groups(chart).map(\.places.upperBound) == [11, 31, 51, 71, 91, 111, 121])
    let second = Self.groups(chart).dropFirst().first?.climb?.first
    #expect(abs((second ?? 0) - 1) < 1e-9)
    var noisy = GroupingMethodTests.chart((0..<count).map { .number(Double($0 * 37 % 50)) })
    noisy.xAxis.ticks = .step(30)
    #expect(Self.groups(noisy).map(\.places.lowerBound) == [0, 30, 60, 90])
  }

  /// 0 to 30 by tens: what stands at 30 belongs to the last ten.
  @Test func theLastTickIsNoGroup() {
    var chart = GroupingMethodTests.chart(GroupingMethodTests.ramp(31))
    chart.xAxis.ticks = .step(10)
    #expect(Self.groups(chart).map(\.places) == [0..<10, 10..<20, 20..<31])
    #expect(GroupingMethodTests.starts(chart, .ticks) == [0, 10, 20, 30], "as asked")
  }

  /// One dip of a single mark is no turn of a smooth curve.
  @Test func dipsOfOneMarkAreNoTurns() {
    var values = (0..<100).map(Double.init)
    (values[51], values[71]) = (40, 60)
    var chart = GroupingMethodTests.chart(values.map { .number($0) })
    chart.xAxis.ticks = .step(25)
    #expect(Self.groups(chart).map(\.places.lowerBound) == [0, 25, 50, 75])
  }

  /// A number far from all others is not told with them.
  @Test func whatIsFarStaysAlone() {
    let xs = (20..<60).map(Double.init) + [87]
    let chart = GroupingMethodTests.chart(GroupingMethodTests.ramp(xs.count), kind: .point, x: { .number(xs[$0]) })
    #expect(Self.groups(chart).last?.places == 40..<41)
  }

  /// States that follow each other are told until they end, and by how long they last.
  @Test func statesAreGroupsWithLengths() {
    let hour: Int64 = 3_600_000_000
    let names = ["idle", "run"]
    let marks = (0..<14).map { place -> Mark in
      let start = Int64(place) * hour
      return Mark(
        id: "y/\(place)",
        x: .interval(from: Instant(microseconds: start), to: Instant(microseconds: start + hour)),
        value: .category(names[place % 2]), rowCount: 1)
    }
    var chart = BucketedChart(
      kind: .bar,
      xAxis: Axis(
        field: "x", type: .temporal,
        domain: .instants(from: Instant(microseconds: 0), to: Instant(microseconds: 14 * hour)), bucketing: .none),
      yAxis: Axis(field: "y", type: .nominal, domain: .categories(names)), isAdditive: false,
      series: [Series(id: "y", marks: marks)])
    chart.xAxis.ticks = .stride(.hour, count: 7)
    let groups = Self.groups(chart)
    #expect(chart.isOfStates)
    #expect(groups.map(\.places) == [0..<7, 7..<14])
    #expect(groups.map { $0.levels.map(\.length) } == [[4 * hour, 3 * hour], [3 * hour, 4 * hour]])
    #expect(
      groups.map(\.x)
        == [0, 7].map {
          .marks(from: .instant(Instant(microseconds: $0 * hour)), to: .instant(Instant(microseconds: ($0 + 7) * hour)))
        })
  }
}

extension Double {
  /// The sine by its series, so that the test needs no Foundation.
  fileprivate var sine: Double {
    let x = remainder(dividingBy: 2 * .pi)
    return (0..<14).reduce((term: x, sum: 0.0)) { state, place in
      let n = Double(2 * place + 2)
      return (-state.term * x * x / (n * (n + 1)), state.sum + state.term)
    }.sum
  }
}

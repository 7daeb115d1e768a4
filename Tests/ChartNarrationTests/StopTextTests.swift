import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Several series at one place are one stop, and are told together.
@Suite struct StopTextTests {
  static func chart(
    _ series: [(String, [MarkValue])], additive: Bool = false, unit: String? = "mmHg", kind: MarkKind = .point
  ) -> BucketedChart {
    let count = series.map(\.1.count).max() ?? 0
    return BucketedChart(
      title: "Pressure", kind: kind,
      xAxis: RichChart.timeAxis(.calendar(.day), RichChart.at(1), RichChart.at(count + 1), title: "date"),
      yAxis: RichChart.valueAxis("value", 0, 200, unit: unit), isAdditive: additive, seriesField: "kind",
      series: series.map { name, values in
        let marks = values.enumerated().map { (RichChart.day($0.offset + 1), $0.element) }
        return Series(id: name, name: name, marks: RichChart.marks(name, marks))
      })
  }

  static func pressure(_ days: Int) -> [(String, [MarkValue])] {
    [
      ("systolic", (0..<days).map { .number(Double(118 + 5 * $0 % 13)) }),
      ("diastolic", (0..<days).map { .number(Double(75 + 3 * $0 % 9)) }),
    ]
  }

  static func stops(_ chart: BucketedChart, _ verbosity: Verbosity = .standard) throws -> [String] {
    let narrator = try RichChart.narrator(chart, verbosity)
    return (narrator.facts.shared?.stops ?? []).map(StopLabels(narrator: narrator).label)
  }

  @Test func aStopTellsEachSeries() throws {
    #expect(
      try Self.stops(Self.chart(Self.pressure(2))) == [
        "June 1: systolic 118, diastolic 75 millimeters of mercury",
        "June 2: systolic 123, diastolic 78 millimeters of mercury",
      ])
    #expect(try Self.stops(Self.chart(Self.pressure(1)), .brief) == ["June 1: systolic 118, diastolic 75"])
  }

  @Test(
    arguments: [
      ([.number(122), .empty], "June 1: a 122 millimeters of mercury, b no data"),
      ([.missing, .number(79)], "June 1: a value missing, b 79 millimeters of mercury"),
      ([.empty, .empty], "June 1: no data"), ([.missing, .missing], "June 1: value missing"),
      ([.notANumber, .empty], "June 1: a not a number, b no data"),
      ([.range(from: 1, to: 2), .number(0)], "June 1: a from 1 to 2, b 0 millimeters of mercury"),
      ([.number(1), .infinite(negative: false)], "June 1: a 1 millimeter of mercury, b infinity"),
      (
        [.number(5), .number(9), .number(2), .number(7), .number(9)],
        "June 1: lowest c 2, highest b and e 9 millimeters of mercury"
      ),
      ([.number(5), .number(5), .number(5), .number(5), .number(5)], "June 1: 5 series"),
    ] as [([MarkValue], String)])
  func stateAtAStop(values: [MarkValue], expected: String) throws {
    let series = zip(["a", "b", "c", "d", "e"], values).map { ($0, [$1]) }
    let told = try Self.stops(Self.chart(series))
    #expect(told == [expected])
  }

  @Test func groupsTellEachSeries() throws {
    #expect(
      try GroupTextTests.texts(Self.chart(Self.pressure(30))).prefix(2) == [
        "June 1 to June 7: systolic from 118 to 122, highest 130; diastolic 75 millimeters of mercury at both ends, highest 81.",
        "June 8 to June 14: systolic from 127 to 118, highest 129; diastolic 78 millimeters of mercury at both ends, lowest 75, "
          + "highest 81.",
      ])
  }

  @Test func groupsTellTotalsGapsAndExtremes() throws {
    let values = { (start: Int) in (0..<30).map { MarkValue.number(Double(start + $0 % 5)) } }
    var (first, second) = (values(10), values(40))
    (first[0], second[0], second[1]) = (.empty, .empty, .empty)
    let two = Self.chart([("bike", first), ("bus", second)], additive: true, unit: "visit", kind: .bar)
    let told = try GroupTextTests.texts(two).prefix(2)
    #expect(
      told == [
        "June 1 to June 7: bike 71, bus 210 visits, 1 day without data, 1 day without data for bus.",
        "June 8 to June 14: bike 85, bus 295 visits.",
      ])
    let many = ["a", "b", "c", "d", "e"].enumerated().map { ($0.element, values(10 * $0.offset)) }
    let means = try GroupTextTests.texts(Self.chart(many))[0]
    #expect(
      means
        == "June 1 to June 7: lowest mean a about 1.57, highest mean e about 41.6 millimeters of mercury.")
    let totals = try GroupTextTests.texts(Self.chart(many, additive: true, unit: "visit", kind: .bar))[0]
    #expect(
      totals
        == "June 1 to June 7: lowest a 11, highest e 291 visits.")
    let empty = Self.chart([("a", first.map { _ in .empty }), ("b", first.map { _ in .empty })])
    #expect(try GroupTextTests.texts(empty).last == "June 29 to June 30: no data.")
  }

  /// Names that leave no room for numbers give way to how many there are and how far they spread.
  @Test func longNamesGiveWay() throws {
    let long = { (letter: String) in String(repeating: letter, count: 90) }
    let chart = Self.chart([(long("a"), Self.pressure(30)[0].1), (long("b"), Self.pressure(30)[1].1)])
    #expect(try Self.stops(chart)[0] == "June 1: 2 series")
    #expect(
      try GroupTextTests.texts(chart)[0] == "June 1 to June 7: 2 series, from 75 to 130 millimeters of mercury.")
  }

  @Test func theTreeWalksTheStops() throws {
    let tree = try RichChart.narrator(Self.chart(Self.pressure(13))).focusTree()
    #expect(tree.children.map(\.id) == ["systolic", "diastolic", "@x-axis", "@y-axis", "@legend"])
    #expect(tree.children[0].children.isEmpty && tree.children[0].label.hasPrefix("Systolic: from 118 to"))
    let groups = tree.children[2].children
    #expect(groups.map(\.id).first == "@group-1" && groups.allSatisfy { $0.role == .group })
    let stop = try #require(groups.first?.children.first)
    #expect(stop.id == "@at/0" && stop.role == .group)
    #expect(stop.label == "June 1: systolic 118, diastolic 75 millimeters of mercury")
    #expect(stop.children.map(\.id) == ["systolic/0", "diastolic/0"] && stop.children.allSatisfy { $0.role == .mark })
    #expect(stop.children[0].label == "Systolic, June 1: 118 millimeters of mercury, 1 of 2")
    let few = try RichChart.narrator(Self.chart(Self.pressure(2))).focusTree()
    #expect(few.children[2].children.map(\.id) == ["@at/0", "@at/1"])
  }

  /// The sound has the series one after another, so that each has texts of its own groups.
  @Test func soundsFindTheirTexts() throws {
    let narrator = try RichChart.narrator(Self.chart(Self.pressure(13)))
    let texts = narrator.textByID()
    let ids = narrator.facts.walked.flatMap(\.groups).map(\.id)
    #expect(ids.first == "systolic/@group-1" && ids.allSatisfy { texts[$0] != nil })
    #expect(texts["diastolic/@group-1"]?.hasPrefix("Diastolic, June 1 to June") == true)
    #expect(narrator.groupLabels().allSatisfy { texts[$0.id] == $0.text })
  }

  @Test func describeTellsThem() throws {
    let lines = try RichChart.narrator(Self.chart(Self.pressure(2))).descriptionLines(upTo: .groups)
    #expect(
      lines.suffix(3) == [
        "2 places along X:", "1. June 1: systolic 118, diastolic 75 millimeters of mercury",
        "2. June 2: systolic 123, diastolic 78 millimeters of mercury",
      ])
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Facts of ranges, levels, rules, parts and author's groups, each found again by looking at every mark.
@Suite struct RichFactsTests {
  private static func chart(
    _ values: [MarkValue], levels: [String]? = nil, rules: [ChartModel.Rule] = []
  ) -> BucketedChart {
    let marks = values.enumerated().map {
      Mark(id: "y/\($0.offset)", x: .number(Double($0.offset)), value: $0.element, rowCount: 1)
    }
    return BucketedChart(
      kind: .bar, xAxis: Axis(field: "x", type: .quantitative, domain: .numbers(0...100)),
      yAxis: Axis(
        field: "y", type: levels == nil ? .quantitative : .ordinal,
        domain: levels.map { .categories($0) } ?? .numbers(0...1)),
      series: [Series(id: "y", marks: marks)], rules: rules)
  }

  @Test func rangesHaveNoSums() throws {
    let facts = ChartFacts(
      Self.chart([.range(from: 2.1, to: 11.4), .missing, .range(from: -5, to: 1), .range(from: 0.1, to: 9.4)])
    ).series[0]
    #expect(facts.minimum?.value == -5 && facts.minimum?.places == [2])
    #expect(facts.maximum?.value == 11.4 && facts.maximum?.places == [0])
    #expect(facts.statistics.count == 0 && facts.valueCount == 3 && facts.ranges?.count == 3)
    #expect(facts.ranges?.widest?.value == 9.3 && facts.ranges?.widest?.places == [0, 3])
    #expect(facts.gaps.map(\.places) == [1..<2] && facts.first == 0 && facts.last == 3)
  }

  /// As decimal fractions all but the last are 0.2 wide; as doubles no two of them are.
  @Test func widthsTieAsTheDataWritesThem() {
    let ranges: [MarkValue] = [
      .range(from: 5.1, to: 5.3), .range(from: 0.1, to: 0.3), .range(from: 0, to: 0.2), .range(from: 1, to: 1.1),
    ]
    #expect(ChartFacts(Self.chart(ranges)).series[0].ranges?.widest?.places == [0, 1, 2])
    #expect(ChartFacts(Self.chart(Array(ranges.prefix(3)))).series[0].ranges?.widest == nil)
    #expect(ChartFacts(Self.chart([.range(from: -1e308, to: 1e308)])).series[0].ranges?.widest == nil)
  }

  @Test func levelsAreCounted() throws {
    var random = SeededGenerator(seed: 7)
    let names = ["a", "b", "c", "d"]
    for _ in 0..<100 {
      let values = (0..<Int.random(in: 0...30, using: &random)).map { _ -> MarkValue in
        [.missing, .category("a"), .category("b"), .category("c"), .category("off")].randomElement(using: &random)
          ?? .empty
      }
      let levels = try #require(ChartFacts(Self.chart(values, levels: names)).levels)
      for tally in levels.tallies {
        #expect(tally.places.map(\.mark) == values.indices.filter { values[$0] == .category(tally.name) })
      }
      #expect(levels.tallies.prefix(4).map(\.name) == names)
      let highest = names.last { values.contains(.category($0)) }
      #expect(levels.highest?.name == highest)
      let most = (names + ["off"]).map { name in values.count { $0 == .category(name) } }.max() ?? 0
      #expect(levels.mostFrequent.allSatisfy { $0.count == most } && levels.mostFrequent.isEmpty == (most == 0))
    }
    #expect(ChartFacts(Self.chart([.number(1)])).levels == nil)
  }

  @Test(
    arguments: [
      (MarkValue.number(5), MarkValue.number(5), RuleSide.at), (.number(6), .number(5), .above),
      (.number(4), .number(5), .below), (.range(from: 4, to: 6), .number(5), .at),
      (.range(from: 5, to: 6), .number(5), .at),
      (.range(from: 5.5, to: 6), .number(5), .above), (.number(5), .range(from: 4, to: 5), .at),
      (.number(3), .range(from: 4, to: 5), .below), (.infinite(negative: false), .number(5), .above),
      (.infinite(negative: true), .number(5), .below), (.missing, .number(5), nil), (.number(1), .category("b"), nil),
      (.category("c"), .category("b"), .above), (.category("b"), .category("b"), .at),
      (.category("a"), .category("b"), .below), (.category("a"), .category("z"), nil),
    ] as [(MarkValue, MarkValue, RuleSide?)])
  func sidesOfRules(value: MarkValue, rule: MarkValue, expected: RuleSide?) {
    let chart = Self.chart([], levels: ["a", "b", "c"])
    #expect(chart.side(of: value, on: rule) == expected)
  }

  @Test func marksAreCountedOnBothSides() {
    let rules = [
      ChartModel.Rule(id: "g", name: "goal", place: .y(.number(3))),
      ChartModel.Rule(id: "x", name: "x", place: .x(.number(1))),
    ]
    let facts = ChartFacts(Self.chart([.number(1), .number(3), .number(9), .empty, .number(4)], rules: rules))
    #expect(facts.rules.map(\.id) == ["g", "x"] && facts.rules[1].series.isEmpty)
    #expect(facts.rules[0].series == [RuleTally(above: 2, at: 1, below: 1)])
  }

  @Test(
    arguments: [
      ([1, 3], [0.25, 0.75]), ([0, 2], [0, 1]), ([], nil), ([0, 0], nil), ([-1, 3], nil), ([.infinity, 1], nil),
      ([1e308, 1e308], nil),
    ] as [([Double], [Double]?)])
  func partsOfAWhole(values: [Double], shares: [Double]?) {
    var chart = Self.chart(values.map { $0.isFinite ? .number($0) : .infinite(negative: false) })
    #expect(ChartFacts(chart).parts == nil)
    chart.isPartToWhole = true
    #expect(ChartFacts(chart).parts?.shares[0].compactMap { $0 } == shares)
  }

  @Test func plotsAreGroupsAndTheRestIsNot() {
    var chart = Self.chart((0..<30).map { .number(Double($0)) })
    chart.series[0].plots = [
      PlotGroup(name: "a", places: 2..<5), PlotGroup(places: 4..<8), PlotGroup(places: 20..<99),
      PlotGroup(places: 50..<60),
    ]
    let groups = ChartFacts(chart).series[0].groups
    #expect(groups.map(\.places) == [2..<5, 5..<8, 20..<30] && groups.map(\.name) == ["a", nil, nil])
    #expect(groups.map(\.id) == ["y/@group-1", "y/@group-2", "y/@group-3"])
  }

  @Test(
    arguments: [
      (AxisTicks.step(10), [0, 10, 20]), (.step(25), [0, 25]), (.values([.number(7), .number(3)]), [0, 3, 7]),
      // Too few or too many groups, or steps that are none: ChartVoice chooses.
      (.step(100), nil), (.step(1), nil), (.step(0), nil), (.step(.nan), nil), (.automatic, nil),
      (.stride(.day, count: 1), nil),
    ] as [(AxisTicks, [Int]?)])
  func ticksBoundGroups(ticks: AxisTicks, starts: [Int]?) {
    var chart = Self.chart((0..<30).map { .number(Double($0)) })
    let chosen = ChartFacts(chart).series[0].groups.map(\.places.lowerBound)
    chart.xAxis.ticks = ticks
    #expect(ChartFacts(chart).series[0].groups.map(\.places.lowerBound) == starts ?? chosen)
  }

  @Test(.timeLimit(.minutes(5))) func manyTicksAmongManyMarks() {
    var chart = Self.chart((0..<20_000).map { .number(Double($0)) })
    // All but three of the ticks lie beyond the marks.
    chart.xAxis.ticks = .values(([500, 7, 900] + (0..<20_000).map { 30_000 + $0 }).map { .number(Double($0)) })
    #expect(ChartFacts(chart).series[0].groups.map(\.places.lowerBound) == [0, 7, 500, 900])
  }

  // MARK: Noise

  @Test func noiseOfBinaryArithmeticIsNoDifference() {
    let rule = ChartModel.Rule(id: "g", name: "Goal", place: .y(.number(0.3)))
    let noisy = ChartFacts(Self.chart([.number(0.1 + 0.2), .number(0.3), .number(0.31)], rules: [rule]))
    #expect(noisy.rules[0].series == [RuleTally(above: 1, at: 2, below: 0)])
    #expect(noisy.series[0].minimum?.places == [0, 1] && noisy.series[0].movement == .steady(rising: true))
    let level = ChartFacts(Self.chart([.number(0.1 + 0.2), .number(0.3)])).series[0]
    #expect(level.maximum?.places == [0, 1] && level.change == 0 && level.movement == .constant)
    let range = Self.chart([.range(from: 0.1 + 0.2, to: 1)], rules: [rule])
    #expect(range.side(of: .range(from: 0.1 + 0.2, to: 1), on: .number(0.3)) == .at)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, 0.3, true), (0.1 / 0.3, 0.3 / 0.9, true), (1e300, 1e300.nextUp, true), (0, 0, true),
      (-0.3, -0.1 - 0.2, true), (0, 1e-300, false), (1, 1.000_000_001, false), (-1, 1, false),
      (1_700_000_000_000_500, 1_700_000_000_001_000, false), (1e13, 1e13 + 1, false), (-1e15, 1 - 1e15, false),
      (1e15, 1e15 + 0.5, true), (1e15 + 0.5, 1e15 + 1.5, false), (1e12, 1e12 + 0.25, false),
      (1 + 1e-13, 1 + 4e-13, false), (1e13, 1e13 + 2.5, false), (0x1p53, 0x1p53 + 2, true),
      (0x1p53, 0x1p53 + 8_008, false),
      (.infinity, .infinity, true), (.infinity, 1, false), (-1.7e308, 1.7e308, false), (.nan, .nan, false),
    ] as [(Double, Double, Bool)])
  func numbersThatAreOne(number: Double, other: Double, areEqual: Bool) {
    #expect(ChartFacts.areEqual(number, other) == areEqual)
    #expect(ChartFacts.areEqual(other, number) == areEqual)
  }

  @Test func sharesTieAsTheyAreWritten() {
    let values: [[Double]] = [[0.1, 0.3, 0.2], [0.2, 0.6, 0.2]]
    let series = values.enumerated().map { index, values in
      Series(
        id: "s\(index)",
        marks: values.enumerated().map {
          Mark(id: "s\(index)/\($0.offset)", x: .number(Double($0.offset)), value: .number($0.element), rowCount: 1)
        })
    }
    var chart = Self.chart([.number(0.3), .number(0.9), .number(0.4)])
    chart.totals = chart.series[0]
    chart.series = series
    let shares = ChartFacts(chart).shares
    #expect(
      shares.map { $0.minimum?.places } == [[0, 1], [2]] && shares.map { $0.maximum?.places } == [[2], [0, 1]])
  }

  // MARK: Hidden marks

  /// Facts of a chart with hidden marks are those of the chart without them, but for the places.
  @Test func hiddenMarksAreAbsent() throws {
    let goal = ChartModel.Rule(id: "g", name: "Goal", place: .y(.number(3)))
    let values: [MarkValue] = [
      .number(100), .number(1), .missing, .infinite(negative: false), .empty, .number(4), .range(from: 0, to: 500),
      .number(-9),
    ]
    var chart = Self.chart(values, rules: [goal])
    for place in [0, 2, 3, 6, 7] { chart.series[0].marks[place].author = AuthorText(isHidden: true) }
    let facts = ChartFacts(chart)
    let series = facts.series[0]
    #expect(series.markCount == 3 && series.bucketCount == 3 && series.valueCount == 2)
    #expect(series.statistics == Statistics([1, 4]) && series.ranges == nil && !series.hasInfinity)
    #expect(series.minimum?.places == [1] && series.maximum?.places == [5])
    #expect(series.first == 1 && series.last == 5 && series.gaps == [Gap(state: .empty, places: 4..<5)])
    #expect(facts.rules[0].series == [RuleTally(above: 1, at: 0, below: 1)] && !facts.isDiverging)
    let selected = try #require(SelectionFacts(.range(anchor: 0, head: 5), in: chart, facts: facts))
    #expect(selected.walked[0].places == [1, 4, 5] && selected.walked[0].place == nil)
    #expect(SelectionFacts(.point(1), in: chart, facts: facts)?.walked[0].place?.rank == 2)
  }

  @Test func hiddenLevelsPartsAndGroupsAreAbsent() {
    var levels = Self.chart([.category("a"), .category("b")], levels: ["a", "b"])
    levels.series[0].marks[1].author = AuthorText(isHidden: true)
    #expect(ChartFacts(levels).levels?.highest?.name == "a")
    var parts = Self.chart([.number(1), .number(3), .number(1)])
    parts.isPartToWhole = true
    parts.series[0].marks[1].author = AuthorText(isHidden: true)
    #expect(ChartFacts(parts).parts?.shares == [[0.5, nil, 0.5]])
    var many = Self.chart((0..<30).map { .number(Double($0)) })
    many.series[0].plots = [PlotGroup(places: 0..<3)]
    many.series[0].marks[2].author = AuthorText(isHidden: true)
    let group = ChartFacts(many).series[0].groups.first
    #expect(group?.statistics.sum == 1 && group?.highest == 1 && group?.bucketCount == 2)
  }

  // MARK: A part of X

  /// Of a stretch of three days only the day that is shown counts.
  @Test func lengthsEndAtTheWindow() throws {
    var chart = Self.chart([.category("a"), .category("a"), .category("b")], levels: ["a", "b"])
    let day = 86_400_000_000.0
    for (place, days) in [(0.0, 3.0), (1.5, 5), (1, 2)].enumerated() {
      chart.series[0].marks[place].x = .interval(
        from: Instant(coordinate: days.0 * day), to: Instant(coordinate: days.1 * day))
    }
    chart.xAxis = Axis(
      field: "d", type: .temporal,
      domain: .instants(from: Instant(seconds: 0), to: Instant(seconds: 5 * 86_400)), bucketing: .none)
    #expect(ChartFacts(chart).levels?.tallies.map(\.length) == [Int64(6.5 * day), Int64(day)])
    let window = ChartWindow(length: day, position: day, domain: 0..<5 * day, shortest: 1)
    let shown = chart.showing(window)
    #expect(ChartFacts(shown).levels?.tallies.map(\.length) == [Int64(1.5 * day), Int64(day)])
    #expect(shown.series[0].marks.first?.x == chart.series[0].marks.first?.x)
  }

  /// Seven days are counted from the first mark; three months are quarters.
  @Test(
    arguments: [
      (CalendarUnit.day, 7, [0, 7, 14, 21, 28, 35, 42, 49, 56]), (.month, 1, [0, 17, 47]), (.month, 3, [0, 47]),
      (.hour, Int.max, nil),
    ] as [(CalendarUnit, Int, [Int]?)])
  func stridesBoundGroups(unit: CalendarUnit, count: Int, starts: [Int]?) {
    // 60 days from May 15, 2025.
    let days = (0..<60).map { Int64(20_223 + $0) * 86_400_000_000 }
    var chart = Self.chart((0..<60).map { .number(Double($0)) })
    for place in 0..<60 {
      chart.series[0].marks[place].x = .interval(
        from: Instant(microseconds: days[place]), to: Instant(microseconds: days[place] + 86_400_000_000))
    }
    chart.xAxis = Axis(
      field: "d", type: .temporal,
      domain: .instants(from: Instant(microseconds: days[0]), to: Instant(microseconds: days[59])),
      bucketing: .calendar(.day))
    let chosen = ChartFacts(chart).series[0].groups.map(\.places.lowerBound)
    chart.xAxis.ticks = .stride(unit, count: count)
    #expect(ChartFacts(chart).series[0].groups.map(\.places.lowerBound) == starts ?? chosen)
  }

  @Test(
    arguments: [
      (0.0...10, AxisTicks.automatic, [0, 2, 4, 6, 8, 10]), (0...1, .step(0.25), [0, 0.25, 0.5, 0.75, 1]),
      (-1...1, .step(1), [-1, 0, 1]), (5...5, .automatic, []), (0...1, .step(1e-9), [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (-1e308...1e308, .automatic, []),
    ] as [(ClosedRange<Double>, AxisTicks, [Double])])
  func gridlines(range: ClosedRange<Double>, ticks: AxisTicks, expected: [Double]) {
    #expect(Gridlines.numbers(in: range, ticks: ticks) == expected)
  }

  @Test func gridlinesOfTime() {
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    for length in [10, 86_400, 86_400 * 40, 86_400 * 400, 86_400 * 20_000, 86_400 * 300_000] {
      let (first, last) = (Instant(seconds: -1), Instant(seconds: length))
      let lines = Gridlines.instants(from: first, to: last, ticks: .automatic, calendar: calendar)
      #expect((2...12).contains(lines.count), "\(length): \(lines.count)")
      #expect(lines == lines.sorted() && lines.allSatisfy { first <= $0 && $0 <= last })
    }
    let strides = Gridlines.instants(
      from: Instant(seconds: 86_400), to: Instant(seconds: 86_400 * 9), ticks: .stride(.day, count: 3),
      calendar: calendar)
    #expect(strides.map(\.microseconds) == [1, 4, 7].map { $0 * 86_400_000_000 })
    let quarters = Gridlines.instants(
      from: Instant(seconds: 86_400), to: Instant(seconds: 86_400 * 200), ticks: .stride(.month, count: 3),
      calendar: calendar)
    #expect(quarters.map { $0.iso8601(in: .utc) } == ["1970-04-01T00:00:00Z", "1970-07-01T00:00:00Z"])
  }
}

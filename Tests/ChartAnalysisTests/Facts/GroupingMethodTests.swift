import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// The ways of grouping that can be asked for, runs of nothing, and breaks of the trend.
@Suite struct GroupingMethodTests {
  static func chart(
    _ values: [MarkValue], kind: MarkKind = .line, additive: Bool = false, x: (Int) -> XValue = { .number(Double($0)) },
    type: FieldType = .quantitative, bucketing: Bucketing = .none
  ) -> BucketedChart {
    let marks = values.enumerated().map { Mark(id: "y/\($0.offset)", x: x($0.offset), value: $0.element, rowCount: 1) }
    return BucketedChart(
      kind: kind, xAxis: Axis(field: "x", type: type, domain: .empty, bucketing: bucketing),
      yAxis: Axis(field: "y", type: .quantitative, domain: .numbers(0...1)), isAdditive: additive,
      series: [Series(id: "y", isContinuous: kind == .line, marks: marks)])
  }

  static func days(_ values: [MarkValue], additive: Bool = true) -> BucketedChart {
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    // June 1, 2025, a Sunday.
    let first = calendar.ordinal(of: Instant(seconds: 1_748_736_000), unit: .day)
    return chart(
      values, kind: .bar, additive: additive,
      x: {
        .interval(from: calendar.start(of: first + $0, unit: .day), to: calendar.start(of: first + $0 + 1, unit: .day))
      },
      type: .temporal, bucketing: .calendar(.day))
  }

  static func starts(_ chart: BucketedChart, _ method: GroupingMethod = .automatic) -> [Int] {
    ChartFacts(chart, grouping: method).series[0].groups.map(\.places.lowerBound)
  }

  static func ramp(_ count: Int) -> [MarkValue] { (0..<count).map { .number(Double($0 + 1)) } }

  @Test(
    arguments: [
      ("calendar", .calendar), ("trend", .trend), ("ticks", .ticks), ("automatic", .automatic), ("auto", .automatic),
      ("1", .count(1)), ("100", .count(100)), ("0", nil), ("101", nil), ("-3", nil), ("+3", nil), ("3.5", nil),
      ("", nil), ("weeks", nil), ("99999999999999999999", nil), ("٣", nil),
    ] as [(String, GroupingMethod?)])
  func names(text: String, method: GroupingMethod?) { #expect(GroupingMethod(text) == method) }

  // MARK: Counts, ticks and the calendar

  @Test func aCountIsThatManyGroups() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<300 {
      let count = Int.random(in: 0...80, using: &random)
      let asked = Int.random(in: 1...100, using: &random)
      let chart = Bool.random(using: &random) ? Self.days(Self.ramp(count)) : Self.chart(Self.ramp(count))
      let groups = ChartFacts(chart, grouping: .count(asked)).series[0].groups
      #expect(groups.count == min(asked, count))
      #expect(groups.flatMap { Array($0.places) } == Array(0..<count), "each mark once, in order")
      let sizes = groups.map(\.places.count)
      // Each edge moves by a tenth of a group's length, or one mark.
      let reach = max(count / asked / 10, 1)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1 + 4 * reach, "\(sizes)")
    }
  }

  @Test func aCountTakesTheEdgesOfTheCalendarThatAreNear() {
    // 61 days from June 1: half of them is 30, which is July 1; two thirds of a half are near a week's edge.
    #expect(Self.starts(Self.days(Self.ramp(61)), .count(2)) == [0, 30])
    #expect(Self.starts(Self.days(Self.ramp(62)), .count(2)) == [0, 30])
    #expect(Self.starts(Self.days(Self.ramp(30)), .count(4)) == [0, 7, 14, 21])
    #expect(Self.starts(Self.chart(Self.ramp(30)), .count(4)) == [0, 7, 15, 22])
  }

  @Test func ticksAreThoseOfTheAxis() {
    var chart = Self.chart(Self.ramp(26))
    #expect(Self.starts(chart, .ticks) == [0, 5, 10, 15, 20, 25])
    chart.xAxis.ticks = .step(10)
    #expect(Self.starts(chart, .ticks) == [0, 10, 20])
    chart.xAxis.ticks = .values([.number(3)])
    #expect(Self.starts(chart, .ticks) == [0, 3])
    #expect(Self.starts(Self.chart(Self.ramp(5)), .ticks) == [0, 1, 2, 3, 4], "few marks too, as somebody asked")
  }

  @Test func theCalendarIsAskedForFewMarksToo() {
    #expect(Self.starts(Self.days(Self.ramp(12))) == [])
    #expect(Self.starts(Self.days(Self.ramp(12)), .calendar) == [0, 7])
    #expect(Self.starts(Self.days(Self.ramp(30), additive: false), .calendar) == [0, 7, 14, 21, 28])
  }

  @Test func whatHasNoMeaningIsNotAllowed() {
    let numbers = Self.chart(Self.ramp(5))
    let days = Self.days(Self.ramp(5))
    var names = Self.chart(Self.ramp(5), kind: .bar, x: { .category("c\($0)") }, type: .nominal)
    #expect(GroupingMethod.all.map(numbers.allows) == [true, false, true, true, true])
    #expect(GroupingMethod.all.map(days.allows) == [true, true, true, true, true])
    #expect(GroupingMethod.all.map(names.allows) == [true, false, false, false, true])
    names.xAxis.ticks = .values([.category("c2")])
    #expect(names.allows(.ticks) && Self.starts(names, .ticks) == [0, 2])
    #expect(GroupingMethod.all.allSatisfy(Self.chart([]).allows))
  }

  // MARK: Runs

  /// Days of a month, of which each has its number or nothing.
  private static func numbered(_ count: Int, without days: Range<Int>) -> [MarkValue] {
    (0..<count).map { (day: Int) -> MarkValue in days.contains(day) ? .empty : .number(Double(day + 1)) }
  }

  private static let runs: [([MarkValue], [Int])] = [
    // A week without data inside of two others, from Thursday to Wednesday.
    (numbered(30, without: 11..<18), [0, 7, 11, 18, 21, 28]),
    // Zero, missing and not-a-number are three runs.
    (
      [MarkValue](repeating: .number(0), count: 10) + [MarkValue](repeating: .missing, count: 6)
        + [MarkValue](repeating: .notANumber, count: 4) + numbered(30, without: 0..<0)[20...],
      [0, 10, 16, 20, 21, 28]
    ),
    // Two are no run, and three of more than thirty are too few.
    (numbered(30, without: 3..<5), [0, 7, 14, 21, 28]),
    (numbered(35, without: 2..<5), [0, 7, 14, 21, 28]),
    // One value throughout is one group, with or without a day of nothing.
    (fours(24), [0]),
    (fours(7) + [.missing] + fours(16), [0]),
    ([MarkValue](repeating: .empty, count: 6) + fours(18), [0, 6]),
  ]

  private static func fours(_ count: Int) -> [MarkValue] { [MarkValue](repeating: .number(4), count: count) }

  @Test(arguments: runs)
  func runsOfNothing(values: [MarkValue], starts: [Int]) {
    #expect(Self.starts(Self.days(values)) == starts)
  }

  @Test func runsAreNeverCut() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<400 {
      let values = Self.patchy(&random)
      let chart = Bool.random(using: &random) ? Self.days(values) : Self.chart(values, kind: .line)
      let groups = ChartFacts(chart).series[0].groups
      guard values.count > 12 else {
        #expect(groups.isEmpty)
        continue
      }
      #expect(groups.flatMap { Array($0.places) } == Array(0..<values.count))
      #expect(groups.count <= 12, "\(groups.count)")
      for run in Self.runs(values) where run.count >= 3 && run.count * 10 >= values.count && run.count < values.count {
        #expect(groups.contains { $0.places == run }, "\(run) of \(values)")
      }
    }
  }

  private static func patchy(_ random: inout SeededGenerator) -> [MarkValue] {
    var values: [MarkValue] = []
    let count = Int.random(in: 1...90, using: &random)
    while values.count < count {
      let state: MarkValue? =
        [.empty, .missing, .notANumber, .number(0), nil, nil].randomElement(using: &random) ?? nil
      for _ in 0..<Int.random(in: 1...14, using: &random) where values.count < count {
        values.append(state ?? .number(Double(Int.random(in: 1...99, using: &random))))
      }
    }
    return values
  }

  /// Runs of one state, found by looking at each mark and the one before.
  private static func runs(_ values: [MarkValue]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, value) in values.enumerated() where !(value.isPresent && value != .number(0)) {
      if let last = runs.last, last.upperBound == place, values[place - 1] == value {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }

  // MARK: The trend

  /// Straight pieces between known breaks are found again to the mark.
  @Test func breaksOfTheTrendAreFound() {
    let corners: [(Int, Double)] = [(0, 0), (10, 50), (18, 10), (30, 60), (36, 60), (50, 0)]
    let values = (0...50).map { place -> MarkValue in
      let next = corners.firstIndex { $0.0 >= max(place, 1) } ?? 1
      let (from, to) = (corners[next - 1], corners[next])
      return .number(from.1 + (to.1 - from.1) * Double(place - from.0) / Double(to.0 - from.0))
    }
    let groups = ChartFacts(Self.chart(values)).series[0].groups
    #expect(groups.map(\.places.upperBound) == [11, 19, 31, 37, 51])
    #expect(groups.map(\.climb?.start) == [0, 10, 18, 30, 36])
    #expect(groups.compactMap(\.climb).map { $0.rise - $0.fall } == [50, -40, 50, 0, -60])
    #expect(groups.map(\.x)[1] == .marks(from: .number(10), to: .number(18)))
  }

  @Test func terrainIsLinesAndNarrowBarsAtNumbers() {
    let wave = (0..<40).map { MarkValue.number(Double(($0 * 7) % 40)) }
    let tellsMoves = { (chart: BucketedChart) in ChartFacts(chart).series[0].groups.contains { $0.climb != nil } }
    #expect(tellsMoves(Self.chart(wave)))
    #expect(tellsMoves(Self.chart(wave, kind: .area)))
    #expect(tellsMoves(Self.chart(wave, kind: .bar)))
    #expect(!tellsMoves(Self.chart(Array(wave.prefix(24)), kind: .bar)), "few bars are read one by one")
    #expect(!tellsMoves(Self.chart(wave, kind: .point)))
    #expect(!tellsMoves(Self.chart(wave, additive: true)))
    #expect(!tellsMoves(Self.chart(wave, x: { .bin(from: Double($0), to: Double($0 + 1)) }, bucketing: .width(1))))
    #expect(!tellsMoves(Self.chart(wave, x: { .number(Double($0 / 2)) })), "two marks at one X")
    #expect(!tellsMoves(Self.days(wave, additive: false)))
    #expect(ChartFacts(Self.days(wave), grouping: .trend).series[0].groups.allSatisfy { $0.climb != nil })
  }

  @Test func movesOfAllGroupsAreThoseOfTheWhole() {
    var random = SeededGenerator(seed: 63)
    for _ in 0..<300 {
      var value = 0
      let values = (0..<Int.random(in: 13...200, using: &random)).map { _ -> MarkValue in
        value += Int.random(in: -20...20, using: &random)
        return Int.random(in: 0..<30, using: &random) == 0 ? .missing : .number(Double(value))
      }
      let groups = ChartFacts(Self.chart(values)).series[0].groups
      #expect((5...12).contains(groups.count), "\(groups.count) of \(values.count)")
      #expect(groups.flatMap { Array($0.places) } == Array(values.indices))
      let numbers = values.compactMap(\.number)
      let change = groups.compactMap(\.climb).map { $0.rise - $0.fall }.reduce(0, +)
      #expect(change == (numbers.last ?? 0) - (numbers.first ?? 0))
      let shifted = ChartFacts(Self.chart(values.map { $0.number.map { .number($0 + 512) } ?? $0 })).series[0].groups
      #expect(shifted.map(\.climb?.rise) == groups.map(\.climb?.rise))
      #expect(shifted.map(\.places) == groups.map(\.places))
    }
  }

  @Test(
    arguments: [[1e308, -1e308], [0, Double.leastNonzeroMagnitude], [.greatestFiniteMagnitude, 0]] as [[Double]])
  func extremeValuesAreGrouped(ends: [Double]) {
    let chart = Self.chart((0..<60).map { .number(ends[$0 % 2]) })
    for method in GroupingMethod.all {
      let groups = ChartFacts(chart, grouping: method).series[0].groups
      #expect(groups.flatMap { Array($0.places) } == Array(0..<60), "\(method)")
    }
  }
}

extension GroupingMethod {
  static var all: [GroupingMethod] { [.automatic, .calendar, .trend, .ticks, .count(6)] }
}

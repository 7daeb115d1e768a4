import ChartModel
import ChartTruth
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the reader refuses of groups, shared places, spreads and standings: each untruth close to what is true.
@Suite struct SpanUntruthTests {
  struct Case: CustomStringConvertible {
    var values: [[MarkValue]]
    var isTrue: String
    var isNot: [String]
    var description: String { isTrue }
  }

  private static func numbers(_ numbers: [Double]) -> [MarkValue] { numbers.map { .number($0) } }

  /// Days of June 2025, a series a list of values.
  private static func chart(_ values: [[MarkValue]], additive: Bool = false) -> BucketedChart {
    var chart = StopTextTests.chart(
      zip(["a", "b", "c", "d", "e"], values).map { ($0, $1) }, additive: additive, kind: .line)
    if values.count == 1 {
      chart.series[0].name = nil
      chart.seriesField = nil
    }
    return chart
  }

  static let groups: [Case] = [
    Case(
      values: [[.number(4), .number(0), .missing]],
      isTrue: "June 1 to June 3: from 4 to 0 millimeters of mercury on June 2, 1 day without a value.",
      isNot: [
        "June 1 to June 3: from 4 to 0 millimeters of mercury, 1 day without a value.",
        "June 1 to June 3: from 4 to 0 millimeters of mercury on June 1, 1 day without a value.",
        "June 1 to June 3: from 4 on June 1 to 0 millimeters of mercury on June 3, 1 day without a value.",
        "June 1 to June 3: from 4 to 0 millimeters of mercury on June 2, 1 day without data.",
        "June 1 to June 3: from 4 to 0 millimeters of mercury on June 2.",
        "June 1 to June 2: from 4 to 0 millimeters of mercury, 1 day without a value.",
      ]),
    Case(
      values: [[.empty, .number(5), .notANumber]],
      isTrue: "June 1 to June 3: 5 millimeters of mercury on June 2, 1 day without data, 1 day not a number.",
      isNot: [
        "June 1 to June 3: 5 millimeters of mercury, 1 day without data, 1 day not a number.",
        "June 1 to June 3: 5 millimeters of mercury on June 2, 1 day without data, 1 day without a value.",
        "June 1 to June 3: 5 millimeters of mercury on June 1, 1 day without data, 1 day not a number.",
      ]),
    Case(
      values: [numbers([3, 9, 1, 5])],
      isTrue: "June 1 to June 4: from 3 to 5 millimeters of mercury, lowest 1, highest 9.",
      isNot: [
        "June 1 to June 4: from 3 to 5 millimeters of mercury, lowest 1.",
        "June 1 to June 4: from 3 to 5 millimeters of mercury.",
        "June 1 to June 4: from 5 to 3 millimeters of mercury, lowest 1, highest 9.",
        "June 1 to June 4: from 3 to 5 millimeters of mercury, lowest 9, highest 1.",
        "June 1 to June 4: zero throughout.", "June 1 to June 4: no data.",
      ]),
    Case(
      values: [numbers([0, 0, 0])], isTrue: "June 1 to June 3: zero throughout.",
      isNot: ["June 1 to June 3: no data.", "June 1 to June 3: value missing.", "June 1 to June 2: zero throughout."]),
    Case(
      values: [[.missing, .missing]], isTrue: "June 1 to June 2: value missing.",
      isNot: ["June 1 to June 2: no data.", "June 1 to June 2: not a number.", "June 1 to June 2: zero throughout."]),
  ]

  @Test(arguments: groups) func refusesWhatIsNotTrueOfAGroup(wording: Case) {
    let chart = Self.chart(wording.values)
    let reader = TruthReader(chart, detail: .standard)
    let ids = chart.series[0].marks.map(\.id)
    #expect(reader.problem(inGroup: wording.isTrue, of: ids) == nil)
    for text in wording.isNot { #expect(reader.problem(inGroup: text, of: ids) != nil, "\(text)") }
  }

  static let shared: [Case] = [
    Case(
      values: [numbers([118, 125, 120]), numbers([75, 78, 81])],
      isTrue: "June 1 to June 3: a from 118 to 120, highest 125; b from 75 to 81 millimeters of mercury.",
      isNot: [
        "June 1 to June 3: a from 118 to 120, b from 75 to 81 millimeters of mercury.",
        "June 1 to June 3: a from 118 to 120; b from 75 to 81 millimeters of mercury, highest 125.",
        "June 1 to June 3: b from 118 to 120, highest 125; a from 75 to 81 millimeters of mercury.",
        "June 1 to June 3: a from 118 to 120 millimeters of mercury, highest 125; b from 75 to 81.",
        "June 1 to June 3: a from 118 to 120, highest 125.",
        "June 1 to June 2: a from 118 to 120, highest 125; b from 75 to 81 millimeters of mercury.",
      ]),
    Case(
      values: [[.number(4), .empty, .empty], [.number(3), .number(2), .empty]],
      isTrue: "June 1 to June 3: a 4 on June 1, b from 3 to 2 millimeters of mercury on June 2, 1 day without data, "
        + "1 day without data for a.",
      isNot: [
        "June 1 to June 3: a 4, b from 3 to 2 millimeters of mercury on June 2, 1 day without data, "
          + "1 day without data for a.",
        "June 1 to June 3: a 4 on June 1, b from 3 to 2 millimeters of mercury on June 2, 2 days without data, "
          + "1 day without data for a.",
        "June 1 to June 3: a 4 on June 1, b from 3 to 2 millimeters of mercury on June 2, 1 day without data, "
          + "1 day without data for b.",
        "June 1 to June 3: a 4 on June 1, b from 3 to 2 millimeters of mercury on June 2.",
      ]),
    Case(
      values: [[1, 3], [5, 7], [2, 2], [4, 6], [3, 9]].map(numbers),
      isTrue: "June 1 to June 2: lowest mean a and c 2, highest mean b and e 6 millimeters of mercury.",
      isNot: [
        "June 1 to June 2: lowest mean a 2, highest mean b and e 6 millimeters of mercury.",
        "June 1 to June 2: lowest mean d 2, highest mean b and e 6 millimeters of mercury.",
        "June 1 to June 2: lowest mean a and c 2, highest mean b and d 6 millimeters of mercury.",
        "June 1 to June 2: lowest mean a and c 1, highest mean b and e 6 millimeters of mercury.",
        "June 1 to June 2: lowest mean a and c 2.",
        "June 1 to June 2: lowest a and c 2, highest b and e 6 millimeters of mercury.",
      ]),
  ]

  @Test(arguments: shared) func refusesWhatIsNotTrueOfSharedPlaces(wording: Case) {
    let chart = Self.chart(wording.values)
    let reader = TruthReader(chart, detail: .standard)
    let stops = chart.series[0].marks.indices.map { place in chart.series.map { $0.marks[place].id } }
    #expect(reader.problem(inStops: wording.isTrue, of: stops, isOne: false) == nil)
    for text in wording.isNot { #expect(reader.problem(inStops: text, of: stops, isOne: false) != nil, "\(text)") }
  }

  @Test func refusesWhatIsNotTrueOfAStop() {
    let chart = Self.chart([Self.numbers([122]), Self.numbers([79])])
    let reader = TruthReader(chart, detail: .standard)
    let ids = [chart.series.map { $0.marks[0].id }]
    let isTrue = "June 1: a 122, b 79 millimeters of mercury"
    #expect(reader.problem(inStops: isTrue, of: ids, isOne: true) == nil)
    for text in [
      "June 2: a 122, b 79 millimeters of mercury", "June 1: a 79, b 122 millimeters of mercury",
      "June 1: a 122 millimeters of mercury", "June 1: a 122, b 79",
      "June 1: a 122 millimeters of mercury, b 79 millimeters of mercury", "June 1: no data",
    ] { #expect(reader.problem(inStops: text, of: ids, isOne: true) != nil, "\(text)") }
  }

  // MARK: Climbs

  /// A road: up from 300 to 380, down to 340 and up by 5, level; a value each tenth of a mile.
  private static func road() -> BucketedChart {
    let heights: [Double] = [300, 310, 340, 380, 360, 340, 345, 340, 300, 410]
    let marks = heights.enumerated().map { place, height in
      Mark(id: "s/\(place)", x: .number(Double("\(place)e-1") ?? 0), value: .number(height), rowCount: 1)
    }
    var x = Axis(field: "miles", type: .quantitative, domain: .numbers(0...1), decimals: 1, bucketing: .none)
    x.unit = "mile"
    var y = Axis(field: "elevation", type: .quantitative, domain: .numbers(200...500))
    y.unit = "foot"
    return BucketedChart(kind: .line, xAxis: x, yAxis: y, series: [Series(id: "s", name: nil, marks: marks)])
  }

  static let climbs: [(places: ClosedRange<Int>, isTrue: String, isNot: [String])] = [
    (
      0...3, "From 0 to 0.3 miles: climb 80 feet.",
      [
        "From 0 to 0.3 miles: climb 70 feet.", "From 0 to 0.3 miles: descend 80 feet.",
        "From 0 to 0.3 miles: rise 80.", "From 0 to 0.3 kilometers: climb 80 feet.", "From 0 to 0.3: climb 80 feet.",
        "From 0.1 to 0.3 miles: climb 80 feet.", "0 to 0.3 miles: climb 80 feet.",
        "From 0 to 0.3 miles: climb 80 feet, descend 5 feet.", "From 0 to 0.3 miles: level at about 325 feet.",
      ]
    ),
    (
      4...6, "From 0.3 to 0.6 miles: descend 40 feet, climb 5 feet.",
      [
        "From 0.3 to 0.6 miles: descend 35 feet.", "From 0.3 to 0.6 miles: descend 40 feet.",
        "From 0.3 to 0.6 miles: climb 40 feet, descend 5 feet.",
        "From 0.4 to 0.6 miles: descend 40 feet, climb 5 feet.",
      ]
    ),
    (
      5...7, "From 0.5 to 0.7 miles: level at about 340 feet.",
      [
        "From 0.5 to 0.7 miles: level at about 345 feet.", "From 0.4 to 0.7 miles: level at about 340 feet.",
        "From 0.5 to 0.7 miles: 340 feet throughout.",
      ]
    ),
  ]

  @Test(arguments: 0..<climbs.count) func refusesWhatIsNotTrueOfAClimb(index: Int) {
    let (places, isTrue, isNot) = Self.climbs[index]
    let reader = TruthReader(Self.road(), detail: .standard)
    let ids = places.map { "s/\($0)" }
    #expect(reader.problem(inGroup: isTrue, of: ids) == nil)
    for text in isNot { #expect(reader.problem(inGroup: text, of: ids) != nil, "\(text)") }
  }

  // MARK: Spreads and standings

  static let spreads: [(value: MarkValue, spread: Spread, isTrue: String, isNot: [String])] = [
    (
      .range(from: 2, to: 9), .candlestick(open: 3, close: 8),
      "June 1: open 3, high 9, low 2, close 8 millimeters of mercury",
      [
        "June 1: open 8, high 9, low 2, close 3 millimeters of mercury",
        "June 1: open 3, high 2, low 9, close 8 millimeters of mercury",
        "June 1: open 3, high 9, low 2, close 8", "June 1: close 8", "June 1: from 2 to 9 millimeters of mercury",
      ]
    ),
    (
      .range(from: 1, to: 9), .box(lowerQuartile: 3, median: 4, upperQuartile: 6, outliers: 2),
      "June 1: median 4, half from 3 to 6, whiskers from 1 to 9 millimeters of mercury, 2 outliers",
      [
        "June 1: median 4, half from 3 to 6, whiskers from 1 to 9 millimeters of mercury",
        "June 1: median 4, half from 3 to 6, whiskers from 1 to 9 millimeters of mercury, 1 outlier",
        "June 1: median 5, half from 3 to 6, whiskers from 1 to 9 millimeters of mercury, 2 outliers",
        "June 1: median 4, half from 1 to 9, whiskers from 3 to 6 millimeters of mercury, 2 outliers",
      ]
    ),
    (
      .number(5), .interval(from: 4, to: 7), "June 1: 5, from 4 to 7 millimeters of mercury",
      [
        "June 1: 5 millimeters of mercury", "June 1: 4, from 5 to 7 millimeters of mercury",
        "June 1: 5, from 4 to 8 millimeters of mercury",
      ]
    ),
  ]

  @Test(arguments: 0..<spreads.count) func refusesWhatIsNotTrueOfASpread(index: Int) {
    let (value, spread, isTrue, isNot) = Self.spreads[index]
    var chart = Self.chart([[value]])
    chart.series[0].marks[0].spread = spread
    let reader = TruthReader(chart, detail: .standard)
    let id = chart.series[0].marks[0].id
    #expect(reader.problem(inLabel: isTrue, of: id) == nil)
    for text in isNot { #expect(reader.problem(inLabel: text, of: id) != nil, "\(text)") }
  }

  @Test func refusesWrongStandings() {
    let chart = Self.chart([Self.numbers([10, 20, 14, 40, 14])])
    let reader = TruthReader(chart, detail: .standard, told: chart.series[0].marks.map(\.id))
    let place = { (day: Int) in chart.series[0].marks[day - 1].id }
    let start = "June 3: 14 millimeters of mercury, "
    for end in ["6 less than June 2", "5.6 below the mean", "rank 3 of 5", "in the lowest quarter"] {
      #expect(reader.problem(inLabel: start + end, of: place(3)) == nil, "\(end)")
    }
    for end in [
      "6 more than June 2", "6 less than June 1", "5 less than June 2", "5.6 above the mean", "5.5 below the mean",
      "at the mean", "rank 2 of 5", "rank 3 of 4", "in the second quarter from below", "in the highest quarter",
      "3 of 4",
      "the same as June 2",
    ] { #expect(reader.problem(inLabel: start + end, of: place(3)) != nil, "\(end)") }
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Layers that draw one thing become one series, and only those.
@Suite struct SpreadMergeTests {
  /// A layer over named places; `second` makes it one of ranges.
  private static func layer(
    _ mark: MarkKind, _ field: String, _ x: [String], _ first: [Double], _ second: [Double]? = nil,
    series: [String]? = nil
  ) -> DeclaredLayer {
    var specification = ChartSpecification(
      mark: mark, keepsRows: true, x: XEncoding(field: "name", type: .nominal, bucketing: .none),
      y: YEncoding(field: field, end: second == nil ? nil : field + " to"),
      series: series.map { _ in SeriesEncoding(field: "kind") })
    specification.fillsGaps = false
    let columns: [ColumnValues] = [names(x), .numbers(first)]
    let others = (series.map { [names($0)] } ?? []) + (second.map { [ColumnValues.numbers($0)] } ?? [])
    return DeclaredLayer(
      specification: specification, rows: RowBatch(rowCount: x.count, columns: columns + others), decimals: 1)
  }

  private static func names(_ texts: [String]) -> ColumnValues {
    var known: [String] = []
    let codes = texts.map { text -> Int32 in
      if !known.contains(text) { known.append(text) }
      return Int32(known.firstIndex(of: text) ?? 0)
    }
    return .categories(codes: codes, names: known)
  }

  private static func chart(_ layers: [DeclaredLayer]) -> BucketedChart {
    BucketedChart(ChartDeclaration(layers: layers))
  }

  private static let places = ["A", "B"]
  private static let body = layer(.bar, "box", places, [3, 5], [6, 9])
  private static let median = layer(.point, "median", places, [4, 8])
  private static let lower = layer(.rule, "lower", places, [1, 2], [3, 5])
  private static let upper = layer(.rule, "upper", places, [6, 9], [7, 12])
  private static let whole = layer(.rule, "whole", places, [1, 2], [7, 12])

  private static let boxes: [Mark] = [
    box("A", 1, 3, 4, 6, 7), box("B", 2, 5, 8, 9, 12),
  ]

  private static func box(
    _ name: String, _ low: Double, _ lower: Double, _ median: Double, _ upper: Double, _ high: Double,
    outliers: Int = 0
  ) -> Mark {
    var mark = Mark(id: "", x: .category(name), value: .range(from: low, to: high), rowCount: 1)
    mark.spread = .box(lowerQuartile: lower, median: median, upperQuartile: upper, outliers: outliers)
    return mark
  }

  /// The marks without their ids.
  private static func shown(_ series: Series?) -> [Mark] {
    (series?.marks ?? []).map { mark in
      var mark = mark
      mark.id = ""
      mark.falls = false
      return mark
    }
  }

  /// Whatever the order in which the parts are drawn.
  @Test(arguments: [
    [body, median, lower, upper], [lower, upper, body, median], [upper, median, lower, body], [whole, body, median],
    [median, body, whole],
  ]) func boxesOfTheirParts(layers: [DeclaredLayer]) {
    let chart = Self.chart(layers)
    #expect(chart.series.count == 1)
    #expect(Self.shown(chart.series.first) == Self.boxes)
    #expect(chart.yAxis.domain == .numbers(1...12))
  }

  @Test func withoutWhiskersAMarkWithinABarIsNoMedian() {
    let chart = Self.chart([Self.body, Self.median])
    #expect(chart.spreadKind == nil)
    #expect(chart.series.first?.marks.map(\.value) == [.range(from: 3, to: 6), .range(from: 5, to: 9)])
    #expect(chart.series.first?.marks.map(\.details) == [[.number(4)], [.number(8)]])
  }

  @Test func outliersAreCountedAndKeptAsMarks() {
    let points = Self.layer(.point, "value", ["B", "B", "A"], [20, 1, 0.5])
    let chart = Self.chart([points, Self.lower, Self.upper, Self.body, Self.median])
    #expect(chart.series.map(\.showsOutliers) == [false, true])
    #expect(
      Self.shown(chart.series.first)
        == [Self.box("A", 1, 3, 4, 6, 7, outliers: 1), Self.box("B", 2, 5, 8, 9, 12, outliers: 2)])
    #expect(chart.series.last?.marks.count == 3)
  }

  @Test func ticksAtTheEndsOfWhiskersSayNothingMore() {
    let ticks = Self.layer(.point, "end", Self.places, [1, 2])
    #expect(Self.chart([Self.whole, ticks, Self.body, Self.median]).series.count == 1)
  }

  /// What does not fit stays as it was drawn: no box is told that nobody drew.
  @Test(arguments: [
    // A median outside its box.
    [body, layer(.point, "median", places, [4, 10]), whole],
    // A whisker that begins elsewhere.
    [body, median, lower, layer(.rule, "upper", places, [6.5, 9], [7, 12])],
    // A whisker too many.
    [body, median, layer(.rule, "whole", ["A", "B", "B"], [1, 2, 2], [7, 12, 13])],
    // A whisker and a median where no box is.
    [body, median, layer(.rule, "whole", ["A", "B", "C"], [1, 2, 2], [7, 12, 13])],
    [body, layer(.point, "median", ["A", "B", "C"], [4, 8, 1]), whole],
    // Two boxes at one place, whose medians may be of either.
    [
      layer(.bar, "box", ["A", "A"], [3, 4], [6, 9], series: ["x", "y"]),
      layer(.point, "median", ["A", "A"], [5, 5.5]),
    ],
  ]) func whatDoesNotFitStays(layers: [DeclaredLayer]) {
    let chart = Self.chart(layers)
    #expect(chart.spreadKind == nil)
    #expect(chart.series.count > 1)
  }

  @Test func boxesOfSeveralSeriesFindTheirPartsByName() {
    let kinds = ["x", "y"]
    let chart = Self.chart([
      Self.layer(.rule, "whole", ["A", "A"], [1, 2], [9, 10], series: kinds),
      Self.layer(.bar, "box", ["A", "A"], [3, 4], [6, 9], series: kinds),
      Self.layer(.point, "median", ["A", "A"], [5, 4.5], series: kinds),
    ])
    #expect(
      chart.series.map { Self.shown($0) } == [[Self.box("A", 1, 3, 5, 6, 9)], [Self.box("A", 2, 4, 4.5, 9, 10)]])
  }

  // MARK: Candlesticks

  private static func trade(_ mark: MarkKind, _ names: (String, String), _ first: [Double], _ second: [Double])
    -> DeclaredLayer
  {
    let days = first.indices.map { 1_748_736_000_000_000 + Int64($0) * 86_400_000_000 }
    var specification = ChartSpecification(
      mark: mark, keepsRows: true, x: XEncoding(field: "date", type: .temporal, bucketing: .calendar(.day)),
      y: YEncoding(field: names.0, end: names.1))
    specification.fillsGaps = false
    return DeclaredLayer(
      specification: specification,
      rows: RowBatch(rowCount: first.count, columns: [.instants(days), .numbers(first), .numbers(second)]), decimals: 1)
  }

  private static let wick = trade(.rule, ("low", "high"), [1, 2, 3], [5, 6, 7])
  private static let fromTo = trade(.bar, ("open", "close"), [2, 6, 4], [4, 3, 4])

  @Test(arguments: [[wick, fromTo], [fromTo, wick]]) func candlesticksKeepWhichWayTheyWent(layers: [DeclaredLayer]) {
    let chart = Self.chart(layers)
    #expect(chart.series.count == 1)
    #expect(
      chart.series.first?.marks.map(\.spread) == [
        .candlestick(open: 2, close: 4), .candlestick(open: 6, close: 3), .candlestick(open: 4, close: 4),
      ])
    #expect(chart.series.first?.marks.map(\.value).first == .range(from: 1, to: 5))
    #expect(
      ChartFacts(chart).series.first?.spread.map { facts in
        if case .candlestick(let facts) = facts { return [facts.rose, facts.fell, facts.stayed] }
        return []
      } == [1, 1, 1])
  }

  /// Ranges that lie within each other are two things where nobody trades.
  @Test func rangesOfNamesAreNoCandlesticks() {
    #expect(Self.chart([Self.whole, Self.body]).spreadKind == nil)
  }

  @Test func aRangeOutsideTheOtherIsNoCandlestick() {
    let outside = Self.trade(.bar, ("open", "close"), [2, 6, 2.5], [4, 3, 4])
    #expect(Self.chart([Self.wick, outside]).spreadKind == nil)
  }

  // MARK: Ranges around values

  @Test(arguments: [MarkKind.point, .bar, .line]) func valuesTakeTheRangesAroundThem(kind: MarkKind) {
    let chart = Self.chart([
      Self.layer(.rule, "error", ["A", "B"], [3, 5], [6, 9]), Self.layer(kind, "mean", ["A", "B", "C"], [4, 8, 2]),
    ])
    #expect(chart.series.count == 1)
    #expect(
      chart.series.first?.marks.map(\.spread) == [.interval(from: 3, to: 6), .interval(from: 5, to: 9), nil])
    #expect(chart.series.first?.marks.map(\.value) == [.number(4), .number(8), .number(2)])
    #expect(chart.xAxis.domain == .categories(["A", "B", "C"]))
  }

  /// The stem of a lollipop only leads to its value; a range that a value is outside of is another thing; and of two
  /// values in one range, as in a dumbbell, none is the one that it is of.
  @Test func stemsAndRangesOfOtherThings() {
    let values = Self.layer(.point, "mean", Self.places, [4, 8])
    #expect(
      Self.chart([Self.layer(.rule, "stem", Self.places, [0, 0], [4, 8]), values]).series.map(\.marks.count) == [2])
    #expect(Self.chart([Self.layer(.rule, "stem", Self.places, [0, 0], [4, 8]), values]).spreadKind == nil)
    #expect(Self.chart([Self.layer(.rule, "other", Self.places, [5, 5], [6, 9]), values]).series.count == 2)
    let ends = Self.layer(.point, "end", ["A", "A", "B", "B"], [3, 6, 5, 9])
    #expect(Self.chart([Self.layer(.rule, "link", Self.places, [3, 5], [6, 9]), ends]).series.count == 2)
  }

  // MARK: Generated boxes

  /// Five numbers for each of many places, drawn in any order, come back as they were; with a twin that looks them up.
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func generatedBoxesComeBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale: Double = [1, 1e-9, 1e12, 1e300].randomElement(using: &random) ?? 1
    let names = (0..<Int.random(in: 1...30, using: &random)).map { "place \($0)" }
    let numbers = names.map { _ -> [Double] in
      var values: Set<Double> = []
      while values.count < 5 { values.insert(Double(Int.random(in: -900...900, using: &random)) * scale) }
      return values.sorted()
    }
    func column(_ place: Int) -> [Double] { numbers.map { $0[place] } }
    let layers = [
      Self.layer(.rule, "lower", names, column(0), column(1)), Self.layer(.bar, "box", names, column(1), column(3)),
      Self.layer(.point, "median", names, column(2)), Self.layer(.rule, "upper", names, column(4), column(3)),
    ].shuffled(using: &random)
    let marks = Self.shown(Self.chart(layers).series.first)
    let expected = zip(names, numbers).map { name, five in
      Self.box(name, five[0], five[1], five[2], five[3], five[4])
    }
    #expect(marks == expected)
  }
}

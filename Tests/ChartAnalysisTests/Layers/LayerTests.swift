import ChartModel
import Testing

@testable import ChartAnalysis

/// Layers of a declaration on one pair of axes.
@Suite struct LayerTests {
  private static func layer(
    _ mark: MarkKind, y: String = "steps", _ values: [(String, Double)], series: [String]? = nil,
    stack: StackMethod = .none, authors: [Int: AuthorText] = [:], identifiers: [Int: String] = [:],
    plots: [DeclaredPlot] = [], domain: AxisDomain? = nil
  ) -> DeclaredLayer {
    let keepsRows = mark != .bar && mark != .area
    var columns: [ColumnValues] = [
      .categories(codes: values.indices.map { Int32($0) }, names: values.map(\.0)), .numbers(values.map(\.1)),
    ]
    if let series { columns.append(.categories(codes: series.indices.map { Int32($0) }, names: series)) }
    let specification = ChartSpecification(
      mark: mark, keepsRows: keepsRows, x: XEncoding(field: "day", type: .nominal, bucketing: .none, domain: domain),
      y: YEncoding(field: y, fallback: keepsRows ? .mean : .sum),
      series: series == nil ? nil : SeriesEncoding(field: "kind"), stack: stack)
    return DeclaredLayer(
      specification: specification, rows: RowBatch(rowCount: values.count, columns: columns), authors: authors,
      identifiers: identifiers, plots: plots)
  }

  static let days = [("Monday", 7.0), ("Tuesday", 9.0), ("Wednesday", 4.0)]

  @Test func twoPointLayersAreToldApartByWhatTheyMeasure() {
    let chart = BucketedChart(
      ChartDeclaration(layers: [
        Self.layer(.point, y: "Systolic", [("Monday", 122), ("Tuesday", 118)]),
        Self.layer(.point, y: "Diastolic", [("Monday", 79), ("Tuesday", 75)]),
      ]))
    #expect(chart.series.map(\.name) == ["Systolic", "Diastolic"])
    #expect(chart.series.map(\.id) == ["Systolic", "Diastolic"])
    #expect(chart.series.map(\.kind) == [nil, nil])
    #expect(chart.series[1].marks.map(\.id) == ["Diastolic/Monday", "Diastolic/Tuesday"])
    #expect(chart.yAxis.title == "Systolic, Diastolic")
    #expect(chart.yAxis.domain == .numbers(75...122))
  }

  @Test func pointsOnALineAreDecorationAndBringTheirTexts() {
    let text = AuthorText(label: "the third day")
    let chart = BucketedChart(
      ChartDeclaration(layers: [
        Self.layer(.line, Self.days), Self.layer(.point, [Self.days[2]], authors: [0: text]),
      ]))
    #expect(chart.series.count == 1)
    #expect(chart.kind == .line)
    #expect(chart.series[0].name == nil)
    #expect(chart.series[0].marks.map(\.author) == [nil, nil, text])
  }

  @Test func aPointThatIsNotOnTheLineIsDataOfItsOwn() {
    let chart = BucketedChart(
      ChartDeclaration(layers: [Self.layer(.line, Self.days), Self.layer(.point, [("Monday", 8)])]))
    #expect(chart.series.map(\.name) == ["steps", "steps, point"])
    #expect(chart.series.map(\.kind) == [nil, .point])
    #expect(chart.series.map(\.isContinuous) == [true, false])
  }

  @Test func aLineOverAStackIsWalkedBesideTheTotals() {
    let stack = Self.layer(
      .bar, [("Monday", 2), ("Monday", 1), ("Tuesday", 3)], series: ["taken", "skipped", "taken"], stack: .zero)
    let chart = BucketedChart(
      ChartDeclaration(layers: [stack, Self.layer(.line, y: "goal", [("Monday", 3), ("Tuesday", 4)])]))
    #expect(chart.walkedSeries.map(\.id) == ["total", "goal"])
    #expect(chart.series.map(chart.isPart) == [true, true, false])
    let facts = ChartFacts(chart)
    #expect(facts.walked.map(\.statistics.sum) == [6, 7])
    #expect(chart.yAxis.domain == .numbers(0...4))
  }

  @Test func aHiddenLayerIsNotTold() {
    let hidden = AuthorText(isHidden: true)
    let ghost = Self.layer(.point, y: "ghost", [("Monday", 99), ("Tuesday", 99)], authors: [0: hidden, 1: hidden])
    let chart = BucketedChart(ChartDeclaration(layers: [Self.layer(.bar, Self.days), ghost]))
    #expect(chart.series.count == 1)
    #expect(chart.yAxis.domain == .numbers(0...9))
    let half = Self.layer(.bar, Self.days, authors: [1: hidden])
    #expect(BucketedChart(ChartDeclaration(layers: [half])).series[0].marks.map(\.isHidden) == [false, true, false])
  }

  @Test func textsAndIdsOfRowsStandOnTheirMarks() {
    let texts = [0: AuthorText(value: "seven"), 2: AuthorText(notes: ["rain"])]
    let layer = Self.layer(.bar, Self.days, authors: texts, identifiers: [1: "second", 2: "second"])
    let marks = BucketedChart(ChartDeclaration(layers: [layer])).series[0].marks
    #expect(marks.map(\.author) == [texts[0], nil, texts[2]])
    #expect(marks.map(\.id) == ["steps/Monday", "second", "second-2"], "an id that is given twice gets a number")
  }

  @Test func rowsThatAddUpKeepTheirTextOnlyWhereItIsOne() {
    let same = AuthorText(label: "both")
    let rows = [("Monday", 1.0), ("Monday", 2.0), ("Tuesday", 3.0), ("Tuesday", 4.0)]
    let layer = Self.layer(.bar, rows, authors: [0: same, 1: same, 2: same, 3: AuthorText(label: "other")])
    let marks = BucketedChart(ChartDeclaration(layers: [layer])).series[0].marks
    #expect(marks.map(\.value) == [.number(3), .number(7)])
    #expect(marks.map(\.author) == [same, nil])
  }

  @Test func plotsOfNeighboursAreGroupsAndAPlotOfAllIsAName() {
    let plots = [DeclaredPlot(name: "start", rows: [0, 1]), DeclaredPlot(rows: [2])]
    let chart = BucketedChart(ChartDeclaration(layers: [Self.layer(.bar, Self.days, plots: plots)]))
    #expect(chart.series[0].plots == [PlotGroup(name: "start", places: 0..<2), PlotGroup(places: 2..<3)])
    let apart = Self.layer(.bar, Self.days, plots: [DeclaredPlot(name: "ends", rows: [0, 2])])
    #expect(BucketedChart(ChartDeclaration(layers: [apart])).series[0].plots == [])
    let whole = Self.layer(.bar, Self.days, plots: [DeclaredPlot(name: "My week", rows: [0, 1, 2])])
    let named = BucketedChart(ChartDeclaration(layers: [whole])).series[0]
    #expect(named.name == "My week" && named.plots.isEmpty)
  }

  @Test func categoriesStandInTheGivenOrderThoseWithoutARowIncluded() {
    let layer = Self.layer(
      .bar, Self.days, domain: .categories(["Sunday", "Wednesday", "Tuesday", "Monday", "Saturday"]))
    let chart = BucketedChart(ChartDeclaration(layers: [layer]))
    #expect(chart.series[0].marks.map(\.value) == [.empty, .number(4), .number(9), .number(7), .empty])
  }

  @Test(arguments: [(12.0, 0.0, 12.0), (-3, -3, 9), (5, 0, 9)])
  func theAxisReachesTheRules(rule: Double, low: Double, high: Double) {
    let declaration = ChartDeclaration(
      layers: [Self.layer(.bar, Self.days)],
      rules: [Rule(id: "@rule-1", name: "Goal", place: .y(.number(rule)))])
    #expect(BucketedChart(declaration).yAxis.domain == .numbers(low...high))
  }

  @Test func theAxesReachTheRegions() {
    let rules = [
      Rule(id: "@rule-1", name: "Zone", place: .y(.range(from: 8, to: 12))),
      Rule(id: "@rule-2", name: "Nowhere", place: .y(.range(from: 8, to: .infinity))),
    ]
    let chart = BucketedChart(ChartDeclaration(layers: [Self.layer(.bar, Self.days)], rules: rules))
    #expect(chart.yAxis.domain == .numbers(0...12))
  }

  @Test func aHiddenRuleIsNoRuleAndNothingIsAChartWithoutMarks() {
    let rule = Rule(id: "@rule-1", name: "Goal", place: .y(.number(99)), author: AuthorText(isHidden: true))
    let chart = BucketedChart(ChartDeclaration(title: "T", layers: [], rules: [rule]))
    #expect(chart.rules.isEmpty && chart.series.flatMap(\.marks).isEmpty && chart.title == "T")
  }

  // MARK: Layers in any order

  @Test func aStackMayBeDeclaredBehindALine() {
    let stack = Self.layer(.bar, [("Monday", 1), ("Monday", 2)], series: ["a", "b"], stack: .zero)
    let line = Self.layer(.line, y: "mean", [("Monday", 2)])
    for layers in [[line, stack], [stack, line]] {
      let chart = BucketedChart(ChartDeclaration(layers: layers))
      #expect(chart.kind == .bar)
      #expect(chart.walkedSeries.map(\.id) == ["total", "mean"])
      #expect(chart.totals?.marks.map(\.value) == [.number(3)])
    }
  }

  @Test func pointsBehindALineAreDecorationToo() {
    let chart = BucketedChart(
      ChartDeclaration(layers: [Self.layer(.point, Self.days), Self.layer(.line, Self.days)]))
    #expect(chart.kind == .line)
    #expect(chart.series.count == 1)
  }

  @Test func anAreaUnderItsLineIsOneSeries() {
    let chart = BucketedChart(ChartDeclaration(layers: [Self.layer(.area, Self.days), Self.layer(.line, Self.days)]))
    #expect(chart.series.count == 1)
    let part = BucketedChart(
      ChartDeclaration(layers: [Self.layer(.area, Self.days), Self.layer(.line, Array(Self.days.prefix(2)))]))
    #expect(part.series.count == 2, "a line over a part of the area is data of its own")
  }

  @Test func twoLinesOfTheSameValuesAreTwo() {
    let chart = BucketedChart(ChartDeclaration(layers: [Self.layer(.line, Self.days), Self.layer(.line, Self.days)]))
    #expect(chart.series.map(\.name) == ["steps", "steps 2"])
  }

  // MARK: Hidden decoration

  static let allHidden = [0: AuthorText(isHidden: true), 1: AuthorText(isHidden: true), 2: AuthorText(isHidden: true)]

  @Test func hiddenPointsOnALineHideNothing() {
    let points = Self.layer(.point, Self.days, authors: Self.allHidden)
    for layers in [[Self.layer(.line, Self.days), points], [points, Self.layer(.line, Self.days)]] {
      let chart = BucketedChart(ChartDeclaration(layers: layers))
      #expect(chart.series.count == 1)
      #expect(chart.series[0].marks.map(\.isHidden) == [false, false, false])
    }
  }

  @Test func pointsOnAHiddenLineAreTheChart() {
    let line = Self.layer(.line, Self.days, authors: Self.allHidden)
    let chart = BucketedChart(ChartDeclaration(layers: [line, Self.layer(.point, Self.days)]))
    #expect(chart.kind == .point)
    #expect(chart.series.flatMap(\.marks).map(\.isHidden) == [false, false, false])
  }

  @Test func hiddenPartsAreInNoTotal() {
    let hidden = AuthorText(isHidden: true)
    let stack = Self.layer(
      .bar, [("Monday", 1), ("Monday", 2), ("Tuesday", 3), ("Tuesday", 4)], series: ["a", "b", "a", "b"], stack: .zero,
      authors: [1: hidden, 3: hidden])
    let chart = BucketedChart(ChartDeclaration(layers: [stack]))
    #expect(chart.series.map(\.name) == ["a"])
    #expect(chart.totals?.marks.map(\.value) == [.number(1), .number(3)])
  }

  // MARK: Units and ids

  @Test func aUnitIsThatOfEveryLayerOrOfNone() {
    var warm = Self.layer(.line, y: "Temperature", Self.days)
    var rain = Self.layer(.bar, y: "Rain", Self.days)
    warm.specification.y.unit = "°C"
    let one = BucketedChart(ChartDeclaration(layers: [warm, rain]))
    #expect(one.yAxis.unit == nil)
    #expect(one.series.map(\.name) == ["Temperature (°C)", "Rain"])
    rain.specification.y.unit = "mm"
    let two = BucketedChart(ChartDeclaration(layers: [warm, rain]))
    #expect(two.yAxis.unit == nil)
    #expect(two.series.map(\.name) == ["Temperature (°C)", "Rain (mm)"])
    rain.specification.y.unit = "°C"
    let same = BucketedChart(ChartDeclaration(layers: [warm, rain]))
    #expect(same.yAxis.unit == "°C")
    #expect(same.series.map(\.name) == ["Temperature", "Rain"])
  }

  @Test func idsAreDistinctWhateverAuthorsCallThem() {
    let ids = [0: "steps/Tuesday", 1: "@y-axis", 2: "x/@group-1"]
    let rules = [Rule(id: "steps/Wednesday", name: "Goal", place: .y(.number(5)))]
    let chart = BucketedChart(ChartDeclaration(layers: [Self.layer(.bar, Self.days, identifiers: ids)], rules: rules))
    #expect(chart.series[0].marks.map(\.id) == ["steps/Tuesday", "steps/Tuesday-2", "steps/Wednesday"])
    #expect(chart.rules.map(\.id) == ["steps/Wednesday-2"])
  }

  // MARK: Events

  private static func events(_ mark: MarkKind, _ rows: [(Int64, Int64?, String)], plots: [DeclaredPlot] = [])
    -> DeclaredLayer
  {
    let hour: Int64 = 3_600_000_000
    var columns: [ColumnValues] = [
      .instants(rows.map { $0.0 * hour }), .categories(codes: rows.indices.map { Int32($0) }, names: rows.map(\.2)),
    ]
    let hasEnds = rows.contains { $0.1 != nil }
    if hasEnds { columns.append(.instants(rows.map { ($0.1 ?? $0.0) * hour })) }
    let specification = ChartSpecification(
      mark: mark, keepsRows: true,
      x: XEncoding(field: "start", type: .temporal, bucketing: .none, end: hasEnds ? "end" : nil),
      y: YEncoding(field: "level", type: .ordinal, levels: ["mild", "severe"]))
    return DeclaredLayer(
      specification: specification, rows: RowBatch(rowCount: rows.count, columns: columns), plots: plots)
  }

  @Test func plotsFollowTheirEventsThroughALayerThatStandsBetween() {
    let lanes = Self.events(
      .bar, [(10, 12, "mild"), (13, 15, "mild"), (40, 45, "severe")],
      plots: [DeclaredPlot(name: "Night one", rows: [0, 1]), DeclaredPlot(name: "Night two", rows: [2])])
    let points = Self.events(.point, [(1, nil, "severe"), (30, nil, "mild")])
    for layers in [[lanes, points], [points, lanes]] {
      let chart = BucketedChart(ChartDeclaration(layers: layers))
      #expect(chart.series.count == 1)
      #expect(chart.kind == .bar)
      #expect(chart.xAxis.bucketing == .none)
      #expect(
        chart.series[0].plots == [
          PlotGroup(name: "Night one", places: 1..<3), PlotGroup(name: "Night two", places: 4..<5),
        ])
      #expect(chart.series[0].marks[0].x == .instant(Instant(seconds: 3_600)))
    }
  }

  @Test func everyRowOfADeclarationIsKept() {
    let count = ChartLimits.marks + 100
    let zeros = [Double](repeating: 0, count: count)
    let layer = DeclaredLayer(
      specification: ChartSpecification(
        mark: .point, keepsRows: true, x: XEncoding(field: "x", type: .quantitative, bucketing: .none),
        y: YEncoding(field: "y")),
      rows: RowBatch(rowCount: count, columns: [.numbers(zeros), .numbers(zeros)]))
    #expect(BucketedChart(ChartDeclaration(layers: [layer])).series[0].marks.count == count)
  }

  // MARK: Bins

  private static func histogram(_ bins: [(Double, Double)]) -> DeclaredLayer {
    DeclaredLayer(
      specification: ChartSpecification(
        mark: .bar, keepsRows: true, x: XEncoding(field: "mpg", type: .quantitative, bucketing: .none, end: "mpg end"),
        y: YEncoding(field: "cars", fallback: .sum)),
      rows: RowBatch(
        rowCount: bins.count,
        columns: [
          .numbers(bins.map(\.0)), .numbers(bins.indices.map { Double($0 + 1) }), .numbers(bins.map(\.1)),
        ]))
  }

  @Test func stretchesOfOneWidthAreBins() {
    let chart = BucketedChart(ChartDeclaration(layers: [Self.histogram([(10, 15), (15, 20), (25, 30)])]))
    #expect(chart.xAxis.bucketing == .width(5))
    #expect(chart.isAdditive)
    #expect(
      chart.series[0].marks.map(\.x)
        == [.bin(from: 10, to: 15), .bin(from: 15, to: 20), .bin(from: 20, to: 25), .bin(from: 25, to: 30)])
    #expect(chart.series[0].marks.map(\.value) == [.number(1), .number(2), .empty, .number(3)])
  }

  @Test(arguments: [[(10.0, 15.0), (15, 22)], [(11, 16), (16, 21)], [(0, 10), (5, 15)], [(0, .infinity)]])
  func otherStretchesStayAsTheyAre(bins: [(Double, Double)]) {
    #expect(BucketedChart(ChartDeclaration(layers: [Self.histogram(bins)])).xAxis.bucketing == .none)
  }

  @Test func binsOfTenthsAreTheTenthsThatTheyAreWrittenAs() {
    let chart = BucketedChart(ChartDeclaration(layers: [Self.histogram([(0.2, 0.3), (0.1 + 0.2, 0.4)])]))
    #expect(chart.xAxis.bucketing == .width(0.1))
    #expect(chart.series[0].marks.map(\.x) == [.bin(from: 0.2, to: 0.3), .bin(from: 0.3, to: 0.4)])
  }

  @Test func stretchesOfACalendarUnitAreItsBuckets() {
    let day: Int64 = 86_400_000_000
    let months: [(Int64, Int64)] = [(0, 31), (31, 59), (90, 120)]
    let layer = DeclaredLayer(
      specification: ChartSpecification(
        mark: .bar, keepsRows: true, x: XEncoding(field: "month", type: .temporal, bucketing: .none, end: "month end"),
        y: YEncoding(field: "sales", fallback: .sum)),
      rows: RowBatch(
        rowCount: 3,
        columns: [
          .instants(months.map { $0.0 * day }), .numbers([1, 2, 4]), .instants(months.map { $0.1 * day }),
        ]))
    let chart = BucketedChart(ChartDeclaration(layers: [layer]))
    #expect(chart.xAxis.bucketing == .calendar(.month))
    #expect(chart.series[0].marks.map(\.value) == [.number(1), .number(2), .empty, .number(4)])
  }
}

internal import ChartModel
internal import Foundation

/// What the data of one chart says, computed anew from its marks and axes.
final class Evidence {
  let chart: BucketedChart
  let book: Phrasebook
  let detail: Detail
  /// Series as a person walks them.
  let rows: [Row]
  /// Parts of a stack.
  let parts: [Row]
  let places: PlaceTexts
  /// What is said of the places that are values.
  let kind: String
  /// The forms of the unit; `nil` where values have none.
  let unit: (one: String, other: String)?
  /// Says levels that are times; `nil` where none is.
  let times: TimeLevels?
  /// Which marks the places in sentences name.
  var found = FoundPlaces()
  /// The highest and the lowest end of all values, with the series and the places that have it.
  private(set) lazy var highest = extreme {
    $0.highs.max()
  } of: {
    $0.max()
  } by: {
    $0.high
  }
  private(set) lazy var lowest = extreme {
    $0.lows.min()
  } of: {
    $0.min()
  } by: {
    $0.low
  }

  init(_ given: BucketedChart, book: Phrasebook, detail: Detail) {
    let chart = given.asHeard
    (self.chart, self.book, self.detail) = (chart, book, detail)
    let rows = chart.walkedSeries.map { series in
      Row(
        id: series.id, name: Self.name(of: series, chart, book), isTotal: series.id == chart.totals?.id,
        marks: series.marks.filter { !$0.isHidden })
    }
    self.rows = rows
    parts = chart.series.filter(chart.isPart).map { series in
      Row(id: series.id, name: Self.name(of: series, chart, book), marks: series.marks.filter { !$0.isHidden })
    }
    kind = Self.kind(of: chart)
    places = PlaceTexts(chart, kind: kind, book: book)
    unit = Self.unit(of: chart, book)
    times = TimeLevels(chart, book)
  }

  /// Whether two numbers differ by no more than the noise of binary arithmetic.
  static func areEqual(_ first: Double, _ second: Double) -> Bool {
    let (difference, size) = (abs(first - second), max(abs(first), abs(second)))
    // Below 2⁵³ nobody's whole numbers are one.
    return first == second || difference <= 1e-14 * size && (difference < 1 || size >= 9_007_199_254_740_992)
  }

  private func extreme(
    _ own: (Row) -> Double?, of best: ([Double]) -> Double?, by end: (MarkValue) -> Double?
  ) -> (value: Double, rows: [(Row, [XValue])])? {
    guard let value = best(rows.compactMap(own)) else { return nil }
    let found = rows.compactMap { row -> (Row, [XValue])? in
      guard let own = own(row), Self.areEqual(own, value) else { return nil }
      return (row, row.marks.filter { end($0.value).map { Self.areEqual($0, own) } == true }.map(\.x).each)
    }
    return (value, found)
  }

  // MARK: Names

  static func name(of series: Series, _ chart: BucketedChart, _ book: Phrasebook) -> String {
    if series.id == chart.totals?.id { return chart.walkedSeries.count > 1 ? book.say("names.total") : "" }
    if series.showsOutliers { return outlierName(series, chart, book) }
    guard let name = series.name else { return "" }
    // Boxes need no name beside nothing but their outliers.
    if chart.spreadKind == .box, chart.series.count(where: { !$0.showsOutliers }) == 1 { return "" }
    return chart.seriesField == nil && name.contains("_") ? name.fieldWords : book.name(name)
  }

  /// What a series is called in a table and in braille, where boxes are told apart from their outliers.
  static func tableName(of series: Series, _ chart: BucketedChart, _ book: Phrasebook, boxes: String? = nil) -> String {
    if series.showsOutliers { return outlierName(series, chart, book) }
    let areOnlyBoxes = chart.spreadKind == .box && chart.series.count(where: { !$0.showsOutliers }) == 1
    if areOnlyBoxes, let boxes { return boxes }
    return areOnlyBoxes && chart.seriesField == nil ? book.say("spreads.box-plot") : book.name(series.name ?? "")
  }

  private static func outlierName(_ series: Series, _ chart: BucketedChart, _ book: Phrasebook) -> String {
    guard let name = series.name, chart.seriesField != nil, chart.series.count(where: \.showsOutliers) > 1 else {
      return book.say("spreads.outlier")
    }
    return book.say("spreads.outlier-in", ["name": book.name(name)])
  }

  private static func unit(of chart: BucketedChart, _ book: Phrasebook) -> (one: String, other: String)? {
    if let unit = givenUnit(of: chart, book) {
      return book.unit(named: unit).map { ($0.one, $0.other) } ?? (unit.bare, unit.bare)
    }
    guard chart.aggregate != .count, !chart.hasMixedUnits else { return nil }
    let title = chart.yAxis.type == .quantitative ? chart.yAxis.title?.bare ?? chart.yAxis.field?.fieldWords : nil
    let unit =
      title.flatMap { book.leadingUnit(of: $0) } ?? chart.yAxis.field.flatMap { book.unit(named: $0.bare) }
    return unit.map { ($0.one, $0.other) }
  }

  // MARK: What marks stand at

  private static func kind(of chart: BucketedChart) -> String {
    if chart.isPartToWhole, chart.totals == nil { return chart.kind == .sector ? "sector" : "part" }
    let marks = chart.walkedSeries.flatMap(\.marks)
    let hasLevels = hasLevels(chart)
    if chart.xAxis.bucketing == .none, chart.xAxis.type == .temporal {
      let hasLengths = marks.contains { if case .interval(let from, let to) = $0.x { from < to } else { false } }
      if hasLevels { return "event" }
      if hasLengths { return "stretch" }
    }
    let firsts = chart.walkedSeries.compactMap(\.marks.first?.x)
    if chart.xAxis.bucketing == .none, firsts.contains(where: { if case .bin = $0 { true } else { false } }) {
      return "bin"
    }
    if let unit = chart.xAxis.calendarUnit { return unit.rawValue }
    if chart.xAxis.type == .temporal { return "instant" }
    guard chart.xAxis.type == .quantitative else { return PlaceTexts.namedTime(chart.xAxis) ?? "category" }
    if case .width = chart.xAxis.bucketing { return "bin" }
    return "number"
  }

  static func hasLevels(_ chart: BucketedChart) -> Bool {
    if case .categories = chart.yAxis.domain { return true }
    return chart.yAxis.type == .ordinal || chart.yAxis.type == .nominal
  }

  var hasLevels: Bool { Self.hasLevels(chart) }
  var hasRanges: Bool { rows.contains(where: \.hasRanges) }
  /// Whether it is a pie or a bar of parts, with no axes.
  var showsParts: Bool { chart.isPartToWhole && !chart.isStacked }
  var isHeatMap: Bool { chart.seriesField != nil && (chart.kind == .rectangle || chart.seriesAreRows) }

  /// The whole of a chart of parts; `nil` where its values do not make one up.
  var whole: Double? {
    guard showsParts, !rows.contains(where: \.hasInfinity) else { return nil }
    let numbers = rows.flatMap(\.numbers)
    let total = numbers.total
    return total > 0 && total.isFinite && numbers.allSatisfy { $0 >= 0 } ? total : nil
  }

  /// How many buckets lie from the first mark to the last, those without a mark included.
  func bucketCount(_ marks: [Mark]) -> Int {
    guard let unit = chart.xAxis.calendarUnit, case .interval(let first, _)? = marks.first?.x,
      case .interval(let last, _)? = marks.last?.x
    else { return marks.count }
    return chart.calendar.ordinal(of: last, unit: unit) - chart.calendar.ordinal(of: first, unit: unit) + 1
  }

  /// The share of each part of a stack at the X of a total; none where a part is negative or the whole is not above zero.
  func share(of part: Row, at x: XValue) -> Double? {
    let numbers = parts.compactMap { $0.marks.first { $0.x == x }?.value.number }
    guard let whole = chart.totals?.marks.first(where: { $0.x == x })?.value.number, whole > 0,
      numbers.allSatisfy({ $0 >= 0 }), let own = part.marks.first(where: { $0.x == x })?.value.number
    else { return nil }
    return own / whole
  }
}

/// How much is said.
public enum Detail: String, Sendable, CaseIterable {
  case brief, standard, full
}

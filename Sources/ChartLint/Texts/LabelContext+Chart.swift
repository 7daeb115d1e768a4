public import ChartModel

extension LabelContext {
  /// What is known of the texts of a chart: its axes, its series and its marks.
  ///
  /// Days are told as `2025-06-06`, months as `2025-06`, years as `2025`. Where marks stand at bins, at other stretches of time or at
  /// times of a day, or show levels or ranges, texts are not held against the data: their places cannot be read yet. Bounds are those
  /// of numbers, of a chart whose X axis lies level.
  public init(_ chart: BucketedChart) {
    self.init()
    chartType = chart.kind.rawValue
    x = Axis(chart.xAxis, hasBounds: chart.orientation == .vertical)
    y = Axis(chart.yAxis, hasBounds: chart.orientation == .vertical)
    series = chart.series.compactMap(\.name)
    data = Self.data(of: chart)
    addPlaces(of: chart)
    names = Self.names(in: chart)
  }

  /// What authors call marks, groups and lines across the chart, and the levels of marks.
  private static func names(in chart: BucketedChart) -> [String] {
    let marks = (chart.series + chart.walkedSeries).flatMap(\.marks)
    let levels = marks.compactMap { mark in
      if case .category(let level) = mark.value { level } else { nil }
    }
    return marks.compactMap { $0.author?.label } + levels + chart.series.flatMap(\.plots).compactMap(\.name)
      + chart.rules.flatMap { [$0.name, $0.author?.label ?? ""] }
  }

  /// Marks may stand where the axis has no category; along dates the ends are those of the marks.
  private mutating func addPlaces(of chart: BucketedChart) {
    let known = Set(x?.categories ?? [])
    x?.categories += chart.walkedSeries.flatMap(\.marks).compactMap { mark in
      if case .category(let name) = mark.x, !known.contains(name) { name } else { nil }
    }
    guard chart.orientation == .vertical, !chart.xAxis.isReversed, chart.window == nil else { return }
    let dates = Set((data ?? []).map(\.x)).compactMap { place in
      if case .text(let text) = place, PartialDate(iso: text) != nil { text } else { nil }
    }
    if let first = dates.min(), let last = dates.max(), chart.xAxis.type == .temporal {
      x?.min = .text(first)
      x?.max = .text(last)
    }
  }

  private static func data(of chart: BucketedChart) -> [Datum]? {
    let marks = chart.series.flatMap { series in series.marks.map { (series.name, $0) } }.filter { !$0.1.isHidden }
    guard !chart.isStacked, chart.details.isEmpty, marks.allSatisfy({ $0.1.isPlain }) else { return nil }
    let data = marks.compactMap { name, mark in
      Place(mark.x, chart).map { Datum(x: $0, y: mark.value.number, series: name, isPartial: mark.isPartial) }
    }
    return data.count == marks.count ? data : nil
  }
}

extension Mark {
  /// Whether it shows one number, or none: no level, no range, no infinity, and no words of its author.
  fileprivate var isPlain: Bool {
    switch value {
    case .range, .category, .infinite: false
    case .number, .missing, .notANumber, .empty: spread == nil && author == nil
    }
  }
}

extension LabelContext.Axis {
  init(_ axis: Axis, hasBounds: Bool) {
    self.init()
    type = axis.type.rawValue
    let title = axis.title ?? axis.field ?? ""
    (name, unit) = axis.unit.map { (title, $0) } ?? VegaLiteTitle.parts(of: title, isTemporal: axis.type == .temporal)
    if case .categories(let names) = axis.domain { categories = names }
    guard axis.bucketing == .none || axis.bucketing == .asGiven else { return }
    precision = axis.decimals
    if hasBounds, case .numbers(let marks) = axis.domain, axis.scale == .linear, !axis.isReversed {
      let range = axis.drawn ?? marks
      (min, max) = (.number(range.lowerBound), .number(range.upperBound))
    }
  }
}

extension LabelContext.Place {
  init?(_ x: XValue, _ chart: BucketedChart) {
    switch x {
    case .category(let name): self = .text(name)
    case .number(let number): self = .number(number)
    case .interval(let from, _):
      guard let length = Self.length(of: chart.xAxis.calendarUnit) else { return nil }
      let whole = from.iso8601(in: chart.calendar.zone)
      guard whole.first?.isNumber == true else { return nil }
      self = .text(String(whole.prefix(length)))
    case .bin, .instant: return nil
    }
  }

  /// How many characters of an instant name a bucket of the calendar; `nil` where none does.
  private static func length(of unit: CalendarUnit?) -> Int? {
    switch unit {
    case .year: 4
    case .month: 7
    case .day: 10
    default: nil
    }
  }
}

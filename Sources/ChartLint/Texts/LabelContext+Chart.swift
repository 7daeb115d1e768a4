public import ChartModel

extension LabelContext {
  /// What is known of the texts of a chart: its axes, its series and its marks.
  ///
  /// Days are told as `2025-06-06`, months as `2025-06`, years as `2025`, other times as instants; bins by where they begin. A chart of
  /// levels or ranges has no values that a text could be checked against.
  public init(_ chart: BucketedChart) {
    self.init()
    chartType = chart.kind.rawValue
    x = Axis(chart.xAxis, chart.calendar)
    y = Axis(chart.yAxis, chart.calendar)
    series = chart.series.compactMap(\.name)
    data = Self.data(of: chart)
  }

  private static func data(of chart: BucketedChart) -> [Datum]? {
    let marks = chart.series.flatMap { series in series.marks.map { (series.name, $0) } }
    guard marks.allSatisfy({ $0.1.spread == nil && !$0.1.value.isOfOtherKind }) else { return nil }
    return marks.filter { !$0.1.isHidden }.map { name, mark in
      Datum(x: Place(mark.x, chart), y: mark.value.number, series: name)
    }
  }
}

extension MarkValue {
  /// Whether it is a level, a range or an infinity, which no single number stands for.
  fileprivate var isOfOtherKind: Bool {
    switch self {
    case .range, .category, .infinite: true
    case .number, .missing, .notANumber, .empty: false
    }
  }
}

extension LabelContext.Axis {
  init(_ axis: Axis, _ calendar: ChartCalendar) {
    self.init()
    name = axis.title ?? axis.field
    type = axis.type.rawValue
    unit = axis.unit
    precision = axis.decimals
    switch axis.domain {
    case .empty: break
    case .categories(let names): categories = names
    case .numbers(let range): (min, max) = (.number(range.lowerBound), .number(range.upperBound))
    case .instants(let from, let to):
      (min, max) = (.text(from.iso8601(in: calendar.zone)), .text(to.iso8601(in: calendar.zone)))
    }
  }
}

extension LabelContext.Place {
  init(_ x: XValue, _ chart: BucketedChart) {
    switch x {
    case .category(let name): self = .text(name)
    case .number(let number), .bin(let number, _): self = .number(number)
    case .instant(let instant): self = .text(instant.iso8601(in: chart.calendar.zone))
    case .interval(let from, _): self = .text(Self.start(of: from, chart))
    }
  }

  /// The calendar bucket that begins at an instant, as short as it is known.
  private static func start(of instant: Instant, _ chart: BucketedChart) -> String {
    let whole = instant.iso8601(in: chart.calendar.zone)
    let length =
      switch chart.xAxis.calendarUnit {
      case .year: 4
      case .month: 7
      case .day: 10
      default: whole.utf8.count
      }
    let sign = whole.hasPrefix("-") || whole.hasPrefix("+") ? 1 : 0
    return length == whole.utf8.count ? whole : String(whole.prefix(length + sign))
  }
}

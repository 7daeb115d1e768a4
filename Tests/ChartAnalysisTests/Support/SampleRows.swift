import ChartModel

@testable import ChartAnalysis

/// One X as a test writes it.
enum SampleX: Hashable, Sendable {
  case missing
  case instant(Int64)
  case number(Double)
  case category(String)
}

/// One row as a test writes it.
struct SampleRow: Sendable {
  var x: SampleX
  var y = ColumnValues.missingNumber
  var series: String?
}

/// Rows that become batches, a chart and, in `Twin`, the same chart by another way.
struct SampleRows: Sendable {
  var rows: [SampleRow]

  init(_ rows: [SampleRow]) { self.rows = rows }

  init(_ numbers: [(Double, Double)]) { rows = numbers.map { SampleRow(x: .number($0.0), y: $0.1) } }

  init(_ categories: [(String, Double)]) { rows = categories.map { SampleRow(x: .category($0.0), y: $0.1) } }

  init(instants: [(Int64, Double)]) { rows = instants.map { SampleRow(x: .instant($0.0), y: $0.1) } }

  /// The chart of these rows, read in batches of a size.
  func chart(_ specification: ChartSpecification, batch size: Int = 1_000) -> BucketedChart {
    var bucketer = Bucketer(specification)
    add(to: &bucketer, specification, batch: size)
    return bucketer.chart(source: ChartSource(rowsRead: rows.count))
  }

  func add(to bucketer: inout Bucketer, _ specification: ChartSpecification, batch size: Int = 1_000) {
    for start in stride(from: 0, to: rows.count, by: size) {
      bucketer.add(Self.batch(rows[start..<min(start + size, rows.count)], specification))
    }
  }

  private static func batch(_ rows: ArraySlice<SampleRow>, _ specification: ChartSpecification) -> RowBatch {
    var columns = [xColumn(rows.map(\.x), specification.x.type)]
    if specification.y.field != nil { columns.append(.numbers(rows.map(\.y))) }
    if specification.series != nil { columns.append(names(rows.map(\.series))) }
    return RowBatch(rowCount: rows.count, columns: columns)
  }

  private static func xColumn(_ values: [SampleX], _ type: FieldType) -> ColumnValues {
    switch type {
    case .temporal:
      .instants(values.map { if case .instant(let value) = $0 { value } else { ColumnValues.missingInstant } })
    case .quantitative:
      .numbers(values.map { if case .number(let value) = $0 { value } else { ColumnValues.missingNumber } })
    case .nominal, .ordinal:
      names(values.map { if case .category(let value) = $0 { value } else { nil } })
    }
  }

  /// Names in the reverse order of appearance, so that no code can pass for a place in the chart.
  private static func names(_ values: [String?]) -> ColumnValues {
    let names = Array(Set(values.compactMap { $0 })).sorted(by: >)
    let codes = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, Int32($0.offset)) })
    return .categories(codes: values.map { $0.flatMap { codes[$0] } ?? -1 }, names: names)
  }
}

extension ChartSpecification {
  /// A specification with what bucketing tests care about.
  static func sample(
    _ type: FieldType, _ bucketing: Bucketing = .asGiven, by aggregate: Aggregate? = nil, mark: MarkKind = .bar,
    field: String? = "value", fallback: Aggregate = .mean, series: Bool = false, stack: StackMethod = .none,
    calendar: ChartCalendar = ChartCalendar(zone: .utc, firstWeekday: .sunday), from: Double? = nil, to: Double? = nil
  ) -> ChartSpecification {
    ChartSpecification(
      mark: mark, x: XEncoding(field: "x", type: type, bucketing: bucketing, from: from, to: to),
      y: YEncoding(field: field, aggregate: aggregate, fallback: fallback),
      series: series ? SeriesEncoding(field: "group") : nil, stack: stack, calendar: calendar)
  }
}

extension BucketedChart {
  /// The values of a series by its place.
  func values(_ series: Int = 0) -> [MarkValue] { self.series[series].marks.map(\.value) }

  /// The X values of a series by its place.
  func xValues(_ series: Int = 0) -> [XValue] { self.series[series].marks.map(\.x) }
}

import ChartAnalysis
public import ChartModel
import SourceText

extension EventTimeline {
  /// The timeline as a chart: a point an event, its time along X and its id along Y.
  ///
  /// - Parameter title: what it is called.
  public func chart(title: String?) -> BucketedChart {
    let specification = ChartSpecification(
      title: title, mark: .point, keepsRows: true,
      x: XEncoding(field: "time", type: .quantitative, bucketing: .none, domain: .numbers(0...max(duration, 0))),
      y: YEncoding(field: "id", type: .nominal))
    var table = RowTable(specification, limit: .max)
    let names = Array(Set(events.map(\.id))).sorted()
    let codes = Dictionary(names.enumerated().map { ($1, Int32(clamping: $0)) }) { first, _ in first }
    table.add(
      RowBatch(
        rowCount: events.count,
        columns: [
          .numbers(events.map(\.time)), .categories(codes: events.map { codes[$0.id] ?? -1 }, names: names),
        ]))
    var chart = table.chart(source: ChartSource(rowsRead: events.count), xDecimals: 3)
    chart.xAxis.unit = "second"
    return chart
  }

  /// `chartvoice.events/1` up to its first event.
  public var jsonOpening: String {
    let head = JSONNode.object([
      ("schema", .string("chartvoice.events/1")), ("duration", .number(duration)), ("events", .array([])),
    ])
    return String(head.text.dropLast(2))
  }

  /// What follows the last event in `chartvoice.events/1`.
  public static var jsonEnd: String { "]}\n" }

  /// `chartvoice.events/1`, the whole object with its final newline.
  public var json: String { jsonOpening + events.map(\.json).joined(separator: ",") + Self.jsonEnd }
}

extension TimedEvent {
  /// The event as an object of `chartvoice.events/1`.
  public var json: String {
    JSONNode.object([
      ("id", .string(id)), ("time", .number(time)), ("from", .array(parts.map { .string($0) })),
    ]).text
  }

  /// The event as a row of a CSV file under `id,time`; no spreadsheet runs its id as a formula.
  public var csv: String { id.csvField + "," + JSONNode.number(time).text }
}

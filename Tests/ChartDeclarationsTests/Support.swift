import ChartDeclarations
import ChartModel

/// Five ordered intensities, whose raw values only order them.
enum Intensity: Int, CaseIterable, Plottable {
  case notPresent, present, mild, moderate, severe
}

/// Categories in an order, by their raw values.
enum Weekdays: String, CaseIterable, Plottable { case monday = "Mon", tuesday = "Tue", wednesday = "Wed" }

/// Categories without an order.
enum Fruit: String, Plottable { case apple = "Apple", pear = "Pear" }

/// 2025-06-01T00:00:00Z, in seconds.
let june: Double = 1_748_736_000
let day: Double = 86_400

func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: june + seconds) }

/// The layer as text: one line that shows all that the marks decide on.
func shape(_ layer: DeclaredLayer?) -> String {
  guard let layer else { return "no layer" }
  let specification = layer.specification
  let y = specification.y
  var parts = ["\(specification.mark.rawValue)"]
  if specification.orientation == .horizontal { parts.append("across") }
  parts.append("x \(specification.x.field): \(specification.x.type.rawValue)")
  if specification.x.bucketing != .none { parts.append("by \(specification.x.bucketing)") }
  if let end = specification.x.end { parts.append("to \(end)") }
  parts.append(y.field.map { "y \($0): \(y.type.rawValue) \(y.fallback.rawValue)" } ?? "y counted")
  if let end = y.end { parts.append("to \(end)") }
  if let series = specification.series { parts.append("series \(series.field)") }
  if specification.stack != .none { parts.append("stack \(specification.stack.rawValue)") }
  if specification.keepsRows { parts.append("rows") }
  if specification.isPartToWhole { parts.append("whole") }
  return parts.joined(separator: ", ")
}

/// The columns as text, a row of the chart a line.
func rows(_ layer: DeclaredLayer?) -> [String] {
  guard let layer else { return [] }
  return (0..<layer.rows.rowCount).map { row in
    layer.rows.columns.map { cell($0, row) }.joined(separator: " | ")
  }
}

private func cell(_ column: ColumnValues, _ row: Int) -> String {
  switch column {
  case .numbers(let numbers): ColumnValues.isMissing(numbers[row]) ? "missing" : "\(numbers[row])"
  case .instants(let instants):
    instants[row] == ColumnValues.missingInstant
      ? "missing" : Instant(microseconds: instants[row]).iso8601(in: .utc)
  case .categories(let codes, let names): codes[row] < 0 ? "missing" : names[Int(codes[row])]
  }
}

extension DescribableChart {
  var layers: [DeclaredLayer] { declaration().layers }
  var shapes: [String] { layers.map { shape($0) } }
}

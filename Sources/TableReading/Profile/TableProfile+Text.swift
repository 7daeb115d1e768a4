import ChartModel
@_spi(Bytes) import SourceText

extension TableProfile {
  /// The profile line by line: the file, each column, what was decided, the chart, and others.
  public var lines: [String] {
    [fileLine] + facts.map(line) + (schema.notes.isEmpty ? [] : ["", "Decided:"] + schema.notes.map(\.description))
      + [""] + chartLines
      + (alternatives.isEmpty ? [] : ["", "Other charts:"] + alternatives.flatMap { [$0.title + ":", $0.command] })
  }

  private var chartLines: [String] {
    guard let specification else { return ["No chart: " + (refusal.map(\.description) ?? "")] }
    return ["Chart: " + text(of: specification) + ".", command]
  }

  private var fileLine: String {
    var text =
      "\(schema.source): \(rows.withCommas) \(rows == 1 ? "row" : "rows"), \(facts.count) \(facts.count == 1 ? "column" : "columns")"
    if let delimiter = schema.layout.delimiterName, !schema.layout.isSheet { text += ", \(delimiter) between fields" }
    if let line = schema.layout.headerLine { text += ", names in line \(line)" }
    return text + "."
  }

  private func line(_ facts: ColumnFacts) -> String {
    let column = facts.column
    var parts = [Self.content(of: column)]
    if let unit = column.unit { parts[0] += " in \(unit)" }
    if let low = text(facts.low, column), let high = text(facts.high, column) { parts.append("from \(low) to \(high)") }
    if facts.low == nil, !column.distinctTexts.isEmpty {
      parts.append(
        "such as " + column.distinctTexts.prefix(3).map { Clipping.text($0, limit: 30) }.joined(separator: ", "))
    }
    if facts.missing > 0 { parts.append("\(facts.missing.withCommas) missing") }
    return
      "\(Clipping.text(column.name)): \(parts.joined(separator: ", ")). Role: \(column.role.rawValue), as \(column.roleEvidence)."
  }

  private static func content(of column: ColumnSchema) -> String {
    switch column.type {
    case .number: "numbers"
    case .instant: column.isYear ? "years" : "dates"
    case .category: "text"
    }
  }

  private func text(_ value: Double?, _ column: ColumnSchema) -> String? {
    value.map { column.type == .instant ? dateText($0, column) : JSONNode.number($0).text }
  }

  private func text(of specification: ChartSpecification) -> String {
    var text = "\(specification.y.field ?? "count of rows") by \(specification.x.field)"
    if let series = specification.series { text += ", a series for each \(series.field)" }
    return text + ", \(specification.mark.rawValue)"
  }
}

extension TableProfile {
  /// An instant as the column writes it, by ISO 8601.
  func dateText(_ microseconds: Double, _ column: ColumnSchema) -> String {
    let local = (specification?.calendar.zone ?? .utc).local(Instant(microseconds: Int64(microseconds)))
    let date = CivilDate(dayNumber: Int((Double(local) / 86_400_000_000).rounded(.down)))
    let day = [Self.padded(date.year, 4), Self.padded(date.month, 2), Self.padded(date.day, 2)]
    switch column.datePrecision {
    case .year: return day[0]
    case .month, .quarter, .halfYear: return day[0] + "-" + day[1]
    case .time: return day.joined(separator: "-") + "T" + Self.clock(local)
    default: return day.joined(separator: "-")
    }
  }

  private static func clock(_ local: Int64) -> String {
    let seconds = ((local / 1_000_000) % 86_400 + 86_400) % 86_400
    return [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded(Int($0), 2) }.joined(separator: ":")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

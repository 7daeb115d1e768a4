public import ChartModel

extension TableProfile {
  /// The profile as `chartvoice.columns/1`.
  public var json: JSONNode {
    .object([
      ("schema", .string("chartvoice.columns/1")), ("source", sourceJSON), ("columns", .array(facts.map(columnJSON))),
      ("assumed", .array(schema.notes.map { .string($0.description) })), ("chart", chartJSON),
      (
        "alternatives",
        .array(alternatives.map { .object([("command", .string($0.command)), ("title", .string($0.title))]) })
      ),
    ])
  }

  private var sourceJSON: JSONNode {
    let layout = schema.layout
    let isComma = facts.contains { $0.column.type == .number && $0.column.numberStyle.decimalMark == UInt8(ascii: ",") }
    return .object([
      ("name", .string(schema.source)), ("encoding", .string(layout.encoding)),
      ("delimiter", .optional(layout.isSheet ? nil : layout.delimiter.map(String.init))),
      ("decimal", .string(isComma ? "," : ".")),
      ("group", .string(isComma ? "." : ",")), ("headerLine", layout.headerLine.map { .integer($0) } ?? .null),
      ("firstRow", layout.firstLine.map { .integer($0) } ?? .null),
      ("lastRow", layout.firstLine.map { .integer($0 + max(0, rows - 1)) } ?? .null),
      ("rows", .integer(rows)),
    ])
  }

  private func columnJSON(_ facts: ColumnFacts) -> JSONNode {
    let column = facts.column
    func end(_ value: Double?) -> JSONNode {
      guard let value else { return .null }
      return column.type == .instant ? .string(dateText(value, column)) : .number(value)
    }
    return .object([
      ("name", .string(column.name)), ("type", .string(column.type.word)), ("role", .string(column.role.rawValue)),
      ("format", .optional(column.format)), ("unit", .optional(column.unit)), ("missing", .integer(facts.missing)),
      ("distinct", column.hasMoreDistinctTexts ? .null : .integer(column.distinctTexts.count)), ("low", end(facts.low)),
      ("high", end(facts.high)), ("examples", .array(column.distinctTexts.prefix(3).map { .string($0) })),
      ("evidence", .string(column.roleEvidence)),
    ])
  }

  private var chartJSON: JSONNode {
    guard let specification else { return .null }
    return .object([
      ("x", .string(specification.x.field)), ("y", .array(specification.y.field.map { [.string($0)] } ?? [])),
      ("series", .optional(specification.series?.field)), ("mark", .string(specification.mark.rawValue)),
      ("bucket", .string(specification.x.bucketing.word)),
      ("aggregate", .string((specification.y.aggregate ?? specification.y.fallback).rawValue)),
    ])
  }
}

extension ColumnType {
  fileprivate var word: String {
    switch self {
    case .number: "number"
    case .instant: "date"
    case .category: "text"
    }
  }
}

extension ColumnSchema {
  /// How the values are written, in a word or two; `nil` for text.
  fileprivate var format: String? {
    switch type {
    case .category: return nil
    case .number: return numberStyle.decimalMark == UInt8(ascii: ",") ? "decimal comma" : "decimal point"
    case .instant:
      if let number = dateStyle.number { return number.word }
      return dateStyle.order?.rawValue ?? (dateStyle.pairsAreWeeks ? "year and week" : "ISO 8601 or named months")
    }
  }
}

extension DateNumber {
  fileprivate var word: String {
    switch self {
    case .year: "year"
    case .day: "yyyymmdd"
    case .hour: "yyyymmddhh"
    case .minute: "yyyymmddhhmm"
    case .second: "yyyymmddhhmmss"
    case .month: "yyyymm"
    case .pointedMonth: "mm.yyyy"
    case .pointedYear: "yyyy.mm"
    case .week: "yyyyww"
    case .seconds: "seconds since 1970"
    case .milliseconds: "milliseconds since 1970"
    case .microseconds: "microseconds since 1970"
    case .nanoseconds: "nanoseconds since 1970"
    case .spreadsheetDay: "days of a spreadsheet"
    }
  }
}

extension Bucketing {
  fileprivate var word: String {
    switch self {
    case .asGiven, .none: "none"
    case .auto: "auto"
    case .calendar(let unit): unit.rawValue
    case .width(let width): JSONNode.number(width).text
    case .bins(let count): "bins:\(count)"
    }
  }
}

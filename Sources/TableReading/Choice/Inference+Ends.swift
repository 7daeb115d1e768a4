import ChartModel
import SourceText

extension Inference {
  /// A pie is one whole: its parts stand along X, and add up.
  func checkSector(_ mark: MarkKind, series: String?, aggregate: Aggregate?) throws(ReadingError) {
    guard mark == .sector else { return }
    if let series, request.series != nil {
      throw ReadingError(
        .badOption, at: place(series), found: "a pie has no series", remedy: "Name the column of its parts with --x.")
    }
    guard let aggregate, aggregate != .sum, aggregate != .count else { return }
    throw ReadingError(
      .badOption, at: place(), found: "parts that are a \(aggregate.rawValue) do not add up to a whole",
      remedy: "Add them up with --aggregate sum, or choose another --mark.")
  }

  /// What is measured of stretches and ranges where nobody names it: the first number, else the first text as a level.
  func stretchY(besides x: ColumnSchema) throws(ReadingError) -> ColumnSchema {
    let free = columns.filter { $0.name != x.name && !request.named.contains($0.name) }
    let levels = request.yEnd == nil ? free.first { $0.type == .category } : nil
    if let column = free.first(where: { $0.type == .number }) ?? levels { return column }
    throw ReadingError(
      .badOption, at: place(), found: "no column is left to be measured",
      remedy: "Name one with --y: numbers, or text for the level of each row.")
  }

  /// The Y channel: numbers, or text whose values are levels.
  func yEncoding(_ y: ColumnSchema?, fallback: Aggregate) throws(ReadingError) -> YEncoding {
    let isLevel = y?.type == .category
    if isLevel, request.yDomain != nil {
      throw ReadingError(
        .badOption, at: place(y?.name), found: "the column holds text; --y-domain needs its levels here",
        remedy: "Give them from the lowest on: --y-domain \"Mild,Moderate,Severe\".")
    }
    if !isLevel, request.yLevels != nil {
      throw ReadingError(
        .badOption, at: place(y?.name), found: "the column does not hold text; --y-domain needs two numbers here",
        remedy: "Give the lower and the upper bound: 0...100.")
    }
    let type: FieldType = isLevel ? (request.yLevels == nil ? .nominal : .ordinal) : .quantitative
    return YEncoding(
      field: y?.name, title: request.yTitle, unit: yUnit(y), aggregate: y == nil ? .count : request.aggregate,
      fallback: fallback, domain: request.yDomain, type: type, end: try yEnd(of: y), levels: request.yLevels)
  }

  /// The column of the ends along X, which must be of X's own kind; its rows are not bucketed.
  func xEnd(of x: ColumnSchema) throws(ReadingError) -> String? {
    guard let name = request.xEnd else { return nil }
    let end = try column(name)
    guard x.type != .category, end.type == x.type else {
      throw ReadingError(
        .badOption, at: place(name),
        found: "the column holds \(Self.content(of: end)), and \(x.name) holds \(Self.content(of: x))",
        remedy: "A stretch needs a start and an end that are both dates or both numbers.")
    }
    guard request.bucketing ?? Bucketing.none == Bucketing.none, request.aggregate == nil else {
      throw ReadingError(
        .badOption, at: place(name), found: "a stretch with an end is neither bucketed nor aggregated",
        remedy: "Leave out --bucket and --aggregate, or leave out --x-end.")
    }
    return end.name
  }

  /// The column of the upper ends of ranges, numbers as their lower ends are.
  private func yEnd(of y: ColumnSchema?) throws(ReadingError) -> String? {
    guard let name = request.yEnd else { return nil }
    let end = try column(name)
    guard end.type == .number, y?.type == .number else {
      throw ReadingError(
        .badOption, at: place(name), found: "a range needs two columns of numbers",
        remedy: "Name them with --y and --y-end.")
    }
    guard request.aggregate == nil else {
      throw ReadingError(
        .badOption, at: place(name), found: "a range is not aggregated",
        remedy: "Leave out --aggregate, or leave out --y-end.")
    }
    return end.name
  }
}

extension ChartRequest {
  /// The columns that have a role already.
  var named: [String] { [x, xEnd, y, yEnd, series].compactMap { $0 } }

  /// Whether a text as Y is meant as a level.
  var takesLevels: Bool { xEnd != nil || yLevels != nil || mark == .point }
}

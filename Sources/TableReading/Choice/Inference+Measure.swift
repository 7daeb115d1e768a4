import ChartModel
import SourceText

/// What is measured.
extension Inference {
  /// The measured column; `nil` where rows are counted.
  func y(besides x: ColumnSchema) throws(ReadingError) -> ColumnSchema? {
    guard let name = request.y else {
      if request.xEnd != nil || request.yEnd != nil { return try stretchY(besides: x) }
      if request.aggregate == .count { return nil }
      let numbers = columns.filter { $0.type == .number && $0.name != x.name && $0.name != request.series }
      let withValues = numbers.filter { $0.valueCount > 0 }
      let wide = schema.wide.flatMap { wide in withValues.first { $0.name == wide.valueName } }
      return wide ?? flow(among: withValues, along: x) ?? measured(among: withValues)
        ?? withValues.first { $0.role == .flag }
        ?? withValues.first { $0.role.isMeasured } ?? ranks(among: withValues, along: x)
        ?? (withValues.isEmpty ? numbers.first : nil)
    }
    let column = try column(name)
    if request.aggregate == .count, column.type != .number { return nil }
    if column.type == .category, request.takesLevels { return column }
    guard column.type == .number else {
      if let misfit = column.misfit { throw misfit.error(column: name, source: schema.source) }
      throw ReadingError(
        .badOption, at: place(name),
        found: "the column holds \(Self.content(of: column)); --y takes a column of numbers",
        remedy: "Name another column, or count its rows with --aggregate count.")
    }
    return column
  }

  /// What is measured: the first such column, but in a table of flags, which tell what rows have, the last, which they explain.
  private func measured(among numbers: [ColumnSchema]) -> ColumnSchema? {
    let measured = numbers.filter { $0.role.isMeasured && !Self.isTime($0) }
    let varied = measured.filter { NameWords.words(of: $0.name) != ["number"] && !$0.isConstant && !$0.numbersRows }
    // Along time what a name has once and for all says nothing.
    let passing = varied.filter { !$0.isFixedByName }
    let telling = passing.isEmpty || !columns.contains { $0.type == .instant } ? varied : passing
    let explained =
      numbers.count { $0.role == .flag } >= Self.manyFlags ? telling.last : telling.first { !isOneSide($0) }
    let valued =
      columns.contains { $0.namesUnits || $0.namesFactors } ? telling.first { ValueName.isGeneric($0.name) } : nil
    return valued ?? closing(among: telling) ?? ordering(among: telling) ?? explained
      ?? telling.first ?? measured.first
  }

  /// Of what a share cost at the open, at most, at least and at the close of a day it is the close that is told.
  private func closing(among numbers: [ColumnSchema]) -> ColumnSchema? {
    let named = Dictionary(numbers.map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    guard ["open", "high", "low"].allSatisfy({ named[$0] != nil }) else { return nil }
    return named["close"]
  }

  /// The column by which rows with names of their own are in order from the highest down: that of points, else the only one, where the
  /// first column measured is in no such order.
  private func ordering(among numbers: [ColumnSchema]) -> ColumnSchema? {
    guard schema.wide == nil, let x = columns.first, !x.hasRepeats,
      x.type == .category && !NamedKind.isMonth(x.name) || x.role == .rank
    else { return nil }
    let found = numbers.filter { $0.isDescending && !$0.isYear }
    if let points = found.first(where: { Self.points.isSuperset(of: NameWords.words(of: $0.name).prefix(1)) }) {
      return points
    }
    guard schema.sampleRowCount >= Self.fewestInOrder, found.count == 1, numbers.first?.isDescending == false else {
      return nil
    }
    return found[0]
  }

  private static let fewestInOrder = 5
  private static let points: Set<String> = ["pts", "points", "punkte", "puntos", "score"]

  /// The place of one thing in an order, time after time, where nothing else is measured.
  private func ranks(among numbers: [ColumnSchema], along x: ColumnSchema) -> ColumnSchema? {
    x.type == .instant && !x.hasRepeats ? numbers.first { $0.role == .rank && $0.hasRepeats } : nil
  }

  /// Whether a column holds what went one way alone, beside another with what went the other: the balance says more than either.
  private func isOneSide(_ column: ColumnSchema) -> Bool {
    let sides = columns.filter { ($0.missingCount > 0 || $0.minimum == 0) && AlikeNames.isSideOfAccount($0.name) }
    return sides.count > 1 && sides.contains { $0.name == column.name }
  }

  private static let manyFlags = 3

  /// What adds up, where several rows share an X, as the sales of a day do: a price of each would say little.
  private func flow(among numbers: [ColumnSchema], along x: ColumnSchema) -> ColumnSchema? {
    x.hasRepeats ? numbers.first { $0.role == .flow && !Self.isTime($0) && !$0.isConstant } : nil
  }

  /// Whether a column of whole numbers says when something was measured, such as `hour` or `model_year`.
  private static func isTime(_ column: ColumnSchema) -> Bool {
    let words = NameWords.words(of: column.name)
    if ["decimal date", "decimal year"].contains(words.joined(separator: " ")) { return true }
    // Steps per day are no day.
    guard column.allWhole, !words.contains("per"), let last = words.last else { return false }
    return times.contains(last)
      || words.count == 2 && times.contains(words[0]) && ["ending", "beginning"].contains(last)
  }

  private static let times: Set<String> = [
    "year", "quarter", "month", "week", "weekday", "day", "hour", "minute", "second",
  ]
}

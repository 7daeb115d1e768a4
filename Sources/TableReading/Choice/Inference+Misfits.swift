public import ChartModel
public import SourceText

extension TableReader {
  /// What keeps columns from being what most of their values are, where the chart would else be another: the first cell of
  /// the first such column along X, and of the first that would be measured, with its place and a remedy.
  ///
  /// - Parameter specification: the chart that the request led to.
  public func misfits(of request: ChartRequest, _ specification: ChartSpecification) -> [ReadingError] {
    let inference = Inference(schema: schema, request: request)
    var kinds: Set<Bool> = []
    return schema.columns.compactMap { column in
      guard let misfit = column.misfit, inference.matters(misfit, of: column, in: specification),
        kinds.insert(misfit.isDate).inserted
      else { return nil }
      return misfit.error(column: column.name, source: schema.source)
    }
  }
}

extension TableReader {
  /// What was decided about the file and the columns of a chart that could be otherwise.
  ///
  /// - Parameter specification: the chart that the request led to.
  public func notes(of specification: ChartSpecification) -> [ReadingNote] {
    let shown = specification.columns.map(\.name)
    let long = schema.wide.map { shown.contains($0.periodName) || shown.contains($0.valueName) } ?? false
    let others = ColumnsNotShown(schema: schema, specification: specification).note
    let counted = CountedRows(schema: schema, specification: specification).note
    return [others, counted].compactMap { $0 }
      + schema.notes.filter { note in
        if note.kind == .wide { return long }
        guard let column = note.place.column else { return true }
        // Somebody said another unit.
        if note.kind == .units, schema.column(named: column)?.unit != specification.y.unit { return false }
        return shown.contains(column) || note.kind == .totals || note.kind == .periods
          || partsOfDate(in: shown).contains(column)
          || long && schema.wide?.periods.contains { $0.name == column } == true
      }
  }

  /// The columns of which the date of a chart is made.
  private func partsOfDate(in shown: [String]) -> [String] {
    guard let date = schema.date, shown.contains(date.name) else { return [] }
    return date.parts.map { schema.columns[$0].name }
  }
}

extension Inference {
  /// The first cell of a column that is numbers but for what could not be understood, which no count of rows may stand in for.
  func misreadNumbers(besides x: ColumnSchema) -> ReadingError? {
    let column = columns.first { column in
      guard let misfit = column.misfit, column.name != x.name, column.name != request.series else { return false }
      if case .number = misfit.reason, isCode(column, misfit.text) { return false }
      return !misfit.isDate
    }
    guard let column, let misfit = column.misfit else { return unreadDigits(besides: x) }
    var error = misfit.error(column: column.name, source: schema.source)
    error.remedy = (error.remedy ?? "") + " To count rows instead, use --aggregate count."
    return error
  }

  /// The first cell of a column that may be one of numbers, where each X comes once: to count one row of each says nothing.
  private func unreadDigits(besides x: ColumnSchema) -> ReadingError? {
    guard !x.hasRepeats, x.valueCount > 1 else { return nil }
    // Beside numbers along X only what is mostly numbers may be measured.
    let column = columns.first { column in
      guard let digits = column.digits, column.name != x.name, !request.named.contains(column.name) else {
        return false
      }
      switch digits.reason {
      case .number: return !isCode(column, digits.text)
      case .clock: return true
      default: return x.type != .number
      }
    }
    guard let column, var error = column.digits?.error(column: column.name, source: schema.source) else { return nil }
    error.remedy = (error.remedy ?? "") + " To count rows instead, use --aggregate count."
    return error
  }

  /// Whether a column that is mostly numbers rather names something: by its name, or by a cell such as `102b`.
  private func isCode(_ column: ColumnSchema, _ text: String) -> Bool {
    let isNumbered = text.last?.isLetter == true && text.count > 1 && text.dropLast().allSatisfy(\.isNumber)
    return isNumbered || !Self.codes.isDisjoint(with: NameWords.words(of: column.name))
  }

  private static let codes: Set<String> = [
    "room", "number", "no", "nr", "route", "line", "platform", "ext", "extension", "zip", "postcode", "block", "status",
    "version", "chromosome", "code", "floor", "grade", "gate", "seat",
  ]

  /// Whether a column stands along X, or would have been chosen as X or as Y had it been numbers or dates throughout.
  fileprivate func matters(_ misfit: Misfit, of column: ColumnSchema, in specification: ChartSpecification) -> Bool {
    let isNumeric = specification.y.type == .quantitative
    let isFree = !request.named.contains(column.name) && column.name != specification.x.field
    let isY = request.y == nil && request.aggregate != .count && isNumeric && isFree
    switch misfit.reason {
    case .date, .dayOrMonth, .twoOrders:
      let isX = request.x == nil && (specification.x.type != .temporal || isBefore(column, specification.x.field))
      return column.name == specification.x.field || isX && !request.named.contains(column.name)
    case .number, .group, .units:
      return column.name == specification.x.field && request.x != nil || isY && isBefore(column, specification.y.field)
    case .clock, .unread: return isY && specification.y.field == nil
    }
  }

  /// Whether a column stands before another, or there is no other.
  private func isBefore(_ column: ColumnSchema, _ other: String?) -> Bool {
    let places = [column.name, other].map { name in schema.columns.firstIndex { $0.name == name } }
    guard let own = places[0], let other = places[1] else { return true }
    return own < other
  }
}

/// Rows that are counted though a column has numbers, since these name rows.
struct CountedRows {
  let schema: TableSchema
  let specification: ChartSpecification

  var note: ReadingNote? {
    let column = schema.chartColumns.first {
      $0.type == .number && [.identifier, .rank].contains($0.role) && $0.roleEvidence != RoleSearch.countsRows
        && $0.name != specification.x.field
    }
    guard specification.assumptions.contains(.countedRows), let column else { return nil }
    return ReadingNote(
      kind: .counted, place: .init(source: schema.source, column: column.name),
      decided: "its numbers name rows, as \(column.roleEvidence), so rows are counted",
      remedy: "Use --measures if they are measured.")
  }
}

/// Columns that are measured as well and that a chart leaves aside.
struct ColumnsNotShown {
  let schema: TableSchema
  let specification: ChartSpecification

  private static let most = 5

  var note: ReadingNote? {
    let names = schema.chartColumns.filter {
      specification.columnsNotShown.contains($0.name) && $0.type == .number && $0.role.isMeasured && !$0.isConstant
    }
    .map { Clipping.text($0.name) }
    guard specification.y.field != nil, let last = names.prefix(Self.most).last else { return nil }
    let first = names.prefix(Self.most).dropLast().joined(separator: ", ")
    let list = (first.isEmpty ? "" : first + (names.count > Self.most ? ", " : " and ")) + last
    let rest = names.count > Self.most ? " and \(names.count - Self.most) more" : ""
    return ReadingNote(
      kind: .notShown, place: .init(source: schema.source),
      decided: "there \(names.count == 1 ? "is" : "are") also " + list + rest, remedy: "Use --y to show another.")
  }
}

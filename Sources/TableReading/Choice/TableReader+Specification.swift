public import ChartModel
import SourceText

extension TableReader {
  /// The chart that a request means, with whatever it leaves out inferred from the table's first block.
  ///
  /// X is the first temporal column, else the first of text, else the first of numbers; Y the first of numbers that is
  /// not X, and without one, rows are counted. What was chosen here stands in `assumptions`.
  ///
  /// - Throws: `ReadingError` for a column that is not there, or an option that its column cannot follow.
  public func specification(for request: ChartRequest) throws -> ChartSpecification {
    guard schema.sampleRowCount > 0 || schema.isComplete else {
      // Without a row nothing is known of the columns, and all rows would be set aside in silence.
      throw ReadingError(
        .tooLarge, at: .init(source: schema.source, row: 1),
        found: "the first row is too long to tell what the columns hold", remedy: "Put a shorter row first.")
    }
    let inference = Inference(schema: schema, request: StretchSearch(schema: schema).request(request))
    let x = try inference.x()
    let y = try inference.y(besides: x)
    if y?.valueCount ?? 0 == 0, request.y == nil, request.aggregate == nil,
      let misread = inference.misreadNumbers(besides: x)
    {
      throw misread
    }
    let taken = [x.name, y?.name, request.xEnd, request.yEnd].compactMap { $0 }
    let series = try inference.series(besides: taken) { candidates in
      try seriesColumn(among: candidates, along: x)
    } refine: { unit, candidates in
      try columnOfOneUnit(unit, among: candidates)
    }
    return try inference.specification(x: x, y: y, series: series)
  }

  /// The first candidate of which each text goes with one unit.
  private func columnOfOneUnit(_ unit: String, among candidates: [String]) throws -> String? {
    guard !candidates.isEmpty else { return nil }
    let rows = SampleRows(try sampleBatch(([unit] + candidates).map { ColumnRequest($0, as: .category) }))
    return candidates.indices.first { rows.hasOneFirst(forEach: $0 + 1) }.map { candidates[$0] }
  }

  /// The first candidate that tells rows at one X apart, if rows share an X at all.
  private func seriesColumn(among candidates: [String], along x: ColumnSchema) throws -> String? {
    guard let first = candidates.first else { return nil }
    let columns = [ColumnRequest(x.name)] + candidates.map { ColumnRequest($0, as: .category) }
    let rows = SampleRows(try sampleBatch(columns))
    guard rows.sharesPlaces else {
      guard x.type == .instant else { return nil }
      return candidates.indices.first { Inference.namesDevices(candidates[$0]) && rows.takesTurns($0 + 1) }
        .map { candidates[$0] }
    }
    let telling = candidates.indices.first { rows.isTold(apartBy: $0 + 1) }.map { candidates[$0] }
    // Along time a part is worth hearing; categories are compared by what all of their rows come to.
    return telling ?? (x.type == .category ? nil : first)
  }
}

extension ChartSpecification {
  /// The columns that a bucketer of this chart reads, in the order of `columnOrder`.
  public var columns: [ColumnRequest] {
    columnOrder.compactMap { role in
      switch role {
      case .x: ColumnRequest(x.field, as: x.type.columnType)
      case .y: y.field.map { ColumnRequest($0, as: y.type.columnType) }
      case .series: series.map { ColumnRequest($0.field, as: .category) }
      case .xEnd: x.end.map { ColumnRequest($0, as: x.type.columnType) }
      case .yEnd: y.end.map { ColumnRequest($0, as: .number) }
      }
    }
  }
}

extension FieldType {
  fileprivate var columnType: ColumnType {
    switch self {
    case .quantitative: .number
    case .temporal: .instant
    case .nominal, .ordinal: .category
    }
  }
}

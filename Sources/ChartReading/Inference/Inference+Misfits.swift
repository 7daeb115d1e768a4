public import ChartModel

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

extension Inference {
  /// Whether a column stands along X, or would have been chosen as X or as Y had it been numbers or dates throughout.
  fileprivate func matters(_ misfit: Misfit, of column: ColumnSchema, in specification: ChartSpecification) -> Bool {
    let isNumeric = specification.y.type == .quantitative
    let isFree = !request.named.contains(column.name) && column.name != specification.x.field
    let isY = request.y == nil && request.aggregate != .count && isNumeric && isFree
    switch misfit.reason {
    case .date, .dayOrMonth:
      let isX = request.x == nil && (specification.x.type != .temporal || isBefore(column, specification.x.field))
      return column.name == specification.x.field || isX && !request.named.contains(column.name)
    case .number, .group:
      return column.name == specification.x.field && request.x != nil || isY && isBefore(column, specification.y.field)
    case .clock: return isY && specification.y.field == nil
    }
  }

  /// Whether a column stands before another, or there is no other.
  private func isBefore(_ column: ColumnSchema, _ other: String?) -> Bool {
    let places = [column.name, other].map { name in schema.columns.firstIndex { $0.name == name } }
    guard let own = places[0], let other = places[1] else { return true }
    return own < other
  }
}

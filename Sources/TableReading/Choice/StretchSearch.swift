import ChartModel

/// Finds a start and an end in two columns, so that each row is a stretch, such as a task of a plan.
struct StretchSearch {
  let schema: TableSchema

  private static let starts: Set<String> = [
    "start", "started", "begin", "began", "from", "beginning", "opened", "open", "checkin",
  ]
  private static let ends: Set<String> = [
    "end", "ended", "finish", "finished", "to", "until", "stop", "stopped", "closed", "close", "due", "completed",
    "checkout",
  ]

  /// The request with a start and an end, and a text as the level of each row, where nobody asked for anything and the table has them.
  func request(_ request: ChartRequest) -> ChartRequest {
    guard request.x == nil, request.xEnd == nil, request.y == nil, request.yEnd == nil, request.mark == nil,
      request.aggregate == nil, request.bucketing == nil, let start = column(Self.starts), let end = column(Self.ends),
      let level = schema.columns.first(where: { $0.type == .category && !$0.hasRepeats }), isOrdered(start, end)
    else { return request }
    var stretched = request
    (stretched.x, stretched.xEnd, stretched.y) = (start.name, end.name, level.name)
    return stretched
  }

  private func column(_ words: Set<String>) -> ColumnSchema? {
    let found = schema.columns.filter {
      $0.type == .instant && NameWords.words(of: $0.name).contains(where: words.contains)
    }
    return found.count == 1 ? found.first : nil
  }

  private func isOrdered(_ start: ColumnSchema, _ end: ColumnSchema) -> Bool {
    (start.minimum ?? 0) <= (end.minimum ?? 0) && (start.maximum ?? 0) <= (end.maximum ?? 0)
  }
}

internal import ChartModel

/// Points on the marks of a line, an area or bars say nothing new: they are left out.
enum Decoration {
  /// The layers without points that decorate another layer; what their author wrote goes to that layer.
  static func removed(from layers: [DeclaredLayer]) -> [DeclaredLayer] {
    var kept = layers
    for place in layers.indices.reversed() where layers[place].specification.mark == .point {
      guard let (host, rows) = host(of: kept[place], in: kept) else { continue }
      kept[host].take(from: kept[place], rows: rows)
      kept.remove(at: place)
    }
    return kept
  }

  /// The layer that a layer of points decorates, and the row there of each point.
  private static func host(of points: DeclaredLayer, in layers: [DeclaredLayer]) -> (Int, [Int])? {
    for (place, layer) in layers.enumerated() where layer.canHost(points) {
      if let rows = layer.rows(matching: points) { return (place, rows) }
    }
    return nil
  }
}

extension DeclaredLayer {
  /// Whether this may be the layer that points decorate: the same axes, and no text of the author on both.
  fileprivate func canHost(_ points: DeclaredLayer) -> Bool {
    let (own, other) = (specification, points.specification)
    return [.line, .area, .bar].contains(own.mark) && own.columnOrder == other.columnOrder
      && own.orientation == other.orientation && own.x.field == other.x.field && own.y.field == other.y.field
      && own.x.bucketing == other.x.bucketing && own.x.end == nil && own.y.end == nil
      && rows.rowCount == points.rows.rowCount && (authors.isEmpty || points.authors.isEmpty)
  }

  /// The row of each point; `nil` unless every row has its point and every point its row.
  fileprivate func rows(matching points: DeclaredLayer) -> [Int]? {
    var rowsByKey: [[Cell]: [Int]] = [:]
    for row in (0..<rows.rowCount).reversed() { rowsByKey[rows.key(of: row), default: []].append(row) }
    var matching: [Int] = []
    for row in 0..<points.rows.rowCount {
      guard let match = rowsByKey[points.rows.key(of: row)]?.popLast() else { return nil }
      matching.append(match)
    }
    return matching
  }

  fileprivate mutating func take(from points: DeclaredLayer, rows: [Int]) {
    if authors.isEmpty { authors = Self.moved(points.authors, to: rows) }
    if identifiers.isEmpty { identifiers = Self.moved(points.identifiers, to: rows) }
    guard plots.isEmpty else { return }
    plots = points.plots.map { plot in
      DeclaredPlot(name: plot.name, rows: plot.rows.compactMap { rows.indices.contains($0) ? rows[$0] : nil }.sorted())
    }
  }

  private static func moved<Value>(_ values: [Int: Value], to rows: [Int]) -> [Int: Value] {
    var moved: [Int: Value] = [:]
    for (row, value) in values where rows.indices.contains(row) { moved[rows[row]] = value }
    return moved
  }
}

/// A value of a row, equal where the bits are.
private enum Cell: Hashable {
  case number(UInt64)
  case instant(Int64)
  case name(String?)
}

extension RowBatch {
  fileprivate func key(of row: Int) -> [Cell] {
    columns.map { column in
      switch column {
      case .numbers(let numbers): .number(numbers.indices.contains(row) ? numbers[row].bitPattern : 0)
      case .instants(let instants): .instant(instants.indices.contains(row) ? instants[row] : 0)
      case .categories(let codes, let names):
        .name(codes.indices.contains(row) && names.indices.contains(Int(codes[row])) ? names[Int(codes[row])] : nil)
      }
    }
  }
}

import ChartModel

/// Finds that the stretches of a layer are bins: all of one width with an edge at zero, or all of one calendar unit.
///
/// Such a layer is a histogram, and the same chart as one that is bucketed so.
struct UniformBins {
  let layer: DeclaredLayer

  /// The layer in buckets; `nil` where its stretches are not bins.
  func bucketed() -> DeclaredLayer? {
    let specification = layer.specification
    guard specification.mark == .bar || specification.mark == .area, specification.x.end != nil,
      specification.y.end == nil, specification.y.type == .quantitative,
      let x = layer.rows.column(.x, of: specification), let end = layer.rows.column(.xEnd, of: specification)
    else { return nil }
    switch (x, end) {
    case (.numbers(let from), .numbers(let to)): return numeric(from, to)
    case (.instants(let from), .instants(let to)): return temporal(from, to)
    default: return nil
    }
  }

  private func numeric(_ from: [Double], _ to: [Double]) -> DeclaredLayer? {
    guard let first = from.first, let end = to.first, end > first, (end - first).isFinite else { return nil }
    let width = shortWidth(end - first)
    let bins = NumberKeys(resolution: .width(width))
    let middles = zip(from, to).map { $0 / 2 + $1 / 2 }
    for (middle, ends) in zip(middles, zip(from, to)) {
      guard middle.isFinite, abs(middle / width) < 0x1p52 else { return nil }
      let key = bins.key(of: middle)
      let tolerance = 1e-9 * max(width, abs(ends.0), abs(ends.1))
      guard abs(bins.start(of: key) - ends.0) <= tolerance, abs(bins.start(of: key + 1) - ends.1) <= tolerance else {
        return nil
      }
    }
    return layer(x: .numbers(middles), bucketing: .width(width))
  }

  /// The width as text would write it: 0.3 less 0.2 is 0.1.
  private func shortWidth(_ width: Double) -> Double {
    let exponent = NumberSteps.log10Floor(width) - 11
    guard let unit = Double("1e\(exponent)"), unit > 0 else { return width }
    return NumberSteps.scaled((width / unit).rounded(), by: unit)
  }

  private func temporal(_ from: [Int64], _ to: [Int64]) -> DeclaredLayer? {
    let calendar = layer.specification.calendar
    let missing = ColumnValues.missingInstant
    guard !from.isEmpty, !from.contains(missing), !to.contains(missing) else { return nil }
    let unit = CalendarUnit.allCases.first { unit in
      zip(from, to).allSatisfy { start, end in
        let ordinal = calendar.ordinal(of: Instant(microseconds: start), unit: unit)
        return calendar.start(of: ordinal, unit: unit).microseconds == start
          && calendar.start(of: ordinal + 1, unit: unit).microseconds == end
      }
    }
    return unit.flatMap { layer(x: .instants(from), bucketing: .calendar($0)) }
  }

  private func layer(x: ColumnValues, bucketing: Bucketing) -> DeclaredLayer {
    var bucketed = layer
    let order = layer.specification.columnOrder
    bucketed.specification.x.end = nil
    bucketed.specification.x.bucketing = bucketing
    bucketed.specification.keepsRows = false
    bucketed.specification.y.fallback = .sum
    let columns = zip(order, layer.rows.columns).compactMap { role, column in
      role == .x ? x : role == .xEnd ? nil : column
    }
    bucketed.rows = RowBatch(rowCount: layer.rows.rowCount, columns: columns)
    return bucketed
  }
}

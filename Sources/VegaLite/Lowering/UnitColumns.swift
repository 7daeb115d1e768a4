import ChartModel

/// The columns of a layer from the rows of a unit.
struct UnitColumns {
  private let lowering: UnitLowering
  private var rows: Range<Int> { 0..<lowering.unit.rows.rowCount }

  init(_ lowering: UnitLowering) { self.lowering = lowering }

  private var xEndChannel: ChannelValues? { lowering.roles.xEnd.map { lowering.channels.values[$0] } }
  private var yEndChannel: ChannelValues? { lowering.roles.yEnd.map { lowering.channels.values[$0] } }

  var x: ColumnValues {
    // Without a field, a mark is told by what it measures, and several by which of them they are.
    guard let values = lowering.xChannel else {
      let measure = lowering.yChannel.map { $0.channel.title ?? $0.channel.vegaTitle }
      return ChannelValues.column(rows.map { rows.count == 1 ? measure ?? "1" : String($0 + 1) })
    }
    switch values.kind {
    case .number, .bin: return .numbers(rows.map { ends(at: $0, values, xEndChannel).from })
    case .instant, .calendar, .stretch: return .instants(rows.map { instants(at: $0, values).from })
    case .cycle, .category: return values.column()
    }
  }

  var xEnd: ColumnValues {
    guard let values = lowering.xChannel else { return .numbers([]) }
    if values.kind.isTime { return .instants(rows.map { instants(at: $0, values).to }) }
    return .numbers(rows.map { ends(at: $0, values, xEndChannel).to })
  }

  var y: ColumnValues {
    guard let values = lowering.yChannel else { return .numbers(rows.map { _ in 1 }) }
    switch values.kind {
    case .number, .bin: return .numbers(rows.map { values.number(at: $0) })
    case .instant, .calendar, .stretch:
      return .instants(rows.map { values.instant(at: $0)?.microseconds ?? ColumnValues.missingInstant })
    case .cycle, .category: return values.column()
    }
  }

  var yEnd: ColumnValues {
    guard let values = lowering.yChannel else { return .numbers([]) }
    return .numbers(rows.map { yEndChannel?.number(at: $0) ?? values.end(at: $0) ?? values.number(at: $0) })
  }

  var series: ColumnValues {
    let channels = lowering.series.channels.map { lowering.channels.values[$0] }
    return ChannelValues.column(
      rows.map { row in
        let names = channels.map { $0.name(at: row) ?? "" }
        return names.count == 1 ? names.first : names.filter { !$0.isEmpty }.joined(separator: ", ")
      })
  }

  // MARK: Stretches

  /// Both ends of a stretch, the lower first; a stretch without an end is a point.
  private func ends(at row: Int, _ values: ChannelValues, _ end: ChannelValues?) -> (from: Double, to: Double) {
    let from = values.number(at: row)
    guard let to = end?.number(at: row) ?? values.end(at: row), to.isFinite, from.isFinite else { return (from, from) }
    return (ShownDecimals.asWritten(min(from, to)), ShownDecimals.asWritten(max(from, to)))
  }

  private func instants(at row: Int, _ values: ChannelValues) -> (from: Int64, to: Int64) {
    guard let from = values.instant(at: row)?.microseconds else {
      return (ColumnValues.missingInstant, ColumnValues.missingInstant)
    }
    let own = values.kind == .stretch ? values.endInstant(at: row) : nil
    let to = (xEndChannel?.instant(at: row) ?? own)?.microseconds ?? from
    return (min(from, to), max(from, to))
  }
}

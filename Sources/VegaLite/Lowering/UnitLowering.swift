import ChartModel
import SourceText

/// Makes a layer of the marks of a unit; each row is a mark, and nothing is put together again.
struct UnitLowering {
  let unit: CompiledUnit
  let channels: UnitChannels
  let roles: UnitRoles
  let series: UnitSeries

  init(_ unit: CompiledUnit, names: CalendarNames, isLayer: Bool) {
    self.unit = unit
    channels = UnitChannels(unit, names: names)
    roles = UnitRoles(channels)
    series = UnitSeries(channels, roles: roles, isLayer: isLayer)
  }

  func layer() -> DeclaredLayer {
    let specification = specification
    var layer = DeclaredLayer(
      specification: specification,
      rows: RowBatch(rowCount: unit.rows.rowCount, columns: specification.columnOrder.map(column)))
    layer.xDecimals = xDecimals
    layer.decimals = decimals
    layer.rowCounts = rowCounts
    let details = UnitDetails(channels, places: series.details)
    layer.details = details.fields
    layer.detailValues = details.values
    layer.namedPlaces = namedPlaces
    layer.seriesAreRows = roles.isLook && roles.rows != nil
    (layer.data, layer.rowsWithout) = (unit.data, rowsWithout)
    layer.rowsUnplaced = rowsUnplaced
    (layer.role, layer.intervalMeaning, layer.highlights) = (unit.role, unit.intervalMeaning, unit.highlights)
    return layer
  }

  private var specification: ChartSpecification {
    var specification = ChartSpecification(
      mark: kind, orientation: roles.orientation, interpolation: interpolation, isPartToWhole: roles.isPartToWhole,
      keepsRows: !roles.countsMarks && !addsParts, x: x, y: y, series: seriesEncoding, stack: stack,
      calendar: ChartCalendar(zone: zone, firstWeekday: .sunday))
    // What begins and ends at dates of the data ends where they say it.
    specification.calendar.endsAreNamed = xChannel?.kind == .instant
    specification.fillsGaps = false
    return specification
  }

  private var rowsWithout: [RowsWithout] {
    unit.leftOut.flatMap { left -> [RowsWithout] in
      guard let channel = unit.channels.first(where: { $0.channel == left.channel }) else { return [] }
      // One value has no deviation, and yet it is a value.
      let isSpread = ["stdev", "variance", "stderr", "ci0", "ci1"].contains(channel.aggregate ?? "")
      let name = isSpread ? channel.vegaTitle : channel.field ?? channel.vegaTitle
      let isX = xChannel?.channel.channel == left.channel
      return [
        RowsWithout(field: channel.title ?? name, count: left.missing, isX: isX),
        // A map has no axis on which a value has no place.
        RowsWithout(
          field: channel.title ?? name, count: left.unplaced, isUnplaced: unit.composition != .map, isX: isX),
      ].filter { $0.count > 0 }
    }
  }

  /// Texts along X in which Vega finds no date.
  private var rowsUnplaced: Int {
    guard let x = xChannel, x.kind.isTime else { return 0 }
    return (0..<unit.rows.rowCount).lazy.filter { x.value(at: $0).isNaN }
      .reduce(0) { $0.addingClamped(rowCounts.indices.contains($1) ? rowCounts[$1] : 1) }
  }

  /// The zone of the times along X, or else of the first times that the marks show.
  private var zone: TimeZoneRules {
    let times = ([xChannel, yChannel].compactMap { $0 } + channels.values).first { $0.kind.isTime }
    return (times?.names ?? channels.names).zone
  }

  // MARK: Marks

  private var kind: MarkKind {
    switch unit.view.mark {
    case .arc: .sector
    case .area: .area
    case .bar: roles.isLook && roles.rows != nil ? .rectangle : .bar
    case .line, .trail: isOrdered ? .point : .line
    case .rule: .rule
    case .rect: roles.rows != nil || yChannel == nil ? .rectangle : .bar
    case .circle, .geoshape, .image, .point, .square, .text, .tick: .point
    }
  }

  /// Whether a path goes another way than along X: its points are then a walk over the plane.
  var isOrdered: Bool {
    guard let order = channels.place("order"), let x = roles.x, channels.values[x].kind == .number else { return false }
    return !channels.areSame(order, x)
  }

  /// Whether points are joined in an order of their own.
  var isPath: Bool {
    [.line, .trail].contains(unit.view.mark) && isOrdered
      && unit.view.encoding["order"]?["sort"]?.string != "descending"
  }

  private var interpolation: Interpolation {
    switch unit.view.definition["interpolate"]?.string {
    case "monotone": .monotone
    case "cardinal", "cardinal-open", "cardinal-closed", "bundle", "basis", "basis-open", "basis-closed", "natural":
      .cardinal
    case "catmull-rom": .catmullRom
    case "step": .stepCenter
    case "step-after": .stepStart
    case "step-before": .stepEnd
    default: .linear
    }
  }

  private var stack: StackMethod {
    let isBeside = channels.place("xOffset") != nil || channels.place("yOffset") != nil
    guard let stack = unit.stack, series.channels.contains(where: { channels.values[$0].distinctCount > 1 }),
      !roles.isPartToWhole, !isBeside,
      stack.channel == yChannel?.channel.channel, isAdditive
    else { return .none }
    switch stack.offset {
    case .zero: return .zero
    case .normalize: return .normalize
    case .center: return .center
    }
  }

  /// Whether several marks of one part of a stack lie on each other, which together are the part.
  private var addsParts: Bool { stack == .zero && [.bar, .area].contains(unit.view.mark) }

  private var isAdditive: Bool { yChannel?.aggregate?.addsUp ?? true }

  // MARK: Channels

  var xChannel: ChannelValues? { roles.x.map { channels.values[$0] } }
  var yChannel: ChannelValues? { roles.y.map { channels.values[$0] } }

  private var seriesEncoding: SeriesEncoding? {
    guard let first = series.channels.first else { return nil }
    let field = series.channels.map { channels.values[$0].seriesName }.joined(separator: ", ")
    let order = series.channels.count == 1 ? channels.values[first].orderedNames() : nil
    return SeriesEncoding(field: field, order: order)
  }

  private var x: XEncoding {
    guard let values = xChannel else { return XEncoding(field: "", type: .nominal, bucketing: .none) }
    let scale = unit.scales[values.channel.channel]
    var x = XEncoding(
      field: values.fieldName, title: values.told, type: values.fieldType,
      bucketing: values.isToldByYears ? .calendar(.year) : values.bucketing,
      look: AxisLook(scale, of: values))
    x.end = endName(of: values, roles.xEnd)
    if values.kind.isNamed { x.domain = .categories(names(along: values)) }
    x.domain = x.domain ?? AxisDomain(scale, kind: values.kind)
    return x
  }

  private func endName(of values: ChannelValues, _ end: Int?) -> String? {
    let name = values.fieldName
    if let end {
      let channel = channels.values[end]
      return channel.channel.field == nil ? name + " end" : channel.name(titled: values.channel.title)
    }
    return [.bin, .stretch].contains(values.kind) ? name + " end" : nil
  }

  private var y: YEncoding {
    guard let values = yChannel else {
      var y = YEncoding(field: nil, aggregate: roles.countsMarks ? .count : nil)
      y.title = nil
      return y
    }
    let scale = unit.scales[values.channel.channel]
    var y = YEncoding(
      field: values.isCount ? nil : values.fieldName, title: values.channel.title, aggregate: values.aggregate,
      fallback: stack != .none || roles.isPartToWhole ? .sum : .mean, type: values.fieldType,
      end: endName(of: values, roles.yEnd), includesZero: scale?.includesZero,
      look: AxisLook(scale, of: values))
    // Where parts fill the axis, its percents are theirs and not the numbers'.
    if stack == .normalize { y.look.numberLook = .plain }
    y.isAggregated = values.isCount || values.aggregate != nil
    if roles.yEnd != nil, values.aggregate != nil { (y.field, y.aggregate) = (values.channel.vegaTitle, nil) }
    if values.kind.isNamed { y.levels = isFromTop(values) ? names(along: values).reversed() : names(along: values) }
    if case .numbers(let domain)? = AxisDomain(scale, kind: values.kind) { y.domain = domain }
    // A map shows its values by color or size too.
    if roles.isLook || unit.composition == .map { y.domain = y.domain ?? shades(of: values) }
    return y
  }

  /// From where to where a scale of colors goes that nobody bounds: as far as the values; sizes begin at zero.
  private func shades(of values: ChannelValues) -> ClosedRange<Double>? {
    guard values.kind == .number else { return nil }
    let numbers = (0..<values.count).map { values.number(at: $0) }.filter(\.isFinite)
    guard let least = numbers.min(), let high = numbers.max() else { return nil }
    let low = values.channel.channel == "size" ? min(least, 0) : least
    return low < high ? low...high : nil
  }

  /// Names as they stand along their axis, which may run the other way.
  private func names(along values: ChannelValues) -> [String] {
    let isTurned = unit.view.encoding[values.channel.channel].flatMap(UnitScale.runsTheOtherWay) == true
    return isTurned ? values.orderedNames().reversed() : values.orderedNames()
  }

  /// Whether an author has put levels in an order: along a vertical axis the first stands on top.
  func isFromTop(_ values: ChannelValues) -> Bool {
    guard values.channel.channel == "y", let definition = unit.view.encoding["y"] else { return false }
    return definition["sort"]?.tree.elements != nil || definition["sort"]?.string == "descending"
      || definition["scale"]?["domain"]?.tree.elements != nil
  }

  // MARK: Columns

  private func column(_ role: ChartSpecification.ColumnRole) -> ColumnValues {
    let columns = UnitColumns(self)
    switch role {
    case .x: return columns.x
    case .xEnd: return columns.xEnd
    case .y: return columns.y
    case .yEnd: return columns.yEnd
    case .series: return columns.series
    }
  }

  private var rowCounts: [Int] {
    guard let name = unit.countColumn, let counts = unit.rows[name] else { return [] }
    return counts.map { $0.number.flatMap { Int(exactly: $0.rounded()) } ?? 1 }
  }

  private var xDecimals: Int {
    guard let xChannel, [.number, .bin].contains(xChannel.kind) else { return 0 }
    let rows = 0..<unit.rows.rowCount
    let ends =
      roles.xEnd.map { end in rows.map { channels.values[end].number(at: $0) } }
      ?? rows.compactMap { xChannel.end(at: $0) }
    return ShownDecimals.of(rows.map { xChannel.number(at: $0) } + ends, aggregate: xChannel.aggregate)
  }

  private var decimals: Int {
    guard let yChannel, [.number, .bin].contains(yChannel.kind) else { return 0 }
    let rows = 0..<unit.rows.rowCount
    let ends =
      roles.yEnd.map { end in rows.map { channels.values[end].number(at: $0) } }
      ?? rows.compactMap { yChannel.end(at: $0) }
    return ShownDecimals.of(rows.map { yChannel.number(at: $0) } + ends, aggregate: yChannel.aggregate)
  }
}

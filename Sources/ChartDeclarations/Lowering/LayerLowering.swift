internal import ChartModel

/// Makes a layer of the chart of the marks that share their labels.
struct LayerLowering {
  let marks: [PlacedMark]
  let first: PlacedMark
  let roles: LayerRoles
  let settings: ChartSettings
  let series: SeriesChoice?
  let calendar: ChartCalendar

  init?(_ marks: [PlacedMark], settings: ChartSettings, calendars: inout CalendarCache) {
    guard let first = marks.first else { return nil }
    self.marks = marks
    self.first = first
    self.settings = settings
    roles = LayerRoles(first)
    series = SeriesChoice(marks, roles: roles, settings: settings)
    calendar = calendars.calendar(roles.x.value(of: first, at: 0)?.calendar)
  }

  /// The layer, without what an author wrote over its marks.
  func layer() -> DeclaredLayer? {
    guard let specification else { return nil }
    let columns = specification.columnOrder.map(column)
    var layer = DeclaredLayer(
      specification: specification, rows: RowBatch(rowCount: marks.count, columns: columns))
    for (role, column) in zip(specification.columnOrder, columns) {
      switch role {
      case .x, .xEnd: layer.xDecimals = max(layer.xDecimals, column.decimals)
      case .y, .yEnd: layer.decimals = max(layer.decimals, column.decimals)
      case .series: break
      }
    }
    addDetails(to: &layer)
    return layer
  }

  /// Adds the numbers that the size of points shows, and where they stand in space.
  private func addDetails(to layer: inout DeclaredLayer) {
    let channels = [Channel.symbolSize, .depth].filter { first.traits.channels[$0]?.content.kind == .number }
    layer.details = channels.compactMap { channel in
      first.traits.channels[channel].map { detail($0, decimals: decimals(channel), isSize: channel == .symbolSize) }
    }
    guard !channels.isEmpty else { return }
    layer.detailValues = marks.map { mark in channels.map { mark.traits.channels[$0].flatMap { XValue($0.content) } } }
  }

  private func detail(_ value: PlottedValue, decimals: Int, isSize: Bool) -> DetailField {
    let title = TitleWithUnit(value.label)
    var field = DetailField(name: title.title, type: .quantitative, unit: title.unit, decimals: decimals)
    field.look = isSize ? .size : nil
    return field
  }

  private func decimals(_ channel: Channel) -> Int {
    Columns.column(marks.map { $0.traits.channels[channel]?.content }).decimals
  }

  private func column(_ role: ChartSpecification.ColumnRole) -> ColumnValues {
    switch role {
    case .x: column(from: roles.x)
    case .xEnd: column(from: roles.xEnd)
    case .y: column(from: roles.y)
    case .yEnd: column(from: roles.yEnd)
    case .series: Columns.categories(series?.names ?? [])
    }
  }

  private func column(from source: LayerRoles.Source?) -> ColumnValues {
    Columns.column(marks.enumerated().map { source?.value(of: $1, at: $0)?.content })
  }

  private var specification: ChartSpecification? {
    guard let x else { return nil }
    var specification = ChartSpecification(
      title: settings.chartTitle, mark: first.kind, orientation: roles.orientation,
      interpolation: first.traits.interpolation ?? .linear, isPartToWhole: roles.isPartToWhole, keepsRows: keepsRows,
      x: x, y: y, series: series.map { SeriesEncoding(field: $0.field, order: $0.order) }, stack: stack,
      calendar: calendar)
    specification.fillsGaps = fillsGaps
    return specification
  }

  private var y: YEncoding {
    let axis = roles.pageY.map { settings[$0] } ?? PageAxisSettings()
    let title = axis.label.flatMap { UnitNames.isSymbol($0) ? nil : TitleWithUnit($0, ofAxis: true) }
    // A title that is a unit and no more says nothing of what is measured.
    let unit = axis.label.flatMap { UnitNames.isSymbol($0) ? UnitNames.name(of: $0) : title?.unit }
    var look = AxisLook(axis, calendar: settings.environment)
    if first.stacking == .normalized { look.numberLook = .plain }
    guard let value = roles.y?.value(of: first, at: 0) else {
      return YEncoding(field: nil, title: title?.title, unit: unit, aggregate: .count, look: look)
    }
    let (field, levels) = (TitleWithUnit(value.label), value.levels)
    return YEncoding(
      field: field.title, title: title?.title,
      unit: unit ?? field.unit ?? tickUnit(value, axis) ?? spokenUnit(value), fallback: fallback,
      domain: value.content.kind == .number ? axis.domain?.numbers : nil,
      type: FieldType(value.content.kind, levels: value.areRanked ? levels : nil), end: endField,
      levels: value.content.kind == .category ? axis.domain?.categories ?? levels : nil,
      // As in Swift Charts, where a scale of numbers reaches down to zero unless its author says otherwise.
      includesZero: axis.domain?.includesZero ?? (value.content.kind == .number ? true : nil), look: look)
  }

  /// The unit at the ticks; that of shares is not that of what they are shares of.
  private func tickUnit(_ value: PlottedValue, _ axis: PageAxisSettings) -> String? {
    value.content.kind == .number && first.stacking != .normalized ? axis.unit : nil
  }

  /// The unit in what the author writes for VoiceOver.
  private func spokenUnit(_ value: PlottedValue) -> String? {
    value.content.kind == .number && first.stacking != .normalized ? settings.writtenUnit : nil
  }

  /// The label of the upper end, without its unit.
  private var endField: String? {
    roles.yEnd?.value(of: first, at: 0).map { TitleWithUnit($0.label).title }
  }
}

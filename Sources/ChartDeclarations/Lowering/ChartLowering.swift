internal import ChartModel

/// Makes a declaration of the flat list of marks and of what is said of the whole chart.
struct ChartLowering {
  private let marks: [PlacedMark]
  private let plotNames: [String?]
  let settings: ChartSettings

  init(collected: MarkCollector, settings: ChartSettings) {
    let all = collected.marks(within: settings.x.domain?.numbers)
    var settings = settings
    settings.x.readTicks(at: all.flatMap { [$0.x, $0.xEnd] }.compactMap { $0?.content.number })
    settings.y.readTicks(at: all.flatMap { [$0.y, $0.yEnd] }.compactMap { $0?.content.number })
    marks = MeantMarks(settings: settings).marks(of: all)
    plotNames = collected.plotNames
    self.settings = settings
  }

  /// The phases in their order: layers, what authors wrote, rules, window, selection.
  func declaration() -> ChartDeclaration {
    var calendars = CalendarCache(settings.environment, weeksOf: marks)
    var identifiers: Set<String> = []
    var layers: [DeclaredLayer] = []
    let parts = marks.filter { !$0.isRule }.layers()
    var settings = settings
    settings.writtenUnit = WrittenUnit.unit(of: parts, settings: settings)
    for marks in parts {
      guard var layer = LayerLowering(marks, settings: settings, calendars: &calendars)?.layer() else { continue }
      write(over: &layer, marks: marks, identifiers: &identifiers)
      layers.append(layer)
    }
    if layers.count > 1 { layers = layers.map(\.atItsPoints) }
    let told = layers.filter { !$0.isHidden }
    let rules = rules(beside: told.first ?? layers.first, calendars: calendars, identifiers: &identifiers)
    var declaration = ChartDeclaration(
      title: settings.chartTitle, subtitle: settings.subtitle,
      authorDescription: settings.authorDescription, layers: layers, rules: rules, window: window(of: told),
      selection: selection(in: told))
    declaration.authorLeads = settings.authorLeads
    return declaration
  }

  private func write(over layer: inout DeclaredLayer, marks: [PlacedMark], identifiers: inout Set<String>) {
    var rowsByPlot: [Int: [Int]] = [:]
    for (row, mark) in marks.enumerated() {
      layer.authors[row] = mark.traits.author.unlessEmpty
      if let id = mark.traits.identifier, identifiers.insert(id).inserted { layer.identifiers[row] = id }
      if let plot = mark.traits.plot { rowsByPlot[plot, default: []].append(row) }
    }
    layer.plots = rowsByPlot.sorted { $0.key < $1.key }.map { plot, rows in
      DeclaredPlot(name: plotNames.indices.contains(plot) ? plotNames[plot] : nil, rows: rows)
    }
  }

  private func rules(
    beside layer: DeclaredLayer?, calendars: CalendarCache, identifiers: inout Set<String>
  ) -> [Rule] {
    let isHorizontal = layer?.specification.orientation == .horizontal
    var lowering = RuleLowering(isHorizontal: isHorizontal, calendars: calendars)
    for mark in marks where mark.isRule {
      let id = mark.traits.identifier.flatMap { identifiers.insert($0).inserted ? $0 : nil }
      lowering.add(mark, identifier: id)
    }
    return lowering.rules
  }

  /// The axis of the page along which the X of the data runs.
  private func pageX(of layers: [DeclaredLayer]) -> PageAxisSettings {
    layers.first?.specification.orientation == .horizontal ? settings.y : settings.x
  }

  private func window(of layers: [DeclaredLayer]) -> DeclaredWindow? {
    XPlaces(told: layers)?.window(pageX(of: layers))
  }

  private func selection(in layers: [DeclaredLayer]) -> ChartSelection {
    guard let places = XPlaces(told: layers), let first = layers.first else { return .none }
    if first.specification.mark == .sector, let angle = settings.angleSelection.values.first {
      return angle.coordinate.flatMap { places.sector(at: $0, in: first) }.map { .point($0) } ?? .none
    }
    return places.selection(pageX(of: layers))
  }
}

extension DeclaredLayer {
  /// The layer; points beside another layer, as outliers beside boxes, stand at their own names alone, and are missing nowhere.
  fileprivate var atItsPoints: DeclaredLayer {
    guard specification.mark == .point, case .categories(let names) = specification.x.domain,
      let own = rows.columns.first?.names.map(Set.init)
    else { return self }
    var layer = self
    layer.specification.x.domain = .categories(names.filter(own.contains))
    return layer
  }

  /// Whether all marks are kept from assistive technology: such a layer has no place on the finished chart.
  fileprivate var isHidden: Bool {
    rows.rowCount > 0 && (0..<rows.rowCount).allSatisfy { authors[$0]?.isHidden == true }
  }
}

extension PlacedMark {
  /// Whether a mark is a line across the whole chart, or a region of it: a rectangle that one axis alone bounds.
  var isRule: Bool {
    guard (x == nil) != (y == nil) else { return false }
    let hasEnd = xEnd != nil || yEnd != nil
    return kind == .rule && !hasEnd || kind == .rectangle && hasEnd
  }
}

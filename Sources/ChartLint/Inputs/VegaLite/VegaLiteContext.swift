import SourceText

/// What the encodings of a chart say of it.
struct VegaLiteContext {
  let view: VegaLiteView
  /// The most categories that are listed.
  static let categoryLimit = 1_000

  /// The rows of the chart, if they may be read.
  let rows: [JSONTree]?

  /// - Parameter readsRows: Whether rows are looked at: of charts with very many views they would be, over and over.
  init(_ view: VegaLiteView, readsRows: Bool = true) {
    (self.view, rows) = (view, readsRows && !view.isDerived ? view.rows : nil)
  }

  /// What is known of the texts of a view; of views beside each other nothing but that they are described.
  var context: LabelContext {
    var context = LabelContext()
    context.hasOverview = view.isDescribed
    guard !view.isComposed else { return context }
    let drawn = view.firstLayer.map { VegaLiteContext($0, readsRows: rows != nil) } ?? self
    context.chartType = drawn.view.markType
    context.x = drawn.axis("x")
    context.y = drawn.axis("y")
    context.series = drawn.series
    context.data = view.isLayered ? nil : drawn.data
    return context
  }

  // MARK: Axes

  private func axis(_ channel: String) -> LabelContext.Axis? {
    guard let definition = view.encoding[channel], definition.members != nil else { return nil }
    var axis = LabelContext.Axis()
    axis.type = definition["type"]?.string
    if let title = VegaLiteTitle.text(of: definition) {
      (axis.name, axis.unit) = VegaLiteTitle.parts(of: title, isTemporal: axis.type == "temporal")
    }
    axis.name = axis.name ?? definition["field"]?.string
    axis.precision = VegaLiteTitle.decimals(of: definition["axis"]?["format"]?.string)
    bounds(of: definition["scale"], &axis)
    if axis.categories.isEmpty, isDiscrete(definition) { axis.categories = categories(of: definition) }
    return axis
  }

  private func bounds(of scale: JSONTree?, _ axis: inout LabelContext.Axis) {
    let domain = (scale?["domain"]?.elements ?? []).compactMap(LabelContext.Place.init)
    if axis.type == "nominal" || axis.type == "ordinal" {
      axis.categories = domain.prefix(Self.categoryLimit).map(\.text)
    } else if domain.count == 2 {
      (axis.min, axis.max) = (domain.first, domain.last)
    }
    axis.min = scale?["domainMin"].flatMap(LabelContext.Place.init) ?? axis.min
    axis.max = scale?["domainMax"].flatMap(LabelContext.Place.init) ?? axis.max
  }

  func isDiscrete(_ definition: JSONTree) -> Bool {
    let type = definition["type"]?.string
    return (type == "nominal" || type == "ordinal") && definition["timeUnit"] == nil && definition["bin"] == nil
  }

  /// The categories of a field in the order of the axis, as far as the chart holds rows.
  func categories(of definition: JSONTree) -> [String] {
    guard let field = definition["field"]?.string, let rows else { return [] }
    var seen: Set<LabelContext.Place> = []
    var places: [LabelContext.Place] = []
    for row in rows {
      guard let place = row[field].flatMap(LabelContext.Place.init), seen.insert(place).inserted else { continue }
      places.append(place)
      if places.count == Self.categoryLimit { break }
    }
    return ordered(places, by: definition["sort"]).map(\.text)
  }

  /// Without another order they stand in their natural one.
  private func ordered(_ places: [LabelContext.Place], by sort: JSONTree?) -> [LabelContext.Place] {
    switch sort?.kind {
    case nil: places.sorted(by: Self.isBefore)
    case .string("ascending"): places.sorted(by: Self.isBefore)
    case .string("descending"): places.sorted { Self.isBefore($1, $0) }
    case .array(let elements):
      Self.listed(places, first: elements.compactMap(LabelContext.Place.init))
    default: places
    }
  }

  /// Places in an order that names some of them.
  private static func listed(_ places: [LabelContext.Place], first: [LabelContext.Place]) -> [LabelContext.Place] {
    let (all, named) = (Set(places), Set(first))
    return first.filter(all.contains) + places.filter { !named.contains($0) }
  }

  private static func isBefore(_ first: LabelContext.Place, _ second: LabelContext.Place) -> Bool {
    switch (first, second) {
    case (.number(let first), .number(let second)): first < second
    case (.text(let first), .text(let second)):
      first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
    case (.number, .text): true
    case (.text, .number): false
    }
  }
}

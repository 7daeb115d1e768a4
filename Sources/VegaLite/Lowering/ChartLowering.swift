import ChartModel
import SourceText

/// Makes a declaration of the units that share their axes.
struct ChartLowering {
  let chart: CompiledChart
  let names: CalendarNames
  /// How far the marks of other charts go that have scales in common with this one.
  private let shared: DrawnBounds.Reach
  private(set) var omissions: [Omission] = []
  private var layers: [DeclaredLayer] = []
  /// Layers none of whose rows has a place.
  private var undrawn: [DeclaredLayer] = []
  private var rules: [Rule] = []
  private var notes: [ChartNote] = []
  /// The units that became layers, with what text beside them is compared with.
  private(set) var told: [UnitLowering] = []

  init(_ chart: CompiledChart, names: CalendarNames, sharing shared: DrawnBounds.Reach = [:]) {
    (self.chart, self.names, self.shared) = (chart, names, shared)
  }

  /// The declaration; `nil` where nothing of the chart can be told.
  mutating func declaration() -> ChartDeclaration? {
    let all = Maps.told(chart.units)
    let drawn = all.filter { unit in
      if unit.rows.rowCount == 0, !unit.leftOut.isEmpty, all.contains(where: { $0.rows.rowCount > 0 }) {
        undrawn.append(UnitLowering(unit, names: names, isLayer: true).layer())
        return false
      }
      guard let omission = Self.omission(unit, among: all) else { return true }
      omissions.append(omission)
      return false
    }
    omissions += chart.omitted.map { Omission(Self.kind(of: $0), pointer: $0.pointer) }
    // Lines across the chart and text beside marks need the marks that they stand beside.
    let units = sharingZero(Compositions.read(drawn))
    let (annotations, marks) = units.partitioned { isAnnotation($0, among: units) }
    let layerNames = LayerNames(marks, texts: annotations)
    for (place, unit) in marks.enumerated() where !isBackground(unit, among: marks) {
      add(unit, isLayer: marks.count > 1, named: layerNames.names[place])
    }
    // Lines first, so that text names them wherever it stands.
    for unit in annotations where unit.view.mark != .text { annotate(unit) }
    for (place, unit) in annotations.enumerated() where unit.view.mark == .text && !layerNames.texts.contains(place) {
      annotate(unit)
    }
    guard !layers.isEmpty || !rules.isEmpty else { return nil }
    let axes = SharedAxes(all, told: told.map(\.unit), shared: shared)
    for (place, lowering) in told.enumerated() {
      axes.complete(&layers[place], of: lowering, sharesY: !hasOwnScale)
    }
    var declaration = ChartDeclaration(
      title: chart.frame.title ?? text(of: \.title), subtitle: chart.frame.subtitle ?? text(of: \.subtitle),
      // What layers say of themselves is written for those who draw them.
      authorDescription: chart.frame.description ?? (chart.units.count == 1 ? text(of: \.description) : nil),
      layers: layers, rules: rules)
    (declaration.hasOwnY, declaration.undrawn, declaration.notes) = (hasOwnScale, undrawn, notes)
    declaration.composition =
      units.lazy.compactMap(\.composition).first ?? (told.contains { $0.isPath } ? .path : nil)
    return declaration
  }

  /// What layers are titled where the chart is not: all texts, each once, as all are drawn.
  private func text(of part: KeyPath<ViewFrame, String?>) -> String? {
    var texts: [String] = []
    for text in chart.units.compactMap({ $0.view.frame[keyPath: part] }) where !texts.contains(text) {
      texts.append(text)
    }
    return texts.isEmpty ? nil : texts.joined(separator: ". ")
  }

  /// On a scale that layers share, zero is where the author of one of them wants it.
  private func sharingZero(_ units: [CompiledUnit]) -> [CompiledUnit] {
    var units = units
    for channel in ["x", "y"] where chart.frame.resolve?["scale"]?[channel]?.string != "independent" {
      guard let said = units.lazy.compactMap({ $0.scales[channel]?.saysZero }).first else { continue }
      for place in units.indices { units[place].scales[channel]?.includesZero = said }
    }
    return units
  }

  /// Whether marks only stand at places where others show values, as bands and targets to point at do.
  private mutating func isBackground(_ unit: CompiledUnit, among units: [CompiledUnit]) -> Bool {
    let lowering = UnitLowering(unit, names: names, isLayer: true)
    guard lowering.roles.countsMarks, let x = lowering.xChannel?.channel else { return false }
    let isBeside = units.contains { other in
      let positions = other.channels.filter { ["x", "y"].contains($0.channel) }
      return positions.count == 2 && positions.contains { $0.channel == x.channel && $0.field == x.field }
    }
    guard isBeside else { return false }
    omissions.append(
      Omission(unit.view.isInteractive ? .interaction : .decoration, pointer: unit.view.frame.node.pointer))
    return true
  }

  private mutating func add(_ unit: CompiledUnit, isLayer: Bool, named name: String? = nil) {
    let lowering = UnitLowering(unit, names: names, isLayer: isLayer)
    told.append(lowering)
    var layer = lowering.layer()
    layer.specification.title = name
    layers.append(layer)
  }

  /// Whether the channel of what is measured has a scale of its own in each layer.
  private var hasOwnScale: Bool {
    guard layers.count > 1, let first = layers.first else { return false }
    // What a map shows by color and by size has a legend each.
    if told.allSatisfy({ $0.unit.composition == .map }) {
      return Set(told.map { $0.yChannel?.channel.column }).count > 1
    }
    let channel = first.specification.orientation == .horizontal ? "x" : "y"
    return chart.frame.resolve?["scale"]?[channel]?.string == "independent"
  }

  // MARK: What is not told

  /// What a unit is that compilation refused.
  private static func kind(of fault: SpecificationFault) -> Omission.Kind {
    if fault.pointer.contains("/transform/") { return .interaction }
    return fault.found.contains("image") ? .image : .map
  }

  private static func omission(_ unit: CompiledUnit, among units: [CompiledUnit]) -> Omission? {
    let pointer = unit.view.frame.node.pointer
    if unit.view.mark == .geoshape || unit.isOnMap {
      // Shapes without a value lie beneath what is told.
      let isBeneath = unit.view.mark == .geoshape && units.contains { $0.composition == .map }
      return Omission(isBeneath ? .decoration : .map, pointer: pointer)
    }
    if ReferenceLines.isLeader(unit, among: units) { return Omission(.decoration, pointer: pointer) }
    // Text that only writes where it stands is a label of an axis that another chart has.
    if units.count == 1, unit.view.mark == .text, let text = unit.column("text"),
      ["x", "y"].contains(where: { unit.column($0) == text }), unit.channels.count < 4
    {
      return Omission(.decoration, pointer: pointer)
    }
    let positions = unit.channels.contains {
      ["x", "y"].contains($0.channel) && $0.field != nil || $0.aggregate != nil
    }
    if unit.view.mark == .image, !positions { return Omission(.image, pointer: pointer) }
    let isRule = [.rule, .rect, .text].contains(unit.view.mark)
    let isWritten = unit.view.mark == .text && unit.view.writtenText != nil && units.count > 1
    guard isWritten || unit.channels.contains(where: { $0.datum == nil || isRule && ["x", "y"].contains($0.channel) })
    else {
      return Omission(.decoration, pointer: pointer)
    }
    if unit.rows.rowCount == 0, units.contains(where: { $0.rows.rowCount > 0 }) {
      return Omission(.interaction, pointer: pointer)
    }
    return nil
  }

  // MARK: Annotations

  private func isAnnotation(_ unit: CompiledUnit, among units: [CompiledUnit]) -> Bool {
    // Whiskers of a box that stands alone lie across nothing: they are parts of it.
    if unit.isPartOfBox, units.contains(where: { $0.isPartOfBox && $0.view.mark == .bar }) { return false }
    guard unit.view.mark == .text || AnnotationLowering.isLine(unit) else { return false }
    return units.contains { $0.view.mark != .text && !AnnotationLowering.isLine($0) }
  }

  /// Whether a text is the name of a region or place that a map tells anyway.
  private func isPlaceOfMap(_ text: String) -> Bool {
    told.contains { lowering in
      guard lowering.unit.composition == .map, let x = lowering.xChannel, x.kind.isNamed else { return false }
      return (0..<x.count).contains { x.name(at: $0) == text }
    }
  }

  /// Whether a text is the name of a line or a band.
  private mutating func nameLine(_ annotation: AnnotationLowering) -> Bool {
    told.first.map { annotation.nameRule(in: &rules, beside: $0) } == true
  }

  private mutating func annotate(_ unit: CompiledUnit) {
    let annotation = AnnotationLowering(unit, names: names)
    if unit.view.mark == .text {
      // A text with both positions is of the mark at which it stands, else of the line there.
      let isOfMarks = annotation.hasBothPositions && told.contains { annotation.standsAtMarks(of: $0) }
      if !isOfMarks, nameLine(annotation) { return }
      if layers.indices.contains(where: { annotation.addText(to: &layers[$0], of: told[$0]) }) { return }
      let added = annotation.notes(beside: told.first, after: notes.count).filter { !isPlaceOfMap($0.text) }
      notes += added
      if added.isEmpty { omissions.append(Omission(.decoration, pointer: unit.view.frame.node.pointer)) }
      return
    }
    if annotation.repeatsPlaces(of: told) {
      omissions.append(
        Omission(unit.view.isInteractive ? .interaction : .decoration, pointer: unit.view.frame.node.pointer))
      return
    }
    guard let first = told.first, let added = annotation.rules(beside: first, after: rules.count) else {
      return add(unit, isLayer: true)
    }
    rules += added
    if annotation.hasBandsOfNames {
      omissions.append(Omission(.decoration, pointer: unit.view.frame.node.pointer))
    }
  }
}

extension CompiledUnit {
  /// Whether it is a whisker, the box, or the median of a box plot.
  fileprivate var isPartOfBox: Bool {
    channels.contains { channel in
      guard ["x", "y"].contains(channel.channel), let part = channel.part else { return false }
      return part.hasSuffix("whisker") || part.hasSuffix("box")
    }
  }
}

extension Array {
  /// The elements for which a test holds, and the others, each in their order.
  fileprivate func partitioned(_ isFirst: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

internal import ChartModel

/// Bars or areas of several measures at one place, which stand on each other though nothing but their labels tells them apart.
///
/// ```swift
/// BarMark(x: .value("Day", day), y: .value("Active", active))
/// BarMark(x: .value("Day", day), y: .value("New", new))
/// ```
struct StackedMeasures {
  /// The marks as parts of one layer; `nil` where there are none.
  let marks: [PlacedMark]?

  init(_ marks: [PlacedMark]) {
    let parts = marks.filter(\.isPlainPart)
    let labels = parts.compactMap { $0.y?.label }.withoutRepetition()
    let places = Set(parts.map { Place(x: $0.x?.content.name, label: $0.y?.label) })
    let units = Set(labels.map { TitleWithUnit($0).unit })
    let areOne = Set(parts.map(\.kind)).count == 1 && Set(parts.map { $0.x?.label }).count == 1 && units.count == 1
    guard labels.count > 1, areOne, places.count == parts.count, Set(places.map(\.x)).count < parts.count else {
      self.marks = nil
      return
    }
    let measure = NamedMeasures.joined(labels)
    self.marks = marks.map { $0.isPlainPart ? Self.part($0, of: measure) : $0 }
  }

  private struct Place: Hashable {
    let x, label: String?
  }

  private static func part(_ mark: PlacedMark, of measure: String) -> PlacedMark {
    var part = mark
    part.traits.channels[.foregroundStyle] = PlottedValue(
      label: StackedParts.series, content: .text(TitleWithUnit(mark.y?.label ?? "").title), type: String.self)
    part.y?.label = measure
    return part
  }
}

extension PlacedMark {
  /// Whether it stands on what else is at its place, and no channel tells it apart.
  fileprivate var isPlainPart: Bool {
    guard kind == .bar || kind == .area, stacking == .standard, xEnd == nil, yEnd == nil, series == nil, x != nil,
      let y = y?.content.number
    else { return false }
    return y >= 0 && traits.channels.isEmpty
  }
}

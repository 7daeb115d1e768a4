internal import ChartModel
internal import Foundation

/// What marks of one layer have in common.
struct LayerKey: Hashable {
  /// A value without what differs from mark to mark.
  struct Slot: Hashable {
    var label: String
    var kind: ColumnType
    var unit: Calendar.Component?
    /// The number of its list of levels; all values without levels share one.
    var levels: Int?

    init?(_ value: PlottedValue?, levels: inout LevelLists) {
      guard let value else { return nil }
      label = value.label
      kind = value.content.kind
      unit = value.unit
      self.levels = levels.number(of: value)
    }
  }

  let kind: MarkKind
  let edges: [Slot?]
  let channels: [Slot?]
  let stacking: MarkStackingMethod
  let interpolation: Interpolation

  init(_ mark: PlacedMark, levels: inout LevelLists) {
    kind = mark.kind
    edges = [mark.x, mark.xEnd, mark.y, mark.yEnd, mark.series].map { Slot($0, levels: &levels) }
    let channels = mark.traits.channels
    self.channels = channels.isEmpty ? [] : Channel.allCases.map { Slot(channels[$0], levels: &levels) }
    stacking = mark.stacking
    interpolation = mark.traits.interpolation ?? .linear
  }
}

/// The lists of levels that there are, so that a type is asked for its levels once and not for each mark.
struct LevelLists {
  private var numbersOfTypes: [ObjectIdentifier: Int?] = [:]
  private var numbersOfLists: [[String]: Int] = [:]

  /// The number of the list of a value's levels; `nil` for numbers, dates, and names without an order.
  mutating func number(of value: PlottedValue) -> Int? {
    guard value.content.kind == .category else { return nil }
    let type = ObjectIdentifier(value.type)
    if value.names == nil, let known = numbersOfTypes[type] { return known }
    let number = value.levels.map { list in numbersOfLists[list] ?? numbersOfLists.count }
    if let list = value.levels { numbersOfLists[list] = number }
    if value.names == nil { numbersOfTypes[type] = .some(number) }
    return number
  }
}

extension Array where Element == PlacedMark {
  /// Marks by their layers, the layers and the marks of each in the order of their declaration.
  func layers() -> [[PlacedMark]] {
    var places: [LayerKey: Int] = [:]
    var layers: [[PlacedMark]] = []
    var levels = LevelLists()
    for mark in self {
      let key = LayerKey(mark, levels: &levels)
      if let place = places[key] {
        layers[place].append(mark)
      } else {
        places[key] = layers.count
        layers.append([mark])
      }
    }
    return layers
  }
}

internal import ChartModel
internal import Foundation

/// What marks of one layer have in common.
struct LayerKey: Hashable {
  /// A value without what differs from mark to mark.
  struct Slot: Hashable {
    var label: String
    var kind: ColumnType
    var unit: Calendar.Component?
    var type: ObjectIdentifier

    init?(_ value: PlottedValue?) {
      guard let value else { return nil }
      label = value.label
      kind = value.content.kind
      unit = value.unit
      type = ObjectIdentifier(value.type)
    }
  }

  let kind: MarkKind
  let edges: [Slot?]
  let channels: [Slot?]
  let stacking: MarkStackingMethod
  let interpolation: Interpolation

  init(_ mark: PlacedMark) {
    kind = mark.kind
    edges = [mark.x, mark.xEnd, mark.y, mark.yEnd, mark.series].map(Slot.init)
    channels = mark.traits.channels.isEmpty ? [] : Channel.allCases.map { Slot(mark.traits.channels[$0]) }
    stacking = mark.stacking
    interpolation = mark.traits.interpolation ?? .linear
  }
}

extension Array where Element == PlacedMark {
  /// Marks by their layers, the layers and the marks of each in the order of their declaration.
  func layers() -> [[PlacedMark]] {
    var places: [LayerKey: Int] = [:]
    var layers: [[PlacedMark]] = []
    for mark in self {
      let key = LayerKey(mark)
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

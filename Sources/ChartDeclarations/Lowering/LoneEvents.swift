internal import ChartModel

/// Points that have a place along X and nothing else: events, named by the text beside them or else by the label of their place.
struct LoneEvents {
  let marks: [PlacedMark]

  init(_ marks: [PlacedMark]) {
    let names = marks.filter(\.isLone).map(\.eventName).withoutRepetition()
    let areFew = names.count <= Self.mostNames
    self.marks = marks.map { mark in
      guard mark.isLone else { return mark }
      return areFew ? Self.event(mark, named: mark.eventName, among: names) : Self.event(mark, named: mark.placeName)
    }
  }

  /// Of more names each is that of one event, and no lane.
  private static let mostNames = 50

  private static func event(_ mark: PlacedMark, named name: String, among names: [String]? = nil) -> PlacedMark {
    var event = mark
    event.traits.author.notes.removeAll { $0 == name }
    event.y = PlottedValue(
      label: "", content: .text(name), type: String.self, names: names ?? [name], areRanked: false)
    return event
  }
}

extension PlacedMark {
  fileprivate var isLone: Bool {
    kind == .point && y == nil && x.map { $0.content.kind != .category } == true
  }

  fileprivate var eventName: String { traits.author.notes.first ?? placeName }

  fileprivate var placeName: String { x?.label ?? "" }
}

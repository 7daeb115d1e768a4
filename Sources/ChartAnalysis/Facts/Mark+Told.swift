internal import ChartModel

extension Mark {
  /// What it shows to those who are told of it; `nil` where its author keeps it from them.
  var told: MarkValue? { isHidden ? nil : value }

  /// The spread that it shows to those who are told of it.
  var toldSpread: Spread? { isHidden ? nil : spread }
}

extension Sequence<Mark> {
  /// What the marks show whose author does not hide them.
  var told: [MarkValue] { compactMap(\.told) }
}

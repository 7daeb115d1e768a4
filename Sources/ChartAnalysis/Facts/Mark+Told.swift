internal import ChartModel

extension Mark {
  /// What it shows to those who are told of it; `nil` where its author keeps it from them.
  var told: MarkValue? { isHidden ? nil : value }
}

extension Sequence<Mark> {
  /// What the marks show whose author does not hide them.
  var told: [MarkValue] { compactMap(\.told) }
}

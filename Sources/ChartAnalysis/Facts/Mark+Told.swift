package import ChartModel

extension Mark {
  /// What it shows to those who are told of it; `nil` where its author keeps it from them.
  var told: MarkValue? { isHidden ? nil : value }

  /// What compares with other marks: what is told, but for buckets that data fill in part.
  var compared: MarkValue? { isHidden || isPartial ? nil : value }

  /// The spread that it shows to those who are told of it.
  package var toldSpread: Spread? { isHidden ? nil : spread }
}

extension Sequence<Mark> {
  /// What the marks show whose author does not hide them.
  var told: [MarkValue] { compactMap(\.told) }
}

extension BidirectionalCollection<Mark> {
  /// Whether one of the marks is a bucket that data fill in part, which only the first and the last can be.
  var hasPartial: Bool { first?.isPartial == true || last?.isPartial == true }
}

extension Statistics {
  /// Statistics of the numbers that compare with each other, but for the sum, which is of all that are told.
  init(told: [MarkValue], compared: [MarkValue]) {
    self.init(compared.compactMap(\.number))
    if told.count > compared.count { sum = Self.sum(told.compactMap(\.number)) }
  }
}

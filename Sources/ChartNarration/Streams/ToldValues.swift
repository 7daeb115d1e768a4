package import ChartModel

/// What is said of the values of one series where several buckets are told together.
package struct ToldValues: Sendable, Equatable {
  /// How many are numbers.
  package var count = 0
  /// The lowest and the highest of them.
  package var lowest = Double.infinity
  package var highest = -Double.infinity
  /// How many have each other state; one without rows is none of them.
  package var others: [(value: MarkValue, count: Int)] = []

  /// No values yet.
  package init() {}

  /// From the lowest to the highest number; `nil` where there is none.
  package var range: (low: Double, high: Double)? { count > 0 ? (lowest, highest) : nil }

  /// Adds the value of a bucket.
  package mutating func add(_ value: MarkValue) {
    guard let number = value.number else {
      if value != .empty { addOther(value, 1) }
      return
    }
    (lowest, highest, count) = (min(lowest, number), max(highest, number), count + 1)
  }

  /// Adds so many values of another state.
  package mutating func addOther(_ value: MarkValue, _ more: Int) {
    if let place = others.firstIndex(where: { $0.value == value }) {
      others[place].count += more
    } else {
      others.append((value, more))
    }
  }

  package static func == (first: ToldValues, second: ToldValues) -> Bool {
    (first.count, first.lowest, first.highest) == (second.count, second.lowest, second.highest)
      && first.others.elementsEqual(second.others) { $0 == $1 }
  }
}

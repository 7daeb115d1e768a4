import ChartModel
@_spi(Bytes) import SourceText

/// Finds the order of dates such as `3/4/2025`, of which no cell proves one, by how rows follow each other.
struct DaySequence {
  let table: SampleTable
  let column: Int

  /// Fewer dates are in order by chance.
  private static let fewest = 5

  /// Why an order is likelier than the other.
  enum Reason {
    case oneWay, daily

    var words: String {
      switch self {
      case .oneWay: "in which order alone they go one way"
      case .daily: "so that they are a day apart and not a month"
      }
    }
  }

  /// The order in which alone the dates go one way, else that in which they go from one day to the next; `nil` where both or none do.
  ///
  /// What goes from day to day is of one day of each month in the other order; the first of each month is as likely.
  var found: (order: DateStyle.Order, reason: Reason)? {
    let days = [DateStyle.Order.dayFirst, .monthFirst].map { ($0, self.days(in: $0)) }
    guard days.allSatisfy({ Set($0.1).count >= Self.fewest }) else { return nil }
    if let order = only(days.filter { Self.goesOneWay($0.1) }) { return (order, .oneWay) }
    return only(days.filter { Self.isDaily($0.1) && !isFirsts(days, but: $0.0) }).map { ($0, .daily) }
  }

  private func only(_ found: [(DateStyle.Order, [Int])]) -> DateStyle.Order? {
    found.count == 1 ? found[0].0 : nil
  }

  /// Whether in the other order each date is the first of a month.
  private func isFirsts(_ days: [(DateStyle.Order, [Int])], but order: DateStyle.Order) -> Bool {
    days.contains { other in other.0 != order && other.1.allSatisfy { CivilDate(dayNumber: $0).day == 1 } }
  }

  private static func goesOneWay(_ days: [Int]) -> Bool {
    let steps = zip(days, days.dropFirst())
    return steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
  }

  private static func isDaily(_ days: [Int]) -> Bool {
    zip(days, days.dropFirst()).allSatisfy { abs($1 - $0) <= 1 }
  }

  /// The numbers of the days in the order of the rows.
  private func days(in order: DateStyle.Order) -> [Int] {
    var days: [Int] = []
    table.forEachText(in: column) { text in
      if case .value(let time, _, _) = DateText.read(text, style: DateStyle(order: order)) {
        days.append(Int((Double(time) / 86_400_000_000).rounded(.down)))
      }
    }
    return days
  }
}

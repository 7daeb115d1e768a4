extension [String] {
  /// Whether names are months in their order, four or more, by their whole names or the first three letters.
  package var areMonths: Bool {
    let months = places(in: Self.months)
    return count > 3 && zip(months, months.dropFirst()).allSatisfy { $0 < $1 } && months.count == count
  }

  /// Whether names are days of the week that follow each other, whichever begins it.
  package var areWeekdays: Bool {
    let days = places(in: Self.weekdays)
    return count > 2 && days.count == count && count <= 7
      && zip(days, days.dropFirst()).allSatisfy { ($0 + 1) % 7 == $1 }
  }

  /// The places of the names that are in a list.
  private func places(in list: [String]) -> [Int] {
    compactMap { name in
      let name = name.lowercased()
      return list.firstIndex { $0 == name || name.utf8.count == 3 && $0.hasPrefix(name) }
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
}

package import ChartModel

extension BucketedChart {
  /// Whether X has an order, so that "first", "last" and "passed" mean something.
  package var hasOrderedX: Bool { xAxis.type != .nominal }

  /// Whether X is read from first to last: it has an order, or its categories are called by rising whole numbers, as years are.
  package var readsInOrder: Bool {
    guard case .categories(let names) = xAxis.domain, names.count > 1 else { return hasOrderedX }
    // Names that fall are drawn from the other end.
    return hasOrderedX ? !names.reversed().areRisingNumbers : names.areRisingNumbers
  }

  /// Whether its cells, of two categories, show a number that has no axis.
  package var isHeatMap: Bool { seriesField != nil && (kind == .rectangle || seriesAreRows) }

  /// Whether lower values are drawn higher, so that the highest is called the largest.
  package var isTurned: Bool { yAxis.isReversed && orientation == .vertical && !isHeatMap }

  /// Whether the values of its walked series are numbers of one unit, so that one can be above another.
  /// Cells lie beside each other: no row of a heat map is above another.
  var comparesSeries: Bool {
    !hasMixedUnits && !hasLevels && !isPartToWhole && !seriesAreRows && kind != .rectangle
  }
}

extension [String] {
  /// Whether all are numbers, each above the one before, as years are.
  package var areRisingNumbers: Bool {
    let numbers = compactMap { Double($0) }
    return numbers.count == count && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether each begins with a number above that of the one before, as ages from "15 to 19" on do, and incomes from "$40-75k" on; the
  /// first may be "under 15", and the last "over 100".
  var beginWithRisingNumbers: Bool {
    let last = last.map { String($0.drop { !$0.isNumber }) }
    let numbers = (dropFirst().dropLast() + [last].compactMap { $0 }).map(\.leadingNumber)
    let told = numbers.compactMap(\.self)
    return count > 1 && told.count == numbers.count && zip(told, told.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether each holds one year behind that of the one before, as games and elections from "Rome 1960" on do.
  package var holdRisingYears: Bool {
    let years = map(\.onlyYear)
    return count > 1 && !years.contains(nil) && zip(years, years.dropFirst()).allSatisfy { ($0 ?? 0) < ($1 ?? 0) }
  }
}

extension String {
  /// The year that stands in it beside words; `nil` where none does, or several do.
  fileprivate var onlyYear: Int? {
    let found = split { !$0.isASCII || !$0.isNumber }.filter { $0.count == 4 }.compactMap { Int($0) }
    return found.count == 1 && contains(where: \.isLetter) ? found.first { Axis.usual.contains(Double($0)) } : nil
  }

  /// The number with which it begins, behind a sign of a currency or of more and less.
  fileprivate var leadingNumber: Double? {
    Double(drop { $0.isCurrencySymbol || "<>≤≥ ".contains($0) }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") })
  }
}

extension Series {
  /// The numbers that compare with each other, with the places of their marks.
  package var toldNumbers: [(place: Int, value: Double)] {
    marks.indices.compactMap { place in number(at: place).map { (place, $0) } }
  }

  /// How many of its numbers stand in the first part of X, such as 0.8 of it: of the length of X along numbers and time, of the numbers
  /// themselves where X are names.
  func toldCount(within part: Double) -> Int {
    let told = toldNumbers
    let places = told.compactMap { marks[$0.place].x.axisCoordinate }
    guard places.count == told.count, let first = places.first, let last = places.last, last > first,
      (last - first).isFinite
    else { return Int(Double(told.count) * part) }
    let end = first + (last - first) * part
    return places.prefix { $0 <= end }.count
  }

  /// The place of the number at each X; `nil` where two marks stand at one X, so that neither is the value there.
  func numberPlaces() -> [XValue: Int]? {
    var places: [XValue: Int] = [:]
    for (place, mark) in marks.enumerated() where mark.compared?.number != nil {
      guard places.updateValue(place, forKey: mark.x) == nil else { return nil }
    }
    return places
  }

  /// The number of a mark that compares with others; `nil` in every other state.
  package func number(at place: Int) -> Double? { marks.indices.contains(place) ? marks[place].compared?.number : nil }
}

extension XValue {
  /// Where it begins along its axis: a number, or microseconds since 1970; `nil` for a category.
  var axisCoordinate: Double? {
    switch self {
    case .category: nil
    case .number, .bin: number
    case .instant, .interval: Double(start.microseconds)
    }
  }
}

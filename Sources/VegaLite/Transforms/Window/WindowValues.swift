/// Ranks, and values of other rows; after `WindowOps` of vega-transforms. One value a row, in the partition's order.
struct WindowValues {
  let partition: WindowPartition
  let frame: WindowFrame
  let cells: [VegaValue]
  let parameter: Double?

  private var count: Int { partition.rows.count }
  private var places: Range<Int> { 0..<count }

  func values(_ operation: WindowOperation) -> [VegaValue] {
    switch operation {
    case .rowNumber: places.map { .number(Double($0 + 1)) }
    case .rank: ranks().map { .number(Double($0)) }
    case .denseRank: denseRanks().map { .number(Double($0)) }
    case .percentRank: ranks().map { .number(Double($0 - 1) / Double(count - 1)) }
    case .cumeDist: distribution().map(VegaValue.number)
    case .ntile: distribution().map { .number(((parameter ?? 1) * $0).rounded(.up)) }
    case .lag: places.map { value($0 - distance) ?? .null }
    case .lead: places.map { value($0 + distance) ?? .null }
    case .firstValue: places.map { value(range($0).lowerBound) ?? .undefined }
    case .lastValue: places.map { value(range($0).upperBound - 1) ?? .undefined }
    case .nthValue: places.map(nth)
    case .prevValue: previous()
    case .nextValue: previous(backwards: true)
    }
  }

  private func range(_ place: Int) -> Range<Int> { frame.range(place, in: partition) }

  private func value(_ place: Int) -> VegaValue? {
    places.contains(place) ? cells.element(partition.rows[place]) : nil
  }

  /// How far `lag` and `lead` look: one row where nothing else is said.
  private var distance: Int {
    guard let parameter, parameter != 0, !parameter.isNaN else { return 1 }
    return Int(clamping: parameter, to: -count - 1...count + 1)
  }

  private func nth(_ place: Int) -> VegaValue {
    let range = range(place)
    let wanted = range.lowerBound + Int(clamping: parameter ?? 1, to: 1...count + 1) - 1
    return wanted < range.upperBound ? value(wanted) ?? .undefined : .null
  }

  /// Equal rows share a rank, and as many ranks are left out after them.
  private func ranks() -> [Int] {
    var rank = 1
    return places.map { place in
      if partition.isNew(place) { rank = place + 1 }
      return rank
    }
  }

  private func denseRanks() -> [Int] {
    var rank = 1
    return places.map { place in
      if partition.isNew(place) { rank += 1 }
      return rank
    }
  }

  /// The share of rows up to each one and those equal to it. Vega leaves the first row without its equals.
  private func distribution() -> [Double] {
    var last = 0
    return places.map { place in
      if last < place { last = partition.peers.map { $0[place].upperBound - 1 } ?? place }
      return Double(1 + last) / Double(count)
    }
  }

  /// The last value so far that is there, or the next one from here.
  private func previous(backwards: Bool = false) -> [VegaValue] {
    var last = VegaValue.null
    let values = (backwards ? Array(places.reversed()) : Array(places)).map { place in
      if let value = value(place), !value.isAbsent { last = value }
      return last
    }
    return backwards ? values.reversed() : values
  }
}

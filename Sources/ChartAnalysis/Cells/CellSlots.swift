import ChartModel

/// The places along X that all lines of cells share, so that cells of several series stand below each other.
struct CellSlots {
  /// A mark at a slot.
  struct PlacedMark {
    var slot: Int
    var id: String
    var value: MarkValue
    /// The number by which it may be the lowest of several; `nil` for what has no order.
    var low: Double?
    /// The number by which it may be the highest.
    var high: Double?
  }

  /// How many slots there are.
  let count: Int
  /// Whether buckets between the first and the last have no slot, because there is no mark in them.
  let skipsBuckets: Bool
  /// Each X in slot order, for what is said of their bounds; empty where slots are columns of the axis.
  private let slots: [XValue: Int]
  private let columns: Columns?
  private let coordinates: XCoordinates

  /// Columns of equal width along a continuous axis.
  private struct Columns {
    var low: Double
    var high: Double
    var count: Int

    func column(of value: Double) -> Int {
      // Halves first: the whole way may be beyond all numbers.
      let span = high / 2 - low / 2
      guard span > 0 else { return 0 }
      let part = (value / 2 - low / 2) / span * Double(count)
      return min(max(Int(clamping: part.isFinite ? part : 0), 0), count - 1)
    }
  }

  /// A slot for each X of some series, in X order; where all buckets of the calendar fit, one for each from the first to
  /// the last, so that a gap is as long as it is.
  init(_ series: [Series], of chart: BucketedChart, width: Int) {
    coordinates = XCoordinates(chart)
    columns = nil
    let places = Self.ordered(series, coordinates)
    let buckets = CalendarSlots(places, in: chart)
    // A bucket whose mark is hidden has data: blank would not be true.
    let hidesNone = !series.contains { $0.marks.contains(where: \.isHidden) }
    let fits = hidesNone && buckets.map { $0.count <= width } ?? false
    let numbers = fits ? buckets?.numbers ?? [] : Array(places.indices)
    slots = Dictionary(zip(places, numbers).map { ($0, $1) }) { first, _ in first }
    count = fits ? buckets?.count ?? 0 : places.count
    skipsBuckets = !fits && buckets.map { $0.count > places.count } ?? false
  }

  /// So many columns from the lowest to the highest X.
  init(columns count: Int, _ series: [Series], of chart: BucketedChart) {
    coordinates = XCoordinates(chart)
    let coordinates = coordinates
    let starts = series.flatMap { $0.marks.compactMap { coordinates.range(of: $0.x)?.lowerBound } }
    columns = Columns(low: starts.min() ?? 0, high: starts.max() ?? 0, count: max(count, 1))
    slots = [:]
    skipsBuckets = false
    self.count = starts.isEmpty ? 0 : max(count, 1)
  }

  private static func ordered(_ series: [Series], _ coordinates: XCoordinates) -> [XValue] {
    var met: Set<XValue> = []
    let places = series.flatMap { $0.marks.filter { !$0.isHidden }.map(\.x) }.filter { met.insert($0).inserted }
    let keys = places.map { coordinates.range(of: $0) }
    let order = places.indices.sorted { first, second in
      let (a, b) = (keys[first], keys[second])
      guard let a, let b else { return a == nil && b == nil ? first < second : b == nil }
      return (a.lowerBound, a.upperBound, first) < (b.lowerBound, b.upperBound, second)
    }
    return order.map { places[$0] }
  }

  /// The marks of a series that are told, in slot order.
  ///
  /// - Parameter levels: the places of the categories of Y, by which they have an order.
  func marks(of series: Series, levels: [String: Int]) -> [PlacedMark] {
    series.marks.enumerated().compactMap { place, mark -> (Int, PlacedMark)? in
      guard !mark.isHidden, let slot = slot(of: mark.x) else { return nil }
      let ends = mark.value.ends(levels)
      return (place, PlacedMark(slot: slot, id: mark.id, value: mark.value, low: ends?.low, high: ends?.high))
    }
    .sorted { ($0.1.slot, $0.0) < ($1.1.slot, $1.0) }.map(\.1)
  }

  private func slot(of x: XValue) -> Int? {
    guard let columns else { return slots[x] }
    return coordinates.range(of: x).map { columns.column(of: $0.lowerBound) }
  }
}

extension MarkValue {
  /// The lowest and the highest number of what has an order: infinities too, and categories by their level.
  fileprivate func ends(_ levels: [String: Int]) -> (low: Double, high: Double)? {
    switch self {
    case .number(let number): (number, number)
    case .range(let from, let to): (from, to)
    case .category(let name): levels[name].map { (Double($0), Double($0)) }
    case .infinite(let negative): negative ? (-.infinity, -.infinity) : (.infinity, .infinity)
    case .missing, .notANumber, .empty: nil
    }
  }
}

/// The values behind the medians of a chart: all of them while they fit a budget, then a sketch of them.
struct MedianStore {
  /// The most values that are kept as they are: 8 MiB.
  static let budget = 1 << 20

  private var sketches: [Int: QuantileSketch] = [:]
  private var kept = 0
  /// How many values may be kept before the next attempt to save memory.
  private(set) var ceiling: Int
  /// Whether any median stands on a sketch.
  private(set) var isApproximate = false

  init(budget: Int = MedianStore.budget) { ceiling = budget }

  mutating func add(_ value: Double, to place: Int) {
    guard !value.isNaN else { return }
    sketches[place, default: QuantileSketch()].add(value)
    kept += 1
    if kept > ceiling { compact() }
  }

  /// Combines the values of a cell into another table's cell.
  mutating func merge(_ place: Int, of other: MedianStore, into target: Int) {
    guard let sketch = other.sketches[place] else { return }
    sketches[target, default: QuantileSketch()].merge(sketch)
    kept += sketch.keptCount
    isApproximate = isApproximate || other.isApproximate
    ceiling = max(ceiling, other.ceiling)
  }

  func median(at place: Int) -> Double? { sketches[place]?.median }

  private mutating func compact() {
    let before = kept
    kept = 0
    for place in sketches.keys.sorted() {
      sketches[place]?.compact()
      kept += sketches[place]?.keptCount ?? 0
    }
    isApproximate = isApproximate || kept < before
    // Thousands of cells of a few hundred values each cannot be made smaller: trying at every row would take forever.
    ceiling = max(ceiling, kept * 2)
  }
}

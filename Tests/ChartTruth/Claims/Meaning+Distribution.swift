import ChartModel

extension Meaning {
  /// How counted values are spread over their bins.
  static let distribution: [Meaning] = [
    Meaning("distribution.half", .summary) { claim, scene in
      guard let bins = CountedBins(scene.row) else { return "there are no bins" }
      let ends = [bins.bin(holding: 0.25), bins.bin(holding: 0.75)]
      let text = scene.places.range(bins.xs[ends[0]], bins.xs[ends[1]], opening: true)
      guard claim["range"] == text else { return why("it lies \(text)") }
      let share = Array(bins.counts[ends[0]...max(ends[0], ends[1])]).total / bins.counts.total
      return unless(scene.isPercent(claim["percent"], share), "they hold \(share)")
    },
    tail("high", 1), tail("low", -1),
    Meaning("distribution.peaks", .summary, .message) { claim, scene in
      let told = (3...20).first { scene.isCount(claim, $0) } ?? 1
      return scene.hillProblem(claim["ranges"], count: told)
    },
    Meaning("distribution.empty", .summary) { claim, scene in
      guard let bins = CountedBins(scene.row) else { return "there are no bins" }
      let texts = bins.empty.map { scene.places.text(.bin(from: $0.from, to: $0.to)) }
      return unless(!texts.isEmpty && scene.isList(claim["ranges"], texts), "nothing stands \(texts)")
    },
  ]

  /// The side on which a quarter reaches farther from the median, and all values do too.
  private static func tail(_ key: String, _ sign: Double) -> Meaning {
    Meaning("distribution.tail-" + key, .summary) { _, scene in
      guard let bins = CountedBins(scene.row), let first = bins.filled.first, let last = bins.filled.last else {
        return "there are no bins"
      }
      let quarters = [0.25, 0.5, 0.75].map(bins.value)
      let middles = (quarters[2] - quarters[1]) - (quarters[1] - quarters[0])
      let ends = (bins.edges[last].to - quarters[1]) - (quarters[1] - bins.edges[first].from)
      return unless(middles * sign > 0 && ends * sign > 0, "it is longer on the other side")
    }
  }
}

extension Scene {
  /// What is wrong with so many hills of a histogram.
  func hillProblem(_ text: String, count: Int) -> String? {
    guard let bins = CountedBins(row) else { return "there are no bins" }
    let hills = bins.hills.map { places.range(bins.xs[$0.lowerBound], bins.xs[$0.upperBound - 1], opening: true) }
    guard let highest = bins.hills.indices.first(where: { bins.isHighest(bins.hills[$0]) }) else { return "no hill" }
    // Which hills stand out is not asked: that each is one, that the highest is told, and how many there are.
    guard let told = subsets(of: hills, in: text), told.places.contains(highest) || told.count > told.places.count
    else {
      return why("the hills are \(hills)")
    }
    return unless(told.count == count, "there are \(told.count)")
  }

  /// Which of some texts a list names in their order, and how many it counts; `nil` where it names another.
  fileprivate func subsets(of texts: [String], in list: String) -> (places: [Int], count: Int)? {
    let places = texts.indices.filter { list.contains(texts[$0]) }
    // A text may stand within another: then each choice is tried.
    for drop in [nil] + places.map(Optional.some) {
      let chosen = places.filter { $0 != drop }
      if list == book.list(chosen.map { texts[$0] }) { return (chosen, chosen.count) }
      for more in 1..<max(texts.count, 2) {
        let named = chosen.map { texts[$0] } + [book.say("lists.more", count: more)]
        if chosen.count == PlaceTexts.listed - 1, list == book.list(named) { return (chosen, chosen.count + more) }
      }
    }
    return nil
  }
}

/// Bins with how much each holds, in the order of X.
struct CountedBins {
  private(set) var xs: [XValue] = []
  private(set) var edges: [(from: Double, to: Double)] = []
  private(set) var counts: [Double] = []

  init?(_ row: Row?) {
    for mark in row?.marks ?? [] {
      guard case .bin(let from, let to) = mark.x, let count = mark.value == .empty ? 0 : mark.value.number, count >= 0
      else { return nil }
      xs.append(mark.x)
      edges.append((from, to))
      counts.append(count)
    }
    guard counts.total > 0 else { return nil }
  }

  /// The bins that hold anything.
  var filled: [Int] { counts.indices.filter { counts[$0] > 0 } }

  /// The first bin with which a part of all is reached.
  func bin(holding part: Double) -> Int {
    filled.first { counts[...$0].reduce(0, +) >= part * counts.total * (1 - 1e-12) } ?? 0
  }

  /// Where a part of all lies below, as if each bin were filled evenly; between two bins where it is the edge of both.
  func value(_ part: Double) -> Double {
    let (bin, target) = (bin(holding: part), part * counts.total)
    let before = counts[..<bin].reduce(0, +)
    if Evidence.areEqual(before + counts[bin], target), let next = filled.first(where: { $0 > bin }) {
      return (edges[bin].to + edges[next].from) / 2
    }
    return edges[bin].from + (edges[bin].to - edges[bin].from) * (target - before) / counts[bin]
  }

  /// Stretches between two bins that hold something, in which nothing is.
  var empty: [(from: Double, to: Double)] {
    zip(filled, filled.dropFirst()).compactMap { before, after in
      let gap = edges[after].from - edges[before].to
      return gap > (edges[after].to - edges[after].from) * 1e-9 ? (edges[before].to, edges[after].from) : nil
    }
  }

  /// Runs of equally full bins, fuller than those on both sides.
  var hills: [Range<Int>] {
    var hills: [Range<Int>] = []
    for start in filled {
      let end = counts.indices.first { $0 > start && counts[$0] != counts[start] } ?? counts.count
      let isAbove =
        (start == 0 || counts[start - 1] < counts[start]) && (end == counts.count || counts[end] < counts[start])
      if isAbove { hills.append(start..<end) }
    }
    return hills
  }

  func isHighest(_ hill: Range<Int>) -> Bool { counts[hill.lowerBound] == counts.max() }
}

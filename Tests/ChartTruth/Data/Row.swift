import ChartModel

/// The marks of a walked series that are not hidden, with what is asked of them computed in the plainest way.
struct Row {
  var id: String
  /// As it is said; empty for the only series of a chart.
  var name: String
  /// Whether it holds the sums of a stack.
  var isTotal = false
  /// In X order, without those that their author hides.
  var marks: [Mark]

  var numbers: [Double] { marks.compactMap(\.value.number) }
  var values: [MarkValue] { marks.map(\.value) }
  var present: [Mark] { marks.filter(\.value.isPresent) }
  var lows: [Double] { marks.compactMap(\.value.low) }
  var highs: [Double] { marks.compactMap(\.value.high) }
  var hasRanges: Bool { values.contains(where: \.isRange) }
  var hasInfinity: Bool { values.contains { if case .infinite = $0 { true } else { false } } }

  /// The runs of marks of one state, by their places.
  func runs(of state: MarkValue) -> [[XValue]] {
    var runs: [[XValue]] = []
    var wasIn = false
    for mark in marks {
      let isIn = mark.value == state
      if isIn, wasIn, let last = runs.indices.last { runs[last].append(mark.x) } else if isIn { runs.append([mark.x]) }
      wasIn = isIn
    }
    return runs
  }
}

extension [XValue] {
  /// The same without what came before.
  var each: [XValue] {
    var seen: Set<XValue> = []
    return filter { seen.insert($0).inserted }
  }
}

extension MarkValue {
  var isRange: Bool { if case .range = self { true } else { false } }
  var level: String? { if case .category(let name) = self { name } else { nil } }
}

extension [Double] {
  /// The sum of what is near zero first, so that little is lost; halved on the way where it would run over.
  var total: Double {
    let sorted = self.sorted { abs($0) < abs($1) }
    let sum = sorted.reduce(0, +)
    return sum.isFinite ? compensated(sorted) : sorted.map { $0 / 4_096 }.reduce(0, +) * 4_096
  }

  /// Kahan's sum.
  private func compensated(_ values: [Double]) -> Double {
    var (sum, lost) = (0.0, 0.0)
    for value in values {
      let next = value - lost
      let new = sum + next
      lost = (new - sum) - next
      sum = new
    }
    return sum
  }

  var mean: Double? {
    isEmpty ? nil : total.isFinite ? total / Double(count) : map { $0 / Double(count) }.total
  }

  var median: Double? {
    let sorted = self.sorted()
    guard !sorted.isEmpty else { return nil }
    return sorted[(count - 1) / 2] / 2 + sorted[count / 2] / 2
  }
}

internal import ChartModel

/// The levels of some lines: equal parts of the way from the lowest to the highest value along the axis' own scale.
struct BrailleLevels {
  let count: Int
  /// Whether zero is in the middle.
  let isSymmetric: Bool
  let hasNegative: Bool
  private let names: [String]
  private let numbers: [Double]
  private let domain: ClosedRange<Double>?
  private let scale: AxisScale?

  init(_ values: [MarkValue], _ chart: BucketedChart, rows: Int, areBars: Bool) {
    names = []
    let domain: ClosedRange<Double>? = if case .numbers(let range) = chart.yAxis.domain { range } else { nil }
    let numbers = values.flatMap { [$0.low, $0.high].compactMap { $0 } }.filter { domain?.contains($0) ?? true }
    (self.domain, self.numbers) = (domain, numbers)
    hasNegative = numbers.contains { $0 < 0 }
    isSymmetric = areBars && hasNegative && rows == 4 && numbers.contains { $0 > 0 }
    count = rows
    guard let low = numbers.min(), let high = numbers.max() else {
      scale = nil
      return
    }
    let size = max(abs(low), abs(high))
    let bounds = isSymmetric ? -size...size : Evidence.areEqual(low, high) ? low...low : low...high
    scale = AxisScale(domain: bounds, type: isSymmetric ? .linear : chart.yAxis.scale)
  }

  /// Levels of names, which share them where they are more.
  init(names: [String], atMost most: Int) {
    (self.names, count) = (names, min(most, names.count))
    (numbers, domain, scale, isSymmetric, hasNegative) = ([], nil, nil, false, false)
  }

  /// 1 for a number above the axis, -1 for one below.
  func beyond(_ number: Double) -> Int? {
    guard let domain, !domain.contains(number) else { return nil }
    return number > domain.upperBound ? 1 : -1
  }

  func level(of name: String) -> Int? {
    names.firstIndex(of: name).map { names.count <= count ? $0 : $0 * count / names.count }
  }

  /// What ends in noise below an edge is at that edge.
  func level(of number: Double) -> Int? {
    guard let scale else { return nil }
    let inside = min(max(number, scale.domain.lowerBound), scale.domain.upperBound)
    guard Evidence.areEqual(inside, number), let part = scale.fraction(of: inside) else { return nil }
    let steps = part * Double(count)
    let level = Evidence.areEqual(steps, steps.rounded()) ? steps.rounded() : steps.rounded(.down)
    return min(max(Int(level), 0), count - 1)
  }

  /// Whether a level is to be told; zero has a cell of its own, but for points.
  func hasLevel(_ level: Int, tellsZero: Bool) -> Bool {
    let (names, numbers) = texts(level)
    return !names.isEmpty || numbers.contains { tellsZero || $0 != 0 }
  }

  private func texts(_ level: Int) -> (names: [String], numbers: [Double]) {
    (names.filter { self.level(of: $0) == level }, numbers.filter { self.level(of: $0) == level })
  }

  /// Whether a text tells the lowest and the highest value of a level, or its names. Zero, which has a cell of its own,
  /// may be left out.
  func isTold(_ text: String, _ level: Int, _ scene: Scene) -> Bool {
    let (names, numbers) = texts(level)
    if !self.names.isEmpty { return text == scene.book.list(names.map(scene.evidence.level)) }
    let others = numbers.filter { $0 != 0 }
    return [others, numbers].contains { scene.isRange(text, $0.min(), $0.max()) }
  }
}

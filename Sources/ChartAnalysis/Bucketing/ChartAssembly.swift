import ChartModel

/// Makes the series, marks and axes of a chart from its cells.
struct ChartAssembly {
  let bucketer: Bucketer
  let resolved: ResolvedBucketing
  let aggregate: Aggregate?
  let positions: [Position]
  let xValues: [XValue]
  let series: [Series]
  let totals: Series?
  let stack: StackMethod
  /// Whether the buckets without a row are left out.
  let leavesGapsOut: Bool
  /// The lowest and the highest value of all marks.
  private let range: ClosedRange<Double>?

  init(
    bucketer: Bucketer, resolved: ResolvedBucketing, aggregate: Aggregate?, positions: [Position], span: DataSpan?
  ) {
    self.bucketer = bucketer
    self.resolved = resolved
    self.aggregate = aggregate
    self.positions = positions
    xValues = positions.map { bucketer.xValue(of: $0.key, resolved) }
    let maker = MarkMaker(
      bucketer: bucketer, resolved: resolved, aggregate: aggregate, positions: positions, span: span)
    let present = maker.present()
    series = maker.series(xValues, at: present.positions)
    leavesGapsOut = present.leavesGapsOut
    totals = maker.isStacked ? maker.totals(xValues) : nil
    stack = maker.stack
    range = [.zero, .center].contains(stack) ? series.stackedRange() : series.range(and: totals)
  }

  func xAxis(decimals: Int) -> Axis {
    let x = bucketer.specification.x
    return Axis(
      field: x.field, title: x.title, unit: x.unit, type: x.type, domain: x.numericDomain ?? xDomain,
      decimals: decimals, bucketing: resolved.bucketing
    ).looking(x.look)
  }

  private var xDomain: AxisDomain {
    guard let first = xValues.first, let last = xValues.last else { return .empty }
    switch (first, last) {
    case (.category, _): return .categories(xValues.compactMap(\.category))
    case (.number(let low), .number(let high)): return .numbers(low...max(low, high))
    case (.bin(let low, _), .bin(_, let high)): return .numbers(low...max(low, high))
    case (.instant(let from), .instant(let to)): return .instants(from: from, to: to)
    case (.interval(let from, _), .interval(_, let to)): return .instants(from: from, to: to)
    default: return .empty
    }
  }

  func yAxis(decimals: Int) -> Axis {
    let y = bucketer.specification.y
    let domain = bucketer.specification.yDomain(of: range, leastPositive: series.leastPositive(and: totals))
    return Axis(
      field: y.field, title: y.title, unit: y.unit, type: .quantitative, domain: domain,
      decimals: self.decimals(shown: decimals)
    ).looking(y.look)
  }

  /// Counts are whole; means need decimals that tell them apart, which their values may not have.
  private func decimals(shown: Int) -> Int {
    let (low, high) = (range?.lowerBound, range?.upperBound)
    let given = Precision.decimalsOfValues(low: low, high: high, shown: shown)
    return switch aggregate {
    case .count: 0
    case .mean, .median: Precision.decimalsOfMeans(low: low, high: high, shown: shown)
    default: given
    }
  }
}

extension XValue {
  fileprivate var category: String? {
    if case .category(let name) = self { name } else { nil }
  }
}

extension Bucketer {
  /// The place along X that a key stands for.
  func xValue(of key: Int, _ resolved: ResolvedBucketing) -> XValue {
    switch keys {
    case .categories(let table): return .category(key < table.names.count ? table.names[key] : "")
    case .numbers(let numbers):
      guard case .width = resolved.bucketing else { return .number(numbers.start(of: key)) }
      return .bin(from: numbers.start(of: key), to: numbers.start(of: key + 1))
    case .instants(let instants):
      guard case .calendar = resolved.bucketing else { return .instant(instants.start(of: key)) }
      return .interval(from: instants.start(of: key), to: instants.start(of: key + 1))
    }
  }
}

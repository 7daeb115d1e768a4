public import ChartModel

extension BucketedChart {
  /// The chart that a declaration means: its layers on one pair of axes, its rules, and the part that is shown.
  ///
  /// ```swift
  /// let chart = BucketedChart(declaration)
  /// ```
  public init(_ declaration: ChartDeclaration) {
    let layers = declaration.layers.compactMap { layer in LayerChart(layer: layer).chart().map { (layer, $0) } }
    let mayBeBoxes = layers.contains { $0.1.hasOnlyRanges }
    let hidden = mayBeBoxes ? declaration.layers.compactMap { LayerChart(layer: $0).hiddenChart() } : []
    var chart =
      LayerMerge(charts: layers.map(\.1), hidden: hidden, hasOwnY: declaration.hasOwnY).merged()
      ?? Self.nothing(declaration)
    // The title of one of several layers is that of its series.
    chart.title = declaration.title ?? (declaration.layers.count > 1 ? nil : chart.title)
    chart.subtitle = declaration.subtitle
    chart.authorDescription = declaration.authorDescription
    chart.authorLeads = declaration.authorLeads
    chart.rules = declaration.rules.filter { $0.author?.isHidden != true }
    (chart.notes, chart.composition) = (declaration.notes, declaration.composition)
    chart = chart.knownAsWaterfall()
    chart.reachRules(givenY: declaration.layers.contains { $0.specification.y.domain != nil })
    chart.selection = declaration.selection
    let undrawn = declaration.undrawn.compactMap { layer in LayerChart(layer: layer).chart().map { (layer, $0) } }
    LayerRows((layers + undrawn).map { ($0, $1) }).tell(in: &chart)
    for layer in declaration.layers { chart.namedPlaces.merge(layer.namedPlaces) { first, _ in first } }
    chart.makeIdsDistinct()
    self = chart.showing(declaration.window)
  }

  /// A chart without a mark that can be told: its rules alone.
  private static func nothing(_ declaration: ChartDeclaration) -> BucketedChart {
    let specification = declaration.layers.first?.specification
    return BucketedChart(
      kind: specification?.mark ?? .rule,
      xAxis: Axis(field: specification?.x.field, type: specification?.x.type ?? .nominal, domain: .empty),
      yAxis: Axis(field: specification?.y.field, type: specification?.y.type ?? .quantitative, domain: .empty),
      series: [])
  }

  /// Ids of authors may be those of other marks: the later one gets a number.
  private mutating func makeIdsDistinct() {
    let marks = series.flatMap(\.marks).map(\.id)
    guard
      Set(marks + rules.map(\.id) + (totals?.marks.map(\.id) ?? [])).count
        < marks.count + rules.count + (totals?.marks.count ?? 0)
    else { return }
    var ids = MarkIdentifiers.distinct((totals?.marks.map(\.id) ?? []) + marks + rules.map(\.id))[...]
    for place in totals?.marks.indices ?? 0..<0 { totals?.marks[place].id = ids.removeFirst() }
    for place in series.indices {
      for mark in series[place].marks.indices { series[place].marks[mark].id = ids.removeFirst() }
    }
    for rule in rules.indices { rules[rule].id = ids.removeFirst() }
  }

  /// The axes reach to every rule, as those on a page do, unless their bounds are given.
  private mutating func reachRules(givenY: Bool) {
    for rule in rules {
      switch rule.place {
      case .y(.number(let value)) where !givenY: yAxis.domain = yAxis.domain.reaching(value)
      case .y(.range(let from, let to)) where !givenY:
        yAxis.domain = yAxis.domain.reaching(from).reaching(to)
      case .x(.bin(let from, let to)) where from.isFinite && to.isFinite && from <= to:
        xAxis.domain = xAxis.domain.union(.numbers(from...to))
      case .x(.number(let value)) where value.isFinite: xAxis.domain = xAxis.domain.union(.numbers(value...value))
      case .x(.instant(let instant)): xAxis.domain = xAxis.domain.union(.instants(from: instant, to: instant))
      default: break
      }
    }
  }

  private func showing(_ declared: DeclaredWindow?) -> BucketedChart {
    guard let declared, let extent else { return self }
    let window = ChartWindow(
      length: declared.length, position: declared.position ?? extent.lowerBound, domain: extent,
      shortest: shortestBucket)
    return window.isWhole ? self : showing(window)
  }
}

extension AxisDomain {
  /// Round bounds that hold one more number.
  fileprivate func reaching(_ value: Double) -> AxisDomain {
    guard value.isFinite else { return self }
    guard case .numbers(let domain) = self else { return .numbers(value...value) }
    guard !domain.contains(value) else { return self }
    let (low, high) = (min(domain.lowerBound, value), max(domain.upperBound, value))
    return .numbers(NumberSteps.niceDomain(low: low, high: high, includesZero: false))
  }
}

extension DescribableChart {
  /// The chart as the one model of which labels, sentences and tones are made.
  ///
  /// ```swift
  /// let chart = Chart { BarMark(x: .value("Day", "Monday"), y: .value("Steps", 7_204)) }
  /// chart.bucketed().series[0].marks[0].value  // .number(7204)
  /// ```
  public func bucketed() -> BucketedChart { BucketedChart(declaration()) }
}

public import ChartModel

extension BucketedViews {
  /// The charts that declared views mean, on common axes where they share them.
  ///
  /// ```swift
  /// BucketedViews(declared).views.map(\.id)  // ["Crookston", "Duluth", "Waseca"]
  /// ```
  public init(_ declared: DeclaredViews) {
    let charts = declared.views.map { BucketedChart($0.chart) }
    self.init(
      title: declared.title, subtitle: declared.subtitle, authorDescription: declared.authorDescription,
      views: zip(declared.views, charts).map { BucketedView(names: $0.names, chart: $1) },
      sharesX: declared.sharesX, sharesY: declared.sharesY, omissions: declared.omissions,
      undrawn: declared.undrawn)
    settings = declared.settings
    guard views.count > 1 else {
      takeRoot()
      return
    }
    if sharesX { shareDomain(\.xAxis, order: declared.xOrder) }
    if sharesY { shareDomain(\.yAxis, order: declared.yOrder) }
    makeIds()
  }

  /// A chart alone is told by what its author wrote over all of the file.
  private mutating func takeRoot() {
    for place in views.indices {
      views[place].chart.title = views[place].chart.title ?? title
      views[place].chart.subtitle = views[place].chart.subtitle ?? subtitle
      views[place].chart.authorDescription = views[place].chart.authorDescription ?? authorDescription
    }
  }

  /// Each chart gets the bounds that hold the marks of all of them, so that a value looks, is told and sounds the same
  /// in each.
  private mutating func shareDomain(_ axis: WritableKeyPath<BucketedChart, Axis>, order: [String]) {
    let shared = AxisDomain.union(of: views.map { $0.chart[keyPath: axis].domain }).ordered(by: order)
    for place in views.indices where shared.holds(views[place].chart[keyPath: axis].domain) {
      views[place].chart[keyPath: axis].domain = shared
    }
  }

  // MARK: Ids

  private mutating func makeIds() {
    let ids = MarkIdentifiers.distinct(views.enumerated().map { $1.ownId ?? "view-\($0 + 1)" })
    for (place, id) in ids.enumerated() {
      views[place].id = id
      views[place].chart.prefixIds(with: id + "/")
    }
  }
}

extension AxisDomain {
  /// The same names in some order, those that are not in it behind the others.
  fileprivate func ordered(by order: [String]) -> AxisDomain {
    guard case .categories(let names) = self, !order.isEmpty else { return self }
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let sorted = names.enumerated().sorted {
      (places[$0.element] ?? .max, $0.offset) < (places[$1.element] ?? .max, $1.offset)
    }
    return .categories(sorted.map(\.element))
  }

  /// Whether bounds of another axis are of the same kind, so that they are part of these.
  fileprivate func holds(_ other: AxisDomain) -> Bool {
    switch (self, other) {
    case (_, .empty), (.numbers, .numbers), (.instants, .instants), (.categories, .categories): true
    default: false
    }
  }
}

extension BucketedView {
  /// An id of its names, or of the title that its author gave; `nil` where it has neither.
  fileprivate var ownId: String? {
    guard names.isEmpty else {
      return names.map { name in
        let identifiers = MarkIdentifiers(calendar: chart.calendar, unit: name.calendarUnit)
        return name.value.map(identifiers.place) ?? MarkIdentifiers.safe("")
      }.joined(separator: "_")
    }
    return chart.title.map(MarkIdentifiers.safe)
  }
}

extension BucketedChart {
  fileprivate mutating func prefixIds(with prefix: String) {
    for place in series.indices { series[place].prefixIds(with: prefix) }
    totals?.prefixIds(with: prefix)
    for place in rules.indices { rules[place].id = prefix + rules[place].id }
    for place in notes.indices { notes[place].id = prefix + notes[place].id }
    guard var all = whole?.chart else { return }
    all.prefixIds(with: prefix)
    whole = .chart(all)
  }
}

extension Series {
  fileprivate mutating func prefixIds(with prefix: String) {
    id = prefix + id
    for place in marks.indices { marks[place].id = prefix + marks[place].id }
  }
}

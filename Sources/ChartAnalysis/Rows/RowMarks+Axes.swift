import ChartModel

/// The axes of the chart of rows, and the sums over all series at each X.
extension RowMarks {
  func xAxis(_ decimals: Int) -> Axis {
    let x = specification.x
    return Axis(
      field: x.field, title: x.title, unit: x.unit, type: x.type, domain: xDomain, decimals: decimals,
      bucketing: buckets.bucketing
    ).looking(x.look)
  }

  /// The bounds that are given, else those of all places.
  private var xDomain: AxisDomain {
    guard names.isEmpty else { return .categories(names) }
    return specification.x.numericDomain ?? drafts.joined().reduce(.empty) { $0.union($1.x.bounds) }
  }

  func yAxis(_ series: [Series], _ totals: Series?, _ shown: Int) -> Axis {
    let y = specification.y
    let isStack = [.zero, .center].contains(stack)
    let range = isStack ? series.stackedRange() : series.range(and: totals)
    let domain = specification.yDomain(of: range, leastPositive: series.leastPositive(and: totals))
    return Axis(
      field: y.field, endField: endField, title: y.title, unit: y.unit, type: y.type,
      domain: y.type == .quantitative ? domain : .categories(placed.levels.names),
      decimals: decimals(of: range, shown: shown)
    ).looking(y.look)
  }

  /// Counts are whole; means need decimals that tell them apart, which their values may not have.
  private func decimals(of range: ClosedRange<Double>?, shown: Int) -> Int {
    let (low, high) = (range?.lowerBound, range?.upperBound)
    return switch making {
    case .count: 0
    case .mean, .median: Precision.decimalsOfMeans(low: low, high: high, shown: shown)
    default: Precision.decimalsOfValues(low: low, high: high, shown: shown)
    }
  }

  /// The column of the upper ends, where it has a name of its own: a range that is one value has one name.
  private var endField: String? {
    let field = specification.y.field ?? ""
    return specification.y.end.flatMap { [field, field + " end"].contains($0) ? nil : $0 }
  }

  /// The sums over all series, one at each X of the chart.
  var totals: Series {
    var cells: [XValue: Cell] = [:]
    for draft in drafts.joined() { cells[draft.x, default: Cell()].merge(cell(of: draft)) }
    let sums = XOrder(names: names).sorted(Array(cells), by: \.key)
    let identifiers = MarkIdentifiers(calendar: buckets.calendar, unit: buckets.unit)
    let places = MarkIdentifiers.distinct(sums.map { identifiers.place($0.key) })
    let marks = zip(sums, places).map { sum, place in
      Mark(id: "total/" + place, x: sum.key, value: value(of: sum.value), rowCount: sum.value.rows)
    }
    return Series(id: "total", isContinuous: specification.mark.isContinuous, marks: marks)
  }
}

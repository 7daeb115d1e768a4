internal import ChartModel

extension BucketedChart {
  /// The same chart with the numbers that are heard where an axis shows parts of one as percent.
  var asHeard: BucketedChart {
    guard yAxis.numberLook == .percent || xAxis.numberLook == .percent else { return self }
    var chart = self
    (chart.xAxis, chart.yAxis) = (xAxis.asHeard, yAxis.asHeard)
    chart.series = series.map { heard($0) }
    chart.totals = totals.map { heard($0) }
    chart.rules = rules.map { rule in
      var rule = rule
      switch rule.place {
      case .x(let x): rule.place = .x(heard(x))
      case .y(let value): rule.place = .y(heard(value))
      }
      return rule
    }
    return chart
  }

  private func heard(_ series: Series) -> Series {
    var series = series
    for place in series.marks.indices {
      series.marks[place].x = heard(series.marks[place].x)
      series.marks[place].value = heard(series.marks[place].value)
    }
    return series
  }

  private func heard(_ x: XValue) -> XValue {
    let times = xAxis.numberLook == .percent ? 100.0 : 1
    switch x {
    case .number(let number): return .number(number * times)
    case .bin(let from, let to): return .bin(from: from * times, to: to * times)
    default: return x
    }
  }

  private func heard(_ value: MarkValue) -> MarkValue {
    let times = yAxis.numberLook == .percent ? 100.0 : 1
    switch value {
    case .number(let number): return .number(number * times)
    case .range(let from, let to): return .range(from: from * times, to: to * times)
    default: return value
    }
  }
}

extension Axis {
  fileprivate var asHeard: Axis {
    guard numberLook == .percent else { return self }
    var axis = self
    axis.decimals = max(0, decimals - 2)
    if case .numbers(let range) = domain { axis.domain = .numbers(range.lowerBound * 100...range.upperBound * 100) }
    return axis
  }
}

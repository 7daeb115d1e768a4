import ChartAnalysis
public import ChartModel

extension Narrator {
  /// The chart as an audio graph takes it: titles, units, ranges and gridlines of the axes, and every mark with its label.
  ///
  /// Time is seconds since 1970, and a mark stands where its bucket begins. The levels of a Y axis of categories are the
  /// numbers from 0 on. A mark without a value has a label and no Y. A range has its lower end as Y and its upper end on
  /// an additional axis; so has a stretch along X. Marks that their author hides are left out.
  public func axChart() -> AXChartDescriptor {
    let axes = AXAxes(self)
    var descriptor = AXChartDescriptor(
      title: title, summary: ([message] + summary()).joined(separator: " "), xAxis: axes.x, yAxis: axes.y,
      additionalAxes: axes.additional, series: chart.series.indices.map { axSeries(at: $0, axes) })
    descriptor.contentDirection = axDirection
    return descriptor
  }

  /// `chartvoice.axchart/1`.
  public func axChartJSON() -> JSONNode { axChart().json }

  private var axDirection: AXChartDescriptor.ContentDirection {
    switch (chart.kind, chart.orientation) {
    case (.sector, _): chart.xAxis.isReversed ? .radialCounterClockwise : .radialClockwise
    case (_, .horizontal): chart.xAxis.isReversed ? .bottomToTop : .topToBottom
    case (_, .vertical): chart.xAxis.isReversed ? .rightToLeft : .leftToRight
    }
  }

  private func axSeries(at index: Int, _ axes: AXAxes) -> AXDataSeriesDescriptor {
    let series = chart.series[index]
    let visible = series.visiblePlaces
    let points = visible.enumerated().map { k, place in
      let mark = series.marks[place]
      return AXDataPoint(
        x: axes.place(mark.x), y: axValue(of: mark, inSeriesAt: index, axes),
        additionalValues: axes.additionalValues(mark),
        label: axLabel(at: place, inSeriesAt: index, position: (k + 1, visible.count)))
    }
    let name = seriesName(series)
    return AXDataSeriesDescriptor(
      name: name.isEmpty ? names.y : name, isContinuous: series.isContinuous, dataPoints: points)
  }

  /// In a chart of shares a part stands at its share, in percent.
  private func axValue(of mark: Mark, inSeriesAt index: Int, _ axes: AXAxes) -> Double? {
    guard isOfShares, chart.isPart(chart.series[index]) else { return axes.value(mark.value) }
    return share(of: mark, inSeriesAt: index).map { $0 * 100 }
  }

  /// The parts of a stack are points of their own, so each has the label that the focus tree gives it.
  private func axLabel(at place: Int, inSeriesAt index: Int, position: (k: Int, n: Int)) -> String {
    let series = chart.series[index]
    guard chart.isPart(series) else { return label(at: place, in: series, position: position).text }
    let mark = series.marks[place]
    return partLabel(
      StackPart(series: series, mark: mark, place: place, percent: percent(of: mark, inSeriesAt: index)))
  }

  private func share(of mark: Mark, inSeriesAt index: Int) -> Double? {
    guard facts.shares.indices.contains(index), let total = totalPlaces[mark.x],
      facts.shares[index].shares.indices.contains(total)
    else { return nil }
    return facts.shares[index].shares[total]
  }

  private func percent(of mark: Mark, inSeriesAt index: Int) -> Double? {
    guard let total = totalPlaces[mark.x] else { return nil }
    let percents = percents(at: total)
    return percents.indices.contains(index) ? percents[index] : nil
  }
}

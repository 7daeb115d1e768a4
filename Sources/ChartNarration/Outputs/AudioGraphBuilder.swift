import ChartAnalysis
public import ChartModel

extension Narrator {
  /// The chart as an audio graph takes it: titles, units, ranges and gridlines of the axes, and every mark with its label.
  ///
  /// Time is seconds since 1970, and a mark stands where its bucket begins. The levels of a Y axis of categories are the
  /// numbers from 0 on. A mark without a value has a label and no Y. A range has its lower end as Y and its upper end on
  /// an additional axis; so has a stretch along X. Marks that their author hides are left out.
  public func axChart() -> AudioGraphDescriptor { AudioGraphBuilder(narrator: self).descriptor }

  /// `chartvoice.axchart/1`.
  public func axChartJSON() -> JSONNode { axChart().json }
}

/// Makes an audio graph: its axes, and its series with the labels of their points.
struct AudioGraphBuilder: Narrating {
  let narrator: Narrator
  private let stackLabels: StackLabels

  init(narrator: Narrator) {
    self.narrator = narrator
    stackLabels = StackLabels(narrator: narrator)
  }

  /// The chart as an audio graph takes it.
  var descriptor: AudioGraphDescriptor {
    let axes = AudioGraphAxes(narrator)
    var descriptor = AudioGraphDescriptor(
      title: narrator.title, summary: ([narrator.message] + narrator.summary()).joined(separator: " "), xAxis: axes.x,
      yAxis: axes.y,
      additionalAxes: axes.additional, series: chart.series.indices.map { series(at: $0, axes) })
    descriptor.contentDirection = direction
    return descriptor
  }

  private var direction: AudioGraphDescriptor.ContentDirection {
    switch (chart.kind, chart.orientation) {
    case (.sector, _): chart.xAxis.isReversed ? .radialCounterClockwise : .radialClockwise
    case (_, .horizontal): chart.xAxis.isReversed ? .bottomToTop : .topToBottom
    case (_, .vertical): chart.xAxis.isReversed ? .rightToLeft : .leftToRight
    }
  }

  private func series(at index: Int, _ axes: AudioGraphAxes) -> AudioGraphSeries {
    let series = chart.series[index]
    let visible = series.visiblePlaces
    let labelled = LabelledSeries(series, narrator)
    let points = visible.enumerated().map { k, place in
      let mark = series.marks[place]
      return AudioGraphPoint(
        x: axes.place(mark.x), y: value(of: mark, inSeriesAt: index, axes),
        additionalValues: axes.additionalValues(mark),
        label: label(at: place, inSeriesAt: index, labelled, position: (k + 1, visible.count)))
    }
    let name = seriesName(series)
    return AudioGraphSeries(
      name: name.isEmpty ? names.y : name, isContinuous: series.isContinuous, dataPoints: points)
  }

  /// In a chart of shares a part stands at its share, in percent.
  private func value(of mark: Mark, inSeriesAt index: Int, _ axes: AudioGraphAxes) -> Double? {
    guard isOfShares, chart.isPart(chart.series[index]) else { return axes.value(mark.value) }
    return share(of: mark, inSeriesAt: index).map { $0 * 100 }
  }

  /// The parts of a stack are points of their own, so each has the label that the focus tree gives it.
  private func label(
    at place: Int, inSeriesAt index: Int, _ labelled: LabelledSeries, position: (k: Int, n: Int)
  ) -> String {
    let series = labelled.series
    guard chart.isPart(series) else { return labelled.label(at: place, position: position).text }
    let mark = series.marks[place]
    return stackLabels.label(
      StackPart(series: series, mark: mark, place: place, percent: percent(of: mark, inSeriesAt: index)))
  }

  private func share(of mark: Mark, inSeriesAt index: Int) -> Double? {
    guard facts.shares.indices.contains(index), let total = narrator.memory.totalPlaces[mark.x],
      facts.shares[index].shares.indices.contains(total)
    else { return nil }
    return facts.shares[index].shares[total]
  }

  private func percent(of mark: Mark, inSeriesAt index: Int) -> Double? {
    guard let total = narrator.memory.totalPlaces[mark.x] else { return nil }
    let percents = stackLabels.percents(at: total)
    return percents.indices.contains(index) ? percents[index] : nil
  }
}

import ChartAnalysis
import ChartModel

extension Narrator {
  /// The chart as a tree: chart, then series, axes and legend, then groups along X, then marks, then parts of a stack.
  ///
  /// Where several series share their places, the series are sentences, and the walk is below the X axis: groups, then
  /// the places, then the marks of all series there.
  public func focusTree() -> FocusNode {
    let series = zip(chart.walkedSeries, facts.walked).map { seriesNode($0, $1) }
    let axes = [
      FocusNode(id: "@x-axis", role: .xAxis, label: xSentence, children: stopNodes()),
      FocusNode(id: "@y-axis", role: .yAxis, label: ySentence),
    ]
    var children = series + (showsParts || chart.series.isEmpty ? [] : axes)
    if !seriesSentence.isEmpty, !isHeatMap {
      children.append(FocusNode(id: "@legend", role: .legend, label: seriesSentence))
    }
    let label = Sentence(title).adding(subtitle, .sentence).adding(kindSentence, .sentence).adding(message, .sentence)
      .sentence
    return FocusNode(id: "@chart", role: .chart, label: label, children: children)
  }

  private func seriesNode(_ series: Series, _ facts: SeriesFacts) -> FocusNode {
    if self.facts.shared != nil { return FocusNode(id: series.id, role: .series, label: seriesLabel(series, facts)) }
    let visible = labelledPlaces(of: series)
    let marks = visible.enumerated().map { markNode(at: $1, in: series, position: ($0 + 1, visible.count)) }
    let children = grouped(Array(zip(visible, marks)), by: visibleGroups(of: series, facts), in: series)
    return FocusNode(id: series.id, role: .series, label: seriesLabel(series, facts), children: children)
  }

  /// The marks in their groups; those outside of every group stand between the groups.
  private func grouped(
    _ marks: [(place: Int, node: FocusNode)], by groups: [MarkGroup], in series: Series
  ) -> [FocusNode] {
    var nodes: [FocusNode] = []
    var rest = marks[...]
    for (number, group) in groups.enumerated() {
      nodes += rest.prefix { $0.place < group.places.lowerBound }.map(\.node)
      rest = rest.drop { $0.place < group.places.lowerBound }
      let inside = rest.prefix { $0.place < group.places.upperBound }.map(\.node)
      rest = rest.dropFirst(inside.count)
      let label = groupText(group, in: series, position: (number + 1, groups.count))
      nodes.append(FocusNode(id: group.id, role: .group, label: label, children: inside))
    }
    return nodes + rest.map(\.node)
  }

  private func seriesLabel(_ series: Series, _ facts: SeriesFacts) -> String {
    if chart.walkedSeries.count > 1 {
      let sentence = seriesSentence(series, facts)
      if !sentence.isEmpty { return sentence }
    }
    let name = seriesName(series).isEmpty ? names.y : seriesName(series)
    let marks = voice.say(.marks, places.kind, count: series.marks.count)
    return Sentence(voice.say(.focusSeries, ["title": name, "marks": marks])).sentence
  }

  func markNode(at place: Int, in series: Series, position: (k: Int, n: Int)) -> FocusNode {
    let label = label(at: place, in: series, position: position, isFocus: true)
    let parts = isTotal(series) ? partNodes(at: place, in: series) : []
    return FocusNode(id: label.id, role: .mark, label: label.text, value: label.value, children: parts)
  }

  private func partNodes(at place: Int, in series: Series) -> [FocusNode] {
    stackParts(at: place, of: series.marks[place]).filter { !$0.mark.isHidden }.map { part in
      FocusNode(id: part.mark.id, role: .mark, label: partLabel(part), value: part.mark.value)
    }
  }
}

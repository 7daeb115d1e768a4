import ChartAnalysis
import ChartModel

extension Narrator {
  /// The chart as a tree: chart, then series, axes and legend, then groups along X, then marks, then parts of a stack.
  ///
  /// Where several series share their places, the series are sentences, and the walk is below the X axis: groups, then
  /// the places, then the marks of all series there.
  public func focusTree() -> FocusNode { focusTree(isWalked: false) }

  /// - Parameter isWalked: Whether marks that several series have at one X say which they are along X, as somebody hears
  ///   who walks there, and not which of those at that X.
  func focusTree(isWalked: Bool) -> FocusNode {
    let series = zip(chart.walkedSeries, facts.walked).map { seriesNode($0, $1) }
    let axes = [
      FocusNode(id: "@x-axis", role: .xAxis, label: xSentence, children: stopNodes(isWalked: isWalked)),
      FocusNode(id: "@y-axis", role: .yAxis, label: ySentence),
    ]
    var children = series + (showsParts || chart.series.isEmpty ? [] : axes)
    if !seriesSentence.isEmpty, !isHeatMap {
      children.append(FocusNode(id: "@legend", role: .legend, label: seriesSentence))
    }
    let label = Sentence(title).adding(subtitle, .sentence).adding(kindSentence, .sentence).adding(message, .sentence)
      .sentence
    var node = FocusNode(id: "@chart", role: .chart, label: label, children: children)
    node.name = title
    return node
  }

  private func seriesNode(_ series: Series, _ facts: SeriesFacts) -> FocusNode {
    var node = FocusNode(id: series.id, role: .series, label: seriesLabel(series, facts))
    node.name = seriesName(series)
    guard self.facts.shared == nil else { return node }
    let children = steps(labelledPlaces(of: series), in: visibleGroups(of: series, facts))
    node.children = children.enumerated().map { self.node(of: $1, in: series, position: ($0 + 1, children.count)) }
    return node
  }

  /// What one reaches from a series: a group with its marks, or a mark that is in no group.
  private enum FocusStep {
    case group(MarkGroup, places: [Int])
    case mark(Int)
  }

  /// The groups with their marks; those outside of every group stand between the groups.
  private func steps(_ places: [Int], in groups: [MarkGroup]) -> [FocusStep] {
    var steps: [FocusStep] = []
    var rest = places[...]
    for group in groups {
      steps += rest.prefix { $0 < group.places.lowerBound }.map(FocusStep.mark)
      rest = rest.drop { $0 < group.places.lowerBound }
      let inside = Array(rest.prefix { $0 < group.places.upperBound })
      rest = rest.dropFirst(inside.count)
      steps.append(.group(group, places: inside))
    }
    return steps + rest.map(FocusStep.mark)
  }

  /// Each says which it is of those beside it.
  private func node(of step: FocusStep, in series: Series, position: (k: Int, n: Int)) -> FocusNode {
    switch step {
    case .mark(let place): return markNode(at: place, in: series, position: position)
    case .group(let group, let places):
      let marks = places.enumerated().map { markNode(at: $1, in: series, position: ($0 + 1, places.count)) }
      let label = groupText(group, in: series, position: position)
      var node = FocusNode(id: group.id, role: .group, label: label, children: marks)
      node.name = group.name?.authored ?? groupRange(group.x, opening: group.climb != nil)
      return node
    }
  }

  private func seriesLabel(_ series: Series, _ facts: SeriesFacts) -> String {
    if chart.walkedSeries.count > 1 {
      let sentence = seriesSentence(series, facts)
      if !sentence.isEmpty { return sentence }
    }
    let name = seriesName(series).isEmpty ? names.y : seriesName(series)
    let marks = marks(series.marks.count, of: series)
    return Sentence(voice.say(.focusSeries, ["title": name, "marks": marks])).sentence
  }

  func markNode(at place: Int, in series: Series, position: (k: Int, n: Int)) -> FocusNode {
    let label = label(at: place, in: series, position: position, isFocus: true)
    let parts = isTotal(series) ? partNodes(at: place, in: series) : []
    var node = FocusNode(id: label.id, role: .mark, label: label.text, value: label.value, children: parts)
    node.mark = FocusNode.MarkReference(series: series.id, place: place, x: series.marks[place].x)
    return node
  }

  private func partNodes(at place: Int, in series: Series) -> [FocusNode] {
    stackParts(at: place, of: series.marks[place]).filter { !$0.mark.isHidden }.map { part in
      var node = FocusNode(id: part.mark.id, role: .mark, label: partLabel(part), value: part.mark.value)
      node.mark = FocusNode.MarkReference(
        series: part.series.id, place: part.place, x: part.mark.x, isPart: true)
      return node
    }
  }
}

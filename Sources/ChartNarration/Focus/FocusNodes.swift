import ChartAnalysis
import ChartModel

extension Narrator {
  /// The chart as a tree: chart, then series, axes and legend, then groups along X, then marks, then parts of a stack.
  ///
  /// Where several series share their places, the series are sentences, and the walk is below the X axis: groups, then
  /// the places, then the marks of all series there.
  public func focusTree() -> FocusNode { FocusNodes(narrator: self).tree(isWalked: false) }
}

/// Makes the tree of a chart: its series, axes and legend, then groups along X, then marks, then parts of a stack.
struct FocusNodes: Narrating {
  let narrator: Narrator
  var axisSentences: AxisSentences { AxisSentences(narrator: narrator) }
  var groupLabels: GroupLabels { GroupLabels(narrator: narrator) }
  var kindSentence: KindSentence { KindSentence(narrator: narrator.ofData) }
  var markLabels: MarkLabels { MarkLabels(narrator: narrator) }
  var overviewSentences: OverviewSentences { OverviewSentences(narrator: narrator) }
  var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  var seriesSentences: SeriesSentences { SeriesSentences(narrator: narrator) }
  var stopGroupLabels: StopGroupLabels { StopGroupLabels(narrator: narrator) }
  var stopLabels: StopLabels { StopLabels(narrator: narrator) }

  /// - Parameter isWalked: Whether marks that several series have at one X say which they are along X, as somebody hears
  ///   who walks there, and not which of those at that X.
  func tree(isWalked: Bool) -> FocusNode {
    let series = zip(chart.walkedSeries, facts.walked).map { seriesNode($0, $1) }
    let axes = [
      FocusNode(id: "@x-axis", role: .xAxis, label: axisSentences.xSentence, children: stopNodes(isWalked: isWalked)),
      FocusNode(id: "@y-axis", role: .yAxis, label: axisSentences.ySentence),
    ]
    var children = series + (showsParts || chart.series.isEmpty ? [] : axes)
    if !overviewSentences.seriesSentence.isEmpty, !isHeatMap {
      children.append(FocusNode(id: "@legend", role: .legend, label: overviewSentences.seriesSentence))
    }
    let label = Sentence(narrator.title).adding(narrator.subtitle, .sentence).adding(kindSentence.sentence, .sentence)
      .adding(narrator.message, .sentence)
      .sentence
    var node = FocusNode(id: "@chart", role: .chart, label: label, children: children)
    node.name = narrator.title
    return node
  }

  private func seriesNode(_ series: Series, _ facts: SeriesFacts) -> FocusNode {
    var node = FocusNode(id: series.id, role: .series, label: seriesLabel(series, facts))
    node.name = seriesName(series)
    guard self.facts.shared == nil else { return node }
    let labelled = LabelledSeries(series, narrator, isFocus: true)
    let children = steps(markLabels.labelledPlaces(of: series), in: groupLabels.visibleGroups(of: series, facts))
    node.children = children.enumerated().map { self.node(of: $1, in: labelled, position: ($0 + 1, children.count)) }
    return node
  }

  /// What one reaches from a series: a group with its marks, or a mark that is in no group.
  private enum Step {
    case group(MarkGroup, places: [Int])
    case mark(Int)
  }

  /// The groups with their marks; those outside of every group stand between the groups.
  private func steps(_ places: [Int], in groups: [MarkGroup]) -> [Step] {
    var steps: [Step] = []
    var rest = places[...]
    for group in groups {
      steps += rest.prefix { $0 < group.places.lowerBound }.map(Step.mark)
      rest = rest.drop { $0 < group.places.lowerBound }
      let inside = Array(rest.prefix { $0 < group.places.upperBound })
      rest = rest.dropFirst(inside.count)
      steps.append(.group(group, places: inside))
    }
    return steps + rest.map(Step.mark)
  }

  /// Each says which it is of those beside it.
  private func node(of step: Step, in labelled: LabelledSeries, position: (k: Int, n: Int)) -> FocusNode {
    switch step {
    case .mark(let place): return markNode(at: place, in: labelled, position: position)
    case .group(let group, let places):
      let marks = places.enumerated().map { markNode(at: $1, in: labelled, position: ($0 + 1, places.count)) }
      let label = groupLabels.text(group, in: labelled.series, position: position)
      var node = FocusNode(id: group.id, role: .group, label: label, children: marks)
      node.name = group.name?.authored ?? placeLists.groupRange(group.x, opening: group.climb != nil)
      return node
    }
  }

  private func seriesLabel(_ series: Series, _ facts: SeriesFacts) -> String {
    if chart.walkedSeries.count > 1 {
      let sentence = seriesSentences.sentence(series, facts)
      if !sentence.isEmpty { return sentence }
    }
    let name = seriesName(series).isEmpty ? names.y : seriesName(series)
    let marks = marks(series.marks.count, of: series)
    return Sentence(voice.say(.focusSeries, ["title": name, "marks": marks])).sentence
  }

  /// A mark with its label, and with its parts where it is the total of a stack.
  func markNode(at place: Int, in labelled: LabelledSeries, position: (k: Int, n: Int)) -> FocusNode {
    let (label, series) = (labelled.label(at: place, position: position), labelled.series)
    let parts = labelled.stack.map { partNodes(of: series.marks[place], at: place, $0) } ?? []
    var node = FocusNode(id: label.id, role: .mark, label: label.text, value: label.value, children: parts)
    node.mark = FocusNode.MarkReference(series: series.id, place: place, x: series.marks[place].x)
    return node
  }

  private func partNodes(of total: Mark, at place: Int, _ stack: StackLabels) -> [FocusNode] {
    stack.parts(at: place, of: total).filter { !$0.mark.isHidden }.map { part in
      var node = FocusNode(id: part.mark.id, role: .mark, label: stack.label(part), value: part.mark.value)
      node.mark = FocusNode.MarkReference(
        series: part.series.id, place: part.place, x: part.mark.x, isPart: true)
      return node
    }
  }
}

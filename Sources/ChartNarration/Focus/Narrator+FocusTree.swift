import ChartAnalysis
import ChartModel

extension Narrator {
  /// The chart as a tree: chart, then series, axes and legend, then groups along X, then marks, then parts of a stack.
  public func focusTree() -> FocusNode {
    let series = zip(chart.walkedSeries, facts.walked).map { seriesNode($0, $1) }
    var children =
      series + [
        FocusNode(id: "@x-axis", role: .xAxis, label: xSentence),
        FocusNode(id: "@y-axis", role: .yAxis, label: ySentence),
      ]
    if !seriesSentence.isEmpty { children.append(FocusNode(id: "@legend", role: .legend, label: seriesSentence)) }
    let label = Sentence(title).adding(kindSentence, .sentence).adding(message, .sentence).sentence
    return FocusNode(id: "@chart", role: .chart, label: label, children: children)
  }

  private func seriesNode(_ series: Series, _ facts: SeriesFacts) -> FocusNode {
    let marks = series.marks.indices.map { markNode(at: $0, in: series) }
    let children =
      facts.groups.isEmpty
      ? marks
      : facts.groups.map { group in
        FocusNode(id: group.id, role: .group, label: groupText(group, in: series), children: Array(marks[group.places]))
      }
    return FocusNode(id: series.id, role: .series, label: seriesLabel(series, facts), children: children)
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

  private func markNode(at place: Int, in series: Series) -> FocusNode {
    let label = label(at: place, in: series)
    let parts = chart.isStacked ? partNodes(at: place, in: series) : []
    return FocusNode(id: label.id, role: .mark, label: label.text, value: label.value, children: parts)
  }

  private func partNodes(at place: Int, in series: Series) -> [FocusNode] {
    let x = series.marks[place].x
    return parts(at: x).map { part in
      let context = voice.say(.labelInSeries, ["series": seriesName(part.series), "x": places.text(x)])
      let text = Sentence(context).adding(state(part.mark.value, brief: verbosity == .brief), .context).line
      return FocusNode(id: part.mark.id, role: .mark, label: text, value: part.mark.value)
    }
  }
}

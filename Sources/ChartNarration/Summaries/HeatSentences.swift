import ChartAnalysis
import ChartModel

/// What the columns and the rows of a heat map say.
struct HeatSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// The columns and the rows with the highest and the lowest total or mean.
  var sentence: String {
    guard let heat = shape.whole.heat else { return "" }
    return Sentence(planned.contains(.heatLines(areColumns: true)) ? "" : columnsText)
      .adding(planned.contains(.heatLines(areColumns: false)) ? "" : rowsText, .sentence)
      .adding(emptyCells(heat), .sentence).sentence
  }

  /// The columns of a heat map with the highest and the lowest total or mean.
  var columnsText: String {
    guard let heat = shape.whole.heat else { return "" }
    let found = [heat.highestColumns, heat.lowestColumns].map { found in
      found.map { (places.uncounted.text(heat.columns[$0]), heat.columnLines[$0]) }
    }
    return lines(found, heat, names.x)
  }

  /// The rows of a heat map with the highest and the lowest total or mean.
  var rowsText: String {
    guard let heat = shape.whole.heat else { return "" }
    let found = [heat.highestRows, heat.lowestRows].map { found in
      found.map { (seriesName(chart.walkedSeries[$0]), heat.rows[$0]) }
    }
    return lines(found, heat, (chart.seriesField ?? "").spokenField)
  }

  /// `1 cell without data: Wednesday, 8 AM`: what has no mark has no label that could say so.
  private func emptyCells(_ heat: HeatFacts) -> String {
    guard heat.unmarkedCount > 0 else { return "" }
    let count = Sentence(voice.say(.heatEmpty, count: heat.unmarkedCount))
    guard heat.unmarkedCount <= Self.listedPlaces else { return count.text }
    let found = chart.walkedSeries.compactMap { series -> String? in
      let marked = Set(series.marks.map(\.x))
      let empty = heat.columns.filter { !marked.contains($0) }
      return empty.isEmpty ? nil : placeLists.cells(empty, of: seriesName(series))
    }
    return count.adding(placeLists.listApart(names: found), .context).text
  }

  private func lines(_ found: [[(name: String, line: HeatLine)]], _ heat: HeatFacts, _ title: String) -> String {
    let highest: PhraseKey = heat.comparesTotals ? .heatTotal : heat.poolsRows ? .heatCells : .heatMean
    return zip(found, [highest, .heatLowest])
      .reduce(into: Sentence()) { $0.append(line($1.0, heat, $1.1, title), .part) }.text
  }

  private func line(
    _ found: [(name: String, line: HeatLine)], _ heat: HeatFacts, _ key: PhraseKey, _ title: String
  ) -> String {
    guard let first = found.first?.line, let number = heat.comparesTotals ? first.total : first.mean else { return "" }
    let value =
      heat.comparesTotals
      ? rounded(number) : roundedMiddle(number, in: Statistics([facts.lowest, facts.highest].compactMap { $0 }))
    let names = voice.list(found.map(\.name), atMost: Self.listedPlaces)
    return voice.say(key, ["title": title, "names": names, "value": value])
  }
}

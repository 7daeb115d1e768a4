import ChartAnalysis
import ChartModel

/// The lines of cells of a chart in words: what a line is called, what a cell stands for and what it means.
struct BrailleLines: Narrating {
  let narrator: Narrator
  private var spokenTableBuilder: SpokenTableBuilder { SpokenTableBuilder(narrator: narrator) }

  /// What a chart has in a file for an embosser.
  func drafts(width: Int) -> [BrailleFileWriter.Draft] {
    let cells = ChartCells(chart, width: width, height: .three)
    let braille = narrator.braille(width: width, height: .three)
    let lines = braille.lines.flatMap { line -> [BrailleFileWriter.Draft] in
      (line.name.map { [.text(Sentence($0).line + ":")] } ?? []) + [.cells(line.cells)]
    }
    let legend = braille.legend.filter { !$0.isStep }.map { meaning -> BrailleFileWriter.Draft in
      // A blank at the beginning of a line is felt as none.
      meaning.cell == BrailleCell(dots: 0).character
        ? .text(Sentence(voice.say(.brailleBlank)).adding(meaning.text, .context).line)
        : .meaning(meaning.cell, meaning.text)
    }
    let steps = braille.legend.contains(where: \.isStep) ? Sentence(voice.say(.brailleSteps)).sentence : ""
    let columns = columns(cells)
    let words = narrator.descriptionLines(upTo: .summary).filter { !$0.isEmpty }.map {
      BrailleFileWriter.Draft.text($0)
    }
    guard !columns.isEmpty else { return words }
    return words + [.blank, .text(columns)] + lines + legend + (steps.isEmpty ? [] : [.text(steps)])
      + [.blank, .table(spokenTableBuilder.table(), narrator.tableLines())]
  }

  /// What a line is called; the totals of a stack by that.
  func name(of line: CellLine) -> String {
    guard let place = line.series, chart.series.indices.contains(place) else { return voice.say(.nameTotal) }
    let series = chart.series[place]
    // What the cells of boxes reach over.
    if isOnlyBox(series) {
      let ends: PhraseValues = [
        "from": voice.say(.spreadColumnLowerWhisker), "to": voice.say(.spreadColumnUpperWhisker),
      ]
      return voice.say(.overviewBounds, ends)
    }
    let name = seriesName(series)
    return name.isEmpty ? voice.say(.nameUnnamed) : name
  }

  // MARK: Lines

  /// What the cells from left to right stand for: `One cell a day, from June 1 to June 30, 2025.`
  func columns(_ cells: ChartCells) -> String {
    let marks = cells.lines.flatMap { $0.cells.flatMap(\.marks) }
    guard !marks.isEmpty else { return "" }
    let bounds = bounds
    switch cells.columns {
    case .places: return Sentence(cell(cells)).adding(bounds).sentence
    case .pairs(let fewest, let most):
      // Two marks of the days that are shown may be weeks apart.
      let several =
        cells.skipsBuckets ? voice.say(.labelMarks, count: most) : self.marks(most)
      let marks = fewest == most ? several : voice.say(.brailleFromTo, ["from": numbers.whole(fewest), "to": several])
      return Sentence(voice.say(.braillePairs, ["marks": marks])).adding(bounds).sentence
    case .one: return Sentence(voice.say(.brailleOne)).adding(bounds).sentence
    case .parts: return Sentence(voice.say(.brailleAlong)).adding(bounds).sentence
    case .shares: return Sentence(voice.say(.brailleShares)).sentence
    }
  }

  /// `one cell a day`, or where days without a mark have no cell `one cell for each day that is shown`.
  private func cell(_ cells: ChartCells) -> String {
    guard cells.skipsBuckets, let unit = chart.xAxis.calendarUnit else {
      return voice.say(.brailleCell, ["period": voice.say(.periods, places.kind)])
    }
    return voice.say(.brailleShownCell, ["unit": names.bucket(unit)])
  }

  /// From the first to the last X of all lines.
  private var bounds: String {
    let coordinates = XCoordinates(chart)
    let places = chart.walkedSeries.flatMap { $0.marks.filter { !$0.isHidden }.map(\.x) }
    let ends = places.compactMap { x in coordinates.range(of: x).map { (x, $0) } }
    let first = ends.min { $0.1.lowerBound < $1.1.lowerBound }
    let last = ends.max { $0.1.upperBound < $1.1.upperBound }
    guard let first, let last else { return "" }
    return self.places.range(
      from: first.0, to: last.0, withYear: chart.xAxis.type == .temporal ? true : nil, opening: true)
  }

  /// The lines of cells with what they mean, not yet broken but for the cells, which fit.
  func body(width: Int, height: ChartCells.Height = .four) -> [String] {
    let cells = ChartCells(chart, width: width, height: height)
    let braille = narrator.braille(width: width, height: height)
    let lines = braille.lines.flatMap { ($0.name.map { [Sentence($0).line + ":"] } ?? []) + [$0.cells] }
    return [columns(cells)] + lines + legendLines(braille)
  }

  /// `⣀ level 1: from 2,310 to 4,560 steps`, a line a meaning; all steps of a line in one.
  func legendLines(_ braille: BrailleChart) -> [String] {
    let listed = braille.legend.filter { !$0.isStep }.map { meaning in
      meaning.cell == "\u{2800}"
        ? Sentence(voice.say(.brailleBlank)).adding(meaning.text, .context).line
        : Sentence(String(meaning.cell)).adding(meaning.text, .word).line
    }
    return listed + (braille.legend.contains(where: \.isStep) ? [Sentence(voice.say(.brailleSteps)).sentence] : [])
  }
}

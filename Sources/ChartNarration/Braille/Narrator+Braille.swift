public import ChartAnalysis
import ChartModel

/// A chart in braille: lines of cells, and what each cell means.
public struct BrailleChart: Sendable {
  /// A line of cells.
  public struct Line: Sendable {
    /// The id of its series.
    public var id: String
    /// What its series is called; `nil` for the only line of a chart.
    public var name: String?
    /// The cells, as characters of Unicode's block of braille patterns.
    public var cells: String
    /// The ids of the marks of each cell.
    public var marks: [[String]]
  }

  /// What a cell means.
  public struct Meaning: Sendable, Equatable {
    /// The cell.
    public var cell: Character
    /// What it means, as a part of a sentence.
    public var text: String
    /// Whether it is one of many that one rule explains, and not listed in text.
    var isStep = false
  }

  /// The lines in the order of the chart.
  public var lines: [Line]
  /// The cells that there are: levels from the lowest on, then shapes, then states.
  public var legend: [Meaning]
}

extension Narrator {
  /// The chart in braille.
  ///
  /// ```swift
  /// narrator.braille(width: 40).lines[0].cells  // "⣀⣤⣶⣿⠀⠚"
  /// ```
  ///
  /// - Parameters:
  ///   - width: the most cells of a line.
  ///   - height: four levels for cells of eight dots, three for those of six.
  public func braille(width: Int, height: ChartCells.Height = .four) -> BrailleChart {
    let cells = ChartCells(chart, width: width, height: height)
    let lines = cells.lines.map { line in
      let drawing = BrailleDrawing(height: height, style: line.style)
      return BrailleChart.Line(
        id: line.id, name: cells.lines.count > 1 ? brailleName(of: line) : nil,
        cells: String(line.cells.map { drawing.cell($0.content).character }), marks: line.cells.map(\.marks))
    }
    return BrailleChart(lines: lines, legend: BrailleLegend(self, cells, height).meanings)
  }

  /// What a line is called; the totals of a stack by that.
  func brailleName(of line: CellLine) -> String {
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
  func brailleColumns(_ cells: ChartCells) -> String {
    let marks = cells.lines.flatMap { $0.cells.flatMap(\.marks) }
    guard !marks.isEmpty else { return "" }
    let bounds = brailleBounds
    switch cells.columns {
    case .places: return Sentence(brailleCell(cells)).adding(bounds).sentence
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
  private func brailleCell(_ cells: ChartCells) -> String {
    guard cells.skipsBuckets, let unit = chart.xAxis.calendarUnit else {
      return voice.say(.brailleCell, ["period": voice.say(.periods, places.kind)])
    }
    return voice.say(.brailleShownCell, ["unit": names.bucket(unit)])
  }

  /// From the first to the last X of all lines.
  private var brailleBounds: String {
    let coordinates = XCoordinates(chart)
    let places = chart.walkedSeries.flatMap { $0.marks.filter { !$0.isHidden }.map(\.x) }
    let ends = places.compactMap { x in coordinates.range(of: x).map { (x, $0) } }
    let first = ends.min { $0.1.lowerBound < $1.1.lowerBound }
    let last = ends.max { $0.1.upperBound < $1.1.upperBound }
    guard let first, let last else { return "" }
    return self.places.range(
      from: first.0, to: last.0, withYear: chart.xAxis.type == .temporal ? true : nil, opening: true)
  }
}

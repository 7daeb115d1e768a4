public import ChartAnalysis
public import ChartModel

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
        id: line.id, name: cells.lines.count > 1 ? BrailleLines(narrator: self).name(of: line) : nil,
        cells: String(line.cells.map { drawing.cell($0.content).character }), marks: line.cells.map(\.marks))
    }
    return BrailleChart(lines: lines, legend: BrailleLegend(self, cells, height).meanings)
  }

  /// The chart as text for a braille display: title, what a cell stands for, the lines of cells, what they mean, then
  /// the labels, all in lines of at most `width` cells.
  ///
  /// ```
  /// Steps, June 2025
  /// One cell a day, from June 1 to June 30,
  ///   2025.
  /// ⣀⣤⣶⣿⠀⠚
  /// ⣀ level 1: from 2,310 to 4,560 steps
  /// ```
  public func brailleLines(width: Int) -> [String] {
    let words = ([title, message] + BrailleLines(narrator: self).body(width: width)).filter { !$0.isEmpty }
    return words.flatMap { BrailleWrap.lines($0, width: width) }
      + labels().map(\.text).flatMap { BrailleWrap.lines($0, width: width) }
  }

  /// `chartvoice.braille/1`.
  public func brailleJSON(width: Int) -> JSONNode {
    let braille = braille(width: width)
    return .object([
      ("schema", .string("chartvoice.braille/1")), ("title", .string(title)), ("cells", .integer(width)),
      (
        "legend",
        .array(
          braille.legend.map { .object([("cell", .string(String($0.cell))), ("meaning", .string($0.text))]) })
      ),
      ("series", .array(braille.lines.map(\.json))),
    ])
  }
}

extension BrailleChart.Line {
  fileprivate var json: JSONNode {
    let map = marks.enumerated().filter { !$0.element.isEmpty }.map { place, ids in
      JSONNode.object([("cell", .integer(place)), ("marks", .array(ids.map { .string($0) }))])
    }
    return .object([
      ("id", .string(id)), ("name", .optional(name)), ("cells", .string(cells)), ("map", .array(map)),
    ])
  }
}

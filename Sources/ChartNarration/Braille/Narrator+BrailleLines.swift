import ChartAnalysis
public import ChartModel

extension Narrator {
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
    let words = ([title, message] + brailleBody(width: width)).filter { !$0.isEmpty }
    return words.flatMap { BrailleWrap.lines($0, width: width) }
      + labels().map(\.text).flatMap { BrailleWrap.lines($0, width: width) }
  }

  /// The lines of cells with what they mean, not yet broken but for the cells, which fit.
  func brailleBody(width: Int, height: ChartCells.Height = .four) -> [String] {
    let cells = ChartCells(chart, width: width, height: height)
    let braille = braille(width: width, height: height)
    let lines = braille.lines.flatMap { ($0.name.map { [Sentence($0).line + ":"] } ?? []) + [$0.cells] }
    return [brailleColumns(cells)] + lines + brailleLegendLines(braille)
  }

  /// `⣀ level 1: from 2,310 to 4,560 steps`, a line a meaning; all steps of a line in one.
  func brailleLegendLines(_ braille: BrailleChart) -> [String] {
    let listed = braille.legend.filter { !$0.isStep }.map { meaning in
      meaning.cell == "\u{2800}"
        ? Sentence(voice.say(.brailleBlank)).adding(meaning.text, .context).line
        : Sentence(String(meaning.cell)).adding(meaning.text, .word).line
    }
    return listed + (braille.legend.contains(where: \.isStep) ? [Sentence(voice.say(.brailleSteps)).sentence] : [])
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

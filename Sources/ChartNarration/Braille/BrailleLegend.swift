import ChartAnalysis
import ChartModel

/// Says what the cells of a chart mean.
struct BrailleLegend {
  private let narrator: Narrator
  private let cells: ChartCells
  private let height: ChartCells.Height

  init(_ narrator: Narrator, _ cells: ChartCells, _ height: ChartCells.Height) {
    (self.narrator, self.cells, self.height) = (narrator, cells, height)
  }

  /// The levels from the lowest on, then the shapes of several levels, then states; only what there is.
  var meanings: [BrailleChart.Meaning] {
    levels + shapes + states
  }

  // MARK: Levels

  private var levels: [BrailleChart.Meaning] {
    let count = cells.scales.map(\.levels.count).max() ?? 0
    return (0..<count).flatMap { level in
      drawn(level).compactMap { cell in
        let text = meaning(of: level, drawnAs: cell)
        return text.isEmpty ? nil : BrailleChart.Meaning(cell: cell, text: text)
      }
    }
  }

  /// The cells of a level: one for each way in which lines are drawn.
  private func drawn(_ level: Int) -> [Character] {
    cells.lines.reduce(into: []) { found, line in
      let cell = cell(of: level, line)
      if line.style != .parts, !found.contains(cell) { found.append(cell) }
    }
  }

  private func cell(of level: Int, _ line: CellLine) -> Character {
    drawing(line).cell(.level(level)).character
  }

  private func drawing(_ line: CellLine) -> BrailleDrawing { BrailleDrawing(height: height, style: line.style) }

  /// `Level 1: from 2,310 to 4,560 steps`; where lines have levels of their own, those of each.
  private func meaning(of level: Int, drawnAs cell: Character) -> String {
    let scales = cells.scales.indices.filter { scale in
      cells.lines.contains { $0.scale == scale && self.cell(of: level, $0) == cell }
        && cells.scales[scale].levels.indices.contains(level)
    }
    let texts = scales.map { (scale: $0, text: text(of: cells.scales[$0].levels[level], scale: $0)) }
      .filter { !$0.text.isEmpty }
    let named = texts.reduce(Sentence()) { sentence, item in
      let name = cells.scales.count > 1 ? names(of: item.scale) : ""
      return sentence.adding(Sentence(name).adding(item.text, .context).text, .part)
    }
    return named.text.isEmpty ? "" : Sentence(number(level)).adding(named.text, .context).text
  }

  private func names(of scale: Int) -> String {
    narrator.voice.list(cells.lines.filter { $0.scale == scale }.map(BrailleLines(narrator: narrator).name), atMost: 4)
  }

  private func text(of level: CellScale.Level, scale: Int) -> String {
    switch level {
    case .none: ""
    case .names(let names):
      narrator.voice.list(names.map { narrator.vocabulary.times?.text($0) ?? narrator.voice.name($0) })
    case .numbers(let low, let high):
      ChartFacts.areEqual(low, high) ? narrator.value(low) : bounds(low, high)
    }
  }

  private func bounds(_ low: Double, _ high: Double) -> String {
    let (from, to) = (narrator.plain(low), narrator.plain(high))
    guard from != to else { return narrator.value(high) }
    return narrator.voice.say(.overviewBounds, ["from": from, "to": narrator.value(high)])
  }

  private func number(_ level: Int) -> String {
    narrator.voice.say(.brailleLevel, ["k": narrator.numbers.whole(level + 1)])
  }

  // MARK: Shapes and states

  private var shapes: [BrailleChart.Meaning] {
    used { content in
      switch content {
      case .step(let from, let to): said(from < to ? .brailleUp : .brailleDown, from, to)
      case .span(let from, let to): said(.brailleSpan, from, to)
      case .points(let levels):
        narrator.voice.say(
          .braillePoints, ["levels": narrator.voice.list(levels.map { narrator.numbers.whole($0 + 1) })])
      case .partStart: narrator.voice.say(.braillePart)
      case .partRest: narrator.voice.say(.brailleRest)
      default: nil
      }
    }
  }

  private func said(_ key: OutputPhraseKey, _ from: Int, _ to: Int) -> String {
    narrator.voice.say(key, ["from": narrator.numbers.whole(from + 1), "to": narrator.numbers.whole(to + 1)])
  }

  private var states: [BrailleChart.Meaning] {
    used { content in
      switch content {
      case .zero: narrator.voice.say(.brailleZero)
      case .empty: narrator.voice.say(.stateEmpty)
      case .missing: narrator.voice.say(.stateMissing)
      case .notANumber: narrator.voice.say(.stateNotANumber)
      case .above: narrator.voice.say(.stateAbove)
      case .below: narrator.voice.say(.stateBelow)
      case .infinite(let negative): narrator.voice.say(negative ? .numberMinusInfinity : .numberInfinity)
      default: nil
      }
    }
  }

  /// The contents that there are and that have a meaning of the asked kind, by their dots.
  private func used(_ meaning: (CellContent) -> String?) -> [BrailleChart.Meaning] {
    var found: [(dots: UInt8, meaning: BrailleChart.Meaning)] = []
    var met: Set<CellContent> = []
    for line in cells.lines {
      for cell in line.cells where met.insert(cell.content).inserted {
        guard let text = meaning(cell.content) else { continue }
        let drawn = drawing(line).cell(cell.content)
        let isStep = if case .step = cell.content { true } else { false }
        found.append((drawn.dots, BrailleChart.Meaning(cell: drawn.character, text: text, isStep: isStep)))
      }
    }
    return found.sorted { $0.dots < $1.dots }.map(\.meaning)
  }
}

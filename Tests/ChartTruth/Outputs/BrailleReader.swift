internal import Foundation
public import ChartModel

/// Reads lines of braille cells back: each cell is drawn anew from the marks that it stands for, and each meaning of the
/// legend is checked against the data.
public struct BrailleReader {
  /// A line of cells.
  public struct Line {
    var id: String
    var name: String?
    var cells: [Character]
    var marks: [[String]]

    /// A line of cells with the ids of the marks of each.
    public init(id: String, name: String?, cells: String, marks: [[String]]) {
      (self.id, self.name, self.cells, self.marks) = (id, name, Array(cells), marks)
    }
  }

  private let evidence: Evidence
  private let plan: BraillePlan
  private let width: Int

  /// The phrases that are read here.
  static let keys: Set<String> = [
    "braille.cell", "braille.shown-cell", "braille.pairs", "braille.from-to", "braille.one",
    "braille.along", "braille.shares",
    "braille.level", "braille.up", "braille.down", "braille.span", "braille.points", "braille.part", "braille.rest",
    "braille.zero", "braille.blank", "braille.steps",
  ]

  /// A reader of the cells of a chart.
  ///
  /// - Parameters:
  ///   - width: the most cells of a line.
  ///   - rows: how many rows of dots a cell has: four, or three of an embosser.
  public init(_ chart: BucketedChart, width: Int, rows: Int) {
    evidence = Evidence(chart, book: .english, detail: .standard)
    plan = BraillePlan(evidence, width: width, rows: rows)
    self.width = width
  }

  /// What is wrong with the lines and what is said of them.
  ///
  /// - Parameters:
  ///   - legend: each cell with what it means.
  ///   - top: what stands before the lines, with the sentence that says what cells from left to right stand for; `nil`
  ///     where that is not to be read.
  public func problems(_ lines: [Line], legend: [(cell: Character, text: String)], top: String?) -> [String] {
    let told = plan.lines.flatMap(\.marks)
    if told.isEmpty { return lines.allSatisfy { $0.marks.allSatisfy(\.isEmpty) } ? [] : ["cells stand for nothing"] }
    var problems = top?.contains(columnsText) != false ? [] : ["\"\(top ?? "")\" does not say \"\(columnsText)\""]
    guard lines.count == plan.lines.count else { return ["\(lines.count) lines for \(plan.lines.count) series"] }
    for (line, own) in zip(lines, plan.lines) {
      problems += plan.problems(of: line, own).map { "\(line.id): \($0)" }
      let name = lines.count > 1 ? own.name : nil
      if line.name != name { problems.append("\(line.id) is called \(name ?? "nothing")") }
      if line.cells.count > width { problems.append("\(line.id) has \(line.cells.count) cells") }
    }
    let shown = Set(lines.flatMap(\.cells))
    problems += shown.subtracting(legend.map(\.cell)).map { "the legend does not tell \($0)" }
    return problems + legend.compactMap { problem(inLegend: $0, lines) }
      + Dictionary(grouping: legend, by: \.cell).values.filter { $0.count > 1 }
      .map { "a cell has two meanings: \($0.map(\.text).joined(separator: "; "))" }
  }

  // MARK: Columns

  /// What the sentence about columns must be.
  private var columnsText: String {
    let book = evidence.book
    let bounds = self.bounds.isEmpty ? "." : ", " + self.bounds + "."
    switch plan.columns {
    case .places:
      let unit = evidence.chart.xAxis.calendarUnit.map { book.say("buckets." + $0.rawValue) } ?? ""
      let cell =
        plan.hasHoles
        ? book.say("braille.shown-cell", ["unit": unit])
        : book.say("braille.cell", ["period": book.say("periods." + evidence.kind)])
      return cell.capital + bounds
    case .pairs(let sizes):
      let most = book.say(plan.hasHoles ? "labels.marks" : "marks." + evidence.kind, count: sizes.max() ?? 0)
      let fewest = sizes.min() ?? 0
      let marks =
        fewest == sizes.max() ? most : book.say("braille.from-to", ["from": book.whole(fewest), "to": most])
      return book.say("braille.pairs", ["marks": marks]).capital + bounds
    case .one: return book.say("braille.one").capital + bounds
    case .parts: return book.say("braille.along").capital + bounds
    case .shares: return book.say("braille.shares").capital + "."
    }
  }

  private var bounds: String {
    let coordinates = XCoordinates(evidence.chart)
    let ends = evidence.rows.flatMap(\.marks).compactMap { mark in
      coordinates.range(of: mark.x).map { (x: mark.x, range: $0) }
    }
    guard let first = ends.min(by: { $0.range.lowerBound < $1.range.lowerBound }),
      let last = ends.max(by: { $0.range.upperBound < $1.range.upperBound })
    else { return "" }
    let year = evidence.chart.xAxis.type == .temporal ? true : nil
    return evidence.places.range(first.x, last.x, year: year, opening: true)
  }

  // MARK: Legend

  private func problem(inLegend entry: (cell: Character, text: String), _ lines: [Line]) -> String? {
    let told = "\(entry.cell) \(entry.text)"
    if let level = level(of: entry.text) {
      return plan.isLevel(entry.cell, level.level, level.text, evidence) ? nil : "\(told) is not what is there"
    }
    guard lines.contains(where: { $0.cells.contains(entry.cell) }) else { return "\(told) is on no line" }
    return plan.meanings(of: entry.cell, evidence.book).contains(entry.text) ? nil : "\(told) is no meaning of it"
  }

  /// `level 1: …`
  private func level(of text: String) -> (level: Int, text: String)? {
    guard let colon = text.range(of: ": ") else { return nil }
    let readings = evidence.book.readings(of: String(text[..<colon.lowerBound]), as: "braille.level")
    guard let level = readings.first?.slots["k"].flatMap(Int.init) else { return nil }
    return (level - 1, String(text[colon.upperBound...]))
  }
}

internal import Foundation
public import ChartModel

/// Reads back a table of a chart: as a grid of cells, or as a line for every mark.
public struct TableReader {
  private let evidence: Evidence
  private let scene: Scene
  private var book: Phrasebook { evidence.book }
  private var chart: BucketedChart { evidence.chart }

  /// A reader of the tables of a chart.
  public init(_ chart: BucketedChart, detail: Detail) {
    evidence = Evidence(chart, book: .english, detail: detail)
    scene = evidence.whole(.label)
  }

  /// The marks that are rows, each with its series.
  private var marks: [(series: Series, mark: Mark)] {
    chart.series.flatMap { series in series.marks.filter { !$0.isHidden }.map { (series, $0) } }
  }

  private var hasSeries: Bool { chart.seriesField != nil || chart.series.contains { $0.name != nil } }

  // MARK: Grids

  /// What is wrong with headings, rows and totals.
  public func problems(inGrid grid: [[String]]) -> [String] {
    guard let headings = grid.first else { return ["there is no table"] }
    let rows = grid.dropFirst().prefix(marks.count)
    var rest = marks
    var problems = headingProblems(headings)
    for row in rows {
      guard let place = rest.firstIndex(where: { isRow(row, $0.series, $0.mark) }) else {
        problems.append("\(row) is the row of no mark")
        continue
      }
      rest.remove(at: place)
    }
    let totals = grid.dropFirst(1 + marks.count).map { row in
      (label: row.first ?? "", value: row.dropFirst().first { !$0.isEmpty } ?? "")
    }
    return problems + totalProblems(Array(totals)) { isNumber($1, $0) }
      + (rows.count == marks.count ? [] : ["\(rows.count) rows for \(marks.count) marks"])
  }

  private func headingProblems(_ headings: [String]) -> [String] {
    var problems: [String] = []
    if headings.first != evidence.xName.capital { problems.append("\(headings) does not begin with \(evidence.xName)") }
    if hasSeries, let field = chart.seriesField?.fieldWords.capital, headings.dropFirst().first != field {
      problems.append("\(headings) does not name \(field)")
    }
    guard chart.spreadKind == nil, !marks.contains(where: { $0.mark.value.isRange }) else { return problems }
    let unit = evidence.unit?.other
    // How values came about is told by the axis; here it may be left out.
    let names = evidence.plainNames.map(\.titleWords.capital).flatMap { name in
      let isNamed = unit.map { name.lowercased().contains($0.lowercased()) } ?? true
      return [isNamed ? name : book.say("overview.with-unit", ["title": name, "unit": unit ?? ""])]
    }
    if !headings.contains(where: names.contains) { problems.append("\(headings) does not name \(names)") }
    return problems
  }

  private func isRow(_ row: [String], _ series: Series, _ mark: Mark) -> Bool {
    var start = [place(mark)]
    if hasSeries { start.append(Evidence.tableName(of: series, chart, book)) }
    guard row.count >= start.count, Array(row.prefix(start.count)) == start else { return false }
    let clauses = scene.detailTexts(of: mark)
    let (before, after) = details
    let cells = row.dropFirst(start.count)
    guard cells.count == before.count + after.count + values(mark).count else { return false }
    let own = Array(cells.dropFirst(before.count).dropLast(after.count))
    return zip(before, cells).allSatisfy { isDetail($1, clauses[$0]) }
      && zip(after, cells.suffix(after.count)).allSatisfy { isDetail($1, clauses[$0]) }
      && zip(own, values(mark)).allSatisfy { isCell($0, $1) }
  }

  private func place(_ mark: Mark) -> String {
    let length = evidence.places.length(mark.x)
    return (evidence.places.text(mark.x) + (length.isEmpty ? "" : ", " + length)).withoutEnd(",;: ").capital
  }

  /// Names stand before the value, all else behind it.
  private var details: (before: [Int], after: [Int]) {
    let areNames = chart.details.map { $0.type == .nominal || $0.type == .ordinal }
    return (areNames.indices.filter { areNames[$0] }, areNames.indices.filter { !areNames[$0] })
  }

  private func isDetail(_ cell: String, _ clause: String) -> Bool {
    clause == cell || clause.hasSuffix(" " + cell)
      || cell == book.say("states.missing") && book.readings(of: clause, as: "labels.without-detail").count > 0
  }

  // MARK: Values

  /// What stands in the columns of values.
  private func values(_ mark: Mark) -> [MarkValue] {
    let value = mark.value
    let numbers = { (all: [Double]) in all.map { MarkValue.number($0) } }
    let ends: [MarkValue] = if case .range(let low, let high) = value { numbers([low, high]) } else { [value, value] }
    switch (chart.spreadKind, mark.spread) {
    case (nil, _): return marks.contains { $0.mark.value.isRange } ? ends : [value]
    case (.candlestick, .candlestick(let open, let close)):
      return numbers([open, value.high ?? .nan, value.low ?? .nan, close])
    case (.candlestick, _): return (value.isPresent ? [.empty, .empty, .empty] : [value, value, value]) + [value]
    case (.box, .box(let lower, let median, let upper, _)):
      return [ends[0]] + numbers([lower, median, upper]) + [ends[1]]
    case (.box, _):
      let middle = value.isPresent ? MarkValue.empty : value
      return [ends[0], middle, middle, middle, ends[1]]
    case (.interval, .interval(let from, let to)): return [value] + numbers([from, to])
    case (.interval, _): return [value] + (value.isPresent ? [.empty, .empty] : [value, value])
    }
  }

  private func isCell(_ text: String, _ value: MarkValue) -> Bool {
    guard let number = value.number else { return scene.isState(text, value) }
    guard case .numbers(let domain) = chart.yAxis.domain, !domain.contains(number) else {
      return isNumber(text, number)
    }
    let end = ", " + book.say(number > domain.upperBound ? "states.above" : "states.below")
    return text.hasSuffix(end) && isNumber(String(text.dropLast(end.count)), number)
  }

  private func isNumber(_ text: String, _ value: Double) -> Bool {
    ShownNumber(text, book)?.shows(value, decimals: chart.yAxis.decimals, digits: 17) == true
  }

  // MARK: Totals

  /// Totals must be there where values add up to one, and nowhere else.
  private func totalProblems(
    _ totals: [(label: String, value: String)], _ isTrue: (Double, String) -> Bool
  ) -> [String] {
    let name = book.say("names.total").capital
    var problems: [String] = []
    for total in totals {
      let own = chart.series.first { total.label == name + ", " + book.name($0.name ?? "") }
      guard own != nil || total.label == name else {
        problems.append("\(total) is a total of nothing")
        continue
      }
      let numbers = (own.map { [$0] } ?? chart.series).flatMap { $0.marks.filter { !$0.isHidden } }
        .compactMap(\.value.number)
      if !isTrue(numbers.total, total.value) { problems.append("\(total): the total is \(numbers.total)") }
      if own == nil, chart.series.count > 1, !chart.isStacked, !chart.isPartToWhole {
        problems.append("\(total): the series do not add up to one thing")
      }
    }
    let mayBe = chart.isAdditive || chart.isPartToWhole
    if !mayBe, !totals.isEmpty { problems.append("values do not add up, and a total is told") }
    let values = marks.map(\.mark.value)
    let mustBe =
      mayBe && chart.series.count == 1 && chart.series[0].kind == nil && !chart.hasMixedUnits
      && values.count { $0.number != nil } > 1
      && values.allSatisfy { $0.number != nil || $0 == .empty || $0 == .missing || $0 == .notANumber }
      && values.compactMap(\.number).reduce(0, +).isFinite
    if mustBe, totals.isEmpty { problems.append("there is no total") }
    return problems
  }

  // MARK: Lines

  /// What is wrong with a heading, a line for every mark and totals.
  public func problems(inLines lines: [String]) -> [String] {
    guard !lines.isEmpty else { return ["there is no table"] }
    var rest = marks
    var problems: [String] = []
    for line in lines.dropFirst().prefix(marks.count) {
      guard let place = rest.firstIndex(where: { isLine(line, $0.series, $0.mark) }) else {
        problems.append("\"\(line)\" is the line of no mark")
        continue
      }
      rest.remove(at: place)
    }
    let totals = lines.dropFirst(1 + marks.count).map { line -> (label: String, value: String) in
      guard let colon = line.range(of: ": ", options: .backwards) else { return (line, "") }
      return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    }
    return problems + totalProblems(Array(totals)) { scene.isValue($1, $0) }
  }

  private func isLine(_ line: String, _ series: Series, _ mark: Mark) -> Bool {
    let clauses = scene.detailTexts(of: mark)
    // What a mark does not have is not told here.
    let told = { (field: Int) in mark.details.indices.contains(field) && mark.details[field] != nil }
    let (before, after) = (details.before.filter(told), details.after.filter(told))
    let name = hasSeries ? [Evidence.tableName(of: series, chart, book)] : []
    let start = ([place(mark)] + name + before.map { clauses[$0] }).map { $0.withoutEnd(",;: ") }
    let head = start.joined(separator: ", ") + ": "
    guard line.hasPrefix(head) else { return false }
    let rest = String(line.dropFirst(head.count))
    let tail = after.map { ", " + clauses[$0] }.joined()
    guard rest.hasSuffix(tail) else { return false }
    let value = String(rest.dropLast(tail.count))
    // What a mark tells within its range is a matter of its label.
    return mark.spread == nil ? scene.isState(value, mark.value) : !value.isEmpty
  }
}

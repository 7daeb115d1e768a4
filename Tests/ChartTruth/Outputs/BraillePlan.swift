internal import ChartModel
internal import Foundation

/// Which lines of cells a chart has, at which columns its marks stand, and what each cell shows: the plainest way there is.
struct BraillePlan {
  enum Columns { case places, pairs([Int]), one, parts, shares }
  enum Style { case line, bar, diverging, point, between }

  struct Line {
    var name: String
    var marks: [Mark]
    var style = Style.point
    var scale = 0
    var isScatter = false
  }

  private(set) var lines: [Line] = []
  private(set) var scales: [BrailleLevels] = []
  private(set) var columns = Columns.places
  /// Whether buckets of the calendar between the places are left out.
  private(set) var hasHoles = false
  let rows: Int
  private let width: Int
  private let chart: BucketedChart
  /// The places along X of all lines, in order.
  private var slots: [XValue] = []
  private let coordinates: XCoordinates

  init(_ evidence: Evidence, width: Int, rows: Int) {
    chart = evidence.chart
    (self.rows, self.width) = (rows, width)
    coordinates = XCoordinates(chart)
    if let parts = sharedOut {
      lines = [Line(name: "", marks: parts)]
      columns = .shares
      return
    }
    let walked = chart.walkedSeries
    let parts = chart.series.filter(chart.isPart)
    for group in (chart.hasMixedUnits ? walked.map { [$0] } : [walked]) + (parts.isEmpty ? [] : [parts])
    where !group.isEmpty {
      add(group, evidence)
    }
    if !lines.allSatisfy(\.isScatter) { for place in lines.indices { lines[place].isScatter = false } }
    order()
    guard mixesUp else { return }
    for place in lines.indices where lines[place].style != .line { lines[place].style = .point }
    if chart.showsLevels { scales = scales.map { _ in BrailleLevels(names: chart.yLevels, atMost: rows) } }
  }

  /// Whether one cell would mean two things: a bar, or a level between two rows, beside a range that reaches as far; a
  /// bar from below beside one from the middle.
  private var mixesUp: Bool {
    let styles = lines.map(\.style)
    let areTwo = styles.contains(.bar) && styles.contains(.diverging)
    let fills = styles.contains { [.bar, .diverging, .between].contains($0) }
    return areTwo || fills && lines.contains(where: hasRanges)
  }

  /// Whether a cell shows several levels.
  private func hasRanges(_ line: Line) -> Bool {
    var groups = Dictionary(grouping: line.marks, by: column).values.map { $0 }
    if case .pairs = columns { groups = line.marks.map { [$0] } }
    if case .one = columns { groups = [line.marks] }
    return groups.contains { marks in
      contents(of: marks, line).contains { if case .span = $0 { true } else { false } }
    }
  }

  /// The parts of a whole, where the chart shows nothing else.
  private var sharedOut: [Mark]? {
    let isOneStack = chart.totals?.marks.count == 1 && chart.series.allSatisfy(chart.isPart)
    guard isOneStack || chart.totals == nil && chart.isPartToWhole else { return nil }
    let marks = chart.series.flatMap(\.marks).filter { !$0.isHidden }
    let numbers = marks.compactMap(\.value.number)
    let hasInfinity = marks.contains { if case .infinite = $0.value { true } else { false } }
    guard !hasInfinity, marks.count <= width, numbers.total > 0, numbers.total.isFinite, numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    return marks
  }

  // MARK: Lines

  private mutating func add(_ group: [Series], _ evidence: Evidence) {
    let marks = group.map { series in series.marks.filter { !$0.isHidden } }
    let levels =
      chart.showsLevels
      ? BrailleLevels(names: chart.yLevels, atMost: 2 * rows - 1)
      : BrailleLevels(marks.flatMap { $0 }.map(\.value), chart, rows: rows, areBars: areBars(group))
    let isScatter = isScatter(group)
    for (series, own) in zip(group, marks) {
      let isTotal = !chart.series.contains { $0.id == series.id }
      let book = evidence.book
      let isBox = chart.spreadKind == .box && !series.showsOutliers
      let columns = ["from": book.say("spreads.column-lower-whisker"), "to": book.say("spreads.column-upper-whisker")]
      let name =
        isTotal
        ? book.say("names.total")
        : isBox
          ? Evidence.tableName(of: series, chart, book, boxes: book.say("overview.bounds", columns))
          : Evidence.name(of: series, chart, book)
      lines.append(
        Line(
          name: name.isEmpty ? evidence.book.say("names.unnamed") : name, marks: own,
          style: style(of: series, levels), scale: scales.count, isScatter: isScatter))
    }
    scales.append(levels)
  }

  private func areBars(_ group: [Series]) -> Bool {
    !chart.showsLevels && group.allSatisfy { isBar($0.kind ?? chart.kind) }
  }

  private func isBar(_ kind: MarkKind) -> Bool { [.bar, .rectangle, .sector, .area].contains(kind) }

  private func isScatter(_ group: [Series]) -> Bool {
    let isMeasured = chart.xAxis.type == .quantitative || chart.xAxis.type == .temporal
    return isMeasured && chart.xAxis.bucketing == .none && !chart.showsLevels
      && group.allSatisfy { ($0.kind ?? chart.kind) == .point && !$0.isContinuous }
  }

  private func style(of series: Series, _ levels: BrailleLevels) -> Style {
    if chart.showsLevels { return .between }
    if levels.isSymmetric { return .diverging }
    if series.isContinuous { return .line }
    return isBar(series.kind ?? chart.kind) && !levels.hasNegative ? .bar : .point
  }

  private mutating func order() {
    let places = lines.flatMap(\.marks).map(\.x).each
    let coordinates = coordinates
    slots = places.enumerated().sorted { first, second in
      guard let a = coordinates.range(of: first.element), let b = coordinates.range(of: second.element) else {
        return first.offset < second.offset
      }
      return (a.lowerBound, a.upperBound, first.offset) < (b.lowerBound, b.upperBound, second.offset)
    }
    .map(\.element)
    let isMeasured = !lines.isEmpty && lines.allSatisfy(\.isScatter)
    if !isMeasured, let all = allBuckets() {
      // What an author hides is no gap.
      let hides = chart.series.contains { $0.marks.contains(where: \.isHidden) }
      (slots, hasHoles) = hides || all.count > width ? (slots, true) : (all, false)
    }
    let count = slots.count
    if !lines.isEmpty, lines.allSatisfy(\.isScatter) {
      columns = .parts
    } else if count > width {
      let pairs = width / 2
      columns = pairs == 0 ? .one : .pairs((0..<pairs).map { ($0 + 1) * count / pairs - $0 * count / pairs })
    }
  }

  /// The places with the empty buckets between them, found by going from each to the next; one too many for the width
  /// ends the search. `nil` where places are no buckets, or nothing lies between them.
  private func allBuckets() -> [XValue]? {
    guard let unit = chart.xAxis.calendarUnit else { return nil }
    var all: [XValue] = []
    var hasGap = false
    for place in slots {
      guard case .interval(let start, _) = place else { return nil }
      while case .interval(_, let end)? = all.last, end < start {
        hasGap = true
        let next = chart.calendar.range(of: chart.calendar.ordinal(of: end, unit: unit), unit: unit)
        all.append(
          .interval(from: Instant(coordinate: next.lowerBound), to: Instant(coordinate: next.upperBound)))
        if all.count > width { return all }
      }
      all.append(place)
    }
    return hasGap ? all : nil
  }

  // MARK: Cells

  /// What is wrong with a line of cells.
  func problems(of line: BrailleReader.Line, _ own: Line) -> [String] {
    guard line.cells.count == line.marks.count else { return ["cells and marks are not as many"] }
    if case .shares = columns { return shareProblems(of: line, own) }
    var problems: [String] = []
    let placed = own.marks.enumerated().sorted {
      (column(of: $0.element), $0.offset) < (column(of: $1.element), $1.offset)
    }
    if line.marks.flatMap({ $0 }) != placed.map(\.element.id) { problems.append("its marks are not in their order") }
    let byID = Dictionary(own.marks.map { ($0.id, $0) }) { first, _ in first }
    var previous: Int?
    for (place, cell) in line.cells.enumerated() {
      let marks = line.marks[place].compactMap { byID[$0] }
      if let problem = columnProblem(marks, place) { problems.append(problem) }
      let contents = contents(of: marks, own)
      let shown = contents.first { drawn($0, after: previous, own) == cell }
      if shown == nil {
        problems.append(
          "cell \(place) is \(cell), and \(contents.map { drawn($0, after: previous, own) }) shows \(marks.map(\.value))"
        )
      }
      previous = (shown ?? contents.first).flatMap { end(of: $0, own) }
    }
    return problems + extremeProblems(of: line, own, byID)
  }

  /// The column at which a mark stands; pairs have two.
  private func column(of mark: Mark) -> Int {
    if case .parts = columns {
      let starts = lines.flatMap(\.marks).compactMap { coordinates.range(of: $0.x)?.lowerBound }
      guard let low = starts.min(), let high = starts.max(), high > low, let x = coordinates.range(of: mark.x) else {
        return 0
      }
      return min(Int((x.lowerBound / 2 - low / 2) / (high / 2 - low / 2) * Double(width)), width - 1)
    }
    return slots.firstIndex(of: mark.x) ?? -1
  }

  private func columnProblem(_ marks: [Mark], _ place: Int) -> String? {
    for mark in marks {
      let column = column(of: mark)
      let isThere =
        switch columns {
        case .places, .parts: column == place
        case .one: place == 0
        case .pairs:
          column >= place / 2 * slots.count / (width / 2) && column < (place / 2 + 1) * slots.count / (width / 2)
        case .shares: true
        }
      if !isThere { return "\(mark.id) stands in cell \(place)" }
    }
    return nil
  }

  /// The lowest and the highest value of each pair of cells must be shown, each in its cell.
  private func extremeProblems(of line: BrailleReader.Line, _ own: Line, _ byID: [String: Mark]) -> [String] {
    guard case .pairs = columns else { return [] }
    return stride(from: 0, to: line.cells.count - 1, by: 2).compactMap { pair in
      let halves = [pair, pair + 1].map { line.marks[$0].compactMap { byID[$0] } }
      let marks = halves.flatMap { $0 }.filter { ends(of: $0.value) != nil }
      let low = marks.min { (ends(of: $0.value)?.0 ?? 0) < (ends(of: $1.value)?.0 ?? 0) }
      let high = marks.max { (ends(of: $0.value)?.1 ?? 0) < (ends(of: $1.value)?.1 ?? 0) }
      guard let low, let high else { return nil }
      let areApart =
        ends(of: low.value)?.0 == ends(of: high.value)?.0 && ends(of: low.value)?.1 == ends(of: high.value)?.1
      for mark in areApart ? [] : [low, high] {
        let half = halves[0].contains(mark) ? 0 : 1
        let other = halves[half].filter { $0.id != mark.id }
        let content = content(of: mark.value, own, alone: true)
        let isShown = isDrawn(line.cells[pair + half], as: content, own)
        if !isShown { return "\(mark.id), an extreme of \(other.count + 1), is not what cell \(pair + half) shows" }
      }
      return nil
    }
  }

  private func ends(of value: MarkValue) -> (Double, Double)? {
    switch value {
    case .number(let number): (number, number)
    case .range(let from, let to): (from, to)
    case .category(let name): chart.yLevels.firstIndex(of: name).map { (Double($0), Double($0)) }
    case .infinite(let negative): negative ? (-.infinity, -.infinity) : (.infinity, .infinity)
    default: nil
    }
  }

  // MARK: Shares

  /// Runs of cells: every part has one, in order, as long as its share but for rounding.
  private func shareProblems(of line: BrailleReader.Line, _ own: Line) -> [String] {
    var problems: [String] = []
    let runs = own.marks.map { mark in line.marks.indices.filter { line.marks[$0] == [mark.id] } }
    if runs.flatMap({ $0 }) != Array(line.cells.indices) { problems.append("parts are not one after another") }
    if line.cells.count != width { problems.append("the whole is not \(width) cells") }
    let whole = own.marks.compactMap(\.value.number).total
    // Cells that the smallest parts take beyond their share are given by the others.
    let lent = own.marks.map { max(1 - ($0.value.number ?? 0) / whole * Double(width), 0) }.reduce(0, +)
    for (mark, run) in zip(own.marks, runs) {
      let exact = (mark.value.number ?? 0) / whole * Double(width)
      let length = Double(run.count)
      if length < 1 || length > max(exact, 1) + 1 || length < exact - lent - 1 {
        problems.append("\(mark.id) has \(run.count) cells for \(exact)")
      }
      let first: Content =
        switch mark.value {
        case .number(let number): number > 0 ? .partStart : .zero
        default: stateContent(mark.value) ?? .blank
        }
      let expected = run.indices.map { self.glyph($0 == run.startIndex ? first : .partRest, own) }
      if run.map({ line.cells[$0] }) != expected { problems.append("\(mark.id) is not drawn as \(String(expected))") }
    }
    return problems
  }
}

extension BucketedChart {
  var yLevels: [String] { if case .categories(let names) = yAxis.domain { names } else { [] } }
  var showsLevels: Bool { Evidence.hasLevels(self) }
}

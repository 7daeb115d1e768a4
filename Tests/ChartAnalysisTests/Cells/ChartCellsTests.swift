import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Charts as lines of cells: levels, states, reduction and maps, by hand and beside a slow twin.
@Suite struct ChartCellsTests {
  /// A series of numbers at days, without any bucketing between.
  static func chart(_ values: [MarkValue], kind: MarkKind = .bar, domain: ClosedRange<Double>? = nil) -> BucketedChart {
    let day = 86_400_000_000 as Int64
    let marks = values.enumerated().map { place, value in
      let from = Instant(microseconds: Int64(place) * day)
      return Mark(
        id: "s/\(place)", x: .interval(from: from, to: Instant(microseconds: Int64(place + 1) * day)), value: value,
        rowCount: 1)
    }
    let x = Axis(
      field: "date", type: .temporal,
      domain: .instants(
        from: Instant(microseconds: 0), to: Instant(microseconds: Int64(max(values.count, 1)) * day)),
      bucketing: .calendar(.day))
    let y = Axis(field: "v", type: .quantitative, domain: domain.map { .numbers($0) } ?? .empty)
    return BucketedChart(
      kind: kind, xAxis: x, yAxis: y, series: [Series(id: "s", isContinuous: kind == .line, marks: marks)])
  }

  static func contents(_ values: [MarkValue], kind: MarkKind = .bar, width: Int = 40) -> [CellContent] {
    ChartCells(chart(values, kind: kind), width: width, height: .four).lines.first?.cells.map(\.content) ?? []
  }

  @Test func quartersOfTheWay() {
    let values: [MarkValue] = [1, 2, 2.99, 3, 4.99, 5, 6.99, 7, 9].map { .number($0) }
    #expect(Self.contents(values, kind: .point) == [0, 0, 0, 1, 1, 2, 2, 3, 3].map { .level($0) })
  }

  @Test func statesAreApart() {
    let values: [MarkValue] = [
      .number(4), .number(0), .missing, .notANumber, .empty, .infinite(negative: false), .infinite(negative: true),
    ]
    #expect(
      Self.contents(values) == [
        .level(3), .zero, .missing, .notANumber, .empty, .infinite(negative: false), .infinite(negative: true),
      ])
    let beyond = ChartCells(
      Self.chart([.number(1), .number(9), .number(-3), .number(2)], domain: 0...5), width: 9, height: .four)
    #expect(beyond.lines[0].cells.map(\.content) == [.level(0), .above, .below, .level(3)])
  }

  /// What lies between bounds that are taken for one is at them.
  @Test func largeNumbersHaveALevel() {
    let values = [1e13, 1e13 + 1, 1e13 + 2.5, 1e13 + 1].map { MarkValue.number($0) }
    #expect(Self.contents(values) == [0, 1, 3, 1].map { .level($0) })
    #expect(Self.contents([1e15, 1e15 + 0.25, 1e15 + 0.5].map { .number($0) }) == [2, 2, 2].map { .level($0) })
  }

  @Test func linesComeFromTheCellBefore() {
    let values: [MarkValue] = [1, 1, 5, 3].map { .number($0) } + [.missing, .number(5), .number(0), .number(5)]
    #expect(
      Self.contents(values, kind: .line) == [
        .level(0), .level(0), .step(from: 0, to: 3), .step(from: 3, to: 2), .missing, .level(3), .zero,
        .step(from: 0, to: 3),
      ])
  }

  @Test(arguments: [
    ([7.0], [2]), ([7, 7, 7], [2, 2, 2]), ([-4, -1, -8], [2, 3, 0]), ([1e308, -1e308, 4e307], [3, 0, 2]),
  ])
  func constantAndHuge(values: [Double], levels: [Int]) {
    #expect(Self.contents(values.map { .number($0) }, kind: .point) == levels.map { .level($0) })
  }

  @Test func barsOnBothSidesOfZero() {
    let cells = ChartCells(Self.chart([4, 1, -1, -4, 0].map { .number($0) }), width: 9, height: .four)
    #expect(cells.lines[0].style == .diverging)
    #expect(cells.lines[0].cells.map(\.content) == [.level(3), .level(2), .level(1), .level(0), .zero])
    #expect(cells.scales[0].levels[3] == .numbers(low: 4, high: 4))
  }

  @Test func emptyCharts() {
    #expect(Self.contents([]) == [])
    #expect(Self.contents([.missing, .empty]) == [.missing, .empty])
    #expect(ChartCells(Self.chart([.number(1), .number(3)]), width: 1, height: .four).columns == .one)
    #expect(Self.contents([.number(1), .number(3)], width: 1) == [.span(from: 0, to: 3)])
  }

  @Test func zerosBesideNothingAreZero() {
    #expect(Self.contents([.number(0), .empty, .missing, .number(0)], width: 1) == [.zero])
    #expect(Self.contents([.empty, .missing], width: 1) == [.missing])
  }

  /// Beside a range in any line bars are drawn as levels alone, and names have rows of their own.
  @Test func rangesChangeTheOtherLines() {
    var chart = Self.chart([.number(1), .number(9)])
    let bars = ChartCells(chart, width: 9, height: .four)
    #expect(bars.lines.map(\.style) == [.bar])
    let other = chart.series[0].marks.map { Mark(id: "r" + $0.id, x: $0.x, value: .range(from: 1, to: 9), rowCount: 1) }
    chart.series.append(Series(id: "r", isContinuous: false, marks: other))
    let mixed = ChartCells(chart, width: 9, height: .four)
    #expect(mixed.lines.map(\.style) == [.point, .point])
    #expect(mixed.lines[1].cells.map(\.content) == [.span(from: 0, to: 3), .span(from: 0, to: 3)])
  }

  @Test(arguments: [(9, CellStyle.between, [CellContent.level(1), .level(6)]), (1, .point, [.span(from: 0, to: 3)])])
  func namesBesideRanges(width: Int, style: CellStyle, contents: [CellContent]) {
    let names = (1...7).map { "n\($0)" }
    var chart = Self.chart([.category("n2"), .category("n7")], kind: .point)
    chart.yAxis = Axis(field: "v", type: .ordinal, domain: .categories(names))
    let cells = ChartCells(chart, width: width, height: .four)
    #expect(cells.lines[0].style == style)
    #expect(cells.lines[0].cells.map(\.content) == contents)
    // Seven names share four rows where ranges need them.
    #expect(cells.scales[0].levels.count == (width == 1 ? 4 : 7))
  }

  // MARK: Parts

  @Test(arguments: [
    ([50.0, 25, 25], 8, [4, 2, 2]), ([98, 1, 1], 10, [8, 1, 1]), ([1, 0, 1], 5, [2, 1, 2]), ([1, 1, 1], 4, [2, 1, 1]),
  ])
  func runsOfParts(values: [Double], width: Int, lengths: [Int]) {
    let marks = values.enumerated().map {
      Mark(id: "p/\($0)", x: .category("c\($0)"), value: .number($1), rowCount: 1)
    }
    let chart = BucketedChart(
      kind: .sector, xAxis: Axis(field: "c", type: .nominal, domain: .categories(values.indices.map { "c\($0)" })),
      yAxis: Axis(field: "v", type: .quantitative, domain: .empty), series: [Series(id: "p", marks: marks)],
      isPartToWhole: true)
    let line = ChartCells(chart, width: width, height: .four).lines[0]
    #expect(values.indices.map { place in line.cells.count { $0.marks == ["p/\(place)"] } } == lengths)
    #expect(line.cells.count { $0.content == .partStart } == values.count { $0 > 0 })
  }

  // MARK: Properties

  private static func random(_ seed: UInt64, states: Bool = true) -> [MarkValue] {
    var random = SeededGenerator(seed: seed)
    let count = [0, 1, 2, 3, 17, 40, 41, 99, 500].randomElement(using: &random) ?? 3
    return (0..<count).map { _ in
      guard states, Int.random(in: 0..<6, using: &random) == 0 else {
        return .number(Double(Int.random(in: -50...50, using: &random)))
      }
      return [.missing, .notANumber, .empty].randomElement(using: &random) ?? .empty
    }
  }

  @Test(arguments: 1...60)
  func everyMarkInOneCellAndNoLineTooLong(seed: UInt64) {
    let values = Self.random(seed)
    for width in [1, 2, 3, 7, 40, 200] {
      for kind in [MarkKind.bar, .line, .point] {
        let line = ChartCells(Self.chart(values, kind: kind), width: width, height: .four).lines[0]
        #expect(line.cells.count <= width)
        #expect(line.cells.flatMap(\.marks) == values.indices.map { "s/\($0)" }, "\(width) \(kind)")
      }
    }
  }

  /// The level by trying the edges one after another.
  private static func slowLevel(_ value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
    guard low < high else { return count / 2 }
    var level = 0
    while level < count - 1, (value - low) * Double(count) >= (high - low) * Double(level + 1) { level += 1 }
    return level
  }

  @Test(arguments: 1...60, [ChartCells.Height.three, .four])
  func levelsAreThoseOfASlowTwin(seed: UInt64, height: ChartCells.Height) {
    let numbers = Self.random(seed, states: false).compactMap(\.number).map { $0 == 0 ? 0.5 : $0 }
    guard let low = numbers.min(), let high = numbers.max() else { return }
    let cells = ChartCells(Self.chart(numbers.map { .number($0) }, kind: .point), width: 1_000, height: height)
    #expect(
      cells.lines[0].cells.map(\.content)
        == numbers.map { .level(Self.slowLevel($0, low, high, height.rawValue)) })
    for (level, content) in cells.scales[0].levels.enumerated() {
      let inside = numbers.filter { Self.slowLevel($0, low, high, height.rawValue) == level }
      if let least = inside.min(), let most = inside.max() {
        #expect(content == .numbers(low: least, high: most))
      } else {
        #expect(content == .none)
      }
    }
  }

  @Test(arguments: 1...60)
  func noExtremeIsLost(seed: UInt64) {
    let values = Self.random(seed, states: false).map { $0.number == 0 ? .number(0.5) : $0 }
    guard let low = values.compactMap(\.number).min(), let high = values.compactMap(\.number).max(), low < high else {
      return
    }
    for width in 2...50 {
      let contents = Self.contents(values, kind: .point, width: width)
      #expect(contents.contains(.level(0)) && contents.contains(.level(3)), "\(width)")
      // Each stretch has its own, in the order in which they come.
      guard values.count > width else { continue }
      let pairs = width / 2
      for pair in 0..<pairs {
        let slots = Array(pair * values.count / pairs..<(pair + 1) * values.count / pairs)
        let numbers = slots.compactMap { values[$0].number }
        let levels = numbers.map { CellContent.level(Self.slowLevel($0, low, high, 4)) }
        let shown = [contents[2 * pair], contents[2 * pair + 1]]
        guard let least = numbers.min(), let most = numbers.max(), least < most,
          let first = numbers.firstIndex(of: least), let last = numbers.firstIndex(of: most)
        else { continue }
        #expect(shown == (first < last ? [levels[first], levels[last]] : [levels[last], levels[first]]))
      }
    }
  }

  @Test(arguments: 1...30)
  func scalingLeavesCellsAndReversingMirrorsThem(seed: UInt64) {
    let values = Self.random(seed)
    for factor in [2, 0.125, 1_024] as [Double] {
      let scaled = values.map { value in value.number.map { .number($0 * factor) } ?? value }
      #expect(Self.contents(scaled, kind: .line) == Self.contents(values, kind: .line))
    }
    guard values.count <= 40 else { return }
    let mirrored = Self.contents(Array(values.reversed()), kind: .point)
    #expect(Array(mirrored.reversed()) == Self.contents(values, kind: .point))
  }
}

import ChartModel
import ChartTestSupport

/// A chart of any kind, made from a seed directly as a model, so that nothing but narration and facts is between it and
/// its text.
struct TruthChart {
  let seed: UInt64
  private(set) var chart: BucketedChart
  private var random: SeededGenerator

  static let names = ["Amber", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel", "Ivy", "Juniper"]
  static let levels = ["Absent", "Faint", "Mild", "Clear", "Severe"]

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed &* 7_919 &+ 17)
    let axis = TruthAxis(&random)
    let decimals = Int.random(in: 0...2, using: &random)
    chart = BucketedChart(
      kind: MarkKind.allCases.randomElement(using: &random) ?? .bar, xAxis: axis.axis,
      yAxis: Axis(field: "yield", type: .quantitative, domain: .numbers(0...1), decimals: decimals),
      series: [], calendar: axis.calendar)
    makeSeries(at: axis.places)
    name()
    finish()
  }

  private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  private mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

  // MARK: Series

  private mutating func makeSeries(at places: [XValue]) {
    // Many series of many marks say nothing that few do not.
    let count = places.count > 13 ? 1 : seed % 16 == 0 ? 7 : one(of: [1, 1, 1, 1, 2, 2, 2, 3])
    let shape = Int.random(in: 0..<10, using: &random)
    let isOfLevels = shape == 0
    for number in 0..<count {
      var values = TruthValues(decimals: chart.yAxis.decimals, random: random)
      let id = "s\(number)"
      let marks = places.enumerated().map { place, x in
        let value = isOfLevels ? .category(values.one(of: Self.levels)) : values.next(asRange: shape == 1)
        return Mark(id: "\(id)/\(place)", x: x, value: value, rowCount: values.one(of: [1, 1, 3]))
      }
      random = values.random
      chart.series.append(Series(id: id, name: count > 1 ? Self.names[number] : nil, marks: marks))
    }
    if count > 1 { chart.seriesField = one(of: ["kind_of_tree", "site"]) }
    if isOfLevels {
      chart.yAxis.type = one(of: [.ordinal, .nominal])
      chart.yAxis.domain = .categories(Self.levels)
    } else if shape > 1 {
      addUp(places)
    }
  }

  /// What values add up to: a total, a stack, parts of a whole.
  private mutating func addUp(_ places: [XValue]) {
    chart.isAdditive = chance(2)
    if chart.series.count > 1, chart.isAdditive, chance(2) {
      chart.kind = one(of: [.bar, .area])
      chart.stack = one(of: [.zero, .zero, .normalize, .center])
      if chart.stack != .center { chart.totals = totals(places) }
    } else if chart.isAdditive, chance(4), chart.xAxis.type == .nominal {
      chart.kind = one(of: [.sector, .bar])
      chart.isPartToWhole = true
    }
  }

  /// The sum at each X: empty where all parts are, without a value where one has none.
  private func totals(_ places: [XValue]) -> Series {
    let marks = places.indices.map { place in
      let values = chart.series.map { $0.marks[place].value }
      let numbers = values.compactMap(\.number)
      let state = values.first { !$0.isPresent && $0 != .empty }
      let sum = numbers.reduce(0, +)
      let value: MarkValue =
        numbers.isEmpty ? state ?? .empty : sum.isFinite ? .number(sum) : .infinite(negative: sum < 0)
      return Mark(id: "total/\(place)", x: places[place], value: value, rowCount: chart.series.count)
    }
    return Series(id: "total", marks: marks)
  }

  // MARK: Names and bounds

  private mutating func name() {
    chart.title = chance(2) ? "Growth of trees" : nil
    chart.subtitle = chance(4) ? "A note below" : nil
    chart.authorDescription = chance(5) ? "Trees grow; some do not" : nil
    let units: [String?] = [nil, "degree Celsius", "dollar", "widget"]
    chart.yAxis.unit = chart.yAxis.type == .quantitative ? one(of: units) : nil
    chart.yAxis.field = one(of: ["yield", "tree_height", "steps"])
    chart.yAxis.title = chance(5) ? "Height of a tree" : nil
    chart.xAxis.title = chance(5) ? "Where it stands" : nil
    if chart.yAxis.type == .quantitative { chart.aggregate = one(of: [nil, .mean, .sum, .median, .max]) }
    if !chart.isPartToWhole { chart.orientation = chance(5) ? .horizontal : .vertical }
    chart.xAxis.isReversed = chance(9)
    chart.yAxis.scale =
      chance(5) ? one(of: [.squareRoot, .power(exponent: 3), .symmetricLog(slopeAtZero: 1)]) : .linear
    chart.source = ChartSource(
      rowsRead: one(of: [0, 1, 4_321]), rowsSetAside: one(of: [0, 0, 1, 12]), rowsWithoutX: one(of: [0, 0, 1, 2]),
      rowsOutsideRange: one(of: [0, 0, 1, 7]), medianIsApproximate: chance(9),
      assumptions: chance(3) ? [.x(field: "site", type: .nominal), .aggregate(.mean), .mark(chart.kind)] : [])
    chart.source.rowsUnplaced = chart.source.rowsSetAside
  }

  private mutating func finish() {
    bound()
    for index in chart.series.indices.dropFirst() where chance(5) && chart.isAdditive == false {
      chart.series[index].kind = .line
    }
    if chart.yAxis.type == .quantitative { chart.rules = (0..<one(of: [0, 0, 1, 2])).map { rule($0) } }
    if chance(3) { write() }
    if chance(5) { detail() }
    if chance(4) { annotate() }
  }

  /// Notes beside marks, marks that stand out, and a number that marks show by their look.
  private mutating func annotate() {
    let places: [XValue?] = [chart.series.first?.marks.first?.x, chart.series.last?.marks.last?.x, nil]
    chart.notes = (0..<one(of: [0, 1, 2, 10])).map { number in
      ChartNote(id: "@note-\(number)", text: "what was seen \(Self.names[number])", x: one(of: places))
    }
    for series in chart.series.indices where chance(3) {
      for mark in chart.series[series].marks.indices where chance(4) {
        chart.series[series].marks[mark].isHighlighted = true
      }
    }
    if !chart.details.isEmpty { chart.details[0].look = one(of: [.size, .color]) }
  }

  /// Bounds that hold all values, or now and then not.
  private mutating func bound() {
    guard chart.yAxis.type == .quantitative else { return }
    let marks = chart.series.flatMap(\.marks) + (chart.totals?.marks ?? [])
    let low = marks.compactMap(\.value.low).min() ?? 0
    let high = marks.compactMap(\.value.high).max() ?? 1
    let isTight = chance(8)
    chart.yAxis.domain = .numbers(isTight ? low...max(low, low / 2 + high / 2) : min(low, 0)...max(high, 0, low))
  }

  // MARK: What authors add

  private mutating func rule(_ number: Int) -> ChartModel.Rule {
    let values: [MarkValue] = [.number(5), .number(12.5), .range(from: 2, to: 40)]
    let values2 = chart.series.flatMap(\.marks).map(\.value).filter { $0.number != nil }
    let author = AuthorText(
      label: chance(4) ? ["Aim", "Hope"][number] : nil, notes: chance(3) ? ["set in spring"] : [])
    return ChartModel.Rule(
      id: "@rule-\(number)", name: chance(5) ? "" : ["Goal", "Limit"][number],
      place: .y(one(of: values + values2.prefix(3))),
      author: chance(2) ? author : nil)
  }

  private mutating func write() {
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices where chance(6) {
        chart.series[series].marks[mark].author = one(
          of: [
            AuthorText(isHidden: true), AuthorText(label: "the day of the storm \(mark)"),
            AuthorText(value: "a good deal"), AuthorText(notes: ["seen by two people"]),
          ])
      }
    }
  }

  private mutating func detail() {
    var population = DetailField(name: "tree_count", type: .quantitative)
    population.unit = one(of: [nil, "step"])
    chart.details = [population, DetailField(name: "soil", type: .nominal)]
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices {
        let count = chance(5) ? nil : XValue.number(Double(Int.random(in: 1...3_000, using: &random)))
        chart.series[series].marks[mark].details = [count, .category(one(of: ["clay", "sand", ""]))]
      }
    }
  }
}

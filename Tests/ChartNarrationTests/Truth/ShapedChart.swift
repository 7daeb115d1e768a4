import ChartModel
import ChartTestSupport

/// A chart with a shape that is told: seasons, levels, exceptions, series that pass each other, clouds of points, cells,
/// bins, shares and events. Longer than those of `TruthChart`, and with values that mean something together.
struct ShapedChart {
  let seed: UInt64
  private(set) var chart: BucketedChart
  var random: SeededGenerator

  /// How many families of shapes there are.
  static let families: UInt64 = 12

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed &* 104_729 &+ 5)
    chart = BucketedChart(
      kind: .line, xAxis: Axis(field: "date", type: .temporal, domain: .empty),
      yAxis: Axis(field: "yield", type: .quantitative, domain: .empty, decimals: Int(seed % 3)), series: [])
    switch seed % Self.families {
    case 0: seasons()
    case 1: days(Int.random(in: 28...84, using: &random)) { place, chart in Double(place / 5 % 7 < 2 ? 20 : 90) }
    case 2: hours()
    case 3, 4: levels()
    case 5: passings(2)
    case 6: passings(Int.random(in: 3...4, using: &random))
    case 7: points()
    case 8: cells()
    case 9: bins()
    case 10: shares()
    default: events()
    }
    finish()
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let scale = [1.0, 10, 100][chart.yAxis.decimals]
    return (Double.random(in: range, using: &random) * scale).rounded() / scale
  }

  private mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  // MARK: Along the calendar

  private mutating func buckets(_ unit: CalendarUnit, _ count: Int) -> [XValue] {
    let start = Instant(seconds: Int.random(in: 1_500_000_000...1_600_000_000, using: &random))
    let first = chart.calendar.ordinal(of: start, unit: unit)
    let edges = (0...count).map { chart.calendar.start(of: first + $0, unit: unit) }
    chart.xAxis.domain = .instants(from: edges[0], to: edges[count])
    chart.xAxis.bucketing = .calendar(unit)
    return zip(edges, edges.dropFirst()).map { .interval(from: $0, to: $1) }
  }

  private mutating func add(_ name: String?, _ xs: [XValue], _ values: [Double?]) {
    let id = "s\(chart.series.count)"
    let marks = zip(xs, values).enumerated().map { place, pair in
      Mark(id: "\(id)/\(place)", x: pair.0, value: pair.1.map { .number($0) } ?? .empty, rowCount: 1)
    }
    chart.series.append(Series(id: id, name: name, marks: marks))
  }

  /// Waves about a slope, by the month, the quarter, the week or the day.
  private mutating func seasons() {
    let choices: [(CalendarUnit, Int, Int)] = [(.month, 12, 60), (.quarter, 4, 24), (.week, 52, 180), (.month, 12, 31)]
    let (unit, length, count) = choices[Int(seed / Self.families) % choices.count]
    let xs = buckets(unit, count)
    let (height, slope) = (number(5...50), number(0...1))
    let values = xs.indices.map { place -> Double? in
      let part = Double(place % length) / Double(length)
      let wave = part < 0.5 ? part : 1 - part
      return chance(30) ? nil : number(-2...2) + (wave * height * 4).rounded() + (Double(place) * slope).rounded()
    }
    chart.isAdditive = chance(2)
    add(nil, xs, values)
  }

  private mutating func days(_ count: Int, _ level: (Int, BucketedChart) -> Double) {
    let xs = buckets(.day, count)
    let values = xs.enumerated().map { place, x -> Double? in
      guard case .interval(let from, _) = x else { return nil }
      let day = chart.calendar.ordinal(of: from, unit: .day)
      let isOff = [.saturday, .sunday].contains(CivilDate(dayNumber: day).weekday)
      return chance(25) ? nil : (isOff ? 20 : level(2 + place % 3, chart)) + number(0...10)
    }
    chart.isAdditive = chance(2)
    add(nil, xs, values)
  }

  private mutating func hours() {
    let xs = buckets(.hour, 24 * Int.random(in: 4...7, using: &random))
    let peak = Int.random(in: 0..<24, using: &random)
    add(nil, xs, xs.indices.map { place in number(0...3) + Double(30 - abs(place % 24 - peak)) })
  }

  // MARK: Levels and exceptions

  private mutating func levels() {
    let xs = buckets(chance(2) ? .day : .month, Int.random(in: 24...48, using: &random))
    var values = xs.map { _ -> Double? in number(0...4) }
    let (first, last) = (Int.random(in: 3...9, using: &random), Int.random(in: 14...20, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: for place in last..<xs.count { values[place] = values[place].map { $0 + 60 } }
    case 1: for place in first...last { values[place] = 77 }
    case 2: for place in [first, last] { values[place] = number(400...500) * (chance(2) ? 1 : -1) }
    case 3: for place in xs.indices { values[place] = Double(abs(place - last) * 9 % 40) + number(0...1) }
    case 4:
      for place in xs.indices where !(first...last).contains(place) { values[place] = number(200...900) }
    default: for place in xs.indices { values[place] = Double(place * (place < last ? 5 : 1)) - 30 }
    }
    if chance(3) { values[first - 1] = nil }
    add(nil, xs, values)
    if chance(4) { chart.series[0].marks[first + 1].author = AuthorText(isHidden: true) }
    // Years that are whole.
    if chart.xAxis.calendarUnit == .month { chart.isAdditive = chance(2) }
  }

  // MARK: Several series

  private mutating func passings(_ count: Int) {
    let size = Int.random(in: 6...20, using: &random)
    let xs = chance(2) ? buckets(.year, size) : (0..<size).map { XValue.number(Double($0)) }
    if case .number? = xs.first {
      chart.xAxis = Axis(field: "age", type: .quantitative, domain: .numbers(0...Double(size - 1)))
    }
    for name in TruthChart.names.prefix(count) {
      let (start, slope) = (number(0...100), number(-9...9))
      let isRagged = chance(4)
      let values = xs.indices.map { place -> Double? in
        chance(12) ? nil : (start + slope * Double(place)).rounded() + number(0...(isRagged ? 200 : 3))
      }
      add(name, xs, values)
    }
    chart.seriesField = "site"
  }

  /// Parts of which one grows, and one has more on days off.
  private mutating func shares() {
    let xs = buckets(.day, Int.random(in: 28...60, using: &random))
    for (part, name) in TruthChart.names.prefix(3).enumerated() {
      let values = xs.enumerated().map { place, x -> Double? in
        guard case .interval(let from, _) = x else { return nil }
        let day = CivilDate(dayNumber: chart.calendar.ordinal(of: from, unit: .day)).weekday
        let isOff = [.saturday, .sunday].contains(day)
        return number(20...24) + Double(part == 0 ? place : part == 1 && isOff ? 60 : 0)
      }
      add(name, xs, values)
    }
    (chart.kind, chart.stack, chart.isAdditive, chart.seriesField) = (.bar, .zero, true, "site")
    let sums = xs.indices.map { place in chart.series.compactMap { $0.marks[place].value.number }.reduce(0, +) }
    let marks = zip(xs, sums).enumerated().map { Mark(id: "total/\($0)", x: $1.0, value: .number($1.1), rowCount: 3) }
    chart.totals = Series(id: "total", marks: marks)
  }

  // MARK: Points, cells, bins and events

  private mutating func points() {
    chart.kind = .point
    chart.xAxis = Axis(
      field: "girth", title: chance(2) ? "girth in centimeters" : nil, type: .quantitative, domain: .empty, decimals: 1)
    let centres: [(Double, Double)] = chance(2) ? [(10, 10), (60, 70), (90, 20)] : [(20, 30), (80, 70)]
    let isCloud = chance(3)
    let pairs = (0..<Int.random(in: 40...120, using: &random)).map { place -> (Double, Double) in
      if isCloud { return (Double(place * 7 % 31), number(0...40) + Double(place * 7 % 31) * (seed % 2 == 0 ? -2 : 2)) }
      let centre = centres[place % centres.count]
      return (centre.0 + (number(0...60) / 10).rounded(), centre.1 + number(0...6))
    }.sorted { $0.0 < $1.0 }
    chart.xAxis.domain = .numbers((pairs.first?.0 ?? 0)...(pairs.last?.0 ?? 1))
    add(nil, pairs.map { .number($0.0) }, pairs.map(\.1))
  }

  private mutating func cells() {
    chart.kind = .rectangle
    let columns = (0..<Int.random(in: 2...7, using: &random)).map { "Plot \($0 + 1)" }
    chart.xAxis = Axis(field: "plot", type: .ordinal, domain: .categories(columns))
    for name in TruthChart.names.prefix(Int.random(in: 2...6, using: &random)) {
      add(name, columns.map { .category($0) }, columns.map { _ in chance(9) ? nil : number(0...(chance(3) ? 3 : 90)) })
    }
    (chart.seriesField, chart.isAdditive) = ("tree_kind", chance(2))
  }

  private mutating func bins() {
    chart.kind = .bar
    let count = Int.random(in: 5...16, using: &random)
    chart.xAxis = Axis(
      field: "girth", type: .quantitative, domain: .numbers(0...Double(count * 5)), bucketing: .width(5))
    let tops = [Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)]
    let all = (0..<count).map { place -> (XValue, Double?) in
      let height = 60 - 12 * (tops.map { abs($0 - place) }.min() ?? 0)
      let value = chance(7) ? 0 : Double(max(height, 0) + Int.random(in: 0...4, using: &random))
      return (.bin(from: Double(place * 5), to: Double(place * 5 + 5)), value)
    }
    let told = chance(2) ? all : all.filter { $0.1 != 0 }
    (chart.aggregate, chart.isAdditive) = (.count, true)
    chart.yAxis = Axis(field: nil, type: .quantitative, domain: .numbers(0...70))
    add(nil, told.map(\.0), told.map(\.1))
  }

  /// Events at levels, more of them on some days and at some hours.
  private mutating func events() {
    chart.kind = .bar
    chart.xAxis = Axis(field: "start", type: .temporal, domain: .empty, bucketing: .none)
    let levels = Array(TruthChart.levels.prefix(Int.random(in: 1...3, using: &random)))
    chart.yAxis = Axis(field: "strength", type: .ordinal, domain: .categories(levels))
    let (day, hour) = (Int.random(in: 0..<7, using: &random), Int.random(in: 0..<24, using: &random))
    var marks: [Mark] = []
    for place in 0..<(7 * Int.random(in: 12...30, using: &random)) {
      for _ in 0..<Int.random(in: 0...(place % 7 == day ? 4 : 1), using: &random) {
        let start = Instant(seconds: 1_717_200_000 + place * 86_400 + (chance(2) ? hour : place % 24) * 3_600)
        let end = Instant(microseconds: start.microseconds + 3_600_000_000)
        let level = levels[Int.random(in: 0..<levels.count, using: &random)]
        marks.append(
          Mark(id: "e/\(marks.count)", x: .interval(from: start, to: end), value: .category(level), rowCount: 1))
      }
    }
    let span = Instant(seconds: 1_717_200_000)...Instant(seconds: 1_717_200_000 + 86_400 * 215)
    chart.xAxis.domain = .instants(from: span.lowerBound, to: span.upperBound)
    chart.series = [Series(id: "s0", marks: marks)]
  }

  private mutating func finish() {
    guard chart.yAxis.type == .quantitative else { return }
    let values = (chart.series + [chart.totals].compactMap { $0 }).flatMap(\.marks).compactMap(\.value.number)
    chart.yAxis.domain = .numbers(min(values.min() ?? 0, 0)...max(values.max() ?? 1, 1))
    let units: [String?] = [nil, "dollar", "widget"]
    chart.yAxis.unit = units[Int(seed / 5 % 3)]
    if chance(4), chart.yAxis.unit == nil { chart.yAxis.title = ["yield in percent", "Yield (feet)"][Int(seed % 2)] }
  }
}

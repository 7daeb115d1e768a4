import ChartModel

/// Two charts, or two parts of one, put together anew: which series and which marks belong to each other.
struct ComparedScene {
  /// A series of each side that belong together.
  struct Pair {
    /// As it is said; empty for the only series.
    var name: String
    var first: [Mark]
    var second: [Mark]
    var matched: [(before: Mark, after: Mark)] = []
    var onlyFirst: [Mark] = []
    /// With their places among the marks of the second side.
    var onlySecond: [(place: Int, mark: Mark)] = []
  }

  /// What a side may be called, and how it is said where: `in June 2025`, `from June 1 to June 7, 2025`, `on June 6`.
  typealias Side = (name: String, inside: String)

  /// Which number of a pair a sentence has told.
  enum Told { case sum, mean }

  let first: Evidence
  let second: Evidence
  /// What each side may be called, with how it then stands in a sentence.
  private let firstSides: [Side]
  private let secondSides: [Side]
  var firstNames: [String] { firstSides.map(\.name) }
  var secondNames: [String] { secondSides.map(\.name) }
  let walked: [Pair]
  let parts: [Pair]
  /// Series of one side alone, as they are said.
  let missing: (first: [String], second: [String])
  let goesByOrder: Bool
  /// Whether places of two years stand beside each other, each with its year.
  let tellsYear: Bool
  /// What the sentence is about, and which number of it was told.
  var pair: Pair?
  var told: Told?

  /// - Parameter areParts: whether both sides are parts of one chart, whose marks belong together by their order.
  init(
    _ first: Evidence, _ second: Evidence, areParts: Bool, takesFirst: (Mark) -> Bool, takesSecond: (Mark) -> Bool
  ) {
    (self.first, self.second) = (first, second)
    let pairs = Self.pairs(
      first.chart.walkedSeries, second.chart.walkedSeries, takesOnlyOnes: true, second, takesFirst, takesSecond)
    let inner = Self.pairs(
      first.chart.series.filter(first.chart.isPart), second.chart.series.filter(second.chart.isPart),
      takesOnlyOnes: false, second, takesFirst, takesSecond)
    let byX = pairs.pairs.map { $0.matchedByX }
    // What has a name belongs to nothing of another name.
    let isNamedX = [.nominal, .ordinal].contains((areParts ? second : first).chart.xAxis.type)
    goesByOrder = !isNamedX && (areParts || byX.allSatisfy(\.matched.isEmpty))
    tellsYear = goesByOrder && second.chart.xAxis.type == .temporal && Set(first.years + second.years).count > 1
    let isNamed = second.chart.walkedSeries.count + inner.pairs.count > 1
    let named = { (pair: Pair) in
      var pair = pair
      if !isNamed { pair.name = "" }
      return pair
    }
    let byOrder = goesByOrder
    walked = (byOrder ? pairs.pairs.map { $0.matchedByOrder } : byX).map(named)
    parts = inner.pairs.map { byOrder ? $0.matchedByOrder : $0.matchedByX }
    let name = { (series: Series, side: Evidence) in Evidence.name(of: series, side.chart, side.book) }
    missing = (
      (pairs.onlyFirst + inner.onlyFirst).map { name($0, first) },
      (pairs.onlySecond + inner.onlySecond).map { name($0, second) }
    )
    firstSides = first.sides(walked.flatMap(\.first), else: "compare.first")
    secondSides = second.sides(walked.flatMap(\.second), else: "compare.second")
    pair = walked.count == 1 ? walked.first : nil
  }

  private static func pairs(
    _ first: [Series], _ second: [Series], takesOnlyOnes: Bool, _ evidence: Evidence, _ takesFirst: (Mark) -> Bool,
    _ takesSecond: (Mark) -> Bool
  ) -> (pairs: [Pair], onlyFirst: [Series], onlySecond: [Series]) {
    var (rest, pairs, alone) = (second, [Pair](), [Series]())
    for series in first {
      let isOnly = takesOnlyOnes && first.count == 1 && second.count == 1
      guard let place = rest.firstIndex(where: { isOnly || $0.name == series.name }) else {
        alone.append(series)
        continue
      }
      let other = rest.remove(at: place)
      pairs.append(
        Pair(
          name: Evidence.name(of: other, evidence.chart, evidence.book),
          first: series.marks.filter { !$0.isHidden && takesFirst($0) },
          second: other.marks.filter { !$0.isHidden && takesSecond($0) }))
    }
    return (pairs, alone, rest)
  }

  // MARK: Numbers of the pair

  func numbers(ofFirst: Bool) -> [Double] { (ofFirst ? pair?.first : pair?.second)?.compactMap(\.value.number) ?? [] }

  /// What was told of a side: its sum or its mean.
  func number(ofFirst: Bool) -> Double? {
    let numbers = numbers(ofFirst: ofFirst)
    return told == .sum ? (numbers.isEmpty ? nil : numbers.total) : numbers.mean
  }

  /// The number after less the one before; zero where only noise is left.
  var difference: Double? {
    guard let from = number(ofFirst: true), let to = number(ofFirst: false) else { return nil }
    return Evidence.areEqual(from, to) ? 0 : to - from
  }

  /// Whether a check takes a difference, or what the noise of the two numbers makes of it, which may round the other way.
  func isDifference(_ difference: Double, _ check: (Double) -> Bool) -> Bool {
    let noise = 4e-16 * [true, false].map { abs(number(ofFirst: $0) ?? 0) }.reduce(0, max)
    return [difference, difference - noise, difference + noise].contains(where: check)
  }

  var hasInfinity: Bool {
    ((pair?.first ?? []) + (pair?.second ?? [])).contains { if case .infinite = $0.value { true } else { false } }
  }

  var addsUp: Bool { first.chart.isAdditive && second.chart.isAdditive }

  /// The levels by which values rise and fall; none where they have no common order.
  var levels: [String] {
    guard first.chart.yAxis.type == .ordinal, first.chart.yAxis.domain == second.chart.yAxis.domain,
      case .categories(let names) = second.chart.yAxis.domain
    else { return [] }
    return names
  }

  /// Whether a text says where one side is, with a name that the other does not have.
  func isSide(_ text: String, first isFirst: Bool) -> Bool {
    let (own, other) = isFirst ? (firstSides, secondSides) : (secondSides, firstSides)
    return own.contains { side in side.inside == text && !other.contains { $0.name == side.name } }
  }
}

extension ComparedScene.Pair {
  /// The first of several marks at one X beside the first, and so on.
  var matchedByX: Self {
    var pair = self
    var rest = Array(second.enumerated())
    for mark in first {
      guard let place = rest.firstIndex(where: { $0.element.x == mark.x }) else {
        pair.onlyFirst.append(mark)
        continue
      }
      pair.matched.append((mark, rest.remove(at: place).element))
    }
    pair.onlySecond = rest.map { ($0.offset, $0.element) }
    return pair
  }

  /// The first mark beside the first.
  var matchedByOrder: Self {
    var pair = self
    pair.matched = Array(zip(first, second)).map { ($0, $1) }
    pair.onlyFirst = Array(first.dropFirst(second.count))
    pair.onlySecond = second.enumerated().dropFirst(first.count).map { ($0.offset, $0.element) }
    return pair
  }
}

extension Evidence {
  /// The years in which marks begin.
  fileprivate var years: [String] { rows.flatMap(\.marks).compactMap { $0.x.start.map { places.date($0).year } } }

  /// What a side with such marks may be called: its stretch of X, its title, its file.
  fileprivate func sides(_ marks: [Mark], else key: String) -> [ComparedScene.Side] {
    let coordinates = XCoordinates(chart)
    let ends = marks.compactMap { mark in coordinates.range(of: mark.x).map { (mark.x, $0.lowerBound) } }
    let names = [chart.title?.titleWords, chart.source.name?.bare].compactMap { $0 }.filter { !$0.isEmpty }
    var sides = (names + [book.say(key)]).map(inside)
    if let from = ends.min(by: { $0.1 < $1.1 })?.0, let to = ends.max(by: { $0.1 < $1.1 })?.0,
      chart.xAxis.type != .nominal
    {
      sides += wholePeriods(from, to).map(inside)
      let name = places.range(from, to, year: true)
      sides.append((name, name == places.text(to, year: true) ? at(to) : book.say("compare.from", ["name": name])))
    }
    return sides
  }

  private func inside(_ name: String) -> ComparedScene.Side { (name, book.say("compare.in", ["name": name])) }

  /// One place in a sentence, a week by its first day.
  private func at(_ x: XValue) -> String {
    guard chart.xAxis.calendarUnit == .week, let start = x.start else {
      return places.phrase([places.text(x, year: true)])
    }
    return places.phrase([places.date(start).day(year: true)])
  }

  private func wholePeriods(_ from: XValue, _ to: XValue) -> [String] {
    guard case .interval(let start, _) = from, case .interval(_, let end) = to else { return [] }
    let date = places.date(start)
    return [(CalendarUnit.year, date.year), (.month, date.month(year: true))].compactMap { unit, name in
      let ordinal = chart.calendar.ordinal(of: start, unit: unit)
      let isWhole =
        chart.calendar.start(of: ordinal, unit: unit) == start
        && chart.calendar.start(of: ordinal + 1, unit: unit) == end
      return isWhole ? name : nil
    }
  }
}

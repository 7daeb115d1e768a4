public import ChartModel

/// Reads back what is said of two charts side by side: title, sentences, and a line for every mark.
public struct ComparisonReader {
  private let compared: ComparedScene

  /// The phrases that are read here, without a meaning of their own.
  static let keys: Set<String> = [
    "compare.title", "compare.first", "compare.second", "compare.in", "compare.from", "compare.only-in",
    "compare.before", "compare.more-series",
  ]

  /// A reader of what changed from one chart to another.
  public init(_ first: BucketedChart, _ second: BucketedChart, detail: Detail) {
    compared = ComparedScene(
      Evidence(first, book: .english, detail: detail), Evidence(second, book: .english, detail: detail),
      areParts: false, takesFirst: { _ in true }, takesSecond: { _ in true })
  }

  /// A reader of what changed from one part of a chart to another; `nil` where either selects nothing.
  public init?(_ chart: BucketedChart, from first: ChartSelection, to second: ChartSelection, detail: Detail) {
    guard let before = Selected(first, in: chart, labels: []), let after = Selected(second, in: chart, labels: [])
    else { return nil }
    let evidence = Evidence(chart, book: .english, detail: detail)
    compared = ComparedScene(
      evidence, evidence, areParts: true, takesFirst: before.holds, takesSecond: after.holds)
  }

  /// What is wrong with the lines: the title, sentences, then marks.
  public func problems(in lines: [String]) -> [String] {
    guard let title = lines.first else { return ["nothing is said"] }
    let sentences = lines.dropFirst().prefix { $0.hasSuffix(".") }
    var problems = [titleProblem(title)].compactMap { $0 }
    var scene = Scene(evidence: compared.second, role: .comparison, rows: compared.second.rows, marks: [])
    scene.compared = compared
    // The first line has a sentence for every series, each about itself; many have a line each.
    let heads = sentences.prefix(compared.walked.count > Self.mostTogether ? compared.walked.count : 1)
    problems += heads.compactMap { problem(inSentences: $0, scene) }
    problems += sentences.dropFirst(heads.count).compactMap { TruthReader.read($0, scene) }
    let names = compared.walked.map(\.name.capital)
    let message = heads.joined(separator: " ")
    problems += names.filter { !message.contains($0) && !$0.isEmpty }.map { "\"\(message)\" does not tell \($0)" }
    return problems + unsaid(sentences.joined(separator: " "))
      + markProblems(Array(lines.dropFirst(1 + sentences.count)))
  }

  /// What is wrong with title and message in one line, beside the lines that tell all.
  public func problems(inLabel label: String, lines: [String]) -> [String] {
    let count = compared.walked.count
    let isShort = count <= Self.mostTogether
    let more = compared.second.book.say("compare.more-series", count: count - Self.mostTogether) + "."
    let told = lines.dropFirst().prefix(isShort ? 1 : Self.mostTogether) + (isShort ? [] : [more])
    let title = lines.first.map { ".!?".contains($0.last ?? " ") ? $0 : $0 + "." } ?? ""
    let whole = ([title] + told).joined(separator: " ")
    return whole == label ? [] : ["\"\(label)\" is not \"\(whole)\""]
  }

  /// The most series that one line tells.
  private static let mostTogether = 3

  /// Reads one sentence after another: up to the first full stop where what stands before it is true, for a name may
  /// have one too.
  private func problem(inSentences text: String, _ scene: Scene) -> String? {
    var rest = text[...]
    while !rest.isEmpty {
      let stops = rest.indices.filter { rest[$0...].hasPrefix(". ") }.map { rest.index(after: $0) } + [rest.endIndex]
      let stop = stops.prefix(Self.mostStops).first { TruthReader.read(String(rest[..<$0]), scene) == nil }
      guard let stop else { return TruthReader.read(String(rest[..<(stops.first ?? rest.endIndex)]), scene) }
      rest = rest[stop...].drop { $0 == " " }
    }
    return nil
  }

  /// No name of a series has more full stops.
  private static let mostStops = 4

  // MARK: Title

  private func titleProblem(_ title: String) -> String? {
    let book = compared.second.book
    for reading in book.readings(of: title, as: "compare.title") {
      let (after, before) = (reading.slots["after"] ?? "", reading.slots["before"] ?? "")
      guard compared.firstNames.contains(before), !compared.secondNames.contains(before) else { continue }
      for name in compared.secondNames where !compared.firstNames.contains(name) {
        if after == name.capital { return nil }
        if after.hasSuffix(": " + name), isTitle(String(after.dropLast(name.count + 2))) { return nil }
      }
    }
    return "\"\(title)\" is no title of the comparison"
  }

  /// A title of both sides, or what both measure.
  private func isTitle(_ text: String) -> Bool {
    let isMeasure = [compared.first, compared.second].allSatisfy { side in
      side.plainNames.contains { $0.capital == text }
    }
    let isMade = [compared.first, compared.second].allSatisfy { side in
      side.book.readings(of: text, as: "names.title").contains { slots in
        side.plainNames.contains { $0.capital == slots.slots["y"]?.capital } && slots.slots["x"] == side.xName
      }
    }
    if isMeasure || isMade { return true }
    return [compared.first, compared.second].allSatisfy { side in
      var reading = TextReading(text, side.whole(.title))
      return reading.isTrue
    }
  }

  // MARK: Marks

  /// Outcomes must add up to all marks that belong together, and what is on one side alone must be told.
  private func unsaid(_ text: String) -> [String] {
    compared.walked.flatMap { pair -> [String] in
      let sides = [(pair.onlyFirst.count, compared.first), (pair.onlySecond.count, compared.second)]
      let only = sides.filter { $0.0 > 0 }.map { $0.1.marksText($0.0) + " only " }
      let of = pair.matched.isEmpty ? [] : [compared.second.marksText(pair.matched.count)]
      return (only + of).filter { !text.contains($0) }.map { "\"\(text)\" does not tell \($0)" }
    }
  }

  private func markProblems(_ lines: [String]) -> [String] {
    let expected = compared.walked.flatMap(expectedLines)
    guard !lines.isEmpty else { return [] }
    guard lines.count == expected.count else { return ["\(lines.count) lines for \(expected.count) marks"] }
    return zip(lines, expected).compactMap { line, isTrue in isTrue(line) ? nil : "\"\(line)\" is not true" }
  }

  /// A check for each line in order: marks along the second side, then what is on the first alone.
  private func expectedLines(_ pair: ComparedScene.Pair) -> [(String) -> Bool] {
    let matched = pair.matched.map { pair in (mark: pair.after, check: { (text: String) in isChange(text, pair) }) }
    let added = pair.onlySecond.map { place, mark in
      (place: place, check: { (text: String) in isAlone(text, first: false) }, mark: mark)
    }
    var rest = matched[...]
    var checks: [(String) -> Bool] = []
    for place in pair.second.indices {
      if let alone = added.first(where: { $0.place == place }) {
        checks.append { isLine($0, pair.name, alone.mark, compared.second, alone.check) }
      } else if let next = rest.first(where: { $0.mark == pair.second[place] }) {
        checks.append { isLine($0, pair.name, next.mark, compared.second, next.check) }
        rest = rest.drop { $0.mark != next.mark }.dropFirst()
      }
    }
    let removed = pair.onlyFirst.map { mark in
      { (text: String) in isLine(text, pair.name, mark, compared.first) { isAlone($0, first: true) } }
    }
    return checks + removed
  }

  /// `Name, place: value, ` and what a check takes, which may be nothing.
  private func isLine(
    _ line: String, _ name: String, _ mark: Mark, _ side: Evidence, _ check: (String) -> Bool
  ) -> Bool {
    let year = compared.tellsYear ? true : side.places.tellsYear
    let place = side.places.text(mark.x, year: year).withoutEnd(",;: ")
    let start = (name.isEmpty ? place : name.withoutEnd(",;: ") + ", " + place).capital + ": "
    guard line.hasPrefix(start) else { return false }
    let rest = String(line.dropFirst(start.count))
    let scene = side.whole(.label)
    if check(""), scene.isState(rest, mark.value) { return true }
    let joins = rest.indices.filter { rest[$0...].hasPrefix(", ") }
    return joins.contains { join in
      scene.isState(String(rest[..<join]), mark.value) && check(String(rest[join...].dropFirst(2)))
    }
  }

  private func isAlone(_ text: String, first: Bool) -> Bool {
    compared.second.book.readings(of: text, as: "compare.only-in").contains {
      compared.isSide($0.slots["side"] ?? "", first: first)
    }
  }

  /// What is said behind a value: how much more or less, or what was there before; by position with the place before.
  private func isChange(_ text: String, _ pair: (before: Mark, after: Mark)) -> Bool {
    let outcome = compared.outcome(pair.before.value, pair.after.value)
    guard outcome != .none else { return text.isEmpty }
    let book = compared.second.book
    let place = compared.first.places.inner(pair.before.x, year: compared.tellsYear ? true : nil)
    if outcome == .stayed {
      return text
        == (compared.goesByOrder ? book.say("selection.same-previous", ["place": place]) : book.say("compare.same"))
    }
    if let from = pair.before.value.number, let to = pair.after.value.number, (to - from).isFinite {
      let key =
        compared.goesByOrder
        ? (to > from ? "selection.above-previous" : "selection.below-previous")
        : (to > from ? "compare.more" : "compare.less")
      return book.readings(of: text, as: key).contains {
        compared.second.whole(.label).isExact($0.slots["number"] ?? "", abs(to - from))
          && (!compared.goesByOrder || $0.slots["place"] == place)
      }
    }
    let first = compared.first.whole(.label)
    if compared.goesByOrder {
      return text.hasPrefix(place + ": ") && first.isState(String(text.dropFirst(place.count + 2)), pair.before.value)
    }
    return book.readings(of: text, as: "compare.before").contains {
      first.isState($0.slots["value"] ?? "", pair.before.value)
    }
  }
}

extension Evidence {
  /// What is measured, with or without how values came about and without the unit of a title.
  var plainNames: [String] {
    let plain = [
      chart.hasMixedUnits ? nil : book.split(chart.yAxis)?.title,
      chart.yAxis.title == nil ? yField : nil,
    ]
    return yNames + plain.compactMap { $0 }
  }
}

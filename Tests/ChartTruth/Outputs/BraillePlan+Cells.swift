internal import ChartModel

/// What a cell shows, and its dots.
extension BraillePlan {
  enum Content: Equatable {
    case blank, missing, notANumber, infinity, minusInfinity, above, below, zero, partStart, partRest
    case level(Int)
    case step(Int, Int)
    case span(Int, Int)
    case points([Int])
  }

  /// What a cell of some marks may show: those of several at one place together, else one of them.
  func contents(of marks: [Mark], _ line: Line) -> [Content] {
    guard marks.count > 1 else { return [marks.first.map { content(of: $0.value, line, alone: true) } ?? .blank] }
    if case .pairs = columns { return marks.map { content(of: $0.value, line, alone: true) } }
    let all = marks.map { content(of: $0.value, line, alone: false) }
    let levels = Set(
      all.flatMap { content -> [Int] in
        switch content {
        case .level(let level): [level]
        case .span(let from, let to): [from, to]
        default: []
        }
      }
    ).sorted()
    guard let low = levels.first, let high = levels.last else { return [all.first { $0 != .blank } ?? .blank] }
    // What has no level beside zeros does not show.
    let areZeros = zip(marks, all).allSatisfy { mark, content in
      switch content {
      case .level, .span: mark.value.number == 0
      default: true
      }
    }
    if areZeros { return [.zero] }
    return [low == high ? .level(low) : line.isScatter ? .points(levels) : .span(low, high)]
  }

  /// - Parameter alone: whether zero has its own cell.
  func content(of value: MarkValue, _ line: Line, alone: Bool) -> Content {
    if let state = stateContent(value) { return state }
    let scale = scales[line.scale]
    switch value {
    case .number(let number):
      if let beyond = scale.beyond(number) { return beyond > 0 ? .above : .below }
      if number == 0, alone { return .zero }
      return scale.level(of: number).map { .level($0) } ?? .missing
    case .range(let from, let to):
      for end in [from, to] { if let beyond = scale.beyond(end) { return beyond > 0 ? .above : .below } }
      guard let low = scale.level(of: from), let high = scale.level(of: to) else { return .missing }
      return low == high ? .level(low) : .span(low, high)
    case .category(let name): return scale.level(of: name).map { .level($0) } ?? .missing
    default: return .blank
    }
  }

  func stateContent(_ value: MarkValue) -> Content? {
    switch value {
    case .empty: .blank
    case .missing: .missing
    case .notANumber: .notANumber
    case .infinite(let negative): negative ? .minusInfinity : .infinity
    default: nil
    }
  }

  /// The level from which a line goes on.
  func end(of content: Content, _ line: Line) -> Int? {
    switch content {
    case .level(let level), .step(_, let level): level
    case .zero: scales[line.scale].level(of: 0.0)
    default: nil
    }
  }

  /// The cell of a content; a line that comes from another level shows the step.
  func drawn(_ content: Content, after previous: Int?, _ line: Line) -> Character {
    if line.style == .line, case .level(let level) = content, let previous, previous != level {
      return glyph(.step(previous, level), line)
    }
    return glyph(content, line)
  }

  /// Whether a cell shows a content, from whatever level the line comes.
  func isDrawn(_ cell: Character, as content: Content, _ line: Line) -> Bool {
    ([nil] + (0..<rows).map { $0 }).contains { drawn(content, after: $0, line) == cell }
  }

  // MARK: Dots

  /// The dots of the two columns of a cell from below, as numbers of Unicode's braille patterns.
  private var left: [UInt32] { rows == 4 ? [0x40, 0x04, 0x02, 0x01] : [0x04, 0x02, 0x01] }
  private var right: [UInt32] { rows == 4 ? [0x80, 0x20, 0x10, 0x08] : [0x20, 0x10, 0x08] }

  func glyph(_ content: Content, _ line: Line) -> Character {
    let dots: UInt32 =
      switch content {
      case .blank: 0
      case .missing: 0x0D
      case .notANumber: 0x1D
      case .infinity: 0x13
      case .minusInfinity: 0x07
      case .above: 0x01
      case .below: 0x03
      case .zero: 0x1A
      case .partStart: (0..<rows).reduce(0) { $0 | rowDots($1) }
      case .partRest: left[0] | right[0]
      case .level(let level): levelDots(level, line)
      case .step(let from, let to): stepDots(from, to)
      case .span(let from, let to): from <= to ? (from...to).reduce(0) { $0 | rowDots($1) } : 0
      case .points(let levels): levels.reduce(0) { $0 | rowDots($1) }
      }
    return Character(Unicode.Scalar(0x2800 + dots) ?? "?")
  }

  private func rowDots(_ level: Int) -> UInt32 { left[level] | right[level] }

  private func levelDots(_ level: Int, _ line: Line) -> UInt32 {
    switch line.style {
    case .line, .point: rowDots(level)
    // Seven names in four rows: a row, or two neighbours.
    case .between: rowDots(level / 2) | rowDots((level + 1) / 2)
    case .bar: (0...level).reduce(0) { $0 | rowDots($1) }
    case .diverging:
      (min(level, level < rows / 2 ? level : rows / 2)...max(level, level < rows / 2 ? rows / 2 - 1 : level))
        .reduce(0) { $0 | rowDots($1) }
    }
  }

  /// The half where the line comes from, and the half with the way to where it is.
  private func stepDots(_ from: Int, _ to: Int) -> UInt32 {
    to > from
      ? (from + 1...to).reduce(left[from]) { $0 | right[$1] } : (to + 1...from).reduce(right[to]) { $0 | left[$1] }
  }

  // MARK: Legend

  /// Whether a level is drawn so, and the text tells the lowest and the highest value there, on every scale whose lines
  /// draw it so.
  func isLevel(_ cell: Character, _ level: Int, _ text: String, _ evidence: Evidence) -> Bool {
    let scene = evidence.whole(.summary)
    let found = scales.indices.filter { scale in
      scales[scale].hasLevel(level, tellsZero: lines.contains(where: \.isScatter))
        && lines.contains { $0.scale == scale && glyph(.level(level), $0) == cell }
    }
    guard !found.isEmpty else { return false }
    guard scales.count > 1 else { return scales[0].isTold(text, level, scene) }
    return isTold(text[...], found, level, scene)
  }

  /// `names: bounds; names: bounds`
  private func isTold(_ text: Substring, _ rest: [Int], _ level: Int, _ scene: Scene) -> Bool {
    guard let scale = rest.first else { return text.isEmpty }
    let names = scene.book.list(lines.filter { $0.scale == scale }.map(\.name), atMost: 4)
    guard text.hasPrefix(names + ": ") else { return false }
    let own = text.dropFirst(names.count + 2)
    let joins = own.indices.filter { own[$0...].hasPrefix("; ") } + [own.endIndex]
    return joins.contains { join in
      scales[scale].isTold(String(own[..<join]), level, scene)
        && isTold(join == own.endIndex ? "" : own[join...].dropFirst(2), Array(rest.dropFirst()), level, scene)
    }
  }

  /// Everything but a level that a cell may mean.
  func meanings(of cell: Character, _ book: Phrasebook) -> [String] {
    let whole = { (level: Int) in book.whole(level + 1) }
    var meanings: [(Content, String)] = [
      (.blank, book.say("states.empty")), (.missing, book.say("states.missing")),
      (.notANumber, book.say("states.not-a-number")), (.infinity, book.say("numbers.infinity")),
      (.minusInfinity, book.say("numbers.minus-infinity")), (.above, book.say("states.above")),
      (.below, book.say("states.below")), (.zero, book.say("braille.zero")),
      (.partStart, book.say("braille.part")), (.partRest, book.say("braille.rest")),
    ]
    for from in 0..<rows {
      for to in 0..<rows where from != to {
        let key = from < to ? "braille.up" : "braille.down"
        meanings.append((.step(from, to), book.say(key, ["from": whole(from), "to": whole(to)])))
      }
      for to in from..<rows {
        meanings.append((.span(from, to), book.say("braille.span", ["from": whole(from), "to": whole(to)])))
      }
    }
    for set in 1..<(1 << rows) {
      let levels = (0..<rows).filter { set >> $0 & 1 == 1 }
      meanings.append((.points(levels), book.say("braille.points", ["levels": book.list(levels.map(whole))])))
    }
    return meanings.filter { content, _ in
      lines.contains { glyph(content, $0) == cell }
    }
    .map(\.1)
  }
}

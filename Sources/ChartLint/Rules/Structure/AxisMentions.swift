/// Where a text speaks of an axis, and what it says there.
struct AxisMention: Sendable, Equatable {
  /// Which axis.
  enum Axis: Sendable, Equatable {
    case x, y
  }

  /// How it is called.
  enum Style: Sendable, Equatable {
    /// "X axis".
    case letter
    /// "Horizontal axis".
    case word
    /// By its name, or together with the other.
    case other
  }

  var axis: Axis
  var style: Style
  /// The places of the tokens that call it.
  var term: Range<Int>
  /// The places of the tokens that may belong to it, as one and as the other way to cut a sentence has it.
  var parts: [Range<Int>] = []
}

/// Finds the axes that a text speaks of, in their order.
struct AxisMentions: Sendable {
  let reading: WordReading
  private(set) var all: [AxisMention] = []

  init(_ reading: WordReading, names: (x: String?, y: String?) = (nil, nil)) {
    self.reading = reading
    guard reading.lists.contains(where: { $0.has(.axis, .x, .y) }) else { return }
    for sentence in reading.sentences {
      let found = terms(in: sentence, names)
      if found.isEmpty { goOn(sentence) } else { all += cut(sentence, found) }
    }
  }

  init(_ reading: WordReading, _ context: LabelContext) {
    self.init(reading, names: (context.x?.name, context.y?.name))
  }

  /// Whether an axis is spoken of.
  func has(_ axis: AxisMention.Axis) -> Bool { all.contains { $0.axis == axis } }

  /// The axis that comes first where both are spoken of; `nil` where one is not, or both are called together.
  var first: AxisMention.Axis? {
    guard let first = all.first, let other = all.first(where: { $0.axis != first.axis }) else { return nil }
    return first.term == other.term ? nil : first.axis
  }

  // MARK: Terms

  private func terms(in sentence: Range<Int>, _ names: (x: String?, y: String?)) -> [AxisMention] {
    var found: [AxisMention] = []
    for place in sentence {
      let lists = reading.at(place)
      if lists.has(.x, .y), reading.word(place).count > 1 || reading.isSign(place + 1, ":") {
        found.append(AxisMention(axis: lists.has(.x) ? .x : .y, style: .letter, term: place..<(place + 1)))
      } else if lists.has(.axis) {
        found += called(place, sentence.lowerBound, names)
      }
    }
    return found
  }

  /// What stands before the word "axis".
  private func called(_ place: Int, _ start: Int, _ names: (x: String?, y: String?)) -> [AxisMention] {
    guard place > start else { return pair(place..<(place + 1), .other) }
    if let (axis, style) = adjective(place - 1) {
      let isPair = place - 3 >= start && reading.at(place - 2).has(.joining) && adjective(place - 3) != nil
      if isPair, let (other, _) = adjective(place - 3) {
        return [other, axis].map { AxisMention(axis: $0, style: style, term: (place - 3)..<(place + 1)) }
      }
      return [AxisMention(axis: axis, style: style, term: (place - 1)..<(place + 1))]
    }
    if isNamed(place, names.x) { return [AxisMention(axis: .x, style: .other, term: (place - 1)..<(place + 1))] }
    if isNamed(place, names.y) { return [AxisMention(axis: .y, style: .other, term: (place - 1)..<(place + 1))] }
    return reading.at(place - 1).has(.both, .article) ? pair((place - 1)..<(place + 1), .other) : []
  }

  /// "Both axes", "the axes"; "the axis" alone may be either.
  private func pair(_ term: Range<Int>, _ style: AxisMention.Style) -> [AxisMention] {
    guard reading.word(term.upperBound - 1).hasSuffix("es") else { return [] }
    return [.x, .y].map { AxisMention(axis: $0, style: style, term: term) }
  }

  private func adjective(_ place: Int) -> (AxisMention.Axis, AxisMention.Style)? {
    let lists = reading.at(place)
    if lists.has(.x) { return (.x, .letter) }
    if lists.has(.y) { return (.y, .letter) }
    if lists.has(.horizontal) { return (.x, .word) }
    return lists.has(.vertical) ? (.y, .word) : nil
  }

  /// Whether the word before "axis" is the last of an axis' name: "the steps axis".
  private func isNamed(_ place: Int, _ name: String?) -> Bool {
    guard let last = name?.lowercased().split(separator: " ").last else { return false }
    return reading.word(place - 1) == last
  }

  // MARK: Parts

  /// A sentence that goes on about the axis before it: "It runs from 0 to 10."
  private mutating func goOn(_ sentence: Range<Int>) {
    guard let last = all.last, reading.at(sentence.lowerBound).has(.again) else { return }
    for place in all.indices where all[place].term == last.term { all[place].parts.append(sentence) }
  }

  /// Gives each axis of a sentence its part: from its term to the next, or from the term before to its own.
  private func cut(_ sentence: Range<Int>, _ found: [AxisMention]) -> [AxisMention] {
    let terms = found.map(\.term).reduce(into: [Range<Int>]()) { if $0.last != $1 { $0.append($1) } }
    guard terms.count > 1, let first = terms.first else {
      return found.map { with($0, [sentence]) }
    }
    let isBehind = follows(first, in: sentence)
    return found.map { mention in
      let place = terms.firstIndex(of: mention.term) ?? 0
      let end = place + 1 < terms.count ? terms[place + 1].lowerBound : sentence.upperBound
      let start = place > 0 ? terms[place - 1].upperBound : sentence.lowerBound
      let after = mention.term.lowerBound..<max(end, mention.term.upperBound)
      let before = min(start, mention.term.lowerBound)..<mention.term.upperBound
      return with(mention, isBehind ? [after, before] : [after])
    }
  }

  private func with(_ mention: AxisMention, _ parts: [Range<Int>]) -> AxisMention {
    var mention = mention
    mention.parts = parts
    return mention
  }

  /// Whether a term stands behind what it is about: "steps on the vertical axis".
  private func follows(_ term: Range<Int>, in sentence: Range<Int>) -> Bool {
    guard !reading.isSign(term.upperBound, ":") else { return false }
    var place = term.lowerBound - 1
    if reading.at(place).has(.article) { place -= 1 }
    return place > sentence.lowerBound && reading.at(place).has(.placing)
  }
}

extension LintedLabel {
  /// The axes that the text speaks of.
  var axisMentions: AxisMentions {
    overviewMentions ?? AxisMentions(WordReading(tokens, words.structure), context)
  }
}

/// Whether a text says where an axis begins and ends.
struct AxisBounds {
  let mentions: AxisMentions
  let context: LabelContext
  private var reading: WordReading { mentions.reading }

  /// Whether the bounds of an axis are said; also where the axis has one place only.
  func areSaid(of axis: AxisMention.Axis) -> Bool {
    let known = axis == .x ? context.x : context.y
    if hasOnePlace(axis, known) { return true }
    let parts = mentions.all.filter { $0.axis == axis }.flatMap { mention in mention.parts.map { (mention, $0) } }
    if parts.contains(where: { isBounded($0.1, by: $0.0, known) }) { return true }
    return isSaidBefore(axis, known)
  }

  private func hasOnePlace(_ axis: AxisMention.Axis, _ known: LabelContext.Axis?) -> Bool {
    if let known, known.categories.count == 1 { return true }
    if let least = known?.min, least == known?.max { return true }
    guard axis == .x, let data = context.data, let first = data.first else { return false }
    return data.allSatisfy { $0.x == first.x }
  }

  private func isBounded(_ part: Range<Int>, by mention: AxisMention, _ known: LabelContext.Axis?) -> Bool {
    if hasStretch(part) || part.contains(where: { reading.at($0).has(.nothing) }) { return true }
    if mention.axis == .x, isOneValue(part) { return true }
    if let known, let first = known.categories.first, let last = known.categories.last {
      let text = reading.tokens.characters(reading.tokens.range(of: part)).lowercased()
      return text.contains(first.lowercased()) && text.contains(last.lowercased())
    }
    if values(in: part) > 1 || hasList(part, mention) { return true }
    let isCategorical = known?.type.map { ["nominal", "ordinal"].contains($0) } ?? (mention.axis == .x)
    return isCategorical && names(in: part, mention, known?.name) > 1
  }

  /// "X axis: day, 3": the axis of a chart with one place.
  private func isOneValue(_ part: Range<Int>) -> Bool {
    part.count > 3 && isValue(part.upperBound - 1) && reading.isSign(part.upperBound - 2, ",") && values(in: part) == 1
  }

  /// "From … to …", "between … and …", or two numbers with a dash.
  private func hasStretch(_ part: Range<Int>) -> Bool {
    var isOpen = false
    for place in part {
      if let kind = reading.token(place)?.kind, kind == .range || kind == .hyphenated { return true }
      if isOpen, reading.at(place).has(.to) { return true }
      if reading.at(place).has(.from) { isOpen = true }
    }
    return false
  }

  /// How many values stand in a part; those that touch, as in "June 1", are one.
  private func values(in part: Range<Int>) -> Int {
    var count = 0
    var isInside = false
    for place in part {
      let isYear = isInside && reading.isSign(place, ",") && reading.token(place + 1)?.number?.wholeDigits == 4
      let isOne = isValue(place) || isYear || isInside && reading.at(place).has(.clock)
      if isOne, !isInside { count += 1 }
      isInside = isOne
    }
    return count
  }

  private func isValue(_ place: Int) -> Bool {
    guard let token = reading.token(place) else { return false }
    switch token.kind {
    case .number, .attachedUnit, .time, .isoDate, .slashed, .identifier, .ratio, .range, .hyphenated: return true
    case .word:
      let lists: WordClasses = [WordClass.weekday.set, WordClass.weekdayShort.set, WordClass.numberWord.set]
      return reading.isMonth(place) || !token.classes.isDisjoint(with: lists) || reading.at(place).has(.place)
    default: return false
    }
  }

  /// A list behind a second colon: "Y axis: intensity: Mild, Moderate, and Severe".
  private func hasList(_ part: Range<Int>, _ mention: AxisMention) -> Bool {
    part.count { reading.isSign($0, ":") } > 1 && part.contains { reading.isSign($0, ",") || reading.at($0).has(.to) }
  }

  /// How many words of a part are names of categories, by their capitals.
  private func names(in part: Range<Int>, _ mention: AxisMention, _ name: String?) -> Int {
    let own = (name?.lowercased().split(separator: " ") ?? []).map(String.init)
    return part.count { place in
      place > part.lowerBound && !mention.term.contains(place) && reading.isCapital(place)
        && !own.contains(reading.word(place))
    }
  }

  /// Whether a sentence about no axis has said the dates: "Steps from June 1 to June 30".
  private func isSaidBefore(_ axis: AxisMention.Axis, _ known: LabelContext.Axis?) -> Bool {
    guard axis == .x, known?.type == nil || known?.type == "temporal" else { return false }
    let spoken = mentions.all.flatMap(\.parts)
    return reading.sentences.prefix(2).contains { sentence in
      !spoken.contains { $0.overlaps(sentence) } && hasDates(sentence)
    }
  }

  /// "From" with a date behind it, then "to" with one.
  private func hasDates(_ sentence: Range<Int>) -> Bool {
    sentence.contains { start in
      guard reading.at(start).has(.from), isDate(near: start) else { return false }
      return ((start + 1)..<(start + 7)).contains { reading.at($0).has(.to) && isDate(near: $0) }
    }
  }

  private func isDate(near place: Int) -> Bool {
    [place + 1, place + 2].contains { reading.isMonth($0) || reading.token($0)?.kind == .isoDate || isYear($0) }
  }

  private func isYear(_ place: Int) -> Bool {
    guard let number = reading.token(place)?.number, !number.isGrouped, number.decimals == 0 else { return false }
    return number.wholeDigits == 4 && (1500...2199).contains(number.value)
  }
}

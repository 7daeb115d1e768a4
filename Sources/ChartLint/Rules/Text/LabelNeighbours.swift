/// What stands beside a token; places outside of the text hold nothing.
extension LintedLabel {
  /// The places of all tokens.
  var places: Range<Int> { tokens.tokens.indices }

  func token(_ place: Int) -> LabelToken? { places.contains(place) ? tokens.tokens[place] : nil }

  func characters(at place: Int) -> String { token(place).map { tokens.characters(of: $0) } ?? "" }

  func isKind(_ kind: LabelToken.Kind, at place: Int) -> Bool { token(place)?.kind == kind }

  /// Whether a punctuation mark or a sign of ASCII stands at a place.
  func isSign(_ signs: UInt8..., at place: Int) -> Bool {
    guard let token = token(place), token.range.count == 1 else { return false }
    return signs.contains(tokens.bytes[token.range.lowerBound])
  }

  /// Whether an en dash or an em dash stands at a place.
  func isDash(at place: Int) -> Bool {
    guard let token = token(place), token.kind == .punctuation, token.range.count == 3 else { return false }
    return ["–", "—"].contains(tokens.characters(of: token))
  }

  /// Whether a word of a frame stands at a place, in any case.
  func isWord(_ frame: WordFrame, at place: Int) -> Bool {
    guard let token = token(place), [.word, .identifier, .attachedUnit].contains(token.kind) else { return false }
    return words.frames.has(tokens.characters(of: token).lowercased(), in: frame)
  }

  func isWord(_ list: WordClass, at place: Int) -> Bool {
    token(place).map { $0.classes.contains(list.set) } ?? false
  }

  /// Whether a word of a frame stands anywhere.
  func hasWord(_ frame: WordFrame) -> Bool { places.contains { isWord(frame, at: $0) } }

  /// Whether nothing lies between a token and the next.
  func touchesNext(_ place: Int) -> Bool {
    guard let first = token(place), let second = token(place + 1) else { return false }
    return first.range.upperBound == second.range.lowerBound
  }

  /// Whether a word begins with a capital of ASCII.
  func isCapitalised(_ place: Int) -> Bool {
    guard let token = token(place), token.kind == .word else { return false }
    return tokens.bytes[token.range.lowerBound].isUppercaseByte
  }

  /// Whether the X axis shows times.
  var isTemporal: Bool { context.x?.type == "temporal" }
  /// Whether the X axis is known to show something else than times.
  var isOtherThanTemporal: Bool { context.x?.type.map { $0 != "temporal" } ?? false }

  /// Whether a text is the unit of an axis, as its author writes it.
  func isOwnUnit(_ letters: String) -> Bool { letters == context.y?.unit || letters == context.x?.unit }

  /// Whether a token is a plain number between 1 and 31.
  func isDay(at place: Int) -> Bool {
    guard let token = token(place), token.kind == .number || token.kind == .range, let number = token.number else {
      return false
    }
    return number.decimals == 0 && number.wholeDigits <= 2 && (1...31).contains(number.value) && number.currency == nil
      && !number.isPercent
  }

  /// Whether a token is a number that is written as a year.
  func isYear(at place: Int) -> Bool {
    guard let token = token(place), token.kind == .number, let number = token.number else { return false }
    return number.decimals == 0 && number.wholeDigits == 4 && !number.isGrouped && number.currency == nil
      && !number.isPercent && (1800...2200).contains(number.value)
  }

  /// A finding that replaces some bytes by words.
  func replacing(_ range: Range<Int>, by words: String, isSafe: Bool, why: String = "") -> RuleFinding {
    let start = why.isEmpty ? "" : why + " "
    let shown = words.drop { $0 == " " }
    return RuleFinding(
      range: range, message: "\(start)Write \"\(shown)\" for \"\(characters(range))\".",
      fix: Fix(range: range, replacement: words, isSafe: isSafe))
  }
}

extension RuleDescription {
  /// All texts but whole charts.
  static let spoken: Set<LabelContext.Kind> = [.mark, .group, .summary, .title, .note]
}

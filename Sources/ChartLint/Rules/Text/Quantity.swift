/// A number with the letters of a unit or a magnitude behind it.
struct Quantity {
  /// How the number is written.
  var number: LabelToken.Number
  /// The number as it stands, with its currency.
  var digits: String
  /// The letters behind it.
  var letters: String
  /// Both, in bytes.
  var range: Range<Int>
  /// The letters alone, in bytes.
  var lettersRange: Range<Int>
  /// The place of the token that the number begins, and of the one that the letters end.
  var first: Int
  var last: Int

  /// `60m`, where no name of the chart covers it.
  init?(attachedAt place: Int, _ label: LintedLabel) {
    guard let token = label.token(place), token.kind == .attachedUnit, !token.isProtected, let number = token.number
    else {
      return nil
    }
    let text = label.characters(token.range)
    letters = String(text.reversed().prefix { $0.isLetter }.reversed())
    digits = String(text.dropLast(letters.count))
    (self.number, range, first, last) = (number, token.range, place, place)
    lettersRange = (token.range.upperBound - letters.utf8.count)..<token.range.upperBound
    if label.isOwnUnit(letters) { return nil }
  }

  /// `60 m`: the letters at a place with a number and a blank before them.
  init?(spacedAt place: Int, _ label: LintedLabel) {
    guard let unit = label.token(place), !unit.isProtected, let token = label.token(place - 1), token.kind == .number,
      let number = token.number, !number.isPercent
    else { return nil }
    letters = label.characters(unit.range)
    digits = label.characters(token.range)
    (self.number, first, last) = (number, place - 1, place)
    range = token.range.lowerBound..<unit.range.upperBound
    lettersRange = unit.range
  }

  /// Whether it is part of a name and no amount: Seat 12B, 4K televisions, 3M.
  func isName(_ label: LintedLabel) -> Bool {
    let text = (digits + letters).lowercased()
    if label.words.frames.has(text, in: .unitLikeName) || label.isWord(.unitNameNoun, at: last + 1) { return true }
    if first == 0, label.isSign(0x3A, at: last + 1), number.currency == nil {
      let isQuantity = label.context.x?.type == "quantitative"
      if label.words.frames.has(text, in: .nameAtStart) || !isQuantity && label.isOtherThanTemporal { return true }
    }
    if number.currency != nil || number.decimals > 0 { return false }
    return label.isWord(.numberedThing, at: first - 1) || first > 1 && label.isName(at: first - 1)
  }
}

extension LintedLabel {
  /// Whether a word with a capital stands at a place that no month or weekday is.
  func isName(at place: Int) -> Bool {
    isCapitalised(place) && !isWord(.month, at: place) && !isWord(.monthShort, at: place)
      && !isWord(.weekday, at: place)
      && !isWord(.weekdayShort, at: place)
  }

  /// Whether hours stand at a place: `7h`, `hours`.
  func isHours(at place: Int) -> Bool {
    guard let token = token(place), token.kind == .word || token.kind == .attachedUnit else { return false }
    let letters = characters(at: place).filter(\.isLetter)
    let forms = words.shortForms
    let full =
      forms.word(for: letters, in: .unit, isOne: false) ?? forms.word(for: letters, in: .unitLetter, isOne: false)
    return (full ?? letters) == forms.word(for: "h", in: .unitLetter, isOne: false)
  }

  /// Whether a unit is only part of one: `m²`, `m/s`.
  func isSquaredOrDivided(_ place: Int) -> Bool {
    guard touchesNext(place) else { return false }
    return isSign(0x2F, at: place + 1) || !words.shortForms.meanings(of: characters(at: place + 1), in: .power).isEmpty
  }
}

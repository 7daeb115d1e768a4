/// A unit in its short form, behind a number or in brackets, with what divides it: `km`, `m/s`, `µg/m³`.
struct ShortUnit {
  /// What the short form stands for.
  private(set) var words: String
  /// Its bytes, without the number.
  private(set) var range: Range<Int>
  /// The place behind it.
  private(set) var end: Int
  /// Whether it touches its number.
  private(set) var isAttached = false
  /// Whether it stands without a number, in brackets or behind "in".
  private(set) var isBracketed = false

  init?(at place: Int, _ label: LintedLabel) {
    if label.isKind(.attachedUnit, at: place) {
      guard let quantity = Quantity(attachedAt: place, label), Self.isAmount(quantity, label) else { return nil }
      self.init(
        quantity.letters, at: place, from: quantity.lettersRange.lowerBound, isOne: quantity.number.value == 1, label)
      isAttached = true
      return
    }
    let named = Self.isNamed(place, label)
    let bracketed = named || Self.isBracketed(place, label)
    guard bracketed || Self.isBehindAmount(place, label), let token = label.token(place) else { return nil }
    let letters = label.characters(token.range)
    let isOne = !bracketed && Self.isOne(place - 1, label)
    self.init(letters, at: place, from: token.range.lowerBound, isOne: isOne, label)
    isBracketed = bracketed
    guard isCompound || Self.holdsAlone(letters, isBracketed: isBracketed, label) else { return nil }
    if named, let next = label.token(end), next.kind != .punctuation, label.characters(of: next) != "by" { return nil }
  }

  private var isCompound = false

  private init?(_ letters: String, at place: Int, from start: Int, isOne: Bool, _ label: LintedLabel) {
    guard let base = Self.factor(letters, at: place, isOne: isOne, label) else { return nil }
    (words, end) = (base.words, base.end)
    isCompound = base.end > place + 1
    if label.isSign(0x2F, at: end), label.touchesNext(end - 1), label.touchesNext(end),
      let below = Self.factor(label.characters(at: end + 1), at: end + 1, isOne: true, label)
    {
      words += " per " + below.words
      end = below.end
      isCompound = true
    }
    // An ambiguous letter alone belongs to another rule.
    guard isCompound || label.words.shortForms.meanings(of: letters, in: .ambiguousUnit).isEmpty else { return nil }
    guard let last = label.token(end - 1) else { return nil }
    range = start..<last.range.upperBound
  }

  /// One unit with its power.
  private static func factor(_ letters: String, at place: Int, isOne: Bool, _ label: LintedLabel) -> (
    words: String, end: Int
  )? {
    let forms = label.words.shortForms
    let word =
      forms.word(for: letters, in: .unit, isOne: isOne) ?? forms.word(for: letters, in: .unitLetter, isOne: isOne)
      ?? meter(letters, isOne, label)
    guard let word else { return nil }
    guard label.touchesNext(place),
      let power = forms.word(for: label.characters(at: place + 1), in: .power, isOne: true)
    else {
      return (word, place + 1)
    }
    return ("\(power) \(word)", place + 2)
  }

  /// Beside a slash or a power, an ambiguous letter is the first of its meanings.
  private static func meter(_ letters: String, _ isOne: Bool, _ label: LintedLabel) -> String? {
    guard letters == letters.lowercased(),
      let first = label.words.shortForms.meanings(of: letters, in: .ambiguousUnit).first
    else { return nil }
    let forms = first.split(separator: "|")
    return (isOne ? forms.first : forms.last).map(String.init)
  }

  // MARK: Frames

  /// `Distance in km`: no number stands before "in", and the letters name no place.
  private static func isNamed(_ place: Int, _ label: LintedLabel) -> Bool {
    label.characters(at: place - 1) == "in" && place > 1 && label.isKind(.word, at: place - 2)
      && !label.isWord(.placeLikeUnit, at: place)
  }

  private static func isBracketed(_ place: Int, _ label: LintedLabel) -> Bool {
    guard label.isSign(0x28, at: place - 1) else { return false }
    let end = label.isSign(0x2F, at: place + 1) ? place + 3 : place + 1
    return label.isSign(0x29, at: end)
      || label.isSign(0x29, at: end + 1)
        && !label.words.shortForms.meanings(of: label.characters(at: end), in: .power).isEmpty
  }

  private static func isBehindAmount(_ place: Int, _ label: LintedLabel) -> Bool {
    guard let before = label.token(place - 1) else { return false }
    switch before.kind {
    case .number, .range, .hyphenated, .slashed:
      return before.number?.isPercent != true && !label.touchesNext(place - 1)
    case .word:
      if label.isWord(.numberWord, at: place - 1) || label.isWord(.magnitude, at: place - 1) { return true }
      return label.isWord(.unitAdjective, at: place - 1)
    default: return false
    }
  }

  /// Letters such as g are a unit alone; min in brackets can be the least value.
  private static func holdsAlone(_ letters: String, isBracketed: Bool, _ label: LintedLabel) -> Bool {
    if isBracketed { return letters != "min" && !label.words.shortForms.meanings(of: letters, in: .unit).isEmpty }
    return !label.words.shortForms.meanings(of: letters, in: .unit).isEmpty
      || label.words.frames.has(letters, in: .letterAlone)
  }

  private static func isOne(_ place: Int, _ label: LintedLabel) -> Bool {
    guard let token = label.token(place) else { return false }
    guard let number = token.number else {
      return label.isWord(.unitAdjective, at: place) || label.isWord(.article, at: place)
    }
    if token.kind == .slashed { return number.second.map { number.value < $0 } ?? false }
    return token.kind == .number && number.value == 1 && number.decimals == 0
  }

  /// Whether letters that touch a number are its unit: not so in the 80s, in 1980s, in Seat 20C.
  private static func isAmount(_ quantity: Quantity, _ label: LintedLabel) -> Bool {
    guard label.words.shortForms.meanings(of: quantity.letters, in: .unit).isEmpty else { return true }
    if quantity.isName(label) { return false }
    guard quantity.letters == "s" else { return quantity.letters != "d" || quantity.number.value > 3 }
    if label.isWord(.decadeLead, at: quantity.first - 1) || quantity.number.value >= 1000 { return false }
    let isTens = quantity.number.decimals == 0 && quantity.number.value.truncatingRemainder(dividingBy: 10) == 0
    if quantity.first == 0, quantity.number.decimals == 0 { return false }
    return !isTens || label.isSign(0x3A, 0x2C, at: quantity.first - 1)
  }
}

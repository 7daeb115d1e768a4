/// Finds values as programs print them.
enum MachineFormattedValue: LintRule {
  static let about = RuleDescription(
    id: "machine-formatted-value", severity: .error,
    claim: "Dates, numbers and names are written for people.",
    rationale: "A screen reader spells a time stamp or an exponent sign by sign; null and NaN are words of programs.",
    references: ["Chartability: information complexity is explained", "HIG: avoid ambiguous formats"],
    guidelines: ["H15"], kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("eBay: 40 sales"), RuleExample("Null Island: 3 visits"), RuleExample("Nan: 12 naan breads"),
      RuleExample("Rejected: null hypothesis, 4 studies"), RuleExample("McDonald’s: 12 stores"),
      RuleExample("temp_max: 31 degrees", #"{"series": ["temp_max", "temp_min"]}"#), RuleExample("iPhone: 40 percent"),
    ],
    failing: [
      RuleExample("2025-06-06T00:00:00Z: 4,210 steps", fixed: "June 6, 2025: 4,210 steps"),
      RuleExample("2025-06-06T14:30:00Z: 4,210 steps", fixed: "June 6, 2025 at 14:30: 4,210 steps"),
      RuleExample("June 6: 4.21e3 steps", fixed: "June 6: 4,210 steps"), RuleExample("June 6: NaN"),
      RuleExample("June 6: Optional(42) steps", fixed: "June 6: 42 steps"),
      RuleExample("June 6: temp_max 31 degrees", fixed: "June 6: temp max 31 degrees"),
      RuleExample("June 6: 0.30000000000000004 inches", fixed: "June 6: 0.3 inches"), RuleExample("June 6: null steps"),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    let hasWord = !label.tokens.classes.isDisjoint(with: WordClass.machineWord.set)
    var found = hasWord ? words(in: label) : []
    if label.isTemporal, let place = place(in: label) { found.append(place) }
    guard label.tokens.has(.isoDate) || label.tokens.has(.machine) else { return found }
    for token in label.tokens.tokens {
      if token.kind == .isoDate, !isPartOfName(token, label) {
        found.append(stamp(token, label))
      } else if token.kind == .machine, !token.isProtected, !isPartOfAddress(token, label) {
        found += printed(token, label)
      }
    }
    return found
  }

  // MARK: Dates

  /// Digits behind a hyphen belong to a number of another kind: CVE-2025-06-06.
  private static func isPartOfName(_ token: LabelToken, _ label: LintedLabel) -> Bool {
    let before = token.range.lowerBound - 1
    return label.tokens.bytes.indices.contains(before) && label.tokens.bytes[before] == 0x2D
  }

  /// Names with underscores belong to addresses and to files.
  private static func isPartOfAddress(_ token: LabelToken, _ label: LintedLabel) -> Bool {
    let before = token.range.lowerBound - 1
    return label.tokens.bytes.indices.contains(before) && [0x2F, 0x2E, 0x40].contains(label.tokens.bytes[before])
  }

  private static func stamp(_ token: LabelToken, _ label: LintedLabel) -> RuleFinding {
    guard let words = date(label.characters(token.range), label) else { return plain(token.range, label) }
    return label.replacing(token.range, by: words, isSafe: false, why: "This date is written for programs.")
  }

  /// The date of a stamp, with its time unless that is midnight.
  private static func date(_ stamp: String, _ label: LintedLabel) -> String? {
    let parts = stamp.prefix(10).split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let month = label.words.month(parts[1]), (1...31).contains(parts[2]) else { return nil }
    let clock = String(stamp.dropFirst(11).prefix(5))
    let date = "\(month) \(parts[2]), \(parts[0])"
    return clock.count < 5 || clock == "00:00" ? date : "\(date) at \(clock)"
  }

  /// A month such as `2025-06`, or a count of seconds, at the start of a text of a chart of times.
  private static func place(in label: LintedLabel) -> RuleFinding? {
    guard let token = label.token(0), !label.isWord(.seasonNoun, at: 1), label.isSign(0x3A, 0x2C, at: 1) else {
      return nil
    }
    let text = label.characters(token.range)
    if token.kind == .number, token.number?.isGrouped == false, [8, 10, 13].contains(text.utf8.count),
      text.utf8.allSatisfy(\.isDigit)
    {
      return plain(token.range, label)
    }
    let parts = text.split(separator: "-").map(String.init)
    guard token.kind == .hyphenated, parts.map(\.utf8.count) == [4, 2] else { return nil }
    guard let number = Int(parts[1]), let month = label.words.month(number) else { return nil }
    return label.replacing(
      token.range, by: "\(month) \(parts[0])", isSafe: false, why: "This date is written for programs.")
  }

  // MARK: Numbers and names

  private static func printed(_ token: LabelToken, _ label: LintedLabel) -> [RuleFinding] {
    let text = label.characters(token.range)
    if text.first?.isLetter == true, !text.contains("(") {
      let words = text.split(separator: "_").joined(separator: " ")
      return [label.replacing(token.range, by: words, isSafe: false, why: "This name is written for programs.")]
    }
    // A name such as Hall 2E4 is no power of ten.
    if text.contains("E"), !text.contains("."), !text.contains("+"), !text.contains("-") { return [] }
    guard let words = number(in: text) else { return [plain(token.range, label)] }
    return [label.replacing(token.range, by: words, isSafe: false, why: "This number is written for programs.")]
  }

  private static func number(in text: String) -> String? {
    let inner = text.split { $0 == "(" || $0 == ")" }.last.map(String.init) ?? text
    guard let value = Double(inner.filter { $0 != "," }), value.isFinite else { return nil }
    let short = NumberText.rounded(value, decimals: 4, dropsZeros: true)
    // Only noise at the end may go without a word; else three digits are enough.
    if let short, let back = Double(short.filter { $0 != "," }), abs(back - value) < 1e-9 { return short }
    return NumberText.rounded(value, decimals: NumberText.decimalsOfThreeDigits(value), dropsZeros: true)
  }

  // MARK: Words

  private static func words(in label: LintedLabel) -> [RuleFinding] {
    label.tokens.places(of: .machineWord).compactMap { places in
      guard places.count > 1 || isValue(places.lowerBound, label) else { return nil }
      let range = label.tokens.range(of: places)
      let needsReview = label.characters(range).lowercased() == "nil"
      return RuleFinding(
        range: range,
        message:
          "\"\(label.characters(range))\" is a word of programs. Write the value, or \"no reading\" where there is none.",
        needsReview: needsReview)
    }
  }

  /// Whether a word stands where a value stands: alone, or behind a colon, with a unit or nothing after it.
  private static func isValue(_ place: Int, _ label: LintedLabel) -> Bool {
    let word = label.characters(at: place)
    // People say infinity; programs print Infinity.
    if label.isWord(.nullNoun, at: place + 1) || word == "infinity" { return false }
    if word == "NaN" { return true }
    let endsAfter = label.token(place + 1).map { $0.kind == .punctuation } ?? true
    let isNamed = label.isCapitalised(place) && !["Infinity", "Null", "Undefined"].contains(word)
    if isNamed { return false }
    if place == 0 { return endsAfter && label.places.count == 1 || endsAfter && word == word.lowercased() }
    let isBehind =
      label.isSign(0x3A, 0x3D, 0x2C, at: place - 1)
      || ["to", "from", "is", "was"].contains(label.characters(at: place - 1))
    let isUnitNext = label.isSign(0x3A, at: place - 1) && !label.isCapitalised(place + 1)
    return isBehind && (endsAfter || isUnitNext || label.isSign(0x25, at: place + 1))
  }

  private static func plain(_ range: Range<Int>, _ label: LintedLabel) -> RuleFinding {
    RuleFinding(
      range: range, message: "\"\(label.characters(range))\" is written for programs. Write it as you would say it.")
  }
}

/// Finds texts of long sentences and long words.
enum ReadingLevel: LintRule {
  static let about = RuleDescription(
    id: "reading-level", severity: .info,
    claim: "A text can be followed with nine years of school.",
    rationale:
      "Long sentences of long words are hard to follow by ear. The grade (9 at most) is Flesch and Kincaid's; under 30 words it is the share of long words.",
    references: ["WCAG 3.1.5", "Chartability: language is plain"], guidelines: [],
    kinds: RuleDescription.spoken, data: .none,
    passing: [
      RuleExample("June 6: 4,210 steps"),
      RuleExample("Steps rose from 4,210 on Monday to 9,120 on Saturday.", #"{"kind": "summary"}"#),
      RuleExample("Average temperature in September: 21 degrees"),
    ],
    failing: [
      RuleExample(
        "Utilization of municipal transportation infrastructure demonstrated considerable seasonal fluctuation",
        #"{"kind": "summary"}"#),
      RuleExample(
        "Subsequent examination of institutional participation demonstrates proportionally diminishing representation",
        #"{"kind": "summary"}"#),
      RuleExample(
        "The implementation of additional organizational requirements contributed to a considerable reduction of administrative expenditure throughout the corresponding accounting period, notwithstanding unanticipated operational complications that necessitated supplementary international consultation and considerable reallocation",
        #"{"kind": "note"}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    // Eight long words do not fit into fewer bytes.
    guard label.tokens.bytes.count >= 60 else { return [] }
    let count = WordCount(label)
    let isHard = count.words < 30 ? count.isFullOfLongWords : count.grade > 9 && count.hasLongWords
    return isHard ? [RuleFinding(message: "This text is hard to follow by ear. Use shorter words and sentences.")] : []
  }
}

/// The words, syllables and sentences of a text without its names, dates and units.
private struct WordCount {
  var (words, longWords, syllables, sentences) = (0, 0, 0, 1)

  /// Whether at least four words, and two of five, are long.
  var isFullOfLongWords: Bool { words >= 8 && longWords >= 4 && longWords * 5 >= words * 2 }

  /// Whether one word of eight is long: a list of short words is easy in any length.
  var hasLongWords: Bool { longWords * 8 >= words }

  /// The grade after Flesch and Kincaid (1975).
  var grade: Double {
    guard words > 0 else { return 0 }
    return 0.39 * Double(words) / Double(sentences) + 11.8 * Double(syllables) / Double(words) - 15.59
  }

  init(_ label: LintedLabel) {
    let bytes = label.tokens.bytes
    for place in label.places {
      guard let token = label.token(place) else { continue }
      switch token.kind {
      // What is counted is a unit.
      case .word where label.isKind(.number, at: place - 1): break
      case .word where token.isProtected || !token.classes.isDisjoint(with: Self.plain): break
      case .word:
        let count = Self.syllables(bytes[token.range])
        words += 1
        syllables += count
        if count >= 4 || token.range.count >= 10 { longWords += 1 }
      case .punctuation:
        if label.isSign(0x2E, 0x21, 0x3F, 0x3B, 0x3A, at: place), place + 1 < label.places.upperBound { sentences += 1 }
      // Numbers and dates are no matter of language.
      default: break
      }
    }
  }

  /// Months, weekdays and units are known to everybody.
  private static let plain: WordClasses = [
    WordClass.month.set, WordClass.weekday.set, WordClass.unit.set, WordClass.numberWord.set, WordClass.magnitude.set,
  ]

  /// Groups of vowels, without a silent e at the end.
  private static func syllables(_ bytes: ArraySlice<UInt8>) -> Int {
    var (count, wasVowel) = (0, false)
    for byte in bytes {
      let isVowel = [0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains(byte | 0x20) || byte >= 0xC3
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    let endsInE = bytes.last.map { $0 | 0x20 == 0x65 } ?? false
    return max(endsInE && count > 1 ? count - 1 : count, 1)
  }
}

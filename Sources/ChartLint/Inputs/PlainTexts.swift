import ChartModel

/// Reads plain text: each line with a word in it is a label.
struct PlainTexts {
  let bytes: [UInt8]
  let file: String
  /// The chart that the labels belong to.
  let chart: LabelContext?

  /// Hands over each line that is not blank, without the blanks at its ends.
  func forEach(_ body: (LintText) throws -> Void) throws {
    var places = TextPlaces(bytes)
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let text = line.trimmed else { continue }
      let place = places.place(of: text.startIndex)
      let label = String(decoding: text, as: UTF8.self)
      var context = chart ?? LabelContext()
      // What is too long to be judged need not be looked through.
      let isJudged = text.count <= ChartLimits.lintedTextBytes
      context.kind = isJudged && SentenceLook.hasSeveralSentences(label) ? .summary : .mark
      try body(LintText(label, context: context, file: file, line: place.line, column: place.column))
    }
  }
}

/// What a text looks like where nothing says what it is for.
enum SentenceLook {
  /// How many letters a word has that is surely no abbreviation with a full stop: `St.`, `No.`, `Mt.`.
  private static let wordLength = 4

  /// Whether a sentence ends within a text and another begins.
  static func hasSeveralSentences(_ text: String) -> Bool {
    var word = 0
    var isEnded = false
    var isBehindBlank = false
    for scalar in text.unicodeScalars {
      if isBehindBlank, scalar.properties.isUppercase || scalar == "\"" || scalar == "“" { return true }
      if scalar == "." {
        (isEnded, isBehindBlank) = (word >= wordLength, false)
      } else if scalar == "!" || scalar == "?" {
        (isEnded, isBehindBlank) = (true, false)
      } else if scalar.properties.isWhitespace {
        isBehindBlank = isEnded
        word = 0
        continue
      } else {
        (isEnded, isBehindBlank) = (false, false)
      }
      // The digits of a number make it long enough by themselves: "from 5 to 8. The".
      word += scalar.properties.numericType == nil ? 1 : wordLength
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// The part without blanks at its ends; `nil` where there is nothing else.
  var trimmed: ArraySlice<UInt8>? {
    guard let first = firstIndex(where: { !$0.isBlankByte }), let last = lastIndex(where: { !$0.isBlankByte }) else {
      return nil
    }
    return self[first...last]
  }
}

extension UInt8 {
  /// A space, a tab, or the end of a line.
  var isBlankByte: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

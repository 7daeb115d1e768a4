/// A piece of a text that belongs to one rule at most.
struct LabelToken: Sendable, Equatable {
  /// What it is; the most specific that fits.
  enum Kind: UInt8, Sendable {
    /// Letters, with marks, apostrophes and hyphens between them: `rose`, `Alzheimer's`, `half-year`.
    case word
    /// `4,210`, `-3.5`, `$40`, `12%`; also `1st`.
    case number
    /// A number with letters right behind it that may be a unit or a magnitude: `60m`, `$3M`, `20k`, `72F`.
    case attachedUnit
    /// Letters and digits that are a name: `M4`, `PM2.5`, `A320`, `5G`.
    case identifier
    /// Numbers with slashes: a date, a fraction, a ratio, a pair: `6/6`, `120/80`, `1/2`.
    case slashed
    /// `2025-06-06`, perhaps with a time behind it: `2025-06-06T00:00:00Z`.
    case isoDate
    /// `14:00`, `6:30`, `0:45:12`; what follows, such as AM, is a word.
    case time
    /// `3:1`, `16:9`: a colon that is no time.
    case ratio
    /// Two numbers with a dash between them: `18–24`, `5 – 10`; with a hyphen: `3-1`, `737-800`, `555-0142`.
    case range, hyphenated
    /// What a program should have filled: `%@`, `{0}`, `{{name}}`, `${x}`, `\(x)`.
    case placeholder
    /// What a program left as it prints it: `4.21e3`, `temp_max`, `Optional(42)`.
    case machine
    /// One sign: `~`, `→`, `&`, `°`.
    case symbol
    /// One picture of Unicode's emoji, with what joins it to others.
    case emoji
    /// One of `. , ; : ! ? ( ) [ ] " ' -` and their like.
    case punctuation
  }

  /// How a number is written.
  struct Number: Sendable, Equatable {
    /// What it is worth; of two with a dash the first.
    var value: Double
    /// How many decimals are shown.
    var decimals: Int
    /// Whether commas part its thousands.
    var isGrouped: Bool
    /// How many digits stand before the point.
    var wholeDigits: Int
    /// The second number of a range, a ratio or a slashed pair.
    var second: Double?
    /// Whether a percent sign follows.
    var isPercent = false
    /// The currency sign before it: `$`.
    var currency: Unicode.Scalar?
  }

  var kind: Kind
  /// Where it stands, in bytes of UTF-8 from the start of the text.
  var range: Range<Int>
  /// What the word lists say of it; none for what is no word.
  var classes: WordClasses = []
  /// Whether it is part of a name, a unit, a quotation or a code span: word rules leave it alone.
  var isProtected = false
  /// How a number is written; `nil` for what is none.
  var number: Number?
}

/// A number, a date or a time of a text in one of several ways to write it.
struct FormatUse: Sendable {
  /// What can be written in several ways.
  enum Matter: Sendable {
    case date, clock, thousands, percent, degree, dollar, euro
  }

  /// The ways.
  enum Style: Sendable {
    case monthFirst, dayFirst, ordinal, halves, hours24, commas, blanks, plain, sign, word
  }

  var matter: Matter
  var style: Style
  /// What makes two uses of one matter comparable: the word behind a number.
  var key = ""
  /// Where it stands, in bytes.
  var range: Range<Int>
  /// It in the other ways, as far as they can be written.
  var others: [Style: String] = [:]
}

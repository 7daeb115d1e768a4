@_spi(Bytes) import SourceText

/// The offsets from UTC that the times of a column name.
struct WrittenOffsets {
  /// The texts of the first few different ones, such as `+01:00`.
  private(set) var texts: [String] = []
  /// Whether some times name UTC or a zone by a word.
  private(set) var hasNames = false
  /// The first word for another zone than UTC, such as `EST`.
  private(set) var zone: String?

  /// Whether times name several offsets, of which they can be told by one alone.
  var areMoved: Bool { hasNames && !texts.isEmpty || texts.count > 1 }

  mutating func add(_ text: Bytes) {
    var start = text.count - 1
    while start > 10, text[start] != UInt8(ascii: "+"), text[start] != UInt8(ascii: "-") { start -= 1 }
    guard start > 10, text[text.count - 1].isDigit else {
      hasNames = true
      noteZone(text)
      return
    }
    let rest = text.from(start)
    guard texts.count < 3, !texts.contains(where: { rest.isText($0) }) else { return }
    let text = rest.text
    if !texts.contains(where: { Self.minutes($0) == Self.minutes(text) }) { texts.append(text) }
  }

  private mutating func noteZone(_ text: Bytes) {
    guard zone == nil else { return }
    var start = text.count
    while start > 0, text[start - 1].isLetter { start -= 1 }
    let word = text.from(start)
    if ZoneNames.minutes(word).map({ $0 != 0 }) == true { zone = word.text }
  }

  /// The offsets in minutes, where all times may be of one clock: one offset, or two an hour apart, as in summer and winter; none
  /// else.
  var clock: [Int] {
    let minutes = texts.compactMap(Self.minutes)
    guard !hasNames, minutes.count == texts.count, let first = minutes.first, minutes.count < 3 else { return [] }
    let isOne = minutes.count == 1 ? first != 0 : abs(first - minutes[1]) == 60
    return isOne ? minutes : []
  }

  private static func minutes(_ text: String) -> Int? {
    let digits = text.filter(\.isNumber)
    guard let number = Int(digits.count < 3 ? digits + "00" : digits), digits.count < 5 else { return nil }
    return (number / 100 * 60 + number % 100) * (text.first == "-" ? -1 : 1)
  }
}

/// What texts that were read as dates say of how they were meant: whether some are none, and whether day or month comes first.
///
/// Vega reads `5/3/2022` as `Date.parse` does, the month first, and nothing at all in `13/1/2022`.
struct DateTexts: Equatable {
  /// The first text in which there is no date.
  private(set) var unread: String?
  /// The first text whose day might be its month as well.
  private var open: String?
  /// Whether some text can be read in one order only.
  private var isProved = false

  /// The first text whose order nothing in the column proves.
  var assumed: String? { isProved ? nil : open }

  /// Adds a column before and after it was read.
  mutating func add(_ texts: [VegaValue], read: [VegaValue]) {
    for (value, time) in zip(texts, read) {
      guard let text = value.string, !text.isEmpty else { continue }
      if case .number(let time) = time, time.isNaN { unread = unread ?? text }
      if unread == nil || open == nil { look(at: text) }
    }
  }

  private mutating func look(at text: String) {
    guard let (first, second) = Self.ends(of: text) else { return }
    if (1...12).contains(first), (1...12).contains(second) {
      if first != second { open = open ?? text }
    } else {
      isProved = true
    }
  }

  /// The first two numbers of a date such as `5/3/2022`, where no four digits say that the year comes first.
  private static func ends(of text: String) -> (Int, Int)? {
    let parts = text.utf8.prefix(6).split(separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count < 3, let first = Int(String(parts[0]) ?? ""),
      let second = Int(String(parts[1]) ?? "")
    else { return nil }
    return (first, second)
  }
}

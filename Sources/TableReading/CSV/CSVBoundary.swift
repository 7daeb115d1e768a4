@_spi(Bytes) import SourceText

/// Finds where the last whole row of a block ends.
struct CSVBoundary {
  let delimiter: UInt8

  /// The end of the last row that is surely whole, and where a quote opened that does not close.
  ///
  /// A block begins with a row, so it begins outside of quotes.
  func cut(_ bytes: Bytes, isAtEnd: Bool) -> (end: Int, openQuote: Int?) {
    guard var quote = bytes.firstIndex(of: .quote, from: 0) else {
      return ((Self.lastLineFeed(bytes, 0..<bytes.count) ?? -1) + 1, nil)
    }
    var outside = 0
    var end = 0
    while true {
      if let feed = Self.lastLineFeed(bytes, outside..<quote) { end = feed + 1 }
      outside = quote + 1
      if opens(quote, in: bytes) {
        guard let close = Self.closing(quote, in: bytes, isAtEnd: isAtEnd) else { return (end, quote) }
        outside = close + 1
      }
      guard let next = bytes.firstIndex(of: .quote, from: outside) else { break }
      quote = next
    }
    if let feed = Self.lastLineFeed(bytes, outside..<bytes.count) { end = feed + 1 }
    return (end, nil)
  }

  /// Only a quote at the beginning of a field opens one, as in `CSVLexer`.
  private func opens(_ quote: Int, in bytes: Bytes) -> Bool {
    quote == 0 || bytes[quote - 1] == delimiter || bytes[quote - 1] == .lineFeed
      || (quote == 3 && bytes[0..<3].isByteOrderMark)
  }

  private static func closing(_ quote: Int, in bytes: Bytes, isAtEnd: Bool) -> Int? {
    var index = quote + 1
    while let next = bytes.firstIndex(of: .quote, from: index) {
      // The next block may begin with the second quote of a pair.
      if next + 1 >= bytes.count { return isAtEnd ? next : nil }
      guard bytes[next + 1] == .quote else { return next }
      index = next + 2
    }
    return nil
  }

  private static func lastLineFeed(_ bytes: Bytes, _ range: Range<Int>) -> Int? {
    range.isEmpty ? nil : bytes.lastIndex(of: .lineFeed, in: range)
  }
}

@_spi(Bytes) import SourceText

/// Finds where the last whole record of a block ends, by counting brackets outside of strings.
///
/// It judges nothing: what is not JSON is told by the parser, which reads every byte again in the same order.
struct JSONBoundary {
  /// Where in its grammar a block begins.
  enum Opening {
    /// At the beginning of the input.
    case start
    /// After a record of the array (in JSON Lines: anywhere between records).
    case afterValue
    /// After the end of the array.
    case afterEnd
  }

  /// Whether records stand by themselves, not in an array.
  let isLines: Bool
  private(set) var opening = Opening.start

  init(isLines: Bool) { self.isLines = isLines }

  /// How many bytes hold whole records; `opening` then tells where the next block begins.
  mutating func cut(_ bytes: Bytes, isAtEnd: Bool) -> Int {
    let base = isLines ? 0 : 1
    if opening == .afterEnd { return bytes.count }
    var depth = opening == .start ? 0 : base
    var end = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case .quote: index = Self.stringEnd(bytes, from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        if depth <= base {
          end = index + 1
          opening = depth < base ? .afterEnd : .afterValue
          if opening == .afterEnd { return bytes.count }
        }
      case UInt8(ascii: ",") where !isLines && depth == 1:
        if index > 0 {
          end = index
          opening = .afterValue
        }
      case .lineFeed where isLines && depth == 0:
        end = index + 1
        opening = .afterValue
      default: break
      }
      index += 1
    }
    return isAtEnd ? bytes.count : end
  }

  /// The closing quote of a string; the end of the bytes where it does not close.
  private static func stringEnd(_ bytes: Bytes, from start: Int) -> Int {
    var index = start + 1
    while let quote = bytes.firstIndex(of: .quote, from: index) {
      var slashes = 0
      while bytes[quote - 1 - slashes] == UInt8(ascii: "\\"), quote - 1 - slashes > start { slashes += 1 }
      if slashes.isMultiple(of: 2) { return quote }
      index = quote + 1
    }
    return bytes.count
  }
}

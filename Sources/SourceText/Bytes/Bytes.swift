#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#else
  public import Darwin
#endif

/// A view of bytes that lie in a block, with reads that cannot leave it.
///
/// Why not `UnsafeBufferPointer`: its subscript is unchecked in release builds. Here every read outside the view gives 0,
/// which no accepted text contains, so parsers need no end checks of their own. A view is only valid while its block is.
///
/// Only what is public is copied into the loops of another module. As it is for our own readers alone, they say `@_spi(Bytes)`
/// where they import it.
@_spi(Bytes) public struct Bytes {
  @usableFromInline let start: UnsafePointer<UInt8>
  /// How many bytes there are.
  public let count: Int

  /// A view of so many bytes, which must be there as long as it is used.
  @inlinable public init(_ start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = max(0, count)
  }

  /// The byte at an index; 0 outside of the view.
  @inlinable @inline(__always)
  public subscript(index: Int) -> UInt8 {
    // In bounds by the guard: 0 <= index < count, and the view was made from that many bytes.
    index >= 0 && index < count ? start[index] : 0
  }

  /// A part of the view; cut to what the view holds.
  @inlinable @inline(__always)
  public subscript(range: Range<Int>) -> Bytes {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return Bytes(start + lower, count: upper - lower)
  }

  /// Eight bytes from an index, the first lowest; nil where there are fewer.
  @inlinable @inline(__always)
  public func word(at index: Int) -> UInt64? {
    // In bounds by the guard: eight bytes from `index` end at or before `count`.
    index >= 0 && index <= count &- 8 ? WordScan.word(start + index) : nil
  }

  /// The view from an index on.
  @inlinable public func from(_ index: Int) -> Bytes { self[min(max(index, 0), count)..<count] }

  /// Whether there are none.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// The same bytes, unchecked.
  @inlinable public var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The view without spaces, tabs and carriage returns at its ends.
  @inlinable public var trimmed: Bytes {
    var lower = 0
    var upper = count
    while lower < upper, self[lower].isBlank { lower += 1 }
    while upper > lower, self[upper - 1].isBlank { upper -= 1 }
    return self[lower..<upper]
  }

  /// The trimmed view without quotes around it, which a blank behind a delimiter leaves there.
  @inlinable public var unquoted: Bytes {
    let text = trimmed
    guard text.count > 1, text[0] == .quote, text[text.count - 1] == .quote,
      text.firstIndex(of: .quote, from: 1) == text.count - 1
    else { return text }
    return text[1..<text.count - 1]
  }

  package func isSame(as other: Bytes) -> Bool {
    count == other.count && (count == 0 || memcmp(start, other.start, count) == 0)
  }

  /// Whether these are the three bytes that mark UTF-8.
  @inlinable public var isByteOrderMark: Bool { count == 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// Whether the view is a word in lowercase, whatever the case in which its ASCII letters are written here.
  @inlinable public func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    // A StaticString of letters points at as many bytes as its count says.
    return (0..<count).allSatisfy { self[$0].lowercased == word.utf8Start[$0] }
  }

  /// Whether the view has the bytes of a text.
  package func isText(_ text: String) -> Bool { buffer.elementsEqual(text.utf8) }

  /// Where a byte comes first from an index on.
  @inlinable @inline(__always)
  public func firstIndex(of byte: UInt8, from index: Int) -> Int? {
    guard index >= 0, index < count, let found = memchr(start + index, Int32(byte), count - index) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Where one of two bytes comes first; the count where neither does.
  @inlinable public func firstIndex(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    let patterns = (UInt64(first) &* WordScan.ones, UInt64(second) &* WordScan.ones)
    var index = max(0, start)
    while let word = word(at: index) {
      let matches = WordScan.matches(word, patterns)
      if matches != 0 { return index &+ Int(truncatingIfNeeded: WordScan.bytesBefore(matches)) }
      index &+= 8
    }
    while index < count, self[index] != first, self[index] != second { index &+= 1 }
    return index
  }

  /// Where a byte comes last in a range.
  @inlinable public func lastIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    let part = self[range]
    var index = part.count
    while index > 0 {
      index -= 1
      if part[index] == byte { return min(max(range.lowerBound, 0), count) + index }
    }
    return nil
  }

  /// The bytes eight by eight, those after the last whole eight left out.
  var words: Words { Words(start: UnsafeRawPointer(start), count: count / 8) }

  /// Words of a view; indices are not checked, so loops run over `0..<count` alone.
  struct Words {
    fileprivate let start: UnsafeRawPointer
    let count: Int

    @inline(__always)
    subscript(index: Int) -> UInt64 {
      // In bounds: `index` is below `count`, and `count` times eight bytes are there.
      UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }
  }

  /// How often a byte comes.
  package func count(of byte: UInt8) -> Int {
    let words = words
    let pattern = UInt64(byte) &* WordScan.ones
    var total = 0
    var index = 0
    while index < words.count {
      // Each byte of `lanes` counts to 255 at most before it is added up.
      let end = min(words.count, index + 255)
      var lanes: UInt64 = 0
      for place in index..<end {
        let other = words[place] ^ pattern
        let differs = ((other & ~WordScan.tops) &+ ~WordScan.tops) | other
        lanes &+= (~differs & WordScan.tops) &>> 7
      }
      for lane in 0..<8 { total += Int((lanes &>> UInt64(8 * lane)) & 0xFF) }
      index = end
    }
    for place in words.count * 8..<count where self[place] == byte { total += 1 }
    return total
  }

  /// FNV-1a over eight bytes at a time, for tables of texts.
  package var hash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index + 8 <= count {
      // In bounds: eight bytes from `index` end at or before `count`.
      hash = (hash ^ UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      index += 8
    }
    while index < count {
      hash = (hash ^ UInt64(self[index])) &* 0x0000_0100_0000_01B3
      index += 1
    }
    return (hash ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
  }
}

@_spi(Bytes) extension UInt8 {
  /// LF.
  @inlinable @inline(__always) public static var lineFeed: UInt8 { 0x0A }
  /// CR.
  @inlinable @inline(__always) public static var carriageReturn: UInt8 { 0x0D }
  /// A quotation mark.
  @inlinable @inline(__always) public static var quote: UInt8 { 0x22 }

  /// Whether it is a digit of ASCII.
  @inlinable @inline(__always) public var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether it is a space, a tab or a carriage return.
  @inlinable @inline(__always) public var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  /// Whether it is a letter of ASCII.
  @inlinable @inline(__always) public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// The small letter of a capital one; any other byte as it is.
  @inlinable @inline(__always) public var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  /// The value of a digit; the caller has asked `isDigit`.
  @inlinable @inline(__always) public var digit: Int { Int(self &- 0x30) }
}

/// Arithmetic on eight bytes at a time, held in one word with the first byte lowest.
///
/// Each test sets the top bit of every byte that matches. Bytes above the first match may be wrong where a borrow or
/// carry ran into them, so callers use the lowest match alone, unless a comment there says why the next is right too.
@_spi(Bytes) public enum WordScan {
  /// The lowest bit of each byte.
  @inlinable @inline(__always) public static var ones: UInt64 { 0x0101_0101_0101_0101 }
  /// The top bit of each byte.
  @inlinable @inline(__always) public static var tops: UInt64 { 0x8080_8080_8080_8080 }
  /// The digit zero in each byte.
  @inlinable @inline(__always) public static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// Eight bytes from a position on.
  @inlinable @inline(__always)
  public static func word(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
    // In bounds: callers load at or before the end of a block, which has 64 bytes of padding behind it.
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
  }

  /// The bytes that end an unquoted field: the delimiter (repeated in a word) and every control character.
  @inlinable @inline(__always)
  public static func fieldEnds(_ word: UInt64, delimiter: UInt64) -> UInt64 {
    let same = word ^ delimiter
    return (((same &- ones) & ~same) | ((word &- (ones &* 0x20)) & ~word)) & tops
  }

  /// The bytes that are one of two, each repeated in a word.
  @inlinable @inline(__always)
  public static func matches(_ word: UInt64, _ patterns: (UInt64, UInt64)) -> UInt64 {
    let (first, second) = (word ^ patterns.0, word ^ patterns.1)
    return (((first &- ones) & ~first) | ((second &- ones) & ~second)) & tops
  }

  /// The bytes that are not digits, of a word from which `zeros` was taken by exclusive or.
  @inlinable @inline(__always)
  public static func notDigits(_ digits: UInt64) -> UInt64 {
    ((digits &+ 0x7676_7676_7676_7676) | digits) & tops
  }

  /// How many bytes come before the lowest match; 8 where nothing matches.
  @inlinable @inline(__always)
  public static func bytesBefore(_ matches: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: matches.trailingZeroBitCount) &>> 3
  }

  /// The lowest `count` bytes of a word, zeros above; `count` is at most 7.
  @inlinable @inline(__always)
  public static func low(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word & ((1 &<< (8 &* count)) &- 1)
  }

  /// The number that eight digits (0 to 9 each, the first lowest) make.
  @inlinable @inline(__always)
  public static func number(_ digits: UInt64) -> UInt64 {
    // Pairs, then fours, then eight; the largest product is below 2^64 as each part is below 100 or 10,000.
    let pairs = digits &* 10 &+ (digits &>> 8)
    let upper = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let lower = ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (upper &+ lower) &>> 32
  }
}

/// Takes bytes from the front of a file, never more than there are.
struct TZifReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: some Collection<UInt8>) { rest = Array(bytes)[...] }

  /// The next bytes; `nil` where there are fewer.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The next byte, if it is this one.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// The next bytes that belong together.
  mutating func take(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let bytes = rest.prefix(while: isPart)
    rest = rest.dropFirst(bytes.count)
    return bytes
  }

  /// The next integer of so many bytes, the highest first, in two's complement.
  mutating func integer(_ bytes: Int) -> Int? {
    guard let bytes = take(bytes), let first = bytes.first else { return nil }
    return bytes.reduce(first < 0x80 ? 0 : -1) { $0 << 8 | Int($1) }
  }

  /// The next count, which has four bytes; `nil` where it is too large to be true.
  mutating func count() -> Int? {
    guard let count = integer(4), count >= 0 else { return nil }
    return count
  }

  /// The next digits as a number of a range; `nil` where there are none, or more than three.
  mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
    return range.contains(number) ? number : nil
  }

  /// Takes the next name of a zone, which is letters or stands in angle brackets; `false` where there is none.
  mutating func name() -> Bool {
    let isQuoted = take("<")
    let name = take { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
      default: false
      }
    }
    return name.count >= 3 && (!isQuoted || take(">"))
  }

  /// The next offset from UTC in seconds, east positive: what stands there is what is added to get UTC.
  mutating func offset() -> Int? { clock(hours: 0...24).map { -$0 } }

  /// The next hours, with minutes and seconds where they stand there, in seconds.
  mutating func clock(hours: ClosedRange<Int>) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number(hours) else { return nil }
    var seconds = hours * 3_600
    for unit in [60, 1] where take(":") {
      guard let count = number(0...59) else { return nil }
      seconds += count * unit
    }
    return isNegative ? -seconds : seconds
  }
}

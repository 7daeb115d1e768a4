import ChartModel
@_spi(Bytes) import SourceText

extension CSVFastFields {
  /// `123`, `-1.5`: up to seven bytes after the sign, the mark included; longer ones by `longNumber`.
  @inline(__always)
  static func number(
    _ text: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ separators: CSVSeparators
  ) -> Position? {
    // Both words are loaded before the sign is known: where the next row begins hangs on what is read here.
    let (head, behind) = (WordScan.word(text), WordScan.word(text + 1))
    let isNegative = head & 0xFF == 0x2D
    let word = (isNegative ? behind : head) ^ WordScan.zeros
    let others = WordScan.notDigits(word)
    var last = others
    var digits = word
    var decimals: UInt64 = 0
    let whole = WordScan.bytesBefore(others)
    if (word &>> (8 &* whole)) & 0xFF == step.pointee.mark ^ 0x30 {
      // The next match is right as well: the marks less the digit zero are 0x1E and 0x1C, which carry nothing upward.
      last = others & (others &- 1)
      let before = (others ^ (others &- 1)) &>> 8
      digits = (word & before) | ((word &>> 8) & ~before)
      decimals = WordScan.bytesBefore(last) &- whole &- 1
    }
    guard last != 0 else { return longNumber(text, step, row: row, separators) }
    // A mark without a digit behind it is for the slow path.
    guard decimals > 0 || last == others else { return nil }
    let length = WordScan.bytesBefore(last)
    let count = decimals > 0 ? length &- 1 : length
    guard count > 0 else { return missing(ColumnValues.missingNumber, text, step, row: row, separators) }
    guard let next = separators.next(behind: text + Int(truncatingIfNeeded: length) + (isNegative ? 1 : 0)) else {
      return nil
    }
    // Shifting by one to seven bytes moves the first digit to its position among eight and fills with zeros before it.
    let value = WordScan.number(digits &<< (64 &- 8 &* count))
    store(Int64(truncatingIfNeeded: value), isNegative, Int(truncatingIfNeeded: decimals), step, row: row)
    return next
  }

  /// Divides exactly (value and power are exact, so the one rounding is right) and puts the number in its position.
  @inline(__always)
  private static func store(
    _ value: Int64, _ isNegative: Bool, _ decimals: Int, _ step: UnsafeMutablePointer<FieldStep>, row: Int
  ) {
    let scaled = Double(value) / PowersOfTen.value(decimals)
    if decimals > step.pointee.decimals { step.pointee.decimals = decimals }
    // In bounds: the caller has made room for `row`.
    let values = step.pointee.values.assumingMemoryBound(to: Double.self)
    values[row] = isNegative ? -scaled : scaled
  }

  /// Numbers of up to 18 digits of which 15 count, one by one; more are for the path that knows noise of binary arithmetic.
  @inline(never)
  private static func longNumber(
    _ text: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ separators: CSVSeparators
  ) -> Position? {
    let isNegative = text.pointee == 0x2D
    var position = isNegative ? text + 1 : text
    var mantissa: Int64 = 0
    var count = 0
    var decimals = 0
    var hasMark = false
    // Ends: at most 18 digits and one mark are passed, which together stay inside the padding.
    while count <= 18 {
      let byte = position.pointee
      if byte.isDigit {
        mantissa = mantissa &* 10 &+ Int64(byte &- 0x30)
        count += 1
        decimals += hasMark ? 1 : 0
      } else if UInt64(byte) == step.pointee.mark, !hasMark {
        hasMark = true
      } else {
        break
      }
      position += 1
    }
    guard count > 0, count <= 18, mantissa < 1_000_000_000_000_000, hasMark == (decimals > 0),
      let next = separators.next(behind: position)
    else { return nil }
    store(mantissa, isNegative, decimals, step, row: row)
    return next
  }
}

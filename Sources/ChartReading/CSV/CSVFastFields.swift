import ChartModel

/// How the fast path left a field.
enum FieldEnd {
  /// The field is read; another follows in its row.
  case more
  /// The field is read, and it was the last of its row.
  case row
  /// Nothing is read: the slow path takes the field from its beginning.
  case slow
}

/// Reads the commonest forms of fields straight from memory: plain numbers, ISO times, short names, quoted or not.
///
/// Whatever is not plainly such a form is left to the slow path, so nothing here decides what is wrong.
///
/// Unsafe memory: `field` points into a block that ends with a line feed and has 64 bytes of padding behind it. No load
/// goes further than 32 bytes from `field`, and `field` only moves past bytes that were seen to be no line's end or one.
enum CSVFastFields {
  /// Moves past the delimiter or line's end at `end`, behind a closing quote where the field has an opening one
  /// (`quotes` is then 1, else 0); anything else there is for the slow path.
  @inline(__always)
  static func finish(
    _ field: inout UnsafePointer<UInt8>, at end: UnsafePointer<UInt8>, delimiter: UInt8, quotes: Int
  ) -> FieldEnd {
    guard quotes == 0 || end.pointee == .quote else { return .slow }
    let end = end + quotes
    let byte = end.pointee
    if byte == delimiter {
      field = end + 1
      return .more
    }
    if byte == .lineFeed {
      field = end + 1
      return .row
    }
    guard byte == .carriageReturn, end[1] == .lineFeed else { return .slow }
    field = end + 2
    return .row
  }

  /// 1 where a quote opens the field, else 0: how many bytes its text is away.
  @inline(__always)
  private static func quotes(_ field: UnsafePointer<UInt8>) -> Int { field.pointee == .quote ? 1 : 0 }

  /// `123`, `-1.5`: up to eight bytes after the sign, the mark included; longer ones by `longNumber`.
  @inline(__always)
  static func number(
    _ field: inout UnsafePointer<UInt8>, _ step: UnsafeMutablePointer<FieldStep>, row: Int, delimiter: UInt8
  ) -> FieldEnd {
    let quotes = quotes(field)
    let isNegative: UInt64 = field[quotes] == 0x2D ? 1 : 0
    let first = field + (quotes &+ Int(truncatingIfNeeded: isNegative))
    let word = WordScan.word(first) ^ WordScan.zeros
    let others = WordScan.notDigits(word)
    guard others != 0 else { return longNumber(&field, step, row: row, delimiter: delimiter) }
    let whole = WordScan.bytesBefore(others)
    var length = whole
    var digits = word
    var decimals: UInt64 = 0
    if (word &>> (8 &* whole)) & 0xFF == step.pointee.mark ^ 0x30 {
      // The next match is right as well: the marks less the digit zero are 0x1E and 0x1C, which carry nothing upward.
      let rest = others & (others &- 1)
      guard rest != 0 else { return longNumber(&field, step, row: row, delimiter: delimiter) }
      length = WordScan.bytesBefore(rest)
      decimals = length &- whole &- 1
      digits = WordScan.low(word, whole) | ((word &>> 8) & ~((1 &<< (8 &* whole)) &- 1))
    }
    let count = decimals > 0 ? length &- 1 : length
    guard count > 0, count <= 7, length == whole || decimals > 0 else { return .slow }
    // Shifting by one to seven bytes moves the first digit to its place among eight and fills with zeros before it.
    let value = Double(Int64(truncatingIfNeeded: WordScan.number(digits &<< (64 &- 8 &* count))))
    let end = finish(&field, at: first + Int(truncatingIfNeeded: length), delimiter: delimiter, quotes: quotes)
    if end != .slow { store(value, isNegative, Int(truncatingIfNeeded: decimals), step, row: row) }
    return end
  }

  /// Divides exactly (value and power are exact, so the one rounding is right) and puts the number in its place.
  @inline(__always)
  private static func store(
    _ value: Double, _ isNegative: UInt64, _ decimals: Int, _ step: UnsafeMutablePointer<FieldStep>, row: Int
  ) {
    let scaled = value / PowersOfTen.upTo18(decimals)
    if decimals > step.pointee.decimals { step.pointee.decimals = decimals }
    // In bounds: the caller has made room for `row`.
    let values = step.pointee.values.assumingMemoryBound(to: Double.self)
    values[row] = Double(bitPattern: scaled.bitPattern | isNegative &<< 63)
  }

  /// Numbers of up to 18 digits, one by one.
  @inline(never)
  private static func longNumber(
    _ field: inout UnsafePointer<UInt8>, _ step: UnsafeMutablePointer<FieldStep>, row: Int, delimiter: UInt8
  ) -> FieldEnd {
    let quotes = quotes(field)
    let isNegative: UInt64 = field[quotes] == 0x2D ? 1 : 0
    var place = field + (quotes &+ Int(truncatingIfNeeded: isNegative))
    var mantissa: Int64 = 0
    var count = 0
    var decimals = 0
    var hasMark = false
    // Ends: at most 18 digits and one mark are passed, which together stay inside the padding.
    while count <= 18 {
      let byte = place.pointee
      if byte.isDigit {
        mantissa = mantissa &* 10 &+ Int64(byte &- 0x30)
        count += 1
        decimals += hasMark ? 1 : 0
      } else if UInt64(byte) == step.pointee.mark, !hasMark {
        hasMark = true
      } else {
        break
      }
      place += 1
    }
    guard count > 0, count <= 18, mantissa < 1 << 53, hasMark == (decimals > 0) else { return .slow }
    let end = finish(&field, at: place, delimiter: delimiter, quotes: quotes)
    if end != .slow { store(Double(mantissa), isNegative, decimals, step, row: row) }
    return end
  }

  /// `2025-06-06`, `2025-06-06T12:34:56` (both in UTC alone) and `2025-06-06T12:34:56Z`.
  @inline(__always)
  static func instant(
    _ field: inout UnsafePointer<UInt8>, _ step: UnsafeMutablePointer<FieldStep>, row: Int, delimiter: UInt8
  ) -> FieldEnd {
    let quotes = quotes(field)
    let start = field + quotes
    let head = WordScan.word(start)
    let tail = UnsafeRawPointer(start + 8).loadUnaligned(as: UInt16.self)
    if head != step.pointee.dateHead || tail != step.pointee.dateTail {
      guard rememberDate(head, tail, step) else { return .slow }
    }
    var end = start + 10
    var time: Int64 = 0
    let separator = end.pointee
    if separator == 0x54 || separator == 0x20 {
      guard let seconds = clock(WordScan.word(start + 11)) else { return .slow }
      time = seconds
      end = start + 19
      if end.pointee == 0x5A {
        end += 1
      } else if !step.pointee.isUTC {
        return .slow
      }
    } else if !step.pointee.isUTC {
      return .slow
    }
    let result = finish(&field, at: end, delimiter: delimiter, quotes: quotes)
    if result != .slow {
      // In bounds: the caller has made room for `row`.
      step.pointee.values.assumingMemoryBound(to: Int64.self)[row] = step.pointee.midnight &+ time
    }
    return result
  }

  /// The microseconds of `hh:mm:ss` in one word; nil for what is none.
  @inline(__always)
  private static func clock(_ word: UInt64) -> Int64? {
    let digits = word & 0x0F0F_000F_0F00_0F0F
    let isClock = word & 0xF0F0_FFF0_F0FF_F0F0 == 0x3030_3A30_303A_3030
    guard isClock, (digits &+ 0x0606_0006_0600_0606) & 0xF0F0_00F0_F000_F0F0 == 0 else { return nil }
    let pairs = digits &* 10 &+ (digits &>> 8)
    let hour = pairs & 0xFF
    let minute = (pairs &>> 24) & 0xFF
    let second = (pairs &>> 48) & 0xFF
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return Int64(truncatingIfNeeded: (hour &* 60 &+ minute) &* 60 &+ second) &* 1_000_000
  }

  /// Keeps the midnight of `yyyy-mm-dd`, given as its first eight and last two bytes; false for what is no date.
  @inline(__always)
  private static func rememberDate(_ head: UInt64, _ tail: UInt16, _ step: UnsafeMutablePointer<FieldStep>) -> Bool {
    let digits = head & 0x000F_0F00_0F0F_0F0F
    let dayDigits = UInt64(UInt16(littleEndian: tail)) & 0x0F0F
    guard head & 0xFFF0_F0FF_F0F0_F0F0 == 0x2D30_302D_3030_3030, UInt16(littleEndian: tail) & 0xF0F0 == 0x3030,
      (digits &+ 0x0006_0600_0606_0606) & 0x00F0_F000_F0F0_F0F0 == 0, (dayDigits &+ 0x0606) & 0xF0F0 == 0
    else { return false }
    let pairs = digits &* 10 &+ (digits &>> 8)
    let year = Int(truncatingIfNeeded: (pairs & 0xFF) &* 100 &+ ((pairs &>> 16) & 0xFF))
    let month = Int(truncatingIfNeeded: (pairs &>> 40) & 0xFF)
    let day = Int(truncatingIfNeeded: (dayDigits & 0xFF) &* 10 &+ (dayDigits &>> 8))
    guard let number = DayNumbers.dayNumber(year: year, month: month, day: day) else { return false }
    step.pointee.dateHead = head
    step.pointee.dateTail = tail
    step.pointee.midnight = Int64(truncatingIfNeeded: number) &* 86_400_000_000
    return true
  }

  /// Names of up to 16 bytes; `enter` gets those that are new to the batch.
  @inline(__always)
  static func category(
    _ field: inout UnsafePointer<UInt8>, _ step: UnsafeMutablePointer<FieldStep>, row: Int, delimiter: UInt8,
    pattern: UInt64, enter: (UInt64, UInt64, Bytes) -> Void
  ) -> FieldEnd {
    let quotes = quotes(field)
    let start = field + quotes
    let pattern = quotes == 0 ? pattern : UInt64(UInt8.quote) &* WordScan.ones
    var low = WordScan.word(start)
    guard let slots = step.pointee.slots else { return .slow }
    var high: UInt64 = 0
    var length: UInt64
    let ends = WordScan.fieldEnds(low, delimiter: pattern)
    if ends != 0 {
      length = WordScan.bytesBefore(ends)
      low = WordScan.low(low, length)
    } else {
      high = WordScan.word(start + 8)
      let ends = WordScan.fieldEnds(high, delimiter: pattern)
      guard ends != 0 else { return .slow }
      length = WordScan.bytesBefore(ends)
      high = WordScan.low(high, length)
      length &+= 8
    }
    let end = finish(&field, at: start + Int(truncatingIfNeeded: length), delimiter: delimiter, quotes: quotes)
    if end == .slow { return .slow }
    // In bounds: the table's shift leaves as many bits as its slots need.
    let slot = slots + Int(truncatingIfNeeded: CategorySlot.hash(low, high) &>> step.pointee.shift)
    if slot.pointee.low == low, slot.pointee.high == high, slot.pointee.code != CategorySlot.unseen {
      // In bounds: the caller has made room for `row`.
      step.pointee.values.assumingMemoryBound(to: Int32.self)[row] = slot.pointee.code
    } else {
      enter(low, high, Bytes(start, count: Int(truncatingIfNeeded: length)))
    }
    return end
  }

  /// Moves past a field without reading it.
  @inline(__always)
  static func skip(_ field: inout UnsafePointer<UInt8>, delimiter: UInt8, pattern: UInt64) -> FieldEnd {
    let quotes = quotes(field)
    let pattern = quotes == 0 ? pattern : UInt64(UInt8.quote) &* WordScan.ones
    var place = field + quotes
    // Ends: the block's last byte is a line feed, which is a control character.
    while true {
      let ends = WordScan.fieldEnds(WordScan.word(place), delimiter: pattern)
      if ends != 0 {
        place += Int(truncatingIfNeeded: WordScan.bytesBefore(ends))
        return finish(&field, at: place, delimiter: delimiter, quotes: quotes)
      }
      place += 8
    }
  }
}

extension PowersOfTen {
  /// The power of ten of an exponent from 0 to 18; 1 for others, which callers do not ask for.
  @inline(__always)
  static func upTo18(_ exponent: Int) -> Double {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: value(exponent)
    }
  }
}

@_spi(Bytes) import SourceText

/// Reads the commonest forms of fields straight from memory: plain numbers, ISO times, short names, quoted or not.
///
/// Each function gives the position of the next field or row, and `nil` where the field is not plainly such a form: then
/// the slow path reads it, so nothing here decides what is wrong. A row has ended where a line feed stands before the position.
///
/// Unsafe memory: positions point into a block that ends with a line feed and has 64 bytes of padding behind it. No load
/// goes further than 32 bytes from a field's text, and a position only moves past bytes that were seen to be no line's end or one.
enum CSVFastFields {
  typealias Position = UnsafePointer<UInt8>

  /// Whether numbers and times that are read here may have a byte in them, so that it cannot end them.
  static func mayHold(_ byte: UInt8) -> Bool { "0123456789-: TZ".utf8.contains(byte) }

  /// Reads a field into its column, past those before it that nobody asks for; `nil` too where the row ends before.
  @inline(__always)
  static func read(
    _ field: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ delimiter: UInt8, _ builder: BatchBuilder
  ) -> Position? {
    if step.pointee.skip > 0 || field.pointee == .quote { return readAny(field, step, row: row, delimiter, builder) }
    return readText(field, step, row: row, CSVSeparators(delimiter: delimiter, isQuoted: false), builder)
  }

  /// The same, called instead of copied.
  @inline(never)
  static func readAny(
    _ field: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ delimiter: UInt8, _ builder: BatchBuilder
  ) -> Position? {
    var field = field
    if step.pointee.skip > 0 {
      guard let next = skip(step.pointee.skip, from: field, delimiter), next[-1] != .lineFeed else { return nil }
      field = next
    }
    let isQuoted = field.pointee == .quote
    let text = isQuoted ? field + 1 : field
    return readText(text, step, row: row, CSVSeparators(delimiter: delimiter, isQuoted: isQuoted), builder)
  }

  @inline(__always)
  private static func readText(
    _ text: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ separators: CSVSeparators,
    _ builder: BatchBuilder
  ) -> Position? {
    switch step.pointee.kind {
    case .instant: instant(text, step, row: row, separators)
    case .number: number(text, step, row: row, separators)
    case .category: category(text, step, row: row, separators, builder)
    case .signedNumber: nil
    }
  }

  /// Stores the missing value of an empty field; any other field is for the slow path.
  @inline(never)
  static func missing<Value>(
    _ value: Value, _ text: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ separators: CSVSeparators
  ) -> Position? {
    guard let next = separators.next(behind: text) else { return nil }
    // In bounds: the caller has made room for `row`.
    step.pointee.values.assumingMemoryBound(to: Value.self)[row] = value
    return next
  }

  /// Moves past so many fields at most, or to the next row; `nil` where the slow path has to.
  @inline(never)
  static func skip(_ most: Int, from field: Position, _ delimiter: UInt8) -> Position? {
    var position = field
    var left = most
    while left > 0 {
      guard let next = skip(position, delimiter) else { return nil }
      if next[-1] == .lineFeed { return next }
      position = next
      left &-= 1
    }
    return position
  }

  /// Moves past a field.
  @inline(__always)
  static func skip(_ field: Position, _ delimiter: UInt8) -> Position? {
    if field.pointee == .quote { return skipText(field + 1, CSVSeparators(delimiter: delimiter, isQuoted: true)) }
    return skipText(field, CSVSeparators(delimiter: delimiter, isQuoted: false))
  }

  @inline(__always)
  private static func skipText(_ text: Position, _ separators: CSVSeparators) -> Position? {
    var position = text
    // Ends: the block's last byte is a line feed, which is a control character.
    while true {
      let ends = separators.ends(in: WordScan.word(position))
      if ends != 0 { return separators.next(behind: position + Int(truncatingIfNeeded: WordScan.bytesBefore(ends))) }
      position += 8
    }
  }
}

/// What ends a field.
struct CSVSeparators {
  let delimiter: UInt8
  /// Whether a quote opens the field, and so has to close its text.
  let isQuoted: Bool

  /// The bytes that end the text: control characters beside the delimiter or the closing quote.
  @inline(__always)
  func ends(in word: UInt64) -> UInt64 {
    WordScan.fieldEnds(word, delimiter: UInt64(isQuoted ? .quote : delimiter) &* WordScan.ones)
  }

  /// Where the next field or row begins behind a text that ends at a position; `nil` where anything but a separator stands there.
  @inline(__always)
  func next(behind textEnd: CSVFastFields.Position) -> CSVFastFields.Position? {
    guard !isQuoted || textEnd.pointee == .quote else { return nil }
    let end = isQuoted ? textEnd + 1 : textEnd
    if end.pointee == delimiter || end.pointee == .lineFeed { return end + 1 }
    return end.pointee == .carriageReturn && end[1] == .lineFeed ? end + 2 : nil
  }
}

@_spi(Bytes) import SourceText

extension CSVFastFields {
  /// Names of up to 15 bytes.
  @inline(__always)
  static func category(
    _ text: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ separators: CSVSeparators,
    _ builder: BatchBuilder
  ) -> Position? {
    // Behind a blank a quote may stand, which only the slow path takes away.
    guard text.pointee != 0x20 || separators.isQuoted else { return nil }
    var low = WordScan.word(text)
    var high: UInt64 = 0
    var length: UInt64
    let ends = separators.ends(in: low)
    if ends != 0 {
      length = WordScan.bytesBefore(ends)
      low = WordScan.low(low, length)
    } else {
      high = WordScan.word(text + 8)
      let ends = separators.ends(in: high)
      guard ends != 0 else { return nil }
      length = WordScan.bytesBefore(ends)
      high = WordScan.low(high, length)
      length &+= 8
    }
    guard let next = separators.next(behind: text + Int(truncatingIfNeeded: length)) else { return nil }
    let code = step.pointee.code(low, high)
    guard code != CategorySlot.unseen else {
      let name = Bytes(text, count: Int(truncatingIfNeeded: length))
      builder.writeCategory(low, high, text: name, step: step - builder.steps, row: row)
      return next
    }
    // In bounds: the caller has made room for `row`.
    step.pointee.values.assumingMemoryBound(to: Int32.self)[row] = code
    return next
  }
}

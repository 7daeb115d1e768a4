import ChartModel
@_spi(Bytes) import SourceText

extension CSVFastFields {
  /// `2025-06-06`, `2025-06-06T12:34:56` (both in UTC alone) and `2025-06-06T12:34:56Z`.
  @inline(__always)
  static func instant(
    _ text: Position, _ step: UnsafeMutablePointer<FieldStep>, row: Int, _ separators: CSVSeparators
  ) -> Position? {
    let head = WordScan.word(text)
    let tail = UInt16(littleEndian: UnsafeRawPointer(text + 8).loadUnaligned(as: UInt16.self))
    if head != step.pointee.date.head || tail != step.pointee.date.tail {
      guard step.pointee.remember(head, tail) else {
        return missing(ColumnValues.missingInstant, text, step, row: row, separators)
      }
    }
    var end = text + 10
    var time: Int64 = 0
    if end.pointee == 0x54 || end.pointee == 0x20 {
      guard let clock = ClockWord.microseconds(WordScan.word(text + 11)) else { return nil }
      time = clock
      end = text + 19
      if end.pointee == 0x5A {
        end += 1
      } else if !step.pointee.isUTC {
        return nil
      }
    } else if !step.pointee.isUTC {
      return nil
    }
    guard let next = separators.next(behind: end) else { return nil }
    // In bounds: the caller has made room for `row`.
    step.pointee.values.assumingMemoryBound(to: Int64.self)[row] = step.pointee.date.midnight &+ time
    return next
  }
}

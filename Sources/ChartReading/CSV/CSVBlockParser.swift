/// Reads the rows of a CSV block into a `BatchBuilder`: the fast path field by field, and the slow one where it declines.
final class CSVBlockParser {
  private let builder: BatchBuilder
  private let lexer: CSVLexer
  /// How many columns the header has.
  private let width: Int
  /// How many columns come after the last requested one.
  private let rest: Int
  private let pattern: UInt64
  private var scratch: [UInt8] = []
  private var outcome = BlockOutcome()

  init(builder: BatchBuilder, delimiter: UInt8, width: Int) {
    self.builder = builder
    self.width = width
    lexer = CSVLexer(delimiter: delimiter)
    rest = width - 1 - (builder.plans.last?.index ?? -1)
    pattern = UInt64(delimiter) &* WordScan.ones
  }

  /// Reads a block whose data begin at `start`; rows end with a line feed, the last one too.
  ///
  /// Unsafe memory: `place` runs from `start` to `end` of the block's bytes. It moves by the fast path, which stops at a
  /// line's end, or to an offset that the lexer gives, which is at most the block's length.
  func parse(_ block: BlockBuffer, from start: Int) -> BlockOutcome {
    outcome = BlockOutcome()
    builder.beginBatch()
    let bytes = block.bytes
    let base = UnsafePointer(block.start)
    let end = base + bytes.count
    var place = base + min(max(0, start), bytes.count)
    let steps = builder.steps
    let stepCount = builder.plans.count
    let (delimiter, pattern, rest) = (lexer.delimiter, pattern, rest)
    var row = 0
    while place < end {
      if place.pointee <= 0x20, place.pointee != delimiter, lexer.isBlankRow(in: bytes, at: place - base) {
        place = base + lexer.lineAfter(place - base, in: bytes)
        continue
      }
      if row >= builder.capacity { builder.makeRoom(for: row) }
      let rowStart = place - base
      var state = FieldEnd.more
      var isGood = true
      var index = 0
      while index < stepCount {
        let step = steps + index
        var skip = step.pointee.skip
        while skip > 0, state == .more {
          state = CSVFastFields.skip(&place, delimiter: delimiter, pattern: pattern)
          if state == .slow { state = skipSlowly(&place, bytes, base) }
          skip -= 1
        }
        if state == .row {
          builder.writeMissing(step: index, row: row)
          index += 1
          continue
        }
        let fieldStart = place
        switch step.pointee.kind {
        case .instant: state = CSVFastFields.instant(&place, step, row: row, delimiter: delimiter)
        case .number: state = CSVFastFields.number(&place, step, row: row, delimiter: delimiter)
        case .signedNumber: state = .slow
        case .category:
          state = CSVFastFields.category(&place, step, row: row, delimiter: delimiter, pattern: pattern) {
            builder.writeCategory($0, $1, text: $2, step: index, row: row)
          }
        }
        if state == .slow {
          state = readSlowly(&place, bytes, base, step: index, row: row)
          if state == .slow {
            isGood = false
            noteBadValue(bytes, field: fieldStart - base, rowStart: rowStart, step: index)
            break
          }
        }
        index += 1
        if index < stepCount, steps[index].isRepeated {
          place = fieldStart
          state = .more
        }
      }
      if isGood {
        if state == .more { isGood = endRow(&place, bytes, base, fields: rest, rowStart: rowStart) }
      } else {
        passRow(&place, bytes, base)
      }
      outcome.rowsRead &+= 1
      if isGood {
        row &+= 1
      } else {
        outcome.setAside.append(outcome.rowsRead)
        builder.abandon(row: row)
      }
    }
    outcome.batch = builder.finish(rowCount: row)
    return outcome
  }

  @inline(never)
  private func skipSlowly(
    _ place: inout UnsafePointer<UInt8>, _ bytes: Bytes, _ base: UnsafePointer<UInt8>
  ) -> FieldEnd {
    let field = lexer.field(in: bytes, at: place - base)
    place = base + field.next
    return field.endsRow ? .row : .more
  }

  /// Reads a field of any form; `slow` where its value does not fit the column, and then nothing has moved.
  @inline(never)
  private func readSlowly(
    _ place: inout UnsafePointer<UInt8>, _ bytes: Bytes, _ base: UnsafePointer<UInt8>, step: Int, row: Int
  ) -> FieldEnd {
    let field = lexer.field(in: bytes, at: place - base)
    let fits = withText(of: field, in: bytes) { builder.write($0, step: step, row: row) }
    guard fits else { return .slow }
    place = base + field.next
    return field.endsRow ? .row : .more
  }

  private func withText<Result>(of field: CSVField, in bytes: Bytes, _ body: (Bytes) -> Result) -> Result {
    guard field.needsDecoding else { return body(bytes[field.text]) }
    CSVLexer.decode(bytes[field.text], into: &scratch)
    return scratch.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body(bytes[0..<0]) }
      return body(Bytes(start, count: buffer.count))
    }
  }

  /// Moves past the fields after the last requested one; false where the row has more than the header and says something
  /// in them.
  @inline(__always)
  private func endRow(
    _ place: inout UnsafePointer<UInt8>, _ bytes: Bytes, _ base: UnsafePointer<UInt8>, fields: Int, rowStart: Int
  ) -> Bool {
    var left = fields
    while left > 0 {
      var state = CSVFastFields.skip(&place, delimiter: lexer.delimiter, pattern: pattern)
      if state == .slow { state = skipSlowly(&place, bytes, base) }
      if state == .row { return true }
      left -= 1
    }
    return passExtraFields(&place, bytes, base, rowStart: rowStart)
  }

  @inline(never)
  private func passExtraFields(
    _ place: inout UnsafePointer<UInt8>, _ bytes: Bytes, _ base: UnsafePointer<UInt8>, rowStart: Int
  ) -> Bool {
    var count = width
    var isEmpty = true
    while true {
      let field = lexer.field(in: bytes, at: place - base)
      place = base + field.next
      count += 1
      isEmpty = isEmpty && bytes[field.text].trimmed.isEmpty
      if field.endsRow { break }
    }
    if !isEmpty { noteLongRow(rowStart: rowStart, fields: count) }
    return isEmpty
  }

  @inline(never)
  private func passRow(_ place: inout UnsafePointer<UInt8>, _ bytes: Bytes, _ base: UnsafePointer<UInt8>) {
    while skipSlowly(&place, bytes, base) != .row {}
  }

  @inline(never)
  private func noteBadValue(_ bytes: Bytes, field: Int, rowStart: Int, step: Int) {
    guard outcome.problems.count < ReadingSummary.problemLimit else { return }
    let plan = builder.plans[step]
    let (text, expected) = withText(of: lexer.field(in: bytes, at: field), in: bytes) {
      (Clipping.text($0.trimmed), plan.expected(for: $0))
    }
    outcome.problems.append(
      BlockProblem(
        row: outcome.rowsRead + 1, offset: rowStart, column: plan.name, found: .value(text), expected: expected))
  }

  @inline(never)
  private func noteLongRow(rowStart: Int, fields: Int) {
    guard outcome.problems.count < ReadingSummary.problemLimit else { return }
    outcome.problems.append(
      BlockProblem(
        row: outcome.rowsRead + 1, offset: rowStart, column: nil, found: .fields(fields),
        expected: Wording.fields(width)))
  }
}

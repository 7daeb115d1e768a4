@_spi(Bytes) import SourceText

/// Reads the rows of a CSV block into a `BatchBuilder`: the fast path field by field, and the slow one where it declines.
final class CSVBlockParser {
  private let builder: BatchBuilder
  private let lexer: CSVLexer
  private let delimiter: UInt8
  private let steps: UnsafeMutablePointer<FieldStep>
  private let stepCount: Int
  private let isFast: Bool
  /// How many steps the fast path may take: those before a column that is asked for twice.
  private let plainSteps: Int
  /// How many columns the header has.
  private let width: Int
  /// How many columns come after the last requested one.
  private let rest: Int
  private var scratch: [UInt8] = []
  private var outcome = BlockOutcome()

  /// - Parameter isFast: whether the fast path is tried; what is read does not depend on it.
  init(builder: BatchBuilder, delimiter: UInt8, width: Int, isFast: Bool = true) {
    self.builder = builder
    self.width = width
    lexer = CSVLexer(delimiter: delimiter)
    self.delimiter = delimiter
    rest = width - 1 - (builder.plans.last?.index ?? -1)
    (steps, stepCount) = (builder.steps, builder.plans.count)
    let repeated = builder.plans.indices.first { builder.steps[$0].isRepeated }
    self.isFast = isFast && !CSVFastFields.mayHold(delimiter)
    plainSteps = self.isFast ? repeated.map { $0 - 1 } ?? stepCount : 0
  }

  /// How far the reading has come.
  private struct Progress {
    /// Where the row begins.
    var rowStart: UnsafePointer<UInt8>
    /// Where the next field begins, or the next row.
    var position: UnsafePointer<UInt8>
    /// The step that comes next.
    var step = 0
    var endsRow = false
    /// How many line feeds the rows so far have.
    var lines = 0

    init(row: UnsafePointer<UInt8>) { (rowStart, position) = (row, row) }

    mutating func beginRow(at start: UnsafePointer<UInt8>) {
      (rowStart, position) = (start, start)
      (step, endsRow) = (0, false)
    }

    /// Goes on behind a field, which has a separator at its end.
    @inline(__always)
    mutating func move(to next: UnsafePointer<UInt8>) {
      position = next
      endsRow = next[-1] == .lineFeed
    }
  }

  /// Reads a block whose data begin at `start`; rows end with a line feed, the last one too.
  ///
  /// Unsafe memory: positions run from the beginning to the end of the block's bytes. They move by the fast path, which stops
  /// at a line's end, or to an offset that the lexer gives, which is at most the block's length.
  func parse(_ block: BlockBuffer, from start: Int) -> BlockOutcome {
    outcome = BlockOutcome()
    builder.beginBatch()
    let bytes = block.bytes
    let base = UnsafePointer(block.start)
    let first = min(max(0, start), bytes.count)
    var progress = Progress(row: base + first)
    progress.lines = bytes[0..<first].count(of: .lineFeed)
    var row = 0
    while true {
      readPlainRows(&progress, to: base + bytes.count, &row)
      guard progress.rowStart < base + bytes.count else { break }
      progress.lines += 1
      if progress.step == 0, lexer.isBlankRow(in: bytes, at: progress.position - base) {
        progress.beginRow(at: base + lexer.lineAfter(progress.position - base, in: bytes))
        continue
      }
      builder.makeRoom(for: row)
      outcome.rowsRead += 1
      row += finishRow(&progress, row: row, in: bytes, base) ? 1 : 0
      progress.beginRow(at: progress.position)
    }
    outcome.lines = progress.lines
    outcome.batch = builder.finish(rowCount: row)
    return outcome
  }

  /// Reads rows while there is room for them and all of their fields are of the commonest forms; stops where one is not.
  private func readPlainRows(_ progress: inout Progress, to end: UnsafePointer<UInt8>, _ row: inout Int) {
    let (plain, all, delimiter, builder) = (steps + plainSteps, steps + stepCount, delimiter, builder)
    var (rowStart, field, step, next) = (progress.position, progress.position, steps, row)
    while isFast, rowStart < end, next < builder.capacity, rowStart.pointee > 0x20 || rowStart.pointee == delimiter {
      while step < plain, let position = CSVFastFields.read(field, step, row: next, delimiter, builder) {
        field = position
        step += 1
        if position[-1] == .lineFeed { break }
      }
      guard step == all else { break }
      if field == rowStart || field[-1] != .lineFeed {
        guard let position = CSVFastFields.skip(rest, from: field, delimiter), position[-1] == .lineFeed else { break }
        field = position
      }
      (rowStart, step) = (field, steps)
      next &+= 1
    }
    outcome.rowsRead += next - row
    progress.lines += next - row
    row = next
    progress.beginRow(at: rowStart)
    progress.step = step - steps
    if field > rowStart { progress.move(to: field) }
  }

  /// Reads the rest of a row; false where it is set aside.
  @inline(never)
  private func finishRow(
    _ progress: inout Progress, row: Int, in bytes: Bytes, _ base: UnsafePointer<UInt8>
  ) -> Bool {
    let rowStart = progress.rowStart - base
    while progress.step < stepCount, !progress.endsRow {
      guard readSlowly(&progress, row: row, in: bytes, base) else {
        noteBadValue(bytes, field: progress.position - base, rowStart: rowStart, step: progress.step)
        skip(.max, &progress, in: bytes, base)
        return setAside()
      }
      readPlainFields(&progress, row: row)
    }
    for step in min(progress.step, stepCount)..<stepCount { builder.writeMissing(step: step, row: row) }
    skip(rest, &progress, in: bytes, base)
    return progress.endsRow || skipExtraFields(&progress, in: bytes, base, rowStart: rowStart) || setAside()
  }

  private func setAside() -> Bool {
    outcome.setAside.append(outcome.rowsRead)
    return false
  }

  private func readPlainFields(_ progress: inout Progress, row: Int) {
    while progress.step < plainSteps, !progress.endsRow {
      let step = steps + progress.step
      guard let next = CSVFastFields.readAny(progress.position, step, row: row, delimiter, builder) else { return }
      progress.move(to: next)
      progress.step += 1
    }
  }

  /// Reads a field of any form with those before it; false where its value does not fit the column, and then it comes next.
  private func readSlowly(
    _ progress: inout Progress, row: Int, in bytes: Bytes, _ base: UnsafePointer<UInt8>
  ) -> Bool {
    skip(steps[progress.step].skip, &progress, in: bytes, base)
    if progress.endsRow { return true }
    let start = progress.position
    let field = lexer.field(in: bytes, at: start - base)
    let fits = withText(of: field, in: bytes) { builder.write($0, step: progress.step, row: row) }
    guard fits else { return false }
    progress.step += 1
    if progress.step < stepCount, steps[progress.step].isRepeated { return true }
    skip(field, &progress, in: bytes, base)
    return true
  }

  private func withText<Result>(of field: CSVField, in bytes: Bytes, _ body: (Bytes) -> Result) -> Result {
    guard field.needsDecoding else { return body(bytes[field.text].unquoted) }
    CSVLexer.decode(bytes[field.text], into: &scratch)
    return scratch.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body(bytes[0..<0]) }
      return body(Bytes(start, count: buffer.count))
    }
  }

  /// Skips fields, or to the end of the row where it has fewer.
  private func skip(_ count: Int, _ progress: inout Progress, in bytes: Bytes, _ base: UnsafePointer<UInt8>) {
    var left = count
    while left > 0, !progress.endsRow {
      if isFast, let next = CSVFastFields.skip(progress.position, delimiter) {
        progress.move(to: next)
      } else {
        skip(lexer.field(in: bytes, at: progress.position - base), &progress, in: bytes, base)
      }
      left -= 1
    }
  }

  /// Skips a field and counts the lines that a quoted one goes over.
  private func skip(_ field: CSVField, _ progress: inout Progress, in bytes: Bytes, _ base: UnsafePointer<UInt8>) {
    if progress.position.pointee == .quote {
      // A quote that never closes takes in the end of its row, which is counted with the row.
      let text = field.text.clamped(to: 0..<field.next - 1)
      progress.lines += bytes[text].count(of: .lineFeed)
    }
    progress.move(to: base + field.next)
  }

  /// Skips fields that the header lacks; false where they say something.
  private func skipExtraFields(
    _ progress: inout Progress, in bytes: Bytes, _ base: UnsafePointer<UInt8>, rowStart: Int
  ) -> Bool {
    var count = width
    var isEmpty = true
    while !progress.endsRow {
      let field = lexer.field(in: bytes, at: progress.position - base)
      skip(field, &progress, in: bytes, base)
      count += 1
      isEmpty = isEmpty && bytes[field.text].trimmed.isEmpty
    }
    if !isEmpty { noteLongRow(rowStart: rowStart, fields: count) }
    return isEmpty
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
        row: outcome.rowsRead, offset: rowStart, column: plan.name, found: .value(text), expected: expected))
  }

  @inline(never)
  private func noteLongRow(rowStart: Int, fields: Int) {
    guard outcome.problems.count < ReadingSummary.problemLimit else { return }
    outcome.problems.append(
      BlockProblem(
        row: outcome.rowsRead, offset: rowStart, column: nil, found: .fields(fields),
        expected: Wording.fields(width)))
  }
}

@_spi(Bytes) import SourceText

/// Reads the records of a JSON block into a `BatchBuilder`.
final class JSONBlockParser {
  private let builder: BatchBuilder
  private let isLines: Bool
  private let keys: [[UInt8]]
  /// The names of objects inside the record of which columns are members.
  private let objects: [(name: String, bytes: [UInt8])]
  /// The value of each requested column in the record at hand; nil where the record lacks it.
  private var values: [JSONValue?]
  private var scratch: [UInt8] = []
  private var keyScratch: [UInt8] = []
  private var outcome = BlockOutcome()

  /// - Parameter opened: The names of objects whose members are columns.
  init(builder: BatchBuilder, isLines: Bool, opened: Set<String>) {
    self.builder = builder
    self.isLines = isLines
    keys = builder.plans.map { Array($0.name.utf8) }
    let needed = opened.filter { name in builder.plans.contains { $0.name.hasPrefix(name + JSONLeaves.mark) } }
    objects = needed.sorted().map { ($0, Array($0.utf8)) }
    values = Array(repeating: nil, count: builder.plans.count)
  }

  func parse(_ block: Block) -> BlockOutcome {
    outcome = BlockOutcome()
    builder.beginBatch()
    let bytes = block.buffer.bytes
    var records = JSONRecords(bytes, isLines: isLines, opening: block.opening, isLast: block.isLast)
    var row = 0
    do throws(JSONFault) {
      while try readRecord(&records, bytes) {
        builder.makeRoom(for: row)
        outcome.rowsRead += 1
        if writeRow(row, bytes, start: records.recordStart) {
          row += 1
        } else {
          outcome.setAside.append(outcome.rowsRead)
        }
      }
    } catch {
      outcome.failure = error.blockFailure
    }
    outcome.lines = bytes.count(of: .lineFeed)
    outcome.batch = builder.finish(rowCount: row)
    return outcome
  }

  private func readRecord(_ records: inout JSONRecords, _ bytes: Bytes) throws(JSONFault) -> Bool {
    for place in values.indices { values[place] = nil }
    return try records.next { name, value in
      for place in keys.indices where isKey(keys[place], name, bytes) { values[place] = value }
      if let object = objects.first(where: { isKey($0.bytes, name, bytes) }) { take(value, of: object.name, bytes) }
    }
  }

  /// Takes the members of an object that are columns.
  private func take(_ value: JSONValue, of name: String, _ bytes: Bytes) {
    guard value.kind == .nested, JSONLeaves.isObject(value.text, in: bytes) else { return }
    JSONLeaves.visit(value.text, named: name, in: bytes) { path, leaf in
      for place in keys.indices where keys[place].elementsEqual(path.utf8) { values[place] = leaf }
    }
  }

  private func isKey(_ key: [UInt8], _ name: JSONValue, _ bytes: Bytes) -> Bool {
    if name.kind == .string {
      guard name.text.count == key.count else { return false }
      return key.withUnsafeBufferPointer { key in
        key.baseAddress.map { Bytes($0, count: key.count).isSame(as: bytes[name.text]) } ?? true
      }
    }
    JSONStrings.decode(bytes[name.text], into: &keyScratch)
    return key == keyScratch
  }

  /// Writes the record's values; false where one does not fit its column.
  private func writeRow(_ row: Int, _ bytes: Bytes, start: Int) -> Bool {
    for place in values.indices {
      guard let value = values[place], value.kind != .null else {
        builder.writeMissing(step: place, row: row)
        continue
      }
      guard write(value, bytes, step: place, row: row) else {
        noteBadValue(value, bytes, start: start, step: place)
        return false
      }
    }
    return true
  }

  private func write(_ value: JSONValue, _ bytes: Bytes, step: Int, row: Int) -> Bool {
    guard value.kind == .escapedString else { return builder.write(bytes[value.text], step: step, row: row) }
    JSONStrings.decode(bytes[value.text], into: &scratch)
    return scratch.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return builder.write(bytes[0..<0], step: step, row: row) }
      return builder.write(Bytes(first, count: buffer.count), step: step, row: row)
    }
  }

  private func noteBadValue(_ value: JSONValue, _ bytes: Bytes, start: Int, step: Int) {
    guard outcome.problems.count < ReadingSummary.problemLimit else { return }
    let plan = builder.plans[step]
    var text = JSONStrings.text(of: value, in: bytes)
    let expected = text.withUTF8 { buffer in
      buffer.baseAddress.map { plan.expected(for: Bytes($0, count: buffer.count)) } ?? plan.expected
    }
    outcome.problems.append(
      BlockProblem(
        row: outcome.rowsRead, offset: start, column: plan.name, found: .value(Clipping.text(text)), expected: expected)
    )
  }
}

extension JSONFault {
  /// The fault as one of a block.
  var blockFailure: BlockFailure {
    .inBlock(offset: offset, row: nil, found: "found \(found)", expected: expected, remedy: nil)
  }
}

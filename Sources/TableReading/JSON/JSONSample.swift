import ChartModel
@_spi(Bytes) import SourceText

/// Reads the names and records of the first block of a JSON table.
enum JSONSample {
  /// The names are the keys in order of first appearance, as far as the sample goes.
  static func table(_ block: Block, isLines: Bool, source: String) throws -> SampleTable {
    let bytes = block.buffer.bytes
    var records = JSONRecords(bytes, isLines: isLines, opening: block.opening, isLast: block.isLast)
    var table = SampleTable(names: [], columns: [], rowCount: 0, bytes: bytes)
    var places: [String: Int] = [:]
    do throws(JSONFault) {
      while table.rowCount == 0 || table.rowCount * table.names.count < ChartLimits.sampledFields,
        try records.next({ add($0, $1, to: &table, &places) })
      {
        guard table.names.count <= ChartLimits.columns else { break }
        table.rowCount += 1
        for place in table.columns.indices where table.columns[place].count < table.rowCount {
          table.columns[place].append(.absent)
        }
      }
    } catch {
      throw FaultPlaces.error(error.blockFailure, in: bytes, source: source, rowsBefore: 0, linesBefore: 0)
    }
    guard table.names.count <= ChartLimits.columns else {
      throw ReadingError(
        .tooLarge, at: .init(source: source, row: table.rowCount + 1),
        found: "more than \(ChartLimits.columns.withCommas) columns",
        expected: "at most \(ChartLimits.columns.withCommas)")
    }
    return table
  }

  /// Adds a member; names that come too late for the sample are passed over, and of too many one is kept, which tells of them.
  private static func add(
    _ name: JSONValue, _ value: JSONValue, to table: inout SampleTable, _ places: inout [String: Int]
  ) {
    let key = JSONStrings.text(of: name, in: table.bytes)
    let place = places[key] ?? table.names.count
    if place == table.names.count {
      // A name that comes late brings a field for each row before it.
      guard place <= ChartLimits.columns,
        table.rowCount == 0 || (place + 1) * (table.rowCount + 1) <= ChartLimits.sampledFields
      else { return }
      places[key] = place
      table.names.append(key)
      table.columns.append(Array(repeating: .absent, count: table.rowCount))
    }
    let field =
      value.kind == .null ? .absent : SampleField(value.text, value.kind == .escapedString ? .escaped : .plain)
    if table.columns[place].count > table.rowCount {
      table.columns[place][table.rowCount] = field
    } else {
      table.columns[place].append(field)
    }
  }
}

/// Looks at an object that stands where an array of records should.
enum JSONTopObject {
  /// What to do about an object at the top of a file; its members are seen as far as the first block goes.
  static func remedy(_ bytes: Bytes) -> String {
    var tokens = JSONTokens(bytes)
    if bytes[0..<3].isByteOrderMark { tokens.index = 3 }
    tokens.skipBlanks()
    var arrays: [String] = []
    // A fault only says that the object goes on past the block: what was seen before it is enough.
    try? tokens.members(depth: 0) { name, value in
      if bytes[value.text.lowerBound] == UInt8(ascii: "["), value.kind == .nested {
        arrays.append(JSONStrings.text(of: name, in: bytes))
      }
    }
    guard arrays.count == 1, let name = arrays.first else { return "Save the records as an array, or one a line." }
    return "Its member \(Wording.quoted(name)) is an array: save that array in a file of its own."
  }

  /// Whether nothing but blanks follows the first object, or it does not end in these bytes.
  static func isAlone(_ bytes: Bytes) -> Bool {
    var tokens = JSONTokens(bytes)
    if bytes[0..<3].isByteOrderMark { tokens.index = 3 }
    tokens.skipBlanks()
    guard (try? tokens.members(depth: 0) { _, _ in }) != nil else { return true }
    tokens.skipBlanks()
    return tokens.index >= bytes.count
  }
}

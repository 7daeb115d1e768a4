import ChartModel
@_spi(Bytes) import SourceText

/// Goes through what objects inside a record hold, each value under all names that lead to it, as in `data.temperature`.
enum JSONLeaves {
  /// What stands between the names.
  static let mark = "."

  static func isObject(_ text: Range<Int>, in bytes: Bytes) -> Bool {
    bytes[text.lowerBound] == UInt8(ascii: "{") && (text.lowerBound == 0 || bytes[text.lowerBound - 1] != .quote)
  }

  /// Hands over the values of an object that was read before, so that it has no fault; arrays are values.
  static func visit(_ object: Range<Int>, named name: String, in bytes: Bytes, _ leaf: (String, JSONValue) -> Void) {
    var tokens = JSONTokens(bytes, from: object.lowerBound)
    try? tokens.members(depth: 1) { inner, value in
      let path = name + mark + JSONStrings.text(of: inner, in: bytes)
      if value.kind == .nested, isObject(value.text, in: bytes) {
        // Longer names are no names of columns.
        if path.utf8.count <= mostBytes { visit(value.text, named: path, in: bytes, leaf) }
      } else {
        leaf(path, value)
      }
    }
  }

  static let mostBytes = 200
}

/// Makes columns of what objects inside records hold, where a column of a sample has nothing but objects.
struct JSONObjects {
  /// The sample with those columns.
  private(set) var table: SampleTable
  /// The names of the columns that became several.
  private(set) var opened: Set<String> = []
  private var taken: Set<String>

  /// An object of more members is rather a list by its names.
  private static let mostMembers = 64

  init(_ sample: SampleTable) {
    (table, taken) = (sample, Set(sample.names))
    (table.names, table.columns) = ([], [])
    for place in sample.names.indices { add(sample, place) }
  }

  private mutating func add(_ sample: SampleTable, _ place: Int) {
    let members = members(of: sample, place)
    guard let members, !members.names.isEmpty, isRoom(for: members.names) else {
      table.names.append(sample.names[place])
      table.columns.append(sample.columns[place])
      return
    }
    opened.insert(sample.names[place])
    taken.formUnion(members.names)
    table.names += members.names
    table.columns += members.columns
  }

  private func isRoom(for names: [String]) -> Bool {
    let count = table.names.count + names.count
    return count <= ChartLimits.columns && count * max(table.rowCount, 1) <= ChartLimits.sampledFields
      && names.allSatisfy { $0.utf8.count <= JSONLeaves.mostBytes && !taken.contains($0) }
  }

  /// The members of the objects of a column, in the order in which they first come; `nil` where it has other values, or too many.
  private func members(of sample: SampleTable, _ place: Int) -> (names: [String], columns: [[SampleField]])? {
    let fields = sample.columns[place]
    guard fields.contains(where: { $0.form != .absent }),
      fields.allSatisfy({ $0.form == .absent || JSONLeaves.isObject($0.range, in: sample.bytes) })
    else { return nil }
    var (names, columns, places) = ([String](), [[SampleField]](), [String: Int]())
    for (row, field) in fields.enumerated() where field.form != .absent {
      JSONLeaves.visit(field.range, named: sample.names[place], in: sample.bytes) { name, value in
        let place = places[name] ?? names.count
        guard place <= Self.mostMembers else { return }
        if place == names.count {
          places[name] = place
          names.append(name)
          columns.append(Array(repeating: .absent, count: sample.rowCount))
        }
        guard value.kind != .null, columns[place].indices.contains(row) else { return }
        columns[place][row] = SampleField(value.text, value.kind == .escapedString ? .escaped : .plain)
      }
      if names.count > Self.mostMembers { return nil }
    }
    return (names, columns)
  }
}

@_spi(Bytes) import SourceText

/// Headings that stand alone between the rows of their groups, put behind the rows as a column of their own.
///
/// Only where the first row is one, and the names of rows come again from group to group: added up they would be wrong.
struct GroupHeadings {
  let rows: CutRows
  /// What the columns are called.
  let names: [String]
  /// Where the row of names ends.
  let headEnd: Int
  let delimiter: UInt8

  /// What the column is called: `year` where all headings are years.
  var name: String {
    let areYears = headings.allSatisfy { Int(rows.text($0)).map { (1_000...2_999).contains($0) } ?? false }
    let name = areYears ? "year" : "group"
    return names.contains(name) ? "block" : name
  }

  /// The first heading; `nil` where there are no groups.
  var example: String? { areGroups ? rows.text(0) : nil }

  private var headings: [Int] { rows.rows.indices.filter(rows.isAlone) }

  private var areGroups: Bool {
    let headings = headings
    guard names.count > 1, headings.count > 1, headings.first == 0, headings.last != rows.rows.count - 1,
      zip(headings, headings.dropFirst()).allSatisfy({ $1 - $0 > 1 }),
      Set(headings.map { rows.text($0) }).count == headings.count
    else { return false }
    return comeAgain(groups(below: headings))
  }

  /// The names of the rows of each group.
  private func groups(below headings: [Int]) -> [[String]] {
    zip(headings, headings.dropFirst() + [rows.rows.count]).map { from, to in (from + 1..<to).map { rows.text($0) } }
  }

  /// Whether no name comes twice in a group, and half of all or more come in several.
  private func comeAgain(_ groups: [[String]]) -> Bool {
    guard groups.allSatisfy({ Set($0).count == $0.count }) else { return false }
    let counts = Dictionary(groups.joined().map { ($0, 1) }, uniquingKeysWith: +)
    let again = counts.values.filter { $0 > 1 }.reduce(0, +)
    return again * 2 >= groups.reduce(0) { $0 + $1.count }
  }

  /// The bytes of the table with the headings behind the rows.
  var filled: [UInt8] {
    let bytes = rows.bytes
    var (filled, copied, heading) = (Array(bytes[0..<headEnd].buffer), headEnd, "")
    filled += [delimiter] + Array(name.utf8)
    for row in rows.rows.indices {
      let range = rows.rows[row].range
      // Rows without any text are left out, but not their lines.
      filled += bytes[copied..<range.lowerBound].buffer.filter { $0 == .lineFeed }
      if rows.isAlone(row) {
        filled += bytes[range].buffer.filter { $0 == .lineFeed }
        heading = rows.text(row)
      } else {
        let end = range.lowerBound + bytes[range].withoutEnd.count
        filled += bytes[range.lowerBound..<end].buffer
        filled += Array(repeating: delimiter, count: max(1, names.count - rows.rows[row].fields.count + 1))
        filled += [.quote] + heading.utf8.filter { $0 != .quote } + [.quote]
        filled += bytes[end..<range.upperBound].buffer
      }
      copied = range.upperBound
    }
    return filled + Array(bytes[copied..<bytes.count].buffer)
  }
}

extension Bytes {
  /// The view without a line feed, and a carriage return before it, at its end.
  var withoutEnd: Bytes {
    var end = count
    if end > 0, self[end - 1] == .lineFeed { end -= 1 }
    if end > 0, self[end - 1] == .carriageReturn { end -= 1 }
    return self[0..<end]
  }
}

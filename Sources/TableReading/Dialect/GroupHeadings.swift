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

  /// What the column is called: `year` where all headings are years near each other.
  var name: String {
    let years = headings.compactMap { Int(rows.text($0)) }.filter { (1_800...2_100).contains($0) }.sorted()
    let areYears =
      years.count == headings.count && zip(years, years.dropFirst()).allSatisfy { $1 - $0 <= Self.mostYears }
    let name = areYears ? "year" : "group"
    return names.contains(name) ? "block" : name
  }

  /// Numbers farther from each other are codes.
  private static let mostYears = 10

  /// More text is not written anew.
  private static let mostBytes = 4_194_304

  /// What is said of groups, and of texts that stand alone and are none; `nil` where no text stands alone.
  func note(source: String) -> ReadingNote? {
    guard areGroups else { return leftAlone.map { noteLeftAlone($0, source) } }
    let example = Clipping.text(headings.first.map { rows.text($0) } ?? "")
    return ReadingNote(
      kind: .groups, place: .init(source: source),
      decided: "lines such as \"\(example)\" name the rows below, which are read with it as \"\(name)\"",
      remedy: "Take those lines out of the file if they name nothing.")
  }

  private func noteLeftAlone(_ text: String, _ source: String) -> ReadingNote {
    ReadingNote(
      kind: .groups, place: .init(source: source),
      decided:
        "\"\(Clipping.text(text))\" and other lines are a name alone; rows below them that have the same name are put together",
      remedy: "Give the rows a column for their group.")
  }

  /// The first of several texts that stand alone in rows of names that come again, where they are no groups.
  private var leftAlone: String? {
    let headings = headings
    guard headings.count > 1 else { return nil }
    let others = rows.rows.indices.filter { !headings.contains($0) }.map { rows.text($0) }.filter { !$0.isEmpty }
    guard headings.count <= others.count, Set(others).count < others.count, !areGroups else {
      return nil
    }
    return headings.first.map { rows.text($0) }
  }

  /// The rows that are a text alone, which no row with values has.
  private var headings: [Int] {
    let alone = rows.rows.indices.filter(rows.isAlone)
    guard !alone.isEmpty else { return [] }
    let named = Set(rows.rows.indices.filter { !rows.isAlone($0) }.map { rows.text($0) })
    return alone.filter { !named.contains(rows.text($0)) }
  }

  private var areGroups: Bool {
    let headings = headings
    let texts = headings.map { rows.text($0) }
    // A sum of all may stand above the first.
    let isFirst =
      headings.first == 0 || headings.first == 1 && rows.text(0).withBytes { SummaryWord($0) != nil } == true
    guard names.count > 1, headings.count > 1, isFirst, zip(headings, headings.dropFirst()).allSatisfy({ $1 - $0 > 1 }),
      Set(texts).count == texts.count, fits(texts)
    else { return false }
    return comeAgain(groups(below: headings))
  }

  private func fits(_ texts: [String]) -> Bool {
    let longest = texts.map(\.utf8.count).max() ?? 0
    return (longest + names.count) * rows.rows.count + rows.bytes.count < Self.mostBytes
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

  /// The bytes of the table with the headings behind the rows; `nil` where there are no groups.
  var filled: [UInt8]? {
    guard areGroups else { return nil }
    let bytes = rows.bytes
    let headings = Set(headings)
    var (filled, copied, heading) = (Array(bytes[0..<headEnd].buffer), headEnd, "")
    filled += [delimiter] + Array(name.utf8)
    for row in rows.rows.indices {
      let range = rows.rows[row].range
      // Rows without any text are left out, but not their lines.
      filled += bytes[copied..<range.lowerBound].buffer.filter { $0 == .lineFeed }
      if headings.contains(row) {
        filled += bytes[range].buffer.filter { $0 == .lineFeed }
        heading = rows.text(row)
      } else {
        let end = range.lowerBound + bytes[range].withoutLineEnd.count
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

/// Rows between the names and the values that say more of each column: a code, a unit and a date of release, as statistics offices
/// write them, or the most points that each test gives, as a gradebook has them.
struct DescribingRows {
  let records: [HeadRecord]

  /// Fewer than two rows are a second row of names or of units; of values there must be as many as prove that they are.
  private static let fewest = 2
  private static let fewestValues = 3

  /// How many rows below the one of names say something of the columns: their first cells are words where all below are dates or
  /// years, and no number of theirs stands above a column of numbers.
  func count(below index: Int) -> Int {
    let body = records.dropFirst(index + 1)
    guard let first = body.firstIndex(where: isDated), first > index + Self.fewest,
      records.count - first >= Self.fewestValues, records[first...].allSatisfy(isDated)
    else { return 0 }
    let numbers = records[first].texts.indices.filter { kind(records[first], $0) == .number }
    let above = body[..<first]
    let isWords = above.allSatisfy { row in
      kind(row, 0) == .text && numbers.allSatisfy { kind(row, $0) != .number }
    }
    return isWords && !numbers.isEmpty ? above.count : 0
  }

  // MARK: What can be had at most

  /// How many rows below the names there are down to one of the most points; 0 where none is near.
  func limits(below index: Int) -> Int {
    let near = records.indices.dropFirst(index + 1).prefix(Self.mostAboveLimits)
    guard let row = near.last(where: { isLimit(records[$0]) }) else { return 0 }
    let means = records[(row + 1)...].prefix { Self.says($0, Self.means) && leavesOut($0) }.count
    let body = records[(row + means + 1)...]
    // What stands between is about the columns too.
    let areOfColumns = near.prefix { $0 < row }.allSatisfy { leavesOut(records[$0]) || !holdsNumber(records[$0]) }
    guard !body.isEmpty, areOfColumns, namesPeople(records[index]) || leavesOut(records[row]),
      reaches(records[row], all: body)
    else { return 0 }
    return row + means - index
  }

  private func namesPeople(_ names: HeadRecord) -> Bool {
    let words = NameWords.words(of: names.texts.first ?? "")
    return words.contains(where: Self.people.contains) || words.count > 1 && words.last == "name"
  }

  private func holdsNumber(_ row: HeadRecord) -> Bool { row.texts.contains { CellKind($0) == .number } }

  /// Whether each number of a row is as large as most of those below it, as the most points are.
  private func reaches(_ row: HeadRecord, all body: ArraySlice<HeadRecord>) -> Bool {
    row.texts.indices.allSatisfy { column in
      guard let most = Self.number(row, column) else { return true }
      let below = body.compactMap { Self.number($0, column) }
      return below.count { $0 <= most } * 2 >= below.count
    }
  }

  private static func number(_ row: HeadRecord, _ column: Int) -> Double? {
    row.texts.indices.contains(column) ? Double(row.texts[column].replacing(",", with: ".")) : nil
  }

  /// Words of what a class had in the mean, which stands below the most points.
  private static let means: Set<String> = ["average", "mean", "median", "durchschnitt", "moyenne", "promedio"]

  private static func says(_ row: HeadRecord, _ words: Set<String>) -> Bool {
    NameWords.words(of: row.texts.first ?? "").contains(where: words.contains)
  }

  /// So many rows may stand between the names and the most points.
  private static let mostAboveLimits = 3
  private static let limits: Set<String> = [
    "points possible", "possible points", "points", "max points", "maximum points", "max score", "maximum score",
    "max marks", "maximum marks", "full marks", "out of", "max punkte", "maximale punktzahl", "barème",
  ]
  private static let people: Set<String> = [
    "student", "students", "pupil", "learner", "surname", "lastname", "firstname", "schüler", "élève",
  ]

  private func isLimit(_ row: HeadRecord) -> Bool {
    let words = NameWords.words(of: row.texts.first ?? "").joined(separator: " ")
    return Self.limits.contains(words) && holdsNumber(row)
  }

  /// Whether a row has nothing in a column where all below it have something, as a number of a student.
  private func leavesOut(_ row: HeadRecord) -> Bool {
    let below = records.filter { $0.line > row.line }
    return row.texts.indices.contains { column in
      row.texts[column].isEmpty
        && below.allSatisfy { $0.texts.indices.contains(column) && !$0.texts[column].isEmpty }
    }
  }

  private func isDated(_ record: HeadRecord) -> Bool {
    kind(record, 0) == .date || record.texts.first.flatMap { Int($0) }.map((1_700...2_200).contains) == true
  }

  private func kind(_ record: HeadRecord, _ column: Int) -> CellKind? {
    record.texts.indices.contains(column) ? CellKind(record.texts[column]) : nil
  }
}

import ChartModel
@_spi(Bytes) import SourceText

/// Finds a row that is the sum of all rows above it and does not say so, such as `Valid votes` below those of the parties, and what
/// stands below it.
struct UnnamedSums {
  let table: SampleTable
  /// The columns of texts, and the numbers of the others.
  let texts: [ColumnEvidence]
  let numbers: [RowSums.Numbers]

  /// The texts of such a row and of those below it, by the column that names rows.
  struct Found {
    var column: Int
    var sum: String
    var below: [String]
  }

  /// In a longer table a sum is named; so many rows must be added up that chance makes no sum.
  static let mostRows = 300
  private static let rowCounts = fewestNamed + 1...mostRows
  private static let fewestAdded = 5
  /// Of a row that says of votes, or by all of its name, that it adds up.
  private static let fewestNamed = 2
  private static let leastSum = 100.0
  /// In so many columns the small numbers of a team are no sum by chance either.
  private static let manyColumns = 3
  private static let teams: Set<String> = ["team", "club", "everyone", "everybody", "squad", "mannschaft"]

  /// The texts of the last rows where they tell of an election as a whole, by the column that names rows: who could vote or did, who are
  /// as many as all above them at least, with what is counted beside it.
  var wholes: (column: Int, texts: [String])? {
    guard let names else { return nil }
    let count = names.texts.reversed().prefix { Self.says($0, Self.beside) || Self.says($0, Self.sums) }.count
    let first = names.texts.count - count
    guard count > 1, first > 1 else { return nil }
    let hasVoters = (first..<names.texts.count).contains { row in
      Self.says(names.texts[row], Self.voters) && numbers.contains { holdsAll($0.values, row, above: first) }
    }
    return hasVoters ? (names.column, Array(names.texts[first...])) : nil
  }

  /// Whether a number is what those above a row come to, or more.
  private func holdsAll(_ values: [Double?], _ row: Int, above first: Int) -> Bool {
    guard let own = values.at(row) ?? nil else { return false }
    return own >= values.prefix(first).compactMap { $0 }.reduce(0, +)
  }

  /// The first row where its name ends all others, as that of a state does those of its counties, and one of its numbers is their sum.
  var whole: (column: Int, text: String)? {
    let found = allNames.first { Self.firstEndsOthers($0.texts) }
    guard let found, let first = found.texts.first else { return nil }
    let isSum = numbers.contains { column in
      guard let own = column.values.first ?? nil, own >= Self.leastSum else { return false }
      let sum = column.values.dropFirst().compactMap { $0 }.reduce(0, +)
      return abs(sum - own) * PowersOfTen.value(min(column.decimals, 22)) <= 0.5
    }
    return isSum ? (found.column, first) : nil
  }

  /// Whether the first of many names ends each of the others.
  private static func firstEndsOthers(_ texts: [String]) -> Bool {
    let words = NameWords.words(of: texts.first ?? "")
    guard texts.count > fewestAdded, !words.isEmpty else { return false }
    return texts.dropFirst().allSatisfy { other in
      let longer = NameWords.words(of: other)
      return longer.count > words.count && longer.suffix(words.count) == words[...]
    }
  }

  /// `nil` where no row is one, or several are.
  var found: Found? {
    guard Self.rowCounts.contains(table.rowCount), let names else { return nil }
    let sums = (Self.fewestNamed..<table.rowCount).filter { isSum($0, named: names.texts[$0]) }
    guard sums.count == 1, let row = sums.first else { return nil }
    let below = Array(names.texts[(row + 1)...])
    guard below.allSatisfy({ Self.says($0, Self.beside) || Self.saysVotes($0) }) else { return nil }
    return Found(column: names.column, sum: names.texts[row], below: below)
  }

  /// Words of what is counted beside those that parties share.
  private static let beside: Set<String> = [
    "invalid", "spoiled", "spoilt", "rejected", "blank", "null", "registered", "turnout", "electors", "electorate",
    "eligible", "majority",
    "abstentions", "ungültig", "ungültige", "wahlberechtigte", "nuls", "blancs", "inscrits", "nulos",
  ]
  /// Words of all who could vote, or did.
  private static let voters: Set<String> = [
    "turnout", "electorate", "electors", "voters", "wahlberechtigte", "inscrits",
  ]
  /// Words of a sum that do not say total.
  private static let sums: Set<String> = [
    "valid", "cast", "altogether", "combined", "overall", "gültig", "gültige", "exprimés", "válidos",
  ]

  private static let votes: Set<String> = [
    "vote", "votes", "ballots", "voters", "stimmen", "voix", "suffrages", "votos", "total",
  ]
  /// Names of a sum that need no other word.
  private static let sumsAlone: Set<String> = ["altogether", "combined", "overall"]

  /// Whether a name says of votes that they are added up, or says nothing else than that.
  private static func saysVotes(_ text: String) -> Bool {
    let words = NameWords.words(of: text)
    return says(text, sums) && says(text, votes) || !words.isEmpty && sumsAlone.isSuperset(of: words)
  }

  private static func says(_ text: String, _ words: Set<String>) -> Bool {
    NameWords.words(of: text).contains(where: words.contains)
  }

  /// The texts of the first column that has a text of its own in each row.
  private var names: (column: Int, texts: [String])? { allNames.first }

  /// The same of every such column.
  private var allNames: [(column: Int, texts: [String])] {
    texts.compactMap { column -> (column: Int, texts: [String])? in
      var texts: [String] = []
      table.forEachText(in: column.index) { texts.append($0.text) }
      let isName = texts.count == table.rowCount && Set(texts).count == texts.count && !texts.contains("")
      return isName ? (column.index, texts) : nil
    }
  }

  /// Whether a row has the sum of all rows above it in each column of numbers: exactly in one, in others but for rounding. In one column
  /// alone any number may be what those above come to, so that a word has to say so as well.
  private func isSum(_ row: Int, named name: String) -> Bool {
    let fewest = Self.saysVotes(name) ? Self.fewestNamed : Self.fewestAdded
    let sums = numbers.compactMap { column in
      column.values.at(row).map { (own: $0, miss: miss(column, row, fewest: fewest)) }
    }
    guard sums.count > 1 || Self.says(name, Self.sums) else { return false }
    let isExact =
      sums.count >= Self.manyColumns && sums.allSatisfy { $0.miss <= 0.5 } && Self.says(name, Self.teams)
    return (isExact || sums.contains { $0.miss <= 0.5 && $0.own >= Self.leastSum })
      && sums.allSatisfy { $0.miss <= Double(row + 1) / 2 }
  }

  /// How far a number lies from the sum of those above it, in units of the last decimal; infinity where they can be no sum.
  private func miss(_ column: RowSums.Numbers, _ row: Int, fewest: Int) -> Double {
    let above = column.values.prefix(row).compactMap { $0 }
    guard let own = column.values[row], own > 0, above.allSatisfy({ $0 >= 0 }),
      above.count(where: { $0 > 0 }) >= fewest
    else { return .infinity }
    return abs(above.reduce(0, +) - own) * PowersOfTen.value(min(column.decimals, 22))
  }
}

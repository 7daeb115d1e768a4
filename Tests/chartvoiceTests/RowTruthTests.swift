import ChartTestSupport
import Foundation
import Testing

/// What is said of tables is held against their rows: totals, averages, extremes and buckets that rows fill in part, reckoned anew from
/// the rows alone, and courses against how the rows were made.
@Suite struct RowTruthTests {
  /// How the rows of a table come about.
  enum Kind: String, CaseIterable {
    /// Amounts of each day, which add up.
    case amounts
    /// The same adding up what came before.
    case runningTotal
    /// A level of each day without a course.
    case level
    /// A level that rises far beyond its noise.
    case rising
  }

  enum Bucket: String, CaseIterable {
    case week, month
  }

  /// A table of days with what a bucket of its chart holds.
  struct Table {
    let kind: Kind
    let first: Int
    let values: [Int]
    let unit: String

    init(_ kind: Kind, _ bucket: Bucket, seed: UInt64) {
      var random = SeededGenerator(seed: seed + 9_000)
      (self.kind, unit) = (kind, bucket.rawValue)
      first = Int.random(in: 18_000...19_000, using: &random)
      let count = Int.random(in: unit == "week" ? 60...200 : 150...700, using: &random)
      var (total, values) = (1_000, [Int]())
      for place in 0..<count {
        let noise = Int.random(in: 0...40, using: &random)
        switch kind {
        case .amounts: values.append(100 + noise)
        case .level: values.append(200 + noise)
        case .rising: values.append(200 + noise + place * 300 / count)
        case .runningTotal:
          total += noise
          values.append(total)
        }
      }
      self.values = values
    }

    var column: String {
      switch kind {
      case .amounts: "orders"
      case .runningTotal: "cumulative orders"
      case .level, .rising: "price"
      }
    }

    var csv: String {
      (["date,\(column)"] + values.enumerated().map { "\(Self.text(first + $0)),\($1)" }).joined(separator: "\n") + "\n"
    }

    /// A day since 1970 as year, month and day (Howard Hinnant's algorithm of civil days).
    static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
      let shifted = day + 719_468
      let (era, ofEra) = (shifted / 146_097, shifted % 146_097)
      let year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
      let ofYear = ofEra - (365 * year + year / 4 - year / 100)
      let month = (5 * ofYear + 2) / 153
      let ofMonth = ofYear - (153 * month + 2) / 5 + 1
      return (year + era * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9, ofMonth)
    }

    static func text(_ day: Int) -> String {
      let date = civil(day)
      return "\(date.year)-" + [date.month, date.day].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: "-")
    }

    /// A number for each bucket: weeks begin on Sunday, and January 4, 1970 was one.
    private func bucket(_ day: Int) -> Int {
      unit == "week" ? (day - 3) / 7 : Self.civil(day).year * 12 + Self.civil(day).month
    }

    /// The rows of each bucket in its order, and whether they fill it: of a month, one day that is missing at an end does not count.
    var buckets: [(values: [Int], isWhole: Bool)] {
      Dictionary(grouping: values.indices) { bucket(first + $0) }.sorted { $0.key < $1.key }.map { key, places in
        let missing = unit == "week" ? 1 : 2
        let before = (places.min() ?? 0) + first - missing
        let after = (places.max() ?? 0) + first + missing
        return (places.sorted().map { values[$0] }, bucket(before) != key && bucket(after) != key)
      }
    }

    /// The number of a bucket: a sum of amounts, the last of running totals, a mean of levels.
    func number(_ values: [Int]) -> Double {
      let sum = Double(values.reduce(0, +))
      return switch kind {
      case .amounts: sum
      case .runningTotal: Double(values.last ?? 0)
      case .level, .rising: sum / Double(max(values.count, 1))
      }
    }
  }

  private static func number(_ text: Substring) -> Double? {
    let parts = text.replacing(",", with: "").split(separator: " ")
    guard let first = parts.first, let number = Double(first) else { return nil }
    return number * (parts.dropFirst().first == "million" ? 1e6 : parts.dropFirst().first == "billion" ? 1e9 : 1)
  }

  /// Whether a told number is a number to half of its last digit.
  private static func tells(_ text: Substring, _ number: Double) -> Bool {
    guard let told = self.number(text) else { return false }
    let plain = text.split(separator: " ").first?.filter { $0 != "," } ?? ""
    let decimals = plain.split(separator: ".").dropFirst().first?.count ?? 0
    let zeros = decimals > 0 ? 0 : plain.reversed().prefix { $0 == "0" }.count
    let scale = text.hasSuffix("million") ? 1e6 : text.hasSuffix("billion") ? 1e9 : 1.0
    return abs(told - number) <= pow(10, Double(zeros - decimals)) * scale / 2 * 1.000_001
  }

  @Test(arguments: Kind.allCases, Bucket.allCases)
  func saysWhatTheRowsSay(_ kind: Kind, by bucket: Bucket) throws {
    var byChance = 0
    for seed in 0..<38 {
      let table = Table(kind, bucket, seed: UInt64(seed))
      let lines = try Program.lines(["describe", "--bucket", table.unit, "--x", "date"], "t.csv", table.csv)
      for problem in Self.problems(table, lines) { Issue.record("seed \(seed): \(problem)\n\(lines.prefix(9))") }
      if Self.tellsTrend(lines), [.amounts, .level].contains(kind) { byChance += 1 }
    }
    // The test of a trend is wrong once in a hundred times.
    #expect(byChance <= 1)
  }

  private static func tellsTrend(_ lines: [String]) -> Bool {
    lines.count > 1 && lines[1].contains(/overall|(up|down)ward trend/)
  }

  private static func problems(_ table: Table, _ lines: [String]) -> [String] {
    let text = lines.prefix { !$0.hasSuffix("along X:") }.joined(separator: "\n")
    return ends(table, text) + totals(table, text) + extremes(table, text) + courses(table, lines)
  }

  /// Which ends are partial is said, and nothing of the kind where none is.
  private static func ends(_ table: Table, _ text: String) -> [String] {
    let buckets = table.buckets
    let isOfLast = table.kind == .runningTotal
    let first = !isOfLast && buckets.first?.isWhole == false && missing(buckets.first, table) > 0.1
    let last = !isOfLast && buckets.last?.isWhole == false && missing(buckets.last, table) > 0.1
    let saysBoth = text.contains("First and last \(table.unit) partial")
    return [("First", first), ("Last", last)].compactMap { end, isPartial in
      isPartial && !saysBoth && !text.contains("\(end) \(table.unit) partial") ? "not said: \(end) is partial" : nil
    }
  }

  /// The share of a bucket without rows.
  private static func missing(_ bucket: (values: [Int], isWhole: Bool)?, _ table: Table) -> Double {
    1 - Double(bucket?.values.count ?? 0) / (table.unit == "week" ? 7 : 31)
  }

  private static func totals(_ table: Table, _ text: String) -> [String] {
    guard let found = text.firstMatch(of: /(?:About |^|\n|\. )([0-9][0-9,.]*(?: [mb]illion)?) in total/) else {
      return table.kind == .amounts ? ["no total"] : []
    }
    guard table.kind == .amounts else { return ["a total of what does not add up"] }
    return tells(found.1, Double(table.values.reduce(0, +))) ? [] : ["a total of \(found.1)"]
  }

  private static func extremes(_ table: Table, _ text: String) -> [String] {
    let whole = table.buckets.filter { $0.isWhole || table.kind == .runningTotal }.map { table.number($0.values) }
    return [("ighest", whole.max()), ("owest", whole.min())].compactMap { word, expected in
      guard let expected, let range = text.range(of: word + ": ") else { return nil }
      let told = text[range.upperBound...].prefix { $0.isNumber || $0 == "," || $0 == "." }
      let number = told.last == "." || told.last == "," ? told.dropLast() : told
      return tells(number, expected) ? nil : "\(word) \(number), not \(expected)"
    }
  }

  /// What rises is not told to fall, and "rose" alone is said of values of which none is below the one before.
  private static func courses(_ table: Table, _ lines: [String]) -> [String] {
    let message = lines.count > 1 ? lines[1] : ""
    let isDown = message.contains("Fell") || message.contains("downward trend")
    if isDown, [.rising, .runningTotal].contains(table.kind) { return ["it does not fall"] }
    guard let verb = message.firstMatch(of: /^(Rose|Fell) from/)?.1 else { return [] }
    let numbers = table.buckets.filter { $0.isWhole || table.kind == .runningTotal }.map { table.number($0.values) }
    let isSteady = zip(numbers, numbers.dropFirst()).allSatisfy { verb == "Rose" ? $0 <= $1 : $0 >= $1 }
    return isSteady ? [] : ["it does not go one way"]
  }
}

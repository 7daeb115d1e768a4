import ChartModel
@_spi(Bytes) import SourceText

/// What a table is before a chart is made of it: its columns and their roles, what was decided, and the charts that it offers.
///
/// ```swift
/// let profile = try TableProfile(TableReader.open(.file(path: "bank.csv"), options: ReadingOptions()), file: "bank.csv")
/// print(profile.lines.joined(separator: "\n"))
/// ```
public struct TableProfile {
  let schema: TableSchema
  let facts: [ColumnFacts]
  let rows: Int
  /// The chart that would be made; `nil` where none can be.
  let specification: ChartSpecification?
  /// Why no chart can be made.
  let refusal: ReadingError?
  let alternatives: [(command: String, title: String)]
  private let words: CommandWords

  /// Reads a whole table and profiles it.
  ///
  /// - Parameters:
  ///   - file: The name of the input, for the commands that are offered.
  ///   - options: The options that were given, which the commands keep.
  /// - Throws: `ReadingError` where the table cannot be read.
  public init(
    _ reader: TableReader, request: ChartRequest = ChartRequest(), file: String, options: [String] = []
  ) throws {
    schema = reader.schema
    let words = CommandWords(file: file, options: options)
    self.words = words
    do {
      (specification, refusal) = (try reader.specification(for: request), nil)
    } catch let error as ReadingError {
      (specification, refusal) = (nil, error)
    }
    alternatives = specification.map { ChartOffers(schema: reader.schema, specification: $0, words: words).all } ?? []
    var facts = reader.schema.columns.map { ColumnFacts($0) }
    let columns = reader.schema.columns.map { ColumnRequest($0.name, as: $0.type) }
    let summary = try reader.read(columns) { batch in
      for index in facts.indices { facts[index].add(batch.columns[index]) }
    }
    (self.facts, rows) = (facts, summary.rowsRead)
  }

  /// The command that makes the chart.
  var command: String { words.text }
}

/// What the values of a column come to.
struct ColumnFacts {
  let column: ColumnSchema
  private(set) var missing = 0
  private(set) var low: Double?
  private(set) var high: Double?

  init(_ column: ColumnSchema) { self.column = column }

  mutating func add(_ values: ColumnValues) {
    switch values {
    case .numbers(let numbers):
      for number in numbers {
        if ColumnValues.isMissing(number) { missing += 1 } else if number.isFinite { widen(number) }
      }
    case .instants(let instants):
      for instant in instants {
        if instant == ColumnValues.missingInstant { missing += 1 } else { widen(Double(instant)) }
      }
    case .categories(let codes, _): missing += codes.count { $0 < 0 }
    }
  }

  private mutating func widen(_ value: Double) {
    low = min(low ?? value, value)
    high = max(high ?? value, value)
  }
}

/// Other charts of a table, each with the command that makes it.
struct ChartOffers {
  let schema: TableSchema
  let specification: ChartSpecification
  let words: CommandWords

  private static let most = 3

  var all: [(command: String, title: String)] {
    Array((measures + categories).prefix(Self.most))
  }

  private var shown: Set<String> {
    Set([specification.x.field, specification.y.field, specification.series?.field].compactMap { $0 })
  }

  /// Other columns that may be measured, along the same X.
  private var measures: [(command: String, title: String)] {
    schema.chartColumns.filter {
      $0.type == .number && $0.role.isMeasured && $0.valueCount > 0 && !shown.contains($0.name)
    }
    .prefix(2).map { offer("--y", $0.name, title: "\($0.name) by \(specification.x.field)") }
  }

  /// The same measure by a category.
  private var categories: [(command: String, title: String)] {
    schema.chartColumns.filter {
      $0.role == .category && $0.hasRepeats && $0.distinctTexts.count > 1 && !$0.hasMoreDistinctTexts
        && $0.name != specification.x.field
    }
    .map { offer("--x", $0.name, title: "\(specification.y.field ?? "rows") by \($0.name)") }
  }

  private func offer(_ option: String, _ column: String, title: String) -> (command: String, title: String) {
    (words.with(option, column).text, title)
  }
}

/// The words of a command line that makes a chart of a file.
struct CommandWords {
  let file: String
  /// Options, each with its value.
  var options: [String]

  var text: String { (["chartvoice"] + ([file] + options).map(Self.quoted)).joined(separator: " ") }

  /// The same with one option, in place of what was given for it.
  func with(_ option: String, _ value: String) -> CommandWords {
    var (words, rest) = ([String](), options[...])
    while let word = rest.popFirst() {
      if word == option { _ = rest.popFirst() } else if !word.hasPrefix(option + "=") { words.append(word) }
    }
    return CommandWords(file: file, options: words + [option, value])
  }

  /// A word as a shell takes it: in quotes where it has more than letters, digits and a few marks.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && word.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_./,:+@%=".utf8.contains($0) }
    return isPlain
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

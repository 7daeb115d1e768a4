import TOMLKit

/// What short forms of one language stand for, letter for letter.
struct ShortForms: Sendable {
  /// A table of short forms; its raw value is its name under `[expand]` in `voices/lint/en.toml`.
  enum Table: String, CaseIterable, Sendable {
    case month, weekday, unit, word, sign, power
    case unitLetter = "unit-letter"
    case ambiguousUnit = "ambiguous-unit"

    /// The list by which a text is known to have such words; `nil` for signs.
    var list: WordClass? {
      switch self {
      case .month: .monthShort
      case .weekday: .weekdayShort
      case .unit, .unitLetter, .ambiguousUnit: .unitShort
      case .word: .shortWord
      case .sign, .power: nil
      }
    }
  }

  private var tables: [Table: [String: [String]]] = [:]
  /// Every short form that is a word, with its list.
  private(set) var classed: [(list: WordClass, short: String)] = []

  init(_ root: TOMLTable? = nil) {
    for table in Table.allCases {
      guard let entries = root?[table.rawValue]?.table else { continue }
      for key in entries.keys.sorted() {
        tables[table, default: [:]][key] = (entries[key]?.array ?? TOMLArray()).compactMap(\.string)
        if let list = table.list { classed.append((list, key)) }
      }
    }
  }

  /// What a short form may stand for; empty where it is none.
  func meanings(of short: String, in table: Table) -> [String] { tables[table]?[short] ?? [] }

  /// The word for one, or the word for many.
  func word(for short: String, in table: Table, isOne: Bool) -> String? {
    let words = meanings(of: short, in: table)
    return isOne ? words.first : words.last
  }
}

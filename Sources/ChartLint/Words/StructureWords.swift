internal import TOMLKit

/// The words by which the rules for structure read axes, kinds of charts and formats: the table `[structure]` of a language.
struct StructureWords: Sendable {
  /// One list of the table; its raw value is its bit among `Lists`.
  enum List: UInt8, CaseIterable, Sendable {
    case axis, x, y, horizontal, vertical, both, joining, placing, article, again
    case chartType, chartMark, chartNoun, chartWord
    case axisless, marks, nothing
    case withAxes
    case from, to, place, period, stretch, measure, filler, percent, degree, dollar, euro, clock, duration, bounded, day
  }

  /// The lists that a word stands in.
  struct Lists: OptionSet, Sendable {
    let rawValue: UInt64

    /// Whether one of some lists has the word.
    func has(_ lists: List...) -> Bool { lists.contains { contains($0.set) } }
  }

  private var lists: [WordKey: Lists] = [:]
  private var written: [List: [String]] = [:]

  /// The halves of the day as they are written, morning first; none where the language has none.
  var halves: [String] { written[.clock].flatMap { $0.count > 1 ? $0 : nil } ?? [] }

  /// The word of a list that is written where the linter proposes one.
  func first(_ list: List) -> String? { written[list]?.first }

  init(_ table: TOMLTable?) {
    for list in List.allCases {
      let words = (table?[WordClass.name(of: list)]?.array).map { $0.compactMap(\.string) } ?? []
      for word in words { lists[WordKey(word), default: []].formUnion(list.set) }
      written[list] = words
    }
  }

  /// The lists of a word in any case.
  func lists(of word: String) -> Lists { lists(of: WordKey(word)) }

  /// The lists of a word.
  func lists(of word: WordKey) -> Lists { lists[word] ?? [] }
}

extension StructureWords.List {
  /// Itself alone.
  var set: StructureWords.Lists { StructureWords.Lists(rawValue: 1 << UInt64(rawValue)) }
}

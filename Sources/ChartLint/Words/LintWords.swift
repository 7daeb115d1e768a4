import TOMLKit

/// The words and phrases of one language that rules look for.
///
/// Words are compared without regard to case. A phrase is several words with blanks between them. One object, as every text needs it.
final class LintWords: Sendable {
  /// What is known of a word.
  struct Entry: Sendable {
    /// The lists that it stands in by itself.
    var classes: WordClasses = []
    /// The phrases that begin with it, the longest first.
    var phrases: [Phrase] = []
  }

  /// Several words that stand in lists together.
  struct Phrase: Sendable {
    var words: [WordKey]
    var classes: WordClasses
  }

  private let table: Table
  /// The words that tell what stands beside them.
  let frames: WordFrames
  /// What short forms stand for.
  let shortForms: ShortForms
  /// The words by which the rules for structure read axes, kinds of charts and formats.
  let structure: StructureWords

  /// The English words, as `voices/lint/en.toml` has them.
  static var english: LintWords { EnglishLexicon.words }

  /// The words of a TOML text with one list a class under `[words]`.
  convenience init(_ text: String) throws { self.init(try TOMLTable(string: text)) }

  init(_ root: TOMLTable) {
    structure = StructureWords(root["structure"]?.table)
    frames = WordFrames(root["frames"]?.table)
    shortForms = ShortForms(root["expand"]?.table)
    table = Table(root["words"]?.table, shortForms)
  }

  /// The words by themselves, and those that begin a phrase.
  private struct Table: Sendable {
    var entries: [WordKey: Entry] = [:]
    var lists: [WordClass: [String]] = [:]

    init(_ words: TOMLTable?, _ shortForms: ShortForms) {
      for list in WordClass.allCases {
        for entry in words?[list.name]?.array ?? TOMLArray() {
          guard let phrase = entry.string else { continue }
          add(phrase.lowercased(), to: list)
        }
      }
      for (list, short) in shortForms.classed where entries[WordKey(short)]?.classes.contains(list.set) != true {
        add(short.lowercased(), to: list)
      }
      for key in entries.keys { entries[key]?.phrases.sort { $0.words.count > $1.words.count } }
    }

    private mutating func add(_ phrase: String, to list: WordClass) {
      lists[list, default: []].append(phrase)
      let words = phrase.split(separator: " ").map { WordKey(String($0)) }
      guard let first = words.first else { return }
      if words.count == 1 {
        entries[first, default: Entry()].classes.formUnion(list.set)
      } else {
        entries[first, default: Entry()].phrases.append(Phrase(words: words, classes: list.set))
      }
    }
  }

  /// What is known of a word; `nil` where it is in no list.
  func entry(of word: WordKey) -> Entry? { table.entries[word] }

  /// The lists that a word in lower case stands in, phrases not counted.
  func classes(of word: String) -> WordClasses { table.entries[WordKey(word)]?.classes ?? [] }

  /// The entries of a list in their order, in lower case.
  func entries(of list: WordClass) -> [String] { table.lists[list] ?? [] }
}

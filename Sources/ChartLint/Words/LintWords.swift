import TOMLKit

/// The words and phrases of one language that rules look for.
///
/// Words are compared without regard to case. A phrase is several words with blanks between them.
struct LintWords: Sendable {
  /// The lists that each word stands in by itself.
  private var single: [String: WordClasses] = [:]
  /// The phrases that begin with a word, the longest first.
  private var phrases: [String: [(words: [String], classes: WordClasses)]] = [:]
  private var lists: [WordClass: [String]] = [:]
  /// The words that tell what stands beside them.
  private(set) var frames = WordFrames()
  /// What short forms stand for.
  private(set) var shortForms = ShortForms()
  /// The words by which the rules for structure read axes, kinds of charts and formats.
  let structure: StructureWords

  /// The English words, as `voices/lint/en.toml` has them.
  static let english: LintWords = {
    let text = String(decoding: PackageResources.en_toml, as: UTF8.self)
    return (try? LintWords(text)) ?? LintWords()
  }()

  private init() { structure = StructureWords(nil) }

  /// The words of a TOML text with one list a class under `[words]`.
  init(_ text: String) throws {
    let root = try TOMLTable(string: text)
    structure = StructureWords(root["structure"]?.table)
    let table = root["words"]?.table
    for list in WordClass.allCases {
      for entry in table?[list.name]?.array ?? TOMLArray() {
        guard let phrase = entry.string else { continue }
        add(phrase.lowercased(), to: list)
      }
    }
    frames = WordFrames(root["frames"]?.table)
    shortForms = ShortForms(root["expand"]?.table)
    for (list, short) in shortForms.classed where !classes(of: short.lowercased()).contains(list.set) {
      add(short.lowercased(), to: list)
    }
    for key in phrases.keys { phrases[key]?.sort { $0.words.count > $1.words.count } }
  }

  private mutating func add(_ phrase: String, to list: WordClass) {
    lists[list, default: []].append(phrase)
    let words = phrase.split(separator: " ").map(String.init)
    guard let first = words.first else { return }
    if words.count == 1 {
      single[first, default: []].formUnion(list.set)
    } else {
      phrases[first, default: []].append((words, list.set))
    }
  }

  /// The lists that a word in lower case stands in, phrases not counted.
  func classes(of word: String) -> WordClasses { single[word] ?? [] }

  /// The phrases that begin with a word in lower case, the longest first.
  func phrases(from word: String) -> [(words: [String], classes: WordClasses)] { phrases[word] ?? [] }

  /// The entries of a list in their order, in lower case.
  func entries(of list: WordClass) -> [String] { lists[list] ?? [] }
}

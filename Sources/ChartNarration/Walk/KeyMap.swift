import SourceText

/// Which key asks for what while one walks a chart: a person's wishes over the standard.
public struct KeyMap: Equatable, Sendable {
  private var lines: [Key: String]

  /// The standard keys.
  public init() { lines = Self.standard }

  /// What a key asks for: a word, one with its text, or `anyCommand`; `nil` for a key that does nothing.
  public subscript(key: Key) -> String? { lines[key] }

  /// In place of a word: ask for a command by its word.
  public static let anyCommand = "command"

  /// What `anyCommand` does, as a part of a sentence.
  static let anyCommandExplanation = "type a command by its word"

  /// The keys that nobody can take away, and what they do.
  static let fixed: [(key: Key, explanation: String)] = [
    (.character("c", .control), "end the walk, or leave a question without an answer"),
    (.character("z", .control), "leave for the shell; its command fg comes back"),
  ]

  /// The keys in an order that is always the same, with what they ask for.
  var sorted: [(key: Key, line: String)] {
    lines.sorted { Key.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The standard keys that a person took away.
  var removed: [Key] { Self.standard.keys.filter { lines[$0] == nil }.sorted(by: Key.precedes) }

  // MARK: Changes

  /// Gives a key a word, one with its text, or nothing for an empty line.
  ///
  /// - Throws: `KeyNameError` for a key that cannot be given another word, and for a word that there is not.
  mutating func set(_ key: Key, to line: String) throws(KeyNameError) {
    if let fixed = Self.fixed.first(where: { $0.key == key }) {
      throw KeyNameError(
        description: "\"\(key.name)\" cannot be given another word: it is there to \(fixed.explanation). Leave it out.")
    }
    let line = line.trimmed
    if !line.isEmpty { try Self.check(line) }
    lines[key] = line.isEmpty ? nil : line
  }

  private static func check(_ line: String) throws(KeyNameError) {
    let word = String(line.prefix { $0 != " " })
    let hasText = word != line
    let known = FocusWord.all.first { $0.name == word }
    guard let known else {
      if line == anyCommand { return }
      let near = NearestNames.nearest(to: word, among: FocusWord.all.map(\.name) + [anyCommand])
      let remedy =
        near.map { "Did you mean \"\($0)\"?" } ?? "The words are those of \"help\" in \"chartvoice explore\"."
      throw KeyNameError(description: "\"\(word.spoken)\" is no command. \(remedy)")
    }
    if hasText, !known.takesText {
      throw KeyNameError(description: "\"\(word)\" takes no text. Leave out what follows it.")
    }
  }
}

/// Tells what is possible: a few lines for a place, or a topic.
public struct HelpText {
  private let spoken: (String) -> String?
  private let isPossible: (FocusWord) -> Bool
  /// How one asks for a topic behind help.
  private let topic: (HelpTopic) -> String
  /// The keys that ask for a word with a text, each with what it asks for.
  private let withText: (String) -> [String]
  /// How one asks for the topics.
  private let again: String

  /// Help for who presses keys.
  ///
  /// - Parameter isPossible: Which words lead somewhere from the place.
  public init(_ keys: KeyMap, where isPossible: @escaping (FocusWord) -> Bool) {
    self.isPossible = isPossible
    spoken = { keys.spokenKeys(for: $0).first }
    topic = { "\($0.letter.uppercased()) \($0.name)" }
    withText = { keys.linesWithText(for: $0) }
    again = keys.spokenKeys(for: "help").last.map { "\($0) again names the topics" } ?? ""
  }

  /// Help for who types words.
  ///
  /// - Parameter isPossible: Which words lead somewhere from the place.
  public init(where isPossible: @escaping (FocusWord) -> Bool) {
    self.isPossible = isPossible
    spoken = { $0 }
    topic = { "help \($0.name)" }
    withText = { _ in [] }
    again = "help topics names the topics"
  }

  /// What help says: a few lines for the place, the topics, or those of one topic.
  ///
  /// - Parameters:
  ///   - asked: What follows the word: nothing, `topics`, or the beginning of a topic's name.
  ///   - place: Where one is.
  public func lines(_ asked: String, at place: FocusState) -> [String] {
    if let known = HelpTopic.named(asked) { return lines(of: known) }
    return asked.isEmpty ? lines(at: place) : [topics]
  }

  /// `Topics: M moving, J jumping, A asking, R ranges, V view, S sound.`
  private var topics: String {
    Sentence("Topics").adding(HelpTopic.all.map(topic).joined(separator: ", "), .context).sentence
  }

  /// The lines of a topic, of the words that lead somewhere.
  private func lines(of topic: HelpTopic) -> [String] {
    let lines = topic.lines.compactMap { line in
      let asked = keys(line.words)
      return asked.isEmpty ? nil : "\(asked.joined(separator: ", ")): \(line.explanation)"
    }
    return lines + topic.lines.flatMap(\.words).flatMap(withText)
  }

  /// What one does most at a place, what it has that others have not, and how one hears of the rest.
  private func lines(at place: FocusState) -> [String] {
    let ways = Self.ways.compactMap(way)
    let own = place.isOnMark ? Self.ofMarks.compactMap(way) : []
    let rest = [way(["quit"], "ends"), again.isEmpty ? nil : again].compactMap { $0 }
    return [ways, own, rest].filter { !$0.isEmpty }.map { Sentence($0.joined(separator: ", ")).sentence }
  }

  private static let ways: [([String], String)] = [
    (["left", "right"], "go along"), (["in"], "goes in"), (["out"], "goes out"), (["repeat"], "says it again"),
    (["where"], "says where you are"),
  ]

  /// What a mark has that other places have not.
  private static let ofMarks: [([String], String)] = [
    (["next-series"], "goes to the next series"), (["mean"], "compares with the mean"),
    (["previous"], "with the mark before"), (["rank"], "tells its rank"), (["mark"], "begins a range"),
  ]

  private func way(_ words: [String], _ what: String) -> String? {
    let keys = keys(words)
    return keys.isEmpty ? nil : "\(keys.joined(separator: " and ")) \(what)"
  }

  /// How the words that lead somewhere are asked for.
  private func keys(_ words: [String]) -> [String] {
    words.filter { FocusWord.named($0).map(isPossible) == true }.compactMap(spoken)
  }
}

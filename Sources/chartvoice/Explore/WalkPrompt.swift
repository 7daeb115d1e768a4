import ChartModel
import ChartNarration

/// A question of one line, for commands with a text.
struct WalkPrompt {
  /// The command whose text is asked for; `nil` for any command.
  let word: String?
  private(set) var text = ""

  /// What comes of a key.
  enum Outcome: Equatable {
    case nothing
    /// Characters were added.
    case typed(String)
    case erased
    /// A line for the walk.
    case entered(String)
    case cancelled
  }

  init(_ line: String) { word = line == KeyMap.anyCommand ? nil : line }

  /// More is not taken.
  private static let mostCharacters = 1_000

  /// What is asked.
  var question: String {
    switch word {
    case nil: "Command:"
    case "go": "Go to:"
    case "find": "Find:"
    case .some(let word): word.prefix(1).uppercased() + word.dropFirst() + ":"
    }
  }

  /// The question with what has been typed.
  var line: String { text.isEmpty ? question : "\(question) \(text)" }

  mutating func take(_ input: KeyInput) -> Outcome {
    switch input {
    case .paste(let text): return type(text)
    case .key(let key): return take(key)
    }
  }

  private mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .named(.enter): return entered
    case .named(.escape), .character("c", .control), .character("d", .control): return .cancelled
    case .named(.backspace): return text.popLast() == nil ? .nothing : .erased
    case .named(.space): return type(" ")
    default:
      guard case .character(let character) = key.base, key.modifiers.isEmpty else { return .nothing }
      return type(String(character))
    }
  }

  private mutating func type(_ more: String) -> Outcome {
    let added = String(more.prefix(max(Self.mostCharacters - text.count, 0)))
    text += added
    return added.isEmpty ? .nothing : .typed(added)
  }

  private var entered: Outcome {
    let typed = text.trimmed
    guard let word else { return typed.isEmpty ? .cancelled : .entered(typed) }
    // Examples of help have the word, and so may the answer.
    if typed.hasPrefix(word + " ") { return .entered(typed) }
    return .entered(typed.isEmpty ? word : "\(word) \(typed)")
  }
}

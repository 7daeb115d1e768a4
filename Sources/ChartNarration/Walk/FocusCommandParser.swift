import SourceText

/// Reads a command as a person types it: a word or the beginning of one, then its text.
///
/// ```swift
/// FocusCommandParser().command("go June 6")  // .success(.go("June 6"))
/// FocusCommandParser().command("hi")         // .success(.highest)
/// ```
public struct FocusCommandParser: Sendable {
  /// A parser of all words.
  public init() {}

  /// The command of a line; case and blanks around it make no difference.
  ///
  /// The beginning of a word is enough where no other word begins so; the whole word always means itself.
  public func command(_ line: String) -> Result<FocusCommand, FocusWordError> {
    let line = Self.arrows[line.filter { !$0.isWhitespace }] ?? line
    let parts = line.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace).map(
      String.init)
    guard let typed = parts.first?.lowercased() else { return .failure(FocusWordError(message: "Nothing was typed.")) }
    let text = parts.count > 1 ? parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ") : ""
    // Of a word of two parts people do not type the hyphen.
    if let word = FocusWord.named(typed + "-" + text.lowercased()) { return .success(word.command()) }
    return word(typed).flatMap { word in
      switch word.text {
      case .none where !text.isEmpty: .failure(Self.extra(word))
      case .needed where text.isEmpty: .failure(Self.lacking(word))
      default: .success(word.command(with: text))
      }
    }
  }

  private func word(_ typed: String) -> Result<FocusWord, FocusWordError> {
    if let word = FocusWord.named(typed) ?? Self.synonyms[typed].flatMap(FocusWord.named) { return .success(word) }
    let fitting = FocusWord.all.filter { $0.name.hasPrefix(typed) }
    if let only = fitting.first, fitting.count == 1 { return .success(only) }
    guard fitting.isEmpty else { return .failure(Self.ambiguous(typed, fitting)) }
    return .failure(Self.unknown(typed))
  }

  /// What arrow keys send where a line is typed.
  private static let arrows = [
    "\u{1B}[A": "out", "\u{1B}[B": "in", "\u{1B}[C": "right", "\u{1B}[D": "left", "\u{1B}OA": "out",
    "\u{1B}OB": "in", "\u{1B}OC": "right", "\u{1B}OD": "left", "\u{1B}[H": "first", "\u{1B}[F": "last",
  ]

  /// What people type besides.
  private static let synonyms = [
    "up": "out", "down": "in", "enter": "in", "next": "right", "exit": "quit", "max": "highest", "min": "lowest",
    "search": "find", "average": "mean", "home": "first", "page-down": "next-series", "page-up": "previous-series",
    "space": "repeat", "mute": "tones", "?": "help", "again": "repeat",
  ]

  // MARK: Errors

  private static func unknown(_ typed: String) -> FocusWordError {
    let near = NearestNames.nearest(to: typed, among: FocusWord.all.map(\.name) + synonyms.keys.sorted())
    let hint = near.map { "Did you mean \($0)?" } ?? "Type help for what is possible."
    return FocusWordError(message: "There is no command \(quoted(typed)). \(hint)")
  }

  private static func ambiguous(_ typed: String, _ words: [FocusWord]) -> FocusWordError {
    let names = words.map(\.name).joined(separator: ", ")
    return FocusWordError(message: "\(quoted(typed)) is the beginning of several commands: \(names).")
  }

  private static func extra(_ word: FocusWord) -> FocusWordError {
    FocusWordError(message: "Nothing follows \(word.name). Type it alone.")
  }

  private static func lacking(_ word: FocusWord) -> FocusWordError {
    FocusWordError(message: "\(word.name.capitalizedFirst) needs a text behind it.")
  }

  private static func quoted(_ text: String) -> String { "\"" + text.spoken + "\"" }
}

/// Why a line is no command, and what would be.
public struct FocusWordError: Error, Sendable, Equatable, CustomStringConvertible {
  let message: String

  /// A sentence or two for a person.
  public var description: String { message }
}

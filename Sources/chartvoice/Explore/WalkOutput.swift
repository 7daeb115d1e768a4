import SourceText

/// What a walk says: one new line an announcement, each at once; nothing that a terminal obeys, nothing drawn again.
final class WalkOutput {
  private let write: (String) throws -> Void
  private let finish: () throws -> Void
  private let speak: ([String]) -> Void
  /// Whether typed characters stand in the last line, which has no end yet.
  private var isOpen = false

  /// Writes to a place, and has what was written shown.
  ///
  /// - Parameter speak: Has lines spoken, too.
  init(
    write: @escaping (String) throws -> Void, finish: @escaping () throws -> Void = {},
    speak: @escaping ([String]) -> Void = { _ in }
  ) {
    (self.write, self.finish, self.speak) = (write, finish, speak)
  }

  static func standard(speak: @escaping ([String]) -> Void) -> WalkOutput {
    WalkOutput(write: StandardOutput.write, finish: StandardOutput.finish, speak: speak)
  }

  /// Says lines; they are there when this returns.
  func say(_ lines: [String]) throws {
    guard !lines.isEmpty || isOpen else { return }
    try endLine()
    for line in lines { try write(line.escapingControls + "\n") }
    try finish()
    if !lines.isEmpty { speak(lines) }
  }

  /// Shows typed characters behind those before them.
  func echo(_ text: String) throws {
    guard !text.isEmpty else { return }
    try write(text.escapingControls)
    isOpen = true
    try finish()
  }

  /// Ends a line of typed characters.
  func endLine() throws {
    if isOpen { try write("\n") }
    isOpen = false
  }
}

import ChartModel

/// What a walk says: one new line an announcement, each at once; nothing that a terminal obeys, nothing drawn again.
final class WalkOutput {
  private let write: (String) throws -> Void
  private let finish: () throws -> Void
  /// Whether typed characters stand in the last line, which has no end yet.
  private var isOpen = false

  /// Writes to a place, and has what was written shown.
  init(write: @escaping (String) throws -> Void, finish: @escaping () throws -> Void = {}) {
    (self.write, self.finish) = (write, finish)
  }

  static var standard: WalkOutput { WalkOutput(write: StandardOutput.write, finish: StandardOutput.finish) }

  /// Says lines; they are there when this returns.
  func say(_ lines: [String]) throws {
    guard !lines.isEmpty || isOpen else { return }
    try endLine()
    for line in lines { try write(line.escapingControls + "\n") }
    try finish()
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

import Foundation
import Testing

/// Something hard that is done to the program, and what came of it: a row of `Documentation/tough.md`.
struct ToughCase: Sendable, CustomTestStringConvertible {
  /// What is done, such as "A quoted field of 20 MiB"; no full stop.
  var title: String
  /// Does it, checks what must hold besides, and says what happened in one line.
  var run: @Sendable () throws -> String

  var testDescription: String { title }

  init(_ title: String, run: @escaping @Sendable () throws -> String) {
    self.title = title
    self.run = run
  }

  /// The row as Markdown; a bar inside is escaped, so that it cannot end a cell.
  func row() throws -> String {
    let cells = [title, try run()].map { $0.replacingOccurrences(of: "|", with: "\\|") }
    return "| \(cells[0]) | \(cells[1]) |"
  }
}

extension Program.Result {
  /// How a run ended, in one line: `exit 2: steps.csv: the file is empty.`
  ///
  /// Of several lines of errors the first, with how many follow; of a run without errors the code alone.
  var toughEnd: String {
    if wasKilled { return "ended by signal \(status)" }
    let lines = errors.split(separator: "\n")
    guard let first = lines.first else { return "exit \(status), no word of an error" }
    return "exit \(status): \(first)" + (lines.count > 1 ? " (and \(lines.count - 1) more)" : "")
  }
}

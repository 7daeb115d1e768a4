import ChartNarration
import SourceText

/// Commands in a file, one a line; lines that begin with a number sign and empty ones are passed over.
struct WalkScript {
  /// The commands, as they are written.
  let lines: [String]

  /// Reads a script.
  ///
  /// - Throws: `WalkScriptError` for the first line that is no command, so that nothing is said before all of it is known
  ///   to be right; `TextFileError` for a file that cannot be read.
  init(_ path: String) throws {
    let text = try TextFile.read(path, called: "script")
    let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { $0.trimmed }
    let commands = all.enumerated().filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
    let parser = FocusCommandParser()
    for (number, line) in commands {
      guard case .failure(let error) = parser.command(line) else { continue }
      throw WalkScriptError(path: path, line: number + 1, reason: error.description)
    }
    lines = commands.map(\.element)
  }

  /// Does the commands, each shown before what it says, to the end of the script or of the walk.
  func run(_ walk: Walk, _ output: WalkOutput) throws {
    for line in lines {
      try output.say(["> \(line)"])
      let answer = try walk.answer(to: line, isWhole: true)
      try output.say(answer.lines + answer.notes)
      if answer.ends { return }
    }
  }
}

/// A line of a script that is no command.
struct WalkScriptError: UserFacingFailure, CustomStringConvertible {
  var path: String
  var line: Int
  var reason: String

  var description: String { "\(path.escapingControls), line \(line): \(reason)" }
}

extension String {
  /// A line of output without what a runner of GitHub obeys in a log: `::` at its start, behind blanks too, and `##[` anywhere.
  ///
  /// Lines begin with paths, of which `./` changes nothing; of `##[` the bracket is shown as an escape.
  ///
  /// ```swift
  /// "::stop-commands::x.svg, line 1".escapingRunnerCommands  // "./::stop-commands::x.svg, line 1"
  /// ```
  package var escapingRunnerCommands: String {
    let startsCommand = unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    // By code points: a mark behind the bracket makes another character of it, but the runner reads on.
    return unicodeScalars.reduce(into: startsCommand ? "./" : "") { line, scalar in
      if scalar == "[", line.utf8.suffix(2).elementsEqual("##".utf8) {
        line += "\\u{5B}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }
}

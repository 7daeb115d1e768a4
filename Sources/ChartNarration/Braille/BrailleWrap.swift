/// Breaks text into lines of a braille display or page.
enum BrailleWrap {
  /// Lines of at most so many characters, broken between words; lines that go on begin with two blanks, as braille is
  /// laid out, where there is room for them.
  ///
  /// A word that is longer than a line is broken where the line ends.
  static func lines(_ text: String, width: Int, blank: Character = " ") -> [String] {
    let width = max(width, 1)
    let indent = width >= 10 ? [blank, blank] : []
    var lines: [[Character]] = []
    var line: [Character] = []
    var hasWord = false
    for word in text.split(separator: blank) {
      var rest = word[...]
      if hasWord, line.count + 1 + rest.count > width {
        lines.append(line)
        (line, hasWord) = (indent, false)
      }
      if hasWord { line.append(blank) }
      while line.count + rest.count > width {
        let room = width - line.count
        lines.append(line + rest.prefix(room))
        rest = rest.dropFirst(room)
        line = indent
      }
      line += rest
      hasWord = true
    }
    return (lines + [line]).map { String($0) }.filter { !$0.isEmpty }
  }
}

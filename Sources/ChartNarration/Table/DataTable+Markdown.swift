import SourceText

extension Narrator {
  /// The table as a pipe table of GitHub Flavored Markdown, below its title; numbers stand at the right.
  ///
  /// ```
  /// Steps
  ///
  /// | Date | Steps |
  /// | --- | ---: |
  /// | June 1 | 7,204 |
  /// | Total | 192,360 |
  /// ```
  public func tableMarkdown() -> String { tableMarkdown(titled: tableTitle) }

  func tableMarkdown(titled title: String) -> String {
    let table = spokenTable()
    let rule = table.columns.map { $0.isNumeric ? "---:" : "---" }
    var texts = table.allRows.map { Self.markdownRow($0.map(MarkdownText.escaped)) }
    texts.insert(Self.markdownRow(rule), at: 1)
    return ([MarkdownText.paragraph(title), ""] + texts).map { $0 + "\n" }.joined()
  }

  private static func markdownRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

/// Text that Markdown shows as it is.
enum MarkdownText {
  /// Characters that begin a markup within a line, or end the cell of a table.
  private static let markup = "\\`*_[]<>|~&$"

  /// A text in a line.
  static func escaped(_ text: String) -> String {
    text.escapingControls.unicodeScalars.reduce(into: "") { escaped, scalar in
      if markup.unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }

  /// A text as a paragraph, which must not become a heading, a quotation or an item of a list.
  static func paragraph(_ text: String) -> String {
    let line = escaped(text)
    if let first = line.first, "#+-=".contains(first) { return "\\" + line }
    let digits = line.prefix { ("0"..."9").contains($0) }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, ".)".contains(mark) else { return line }
    return digits + "\\" + rest
  }
}

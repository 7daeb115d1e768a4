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
  public func tableMarkdown() -> String {
    TableMarkdown(narrator: self).text(titled: SpokenTableBuilder(narrator: self).title)
  }
}

/// The data table as a pipe table of GitHub Flavored Markdown.
struct TableMarkdown: Narrating {
  let narrator: Narrator
  private var spokenTableBuilder: SpokenTableBuilder { SpokenTableBuilder(narrator: narrator) }

  /// The whole table below a title.
  func text(titled title: String) -> String {
    let table = spokenTableBuilder.table()
    let rule = table.columns.map { $0.isNumeric ? "---:" : "---" }
    var texts = table.allRows.map { Self.row($0.map(MarkdownText.escaped)) }
    texts.insert(Self.row(rule), at: 1)
    return ([MarkdownText.paragraph(title), ""] + texts).map { $0 + "\n" }.joined()
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
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

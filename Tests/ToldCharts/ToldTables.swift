internal import Foundation

/// Tables in Markdown, in HTML and on pages for an embosser as grids of cells.
enum ToldTables {
  // MARK: Markdown

  static func grid(markdown: String) -> [[String]] {
    let lines = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    return lines.enumerated().filter { $0.offset != 1 }.map { cells(ofMarkdown: String($0.element)) }
  }

  private static func cells(ofMarkdown line: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst(2).dropLast(2) {
      switch (isEscaped, character) {
      case (true, _): cells[cells.count - 1].append(character)
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, "|"): cells.append("")
      default: cells[cells.count - 1].append(character)
      }
      isEscaped = false
    }
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  // MARK: HTML

  /// Rows with what a header above or beside them says in front, as the grid of the other tables has them.
  static func grid(html: String) -> [[String]] {
    var grid: [[String]] = []
    var header: (text: String, isBeside: Bool)?
    for line in html.split(separator: "\n").filter({ $0.hasPrefix("<tr>") || $0 == "<tfoot>" }) {
      if line == "<tfoot>" {
        header = nil
        continue
      }
      let cells = Self.cells(ofHTML: String(line))
      if let first = cells.first, first.tag.contains("rowgroup") {
        header = (first.text, first.tag.contains("rowspan"))
        if first.tag.contains("colspan") { continue }
        grid.append(cells.map(\.text))
      } else if cells.allSatisfy({ $0.tag.contains("col\"") }) {
        grid.append(cells.map(\.text))
      } else {
        grid.append(filled(cells.map(\.text), header))
      }
    }
    return grid
  }

  private static func filled(_ cells: [String], _ header: (text: String, isBeside: Bool)?) -> [String] {
    guard let header else { return cells }
    if header.isBeside { return [header.text] + cells }
    // "Series: name" above its rows.
    let name = header.text.range(of: ": ").map { String(header.text[$0.upperBound...]) } ?? header.text
    return cells.prefix(1) + [name] + cells.dropFirst()
  }

  private static func cells(ofHTML row: String) -> [(tag: String, text: String)] {
    row.components(separatedBy: "<t").dropFirst().filter { !$0.hasPrefix("r>") }.compactMap { part in
      guard let end = part.firstIndex(of: ">"), let stop = part[end...].range(of: "</") else { return nil }
      let text = String(part[part.index(after: end)..<stop.lowerBound])
      return (String(part[..<end]), unescaped(text))
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  // MARK: Pages

  /// The table at the end of pages in computer braille.
  static func grid(pages: String) -> [[String]] {
    let lines = pages.components(separatedBy: "\u{C}").flatMap { page in
      page.components(separatedBy: "\r\n").dropLast().dropLast().filter { !$0.isEmpty }
    }
    guard let rule = lines.lastIndex(where: { !$0.isEmpty && $0.allSatisfy { "3 ".contains($0) } }), rule > 0 else {
      return []
    }
    return ([lines[rule - 1]] + lines[(rule + 1)...]).map { line in
      decoded(line).components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
  }

  /// Computer braille as text: what follows the shift sign is a capital, a lone low sign, or 32 further on in ASCII.
  private static func decoded(_ cells: String) -> String {
    var text = ""
    var isShifted = false
    for character in cells {
      if !isShifted, character == "_" {
        isShifted = true
        continue
      }
      let code = character.asciiValue ?? 0
      let isSame = isShifted ? character.isLetter || "_0123456789\"',-;".contains(character) : !character.isLetter
      text.append(isSame ? character : Character(Unicode.Scalar(code + 32)))
      isShifted = false
    }
    return text
  }
}

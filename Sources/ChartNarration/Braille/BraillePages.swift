/// Lays out pages for an embosser: 25 lines, the last of which has the number of the page at the right.
struct BraillePages {
  /// What stands on the pages, in cells of the file.
  enum Block {
    /// Text that may be broken between words.
    case text(String)
    /// A line that fits, kept as it is.
    case line(String)
    /// An empty line, which no page begins or ends with.
    case blank
  }

  /// The most cells of a line.
  let width: Int

  static let linesOfPage = 25

  /// The lines of each page, without its number.
  func pages(_ blocks: [Block]) -> [[String]] {
    var pages: [[String]] = [[]]
    for line in blocks.flatMap(lines) {
      if pages[pages.count - 1].count == Self.linesOfPage - 1 { pages.append([]) }
      if line.isEmpty, pages[pages.count - 1].isEmpty { continue }
      pages[pages.count - 1].append(line)
    }
    return pages.filter { !$0.isEmpty }
  }

  private func lines(_ block: Block) -> [String] {
    switch block {
    case .text(let text): BrailleWrap.lines(text, width: width)
    case .line(let line): [String(line.prefix(width))]
    case .blank: [""]
    }
  }

  /// The file: lines end in carriage return and line feed, pages in a form feed, as embossers take them.
  func file(_ pages: [[String]], numbers: [String]) -> String {
    zip(pages, numbers).map { lines, number in
      let filled = lines + Array(repeating: "", count: max(Self.linesOfPage - 1 - lines.count, 0))
      let foot = String(repeating: " ", count: max(width - number.count, 0)) + number.prefix(width)
      return (filled + [foot]).joined(separator: "\r\n") + "\r\n\u{C}"
    }
    .joined()
  }
}

/// A table on a page: columns side by side, two blank cells between them.
struct BrailleTable {
  /// The rows as text in cells, the headings first.
  let rows: [[String]]
  let isNumeric: [Bool]

  /// The lines; `nil` where they are longer than the width.
  func lines(width: Int) -> [String]? {
    guard let headings = rows.first, !headings.isEmpty else { return nil }
    let widths = headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    guard widths.reduce(0, +) + 2 * (widths.count - 1) <= width else { return nil }
    // Under each heading a line of dots 2 and 5, as braille tables have it.
    let rule = widths.map { String(repeating: "3", count: $0) }.joined(separator: "  ")
    var lines = rows.map { line($0, widths) }
    lines.insert(rule, at: 1)
    return lines
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let texts = cells.indices.map { column in
      let blanks = String(repeating: " ", count: widths[column] - cells[column].count)
      return isNumeric[column] ? blanks + cells[column] : cells[column] + blanks
    }
    let text = texts.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

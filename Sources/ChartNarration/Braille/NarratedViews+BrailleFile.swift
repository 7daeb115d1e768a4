import ChartAnalysis
import ChartModel
import SourceText

/// Turns lines of text into lines of braille: characters of Unicode's block of braille patterns and spaces.
public typealias BrailleTranslation = ([String]) throws -> [String]

/// Why a translation cannot go into a file for an embosser.
public struct BrailleFileError: Error, CustomStringConvertible, Sendable {
  /// What is wrong, with a remedy.
  public var description: String
}

extension NarratedViews {
  /// The charts as a file for an embosser: title, message, overview and summary, the lines of cells with what they mean,
  /// and the numbers as a table; in cells of six dots, as ASCII of the North American Braille Computer Code.
  ///
  /// Pages have 25 lines, which end in carriage return and line feed, and end in a form feed.
  ///
  /// - Parameters:
  ///   - width: the most cells of a line, ten or more.
  ///   - translation: what makes braille of text; uncontracted computer braille without it.
  /// - Throws: `BrailleFileError` for a translation that is no braille of six dots, and what the translation throws.
  public func brailleFile(width: Int, translation: BrailleTranslation? = nil) throws -> String {
    let writer = BrailleFileWriter(width: max(width, 10), translation: translation)
    let drafts = narrators.indices.flatMap { brailleDrafts(at: $0, width: writer.width) }
    let pages = writer.pages(try writer.blocks(drafts))
    return writer.file(pages, numbers: try writer.translated(pages.indices.map { String($0 + 1) }))
  }

  /// A chart after its heading, the first after the title of all.
  private func brailleDrafts(at place: Int, width: Int) -> [BrailleFileWriter.Draft] {
    let drafts = BrailleLines(narrator: narrators[place]).drafts(width: width)
    guard single == nil else { return drafts }
    let top: [BrailleFileWriter.Draft] = place == 0 && hasTitle ? [.text(title), .blank] : [.blank]
    return top + [.text(heading(at: place))] + drafts
  }
}

/// Puts the parts of a file for an embosser into cells.
struct BrailleFileWriter {
  /// A part of the file.
  enum Draft {
    case text(String)
    /// A line of braille patterns.
    case cells(String)
    /// A cell and what it means.
    case meaning(Character, String)
    /// A table, and its lines for where columns do not fit.
    case table(SpokenTable, [String])
    case blank
  }

  let width: Int
  let translation: BrailleTranslation?

  func pages(_ blocks: [BraillePages.Block]) -> [[String]] { BraillePages(width: width).pages(blocks) }

  func file(_ pages: [[String]], numbers: [String]) -> String {
    BraillePages(width: width).file(pages, numbers: numbers)
  }

  /// All texts are translated together, as a program is run for each translation.
  func blocks(_ drafts: [Draft]) throws -> [BraillePages.Block] {
    var texts = try translated(drafts.flatMap(\.texts))[...]
    return try drafts.flatMap { draft in
      let own = Array(texts.prefix(draft.texts.count))
      texts = texts.dropFirst(own.count)
      return try blocks(draft, own)
    }
  }

  private func blocks(_ draft: Draft, _ texts: [String]) throws -> [BraillePages.Block] {
    switch draft {
    case .blank: return [.blank]
    case .text: return texts.map { .text($0) }
    case .cells(let cells): return [.line(try Self.encoded(cells))]
    case .meaning(let cell, _):
      let shown = try Self.encoded(String(cell))
      return texts.map { .text(shown + " " + $0) }
    case .table(let table, let lines):
      let count = table.columns.count
      let rows = stride(from: 0, to: texts.count - lines.count, by: max(count, 1)).map { Array(texts[$0..<$0 + count]) }
      let columns = BrailleTable(rows: rows, isNumeric: table.columns.map(\.isNumeric)).lines(width: width)
      return columns?.map { .line($0) } ?? texts.suffix(lines.count).map { .text($0) }
    }
  }

  // MARK: Cells

  /// Texts as cells of the file.
  func translated(_ texts: [String]) throws -> [String] {
    guard let translation else { return texts.map(ComputerBraille.encoded) }
    let lines = try translation(texts)
    guard lines.count == texts.count else {
      throw BrailleFileError(
        description: "of \(texts.count) lines of text the braille translation has \(lines.count). "
          + "Check the program that translates.")
    }
    return try zip(texts, lines).map { text, line in
      try Self.encoded(line) { cell in
        BrailleFileError(
          description: "the braille translation of \"\(text.escapingControls)\" has \"\(cell.escapingControls)\" "
            + "(\(cell.codePoints)), which no embosser has. Change that text of the chart, or use a table of six dots.")
      }
    }
  }

  /// Cells of this library's own drawing.
  private static func encoded(_ cells: String) throws -> String {
    try encoded(cells) { cell in
      BrailleFileError(
        description:
          "a line of cells has \"\(cell.escapingControls)\" (\(cell.codePoints)), which has more than six dots.")
    }
  }

  private static func encoded(_ line: String, _ error: (String) -> BrailleFileError) throws -> String {
    String(
      try line.map { cell in
        guard let character = ComputerBraille.encoded(cell: cell) else { throw error(String(cell)) }
        return character
      })
  }
}

extension String {
  /// The code points, as Unicode writes them: `U+2873`.
  fileprivate var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
    .joined(separator: " ")
  }
}

extension BrailleFileWriter.Draft {
  /// The texts that are translated.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .meaning(_, let text): [text]
    case .cells, .blank: []
    case .table(let table, let lines): (table.allRows.flatMap { $0 } + lines)
    }
  }
}

extension SpokenTable {
  /// Headings, rows and totals, each with a cell for every column.
  var allRows: [[String]] {
    let last = totals.map { total in
      columns.indices.map { $0 == 0 ? total.label : $0 == valueColumn ? total.value : "" }
    }
    return [columns.map(\.heading)] + rows + last
  }
}

import ChartAnalysis

/// The dots of one braille cell: dots 1 to 8 are the bits from the lowest on, as in Unicode's block of braille patterns.
struct BrailleCell: Hashable {
  var dots: UInt8

  /// The character of the cell, U+2800 and above.
  var character: Character {
    Character(Unicode.Scalar(Self.firstScalar + UInt32(dots)) ?? " ")
  }

  static let firstScalar: UInt32 = 0x2800
}

/// Draws the contents of cells with dots.
///
/// Levels are rows of dots. States are the letters that begin their words in every braille code of English: m for
/// missing, n for not a number, a for above and b for below the axis, h and l for infinitely high and low; zero is the
/// digit, the letter j. They have no mirror image of themselves, as every level has, and are no step of a line.
struct BrailleDrawing {
  let height: ChartCells.Height
  let style: CellStyle

  func cell(_ content: CellContent) -> BrailleCell {
    switch content {
    case .empty: BrailleCell(dots: 0)
    case .missing: BrailleCell(dots: 0b0000_1101)
    case .notANumber: BrailleCell(dots: 0b0001_1101)
    case .infinite(let negative): BrailleCell(dots: negative ? 0b0000_0111 : 0b0001_0011)
    case .above: BrailleCell(dots: 0b0000_0001)
    case .below: BrailleCell(dots: 0b0000_0011)
    case .zero: BrailleCell(dots: 0b0001_1010)
    case .level(let level): BrailleCell(dots: steady(level))
    case .step(let from, let to): BrailleCell(dots: step(from, to))
    case .span(let from, let to): BrailleCell(dots: rows(from, to).reduce(0) { $0 | row($1) })
    case .points(let levels): BrailleCell(dots: levels.reduce(0) { $0 | row($1) })
    case .partStart: BrailleCell(dots: rows(0, height.rawValue - 1).reduce(0) { $0 | both($1) })
    case .partRest: BrailleCell(dots: both(0))
    }
  }

  // MARK: Levels

  private func steady(_ level: Int) -> UInt8 {
    switch style {
    case .line, .point, .between, .parts: row(level)
    case .bar: rows(0, level).reduce(0) { $0 | row($1) }
    case .diverging:
      // From the rows on either side of the middle outward.
      level >= height.rawValue / 2
        ? rows(height.rawValue / 2, level).reduce(0) { $0 | row($1) }
        : rows(level, height.rawValue / 2 - 1).reduce(0) { $0 | row($1) }
    }
  }

  /// The left half says where the line comes from, the right half where it is; one of them spans the way between.
  private func step(_ from: Int, _ to: Int) -> UInt8 {
    from < to
      ? left(from) | rows(from + 1, to).reduce(0) { $0 | right($1) }
      : right(to) | rows(to + 1, from).reduce(0) { $0 | left($1) }
  }

  /// The row of a level; where every second one is between two rows, both are set.
  private func row(_ level: Int) -> UInt8 {
    guard style == .between else { return both(level) }
    return level % 2 == 0 ? both(level / 2) : both(level / 2) | both(level / 2 + 1)
  }

  private func rows(_ from: Int, _ to: Int) -> [Int] { from <= to ? Array(from...to) : [] }

  // MARK: Dots

  private func both(_ row: Int) -> UInt8 { left(row) | right(row) }

  private func left(_ row: Int) -> UInt8 { dot(row, of: [0b0100_0000, 0b0000_0100, 0b0000_0010, 0b0000_0001]) }

  private func right(_ row: Int) -> UInt8 { dot(row, of: [0b1000_0000, 0b0010_0000, 0b0001_0000, 0b0000_1000]) }

  /// The dot of a row from below; cells of six dots lack the lowest of four.
  private func dot(_ row: Int, of column: [UInt8]) -> UInt8 {
    let place = row + column.count - height.rawValue
    return column.indices.contains(place) ? column[place] : 0
  }
}

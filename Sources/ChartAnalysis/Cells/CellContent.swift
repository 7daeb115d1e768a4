/// What one cell of a line of cells shows: a level or a shape of levels, or why there is none.
///
/// Levels count from 0, the lowest. No two contents look alike on a braille display.
public enum CellContent: Hashable, Sendable {
  /// No mark, or a bucket without a row.
  case empty
  /// Rows without a value.
  case missing
  /// Values that are not numbers.
  case notANumber
  /// A value beyond all numbers.
  case infinite(negative: Bool)
  /// A number above the axis.
  case above
  /// A number below the axis.
  case below
  /// The number zero.
  case zero
  /// One level.
  case level(Int)
  /// A joined line that comes from the level of the cell before to another one.
  case step(from: Int, to: Int)
  /// All levels from one to a higher one: a range, or marks at one place.
  case span(from: Int, to: Int)
  /// The levels, ascending, at which there are points.
  case points([Int])
  /// The first cell of a part of a whole.
  case partStart
  /// Another cell of the same part.
  case partRest

  /// The level at which the mark of this cell stands, from which a line goes on; `nil` for every other state.
  var end: Int? {
    switch self {
    case .level(let level), .step(_, let level): level
    default: nil
    }
  }
}

/// One cell, and the marks that it stands for.
public struct ChartCell: Sendable, Equatable {
  /// What it shows.
  public var content: CellContent
  /// The ids of its marks along X; none where there is no mark.
  public var marks: [String]
}

/// How the marks of a line are drawn.
public enum CellStyle: Hashable, Sendable {
  /// The level and the way to it from the cell before.
  case line
  /// Everything up to the level.
  case bar
  /// Everything from the middle, which is zero, to the level.
  case diverging
  /// The level alone.
  case point
  /// The level alone, of which every second is between two rows of dots: names are told apart by neighbouring rows too.
  case between
  /// Runs of cells in proportion to the parts of a whole.
  case parts
}

/// One line of cells: a series, or the parts of a whole.
public struct CellLine: Sendable, Equatable {
  /// The place of the series in the chart's `series`; `nil` for the totals of a stack and for parts of several series.
  public var series: Int?
  /// The id of the series; of the first for parts of several.
  public var id: String
  /// How its marks are drawn.
  public var style: CellStyle
  /// The place of its scale in `ChartCells.scales`.
  public var scale: Int
  /// The cells, from the lowest X on.
  public var cells: [ChartCell]
}

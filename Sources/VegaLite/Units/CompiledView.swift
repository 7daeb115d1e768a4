import ChartModel

/// Views with their data worked out: what is drawn, row by row.
indirect enum CompiledView: Sendable {
  /// Marks that share their axes: one layer or several.
  case chart(CompiledChart)
  /// Charts side by side.
  case views(CompiledViews)
}

struct CompiledViews: Sendable {
  enum Kind: Sendable, Equatable { case facet, concat, repeated }

  struct Child: Sendable {
    /// What tells it from its siblings: the values of its facet fields, or what it repeats over; empty in a concat.
    var names: [ViewName]
    var view: CompiledView
  }

  var frame: ViewFrame
  var kind: Kind
  var children: [Child]
  /// What the cells of a facet are called that have rows and no mark: they are not drawn.
  var undrawn: [[ViewName]] = []
}

/// A part of the name of a cell: a field with its title, and the value that the cell shows.
struct ViewName: Sendable, Equatable {
  /// The field's title, or `nil` where the value says enough.
  var title: String?
  /// The column of a facet, with how it is written; `nil` in a repeat.
  var channel: UnitChannel?
  var value: VegaValue
  /// Where the interval ends that begins at the value, in cells that have one.
  var end: VegaValue?
}

struct CompiledChart: Sendable {
  var frame: ViewFrame
  /// The marks in the order in which they are drawn.
  var units: [CompiledUnit]
  /// The scales of the chart's channels: `x` and `y` where they are shared, by layer where they are not.
  var omitted: [SpecificationFault] = []
}

/// The marks of one unit: a row a mark, or for paths a row a point of a path.
struct CompiledUnit: Sendable {
  var view: UnitView
  /// The channels that have a field or a datum, in the order of the encoding.
  var channels: [UnitChannel]
  /// The rows as drawn, with every column that the channels name.
  var rows: VegaTable
  /// How a stack is made, or `nil`.
  var stack: UnitStack?
  /// Where the scales of a unit's axes begin and end, and which way they go, by channel.
  var scales: [String: UnitScale]
  /// Whether bars and the like run along the page's X.
  var isHorizontal: Bool
  /// How many rows each mark stands for, if rows were put together: a column of `rows`, or `nil`.
  var countColumn: String?
  /// Of lines, areas and trails: the row with which each series begins; of other marks, every row.
  var seriesStarts: [Int] = []
  /// What the nearest data are called, which tells them from those of other layers of the chart; `nil` where none are given.
  var data: String?
  /// Rows that are not drawn because a channel has no value in them.
  var leftOut: [UnitLeftOut] = []
  /// The rows whose marks a condition draws unlike the others.
  var highlights: Set<Int> = []
  /// The rows whose marks nobody sees, as their color is none.
  var unseen: Set<Int> = []
  /// What it and the layers beside it make up together, where that has a name of its own.
  var composition: Composition?
}

/// How many rows of the data a unit does not draw, by the channel that has no value in them, or one that is no place: infinite,
/// not a number, or text.
struct UnitLeftOut: Sendable, Equatable {
  var channel: String
  var missing = 0
  var unplaced = 0

  mutating func add(_ rows: Int, isThere: Bool) {
    let count = (isThere ? unplaced : missing).addingClamped(max(0, rows))
    if isThere { unplaced = count } else { missing = count }
  }
}

struct UnitStack: Sendable, Equatable {
  enum Offset: String, Sendable { case zero, normalize, center }

  /// The channel that is stacked: `x`, `y`, `theta` or `radius`.
  var channel: String
  var offset: Offset
  /// The columns of the two ends of each part.
  var columns: (from: String, to: String)

  static func == (first: UnitStack, second: UnitStack) -> Bool {
    first.channel == second.channel && first.offset == second.offset && first.columns == second.columns
  }
}

struct UnitScale: Sendable, Equatable {
  /// Vega's name of the type: linear, log, pow, sqrt, symlog, time, utc, band, point, ordinal…
  var type: String
  /// The author's domain, or `nil`.
  var domain: [VegaValue]?
  var isReversed = false
  /// Whether the author, or the default, says that zero belongs to it; `nil` where neither does.
  var includesZero: Bool?
  /// Whether its ends are moved out to round numbers.
  var isNice = true
  /// What the author says of it.
  var saysZero: Bool?
  /// The exponent of a scale of type `pow`; Vega's is 1 where nobody says.
  var exponent = 1.0
}

/// A channel with a field (or a datum), and the columns of the rows that hold its values.
struct UnitChannel: Sendable, Equatable {
  enum ValueType: String, Sendable { case quantitative, temporal, ordinal, nominal, geojson }

  /// Vega-Lite's name: `x`, `y2`, `color`, `tooltip`…
  var channel: String
  /// The author's name of the field; `nil` for a count or a datum.
  var field: String?
  /// The author's title; `nil` for the one that field, unit and aggregate make.
  var title: String?
  /// Vega's own title: `Mean of temp_max`, `date (year-month)`.
  var vegaTitle: String
  /// The title of the definition itself, not of its axis or legend: Vega's labels of marks know no other.
  var ownTitle: String?
  var type: ValueType
  /// Vega-Lite's name of the operation (`mean`, `count`, `argmax`…), or `nil`.
  var aggregate: String?
  /// Vega-Lite's name of the unit as given (`yearmonth`, `utcquarter`), without its prefix `utc`; or `nil`.
  var timeUnit: String?
  /// Whether time is told in UTC rather than in the local zone.
  var isUTC = false
  /// Whether a stretch of time is several units long, or as long as asks a number of bins.
  var isStepped = false
  /// Which value of a box plot or an error bar the field is, in words: `lower whisker`; `nil` for every other field.
  var part: String?
  /// The title in whole words where Vega-Lite shortens it: `maximum of b` for `Max of b`.
  var longTitle: String?
  /// Whether the field is binned, here or before.
  var isBinned = false
  /// The column of the value, or of where its interval begins.
  var column: String
  /// The column of where its interval (bin, time unit, binned x2) ends, open; or `nil`.
  var endColumn: String?
  /// `format` and `formatType` of axis, legend or channel, if there are.
  var format: String?
  var formatType: String?
  /// The value, if the channel has a datum rather than a field; it also stands in `column`.
  var datum: VegaValue?
  /// The author's order, or the sorted one, of discrete values, if the channel has a scale of names.
  var order: [VegaValue]?
  /// What its axis or legend calls names, by their texts, where that is something else.
  var labels: [String: String] = [:]
}

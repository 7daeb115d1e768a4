import ChartModel
import SourceText

/// What a view of a Vega-Lite chart states of itself, as the rules for structure read it.
///
/// What Vega-Lite gives without being told, and what only an app knows, such as the order of focus, is left out.
struct VegaLiteSpec {
  /// What a view draws on its axes: itself, or its layers.
  let units: [VegaLiteView]
  /// The fields by which the views around it set charts beside each other.
  let facets: Set<String>
  /// How many series a view has, as far as is known.
  let seriesCount: (VegaLiteView) -> Int?

  /// The spec of a context with more members before those of the view.
  func tree(_ members: [(String, JSONNode)]) -> JSONTree? {
    let text = JSONNode.object(members + color + axes).text
    return try? JSONTree(parsing: Array(text.utf8), source: "spec")
  }

  // MARK: Title and summary

  /// What a whole chart says of its title and its summary, wherever in it they stand; the page around it may say the rest.
  static func texts(of chart: VegaLiteView) -> [(String, JSONNode)] {
    [
      ("embedded", .bool(true)), ("titleElsewhere", .bool(chart.has("title"))),
      ("summary", .bool(chart.has("description"))),
    ]
  }

  /// A part of a chart, of which the whole has title and summary.
  static let part: [(String, JSONNode)] = [
    ("embedded", .bool(true)), ("titleElsewhere", .bool(true)), ("overview", .bool(true)),
  ]

  // MARK: Color

  /// How many layers are asked for their series: for each, rows are read again.
  private static let mostColored = 10

  /// Series that color sets apart, where their number is known: with one, nothing needs to be told apart.
  private var color: [(String, JSONNode)] {
    for unit in units.lazy.filter({ $0.coloredField != nil }).prefix(Self.mostColored) {
      guard let field = unit.coloredField, let count = seriesCount(unit), count > 1 else { continue }
      let isTold = facets.contains(field) || units.contains { $0.tells(field) }
      return [("color", .string(field)), ("series", .integer(count)), ("shape", .bool(isTold))]
    }
    return []
  }

  // MARK: Axes

  /// The axes as one of the views states them: bars before others, whose axes must have a zero.
  private var axes: [(String, JSONNode)] {
    guard let unit = units.first(where: { $0.markType == "bar" }) ?? units.first else { return [] }
    let isRanged = ["x2", "y2", "xError", "yError"].contains { unit.encoding[$0] != nil }
    let known = [("xAxis", "x"), ("yAxis", "y")].compactMap { name, channel in
      VegaLiteAxis(unit.encoding[channel]).map { (name, $0) }
    }
    // Which way bars stand is not stated where both axes have numbers.
    let isOpen = known.count { $0.1.type == "quantitative" } > 1
    let mark = isOpen ? nil : unit.markType.map { ("mark", JSONNode.string(isRanged ? "ranged " + $0 : $0)) }
    return [mark].compactMap { $0 } + known.map { ($0.0, $0.1.node) }
  }
}

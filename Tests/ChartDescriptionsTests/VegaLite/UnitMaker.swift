import ChartAnalysis
import ChartModel
import ChartNarration
import Testing

@testable import SourceText
@testable import VegaLite

/// Makes compiled units by hand, as a unit of a specification comes out of compilation.
struct UnitMaker {
  var mark: VegaMark
  var channels: [UnitChannel]
  var records: [[String: VegaValue]]
  var stack: UnitStack?
  var scales: [String: UnitScale] = [:]
  var isHorizontal = false
  var countColumn: String?
  var title: String?

  init(_ mark: VegaMark, _ channels: [UnitChannel], _ records: [[String: VegaValue]]) {
    self.mark = mark
    self.channels = channels
    self.records = records
  }

  var frame: ViewFrame {
    ViewFrame(node: SpecificationNode(JSONTree(.object([]), line: 1)), title: title)
  }

  var unit: CompiledUnit {
    let node = SpecificationNode(JSONTree(.object([]), line: 1))
    let view = UnitView(frame: frame, mark: mark, definition: node, encoding: node, config: node.tree)
    let rows = records.map { record in
      VegaValue.object(VegaObject(record.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    }
    return CompiledUnit(
      view: view, channels: channels, rows: VegaTable(records: rows), stack: stack, scales: scales,
      isHorizontal: isHorizontal, countColumn: countColumn)
  }

  var chart: CompiledView { .chart(CompiledChart(frame: frame, units: [unit])) }
}

extension UnitChannel {
  init(
    _ channel: String, _ field: String?, _ type: ValueType, aggregate: String? = nil, timeUnit: String? = nil,
    column: String? = nil, end: String? = nil, title: String? = nil
  ) {
    self.init(
      channel: channel, field: field, title: title, vegaTitle: field ?? "", type: type, aggregate: aggregate,
      timeUnit: timeUnit, isBinned: end != nil, column: column ?? field ?? channel, endColumn: end)
  }
}

extension CompiledView {
  /// The layers of several units on one pair of axes.
  static func layered(_ units: [UnitMaker]) -> CompiledView {
    .chart(CompiledChart(frame: units[0].frame, units: units.map(\.unit)))
  }

  var declared: DeclaredViews { ViewLowering(names: CalendarNames(zone: .utc)).views(self) }

  func narrator(_ verbosity: Verbosity = .standard) throws -> Narrator {
    let chart = BucketedChart(try #require(declared.views.first).chart)
    return Narrator(chart, facts: ChartFacts(chart), voice: .english, verbosity: verbosity)
  }

  func labels(_ verbosity: Verbosity = .standard) throws -> [String] {
    try narrator(verbosity).labels().map(\.text)
  }
}

extension VegaValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

/// The first of a month as a date of Vega.
func month(_ year: Int, _ month: Int, _ day: Int = 1) -> VegaValue {
  .date(Double(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400_000)
}

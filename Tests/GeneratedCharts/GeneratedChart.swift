import ChartAnalysis
package import ChartModel
package import ChartNarration
import ChartTestSupport

/// Charts of every shape, made from a seed.
package struct GeneratedChart: CustomStringConvertible {
  package let seed: UInt64
  package let hostileNames: Bool
  /// Whether it has what only declarations can say: ranges, levels, rules, author's texts and more.
  package var isRich = false

  /// The chart of a seed.
  package init(seed: UInt64, hostileNames: Bool, isRich: Bool = false) {
    (self.seed, self.hostileNames, self.isRich) = (seed, hostileNames, isRich)
  }

  package var description: String { "seed \(seed)\(hostileNames ? ", hostile names" : "")\(isRich ? ", rich" : "")" }

  package static let plainNames = ["Amber", "Birch", "Cedar", "Dogwood", "Elm", "Fir"]
  package static let hostile = [
    "say \"hi\"", "a, b, and c", "two\nlines", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{1F600} smile", "", " ",
    "\u{1B}[31mred",
    "x\u{202E}y", "{n}", "ends.", "ends,", "ends:", "tab\there", "null ish",
  ]

  package func narrator(_ verbosity: Verbosity) throws -> Narrator {
    let chart = chart
    return Narrator(chart, facts: ChartFacts(chart), voice: .english, verbosity: verbosity)
  }

  /// The chart itself, the same for the same seed.
  package var chart: BucketedChart {
    var random = SeededGenerator(seed: seed)
    var chart = TestChart()
    chart.mark = MarkKind.allCases.randomElement(using: &random) ?? .bar
    chart.aggregate = ([nil] + Aggregate.allCases.map { $0 }).randomElement(using: &random) ?? nil
    chart.fallback = Bool.random(using: &random) ? .sum : .mean
    chart.stack = chart.mark == .bar && Bool.random(using: &random) ? .zero : .none
    chart.unit = [nil, "degree Celsius", "dollar", "widget"].randomElement(using: &random) ?? nil
    chart.decimals = Int.random(in: 0...3, using: &random)
    chart.title = Bool.random(using: &random) ? "A title" : nil
    let count = [0, 1, 2, 5, 13, 40, 200].randomElement(using: &random) ?? 5
    let x = x(&chart, count, &random)
    let y = values(count, decimals: chart.decimals, &random)
    let names = hostileNames ? Self.hostile : Self.plainNames
    let series = Bool.random(using: &random) ? (0..<count).map { _ in names.randomElement(using: &random) ?? "" } : nil
    let plain = chart.chart(x, y, series: series)
    guard isRich else { return plain }
    var enricher = Enricher(random: random, hostileNames: hostileNames)
    return enricher.enriched(plain)
  }

  private func x(_ chart: inout TestChart, _ count: Int, _ random: inout SeededGenerator) -> ColumnValues {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let unit = CalendarUnit.allCases.randomElement(using: &random) ?? .day
      let asked: [Bucketing] = [.calendar(unit), .auto, .asGiven, .none]
      chart.x.bucketing = asked.randomElement(using: &random) ?? .auto
      let step = unit.microseconds / 2
      return .instants((0..<count).map { _ in 1_700_000_000_000_000 + Int64.random(in: 0..<90, using: &random) * step })
    case 1:
      chart.x = XEncoding(field: "size", type: .quantitative, bucketing: .width(2.5))
      return .numbers((0..<count).map { _ in Double(Int.random(in: -100...100, using: &random)) })
    case 2:
      chart.x = XEncoding(field: "size", type: .quantitative, bucketing: .asGiven)
      return .numbers((0..<count).map { Double($0) })
    default:
      chart.x = XEncoding(field: "kind_of_tree", type: .nominal)
      let names = hostileNames ? Self.hostile : Self.plainNames
      return .categories(of: (0..<count).map { names[$0 % names.count] + ($0 < names.count ? "" : " \($0)") })
    }
  }

  private func values(_ count: Int, decimals: Int, _ random: inout SeededGenerator) -> [Double] {
    let shape = Int.random(in: 0..<8, using: &random)
    let scale = [1.0, 10, 100, 1_000][decimals]
    return (0..<count).map { _ in
      switch shape {
      case 0: 5
      case 1: ColumnValues.missingNumber
      case 2: -Double(Int.random(in: 0...9_999, using: &random)) / scale
      case 3: Double("\(Int.random(in: 1...9, using: &random))e300") ?? 1e300
      case 4: Double("\(Int.random(in: 1...9, using: &random))e-300") ?? 1e-300
      case 5: [0, .nan, .infinity, ColumnValues.missingNumber, 3].randomElement(using: &random) ?? 0
      default: Double(Int.random(in: -5_000...99_999, using: &random)) / scale
      }
    }
  }
}

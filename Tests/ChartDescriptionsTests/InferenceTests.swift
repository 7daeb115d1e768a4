import ChartModel
import Testing

@testable import SourceText
@testable import TableReading

/// Which column goes where when nobody says it.
@Suite struct InferenceTests {
  private func infer(_ csv: String, _ change: (inout ChartRequest) -> Void = { _ in }) throws -> ChartSpecification {
    var request = ChartRequest()
    change(&request)
    let reader = try TableReader.open(bytes: Array(csv.utf8), name: "t.csv", options: ReadingOptions())
    return try reader.specification(for: request)
  }

  @Test(arguments: [
    ("b,day,n\nx,2025-06-01,1.5\ny,2025-06-02,2.5\n", "day", "n", nil, MarkKind.line),
    ("n,name\n1.5,x\n2.5,y\n", "name", "n", nil, .bar),
    ("a,b\n1,5\n2,6\n3,1\n", "a", "b", nil, .line),
    ("a,b\n1,5\n3,6\n2,1\n", "a", "b", nil, .point),
    ("date,steps\n2025-06-01,2000\n2025-06-02,9000\n", "date", "steps", nil, .bar),
    ("date,pulse\n2025-06-01,62\n2025-06-02,71\n", "date", "pulse", nil, .line),
    ("date,who,v\n2025-06-01,a,1.5\n2025-06-01,b,2.5\n2025-06-02,a,3.5\n2025-06-02,b,3\n", "date", "v", "who", .line),
    ("who,date,v\na,2025-06-01,1.5\nb,2025-06-02,2.5\n", "date", "v", nil, .line),
  ])
  func columns(csv: String, x: String, y: String?, series: String?, mark: MarkKind) throws {
    let specification = try infer(csv)
    #expect(specification.x.field == x)
    #expect(specification.y.field == y)
    #expect(specification.series?.field == series)
    #expect(specification.mark == mark)
  }

  /// A name of the measured column, and whether it adds up.
  static let names: [(name: String, addsUp: Bool)] = [
    ("steps", true), ("Daily steps", true), ("salesEUR", true), ("units_sold", true), ("Number of calls", true),
    ("order count", true), ("n_visits", true), ("elevation", false), ("temperature", false), ("pulse", false),
    ("price", false), ("age", false), ("v", false), ("number", false), ("average steps", false),
    ("sales_price", false), ("visits per day", false), ("steps/day", false), ("votes (%)", false),
    ("click rate", false),
    ("cumulative deaths", false), ("stepsize", false),
  ]

  @Test(arguments: ["rank", "count_id", "zip", "Order No.", "Kundennr", "Area Code (M49)"]) func namesAreNeverMeasured(
    name: String
  ) throws {
    let inferred = try infer("date,\(name)\n2025-06-01,2000\n2025-06-02,9000\n2025-06-03,4000\n")
    #expect(inferred.y.field == nil)
  }

  /// The last word says what a column is.
  @Test(arguments: [
    "account balance", "phone calls", "Nr of visits", "no. of staff", "Code coverage", "zip code count", "ID checks",
    "order value", "room temperature", "Invoice total", "number", "No %", "No.2", "No", "Clients No",
    "smokes yes asthma no",
  ])
  func measuresAreNoNames(name: String) throws {
    let inferred = try infer("date,\(name)\n2025-06-01,2000\n2025-06-02,9000\n2025-06-03,4000\n")
    #expect(inferred.y.field == name)
  }

  @Test(arguments: 0..<names.count) func onlyCountsAndAmountsAddUp(index: Int) throws {
    let (name, addsUp) = Self.names[index]
    let csv = "date,\(name)\n2025-06-01,2000\n2025-06-02,9000\n2025-06-03,4000\n"
    let inferred = try infer(csv)
    #expect(inferred.y.fallback == (addsUp ? .sum : .mean), "\(name)")
    #expect(inferred.mark == (addsUp ? .bar : .line), "\(name)")
    let bars = try infer(csv) { $0.mark = .bar }
    #expect(bars.stack == (addsUp ? .zero : .none), "\(name)")
    let lines = try infer(csv) { $0.mark = .line }
    #expect(lines.y.fallback == inferred.y.fallback, "a line of counts has a total too")
  }

  /// Options that say whether the values of a column without a telling name add up.
  static let overruled: [(change: @Sendable (inout ChartRequest) -> Void, aggregate: Aggregate)] = [
    ({ _ in }, .mean), ({ $0.aggregate = .sum }, .sum), ({ $0.stack = .zero }, .sum), ({ $0.stack = .normalize }, .sum),
    ({ $0.stack = StackMethod.none }, .mean), ({ $0.mark = .sector }, .sum), ({ $0.yUnit = "steps" }, .sum),
    ({ $0.yTitle = "Orders" }, .sum), ({ $0.yUnit = "percent" }, .mean),
  ]

  @Test(arguments: 0..<overruled.count) func optionsSayWhatAddsUp(index: Int) throws {
    let specification = try infer("shop,v\na,10\nb,30\n", Self.overruled[index].change)
    #expect(specification.y.aggregate ?? specification.y.fallback == Self.overruled[index].aggregate)
  }

  @Test(arguments: [
    ("steps", "percent"), ("steps", "%"), ("steps", "visits per day"), ("sales", "dollars/day"), ("count", "mean"),
  ])
  func aUnitOfSharesAndRatesAddsUpToNothing(name: String, unit: String) throws {
    #expect(try infer("shop,\(name)\na,10\nb,30\n") { $0.yUnit = unit }.y.fallback == .mean)
    #expect(try infer("shop,\(name)\na,10\nb,30\n").y.fallback == .sum)
  }

  @Test func aggregatesOverruleNames() throws {
    #expect(try infer("date,steps\n2025-06-01,1\n") { $0.aggregate = .mean }.y.aggregate == .mean)
  }

  @Test(arguments: [("5%", "7%", "%"), ("$5", "$7", "$"), ("5 €", "7 €", "€"), ("5", "7", nil)])
  func signsBecomeTheUnit(first: String, second: String, unit: String?) throws {
    let csv = "date,v\n2025-06-01,\(first)\n2025-06-02,\(second)\n"
    #expect(try infer(csv).y.unit == unit)
    #expect(try infer(csv) { $0.yUnit = "point" }.y.unit == "point")
    #expect(try infer("x,v\n\(first),1\n\(second),2\n") { ($0.x, $0.y) = ("x", "v") }.x.unit == unit)
  }

  @Test func rowsAreCountedWhereNothingIsMeasured() throws {
    let specification = try infer("time,status\n2025-06-01T08:00,taken\n2025-06-01T20:00,skipped\n")
    #expect(specification.y.field == nil)
    #expect(specification.y.aggregate == .count)
    #expect(specification.mark == .bar)
    #expect(specification.assumptions.contains(.countedRows))
  }

  @Test func seriesOfMoreThanTwelveValuesAreNone() throws {
    let rows = (0..<26).map { "2025-06-0\(1 + $0 / 13),s\($0 % 13),\($0).5" }
    let specification = try infer("date,who,v\n" + rows.joined(separator: "\n") + "\n")
    #expect(specification.series == nil)
  }

  @Test func optionsOverride() throws {
    let specification = try infer("day,n,m\n2025-06-01,1,2\n2025-06-02,3,4\n") {
      $0.y = "m"
      $0.mark = .area
      $0.aggregate = .median
      $0.title = "T"
    }
    #expect(specification.y.field == "m")
    #expect(specification.y.aggregate == .median)
    #expect(specification.mark == .area)
    #expect(specification.title == "T")
    #expect(specification.assumptions == [.x(field: "day", type: .temporal)])
  }

  @Test(arguments: [
    ("2025-06", 1_748_736_000_000_000.0, 1_751_328_000_000_000.0),
    ("2025-06-30", 1_751_241_600_000_000, 1_751_328_000_000_000),
    ("2025", 1_735_689_600_000_000, 1_767_225_600_000_000),
  ])
  func boundsMeanAllOfWhatTheyName(text: String, from: Double, to: Double) throws {
    let specification = try infer("day,n\n2025-06-01,1\n2025-06-02,3\n") {
      $0.from = text
      $0.to = text
    }
    #expect(specification.x.from == from)
    #expect(specification.x.to == to)
  }

  /// An option that the data cannot follow, and the sentence that says so.
  static let refusals: [(change: @Sendable (inout ChartRequest) -> Void, message: String)] = [
    (
      { $0.y = "name" },
      "t.csv, column name: the column holds text; --y takes a column of numbers. Name another column, or count its rows with --aggregate count."
    ),
    (
      { $0.x = "stesp" },
      "Column \"stesp\" is not in t.csv. Its columns are: name, day, steps. Did you mean \"steps\"?"
    ),
    (
      {
        $0.x = "name"
        $0.bucketing = .calendar(.month)
      },
      "t.csv, column name: the column holds text; --bucket month needs dates. Name a column of dates with --x, or choose other buckets."
    ),
    (
      { $0.bucketing = .width(10) },
      "t.csv, column day: the column holds dates; bins need numbers. Name a column of numbers with --x, or choose other buckets."
    ),
    (
      { $0.from = "soon" },
      "t.csv, column day: --from \"soon\" is not a date. Write it as 2025-06-30, 2025-06, 2025 or 2025-06-30T14:00."
    ),
    (
      {
        $0.x = "steps"
        $0.to = "many"
      }, "t.csv, column steps: --to \"many\" is not a number. The column holds numbers."
    ),
  ]

  @Test(arguments: 0..<refusals.count)
  func refused(index: Int) throws {
    let csv = "name,day,steps\na,2025-06-01,100\nb,2025-06-02,300\n"
    let error = #expect(throws: ReadingError.self) { try infer(csv, Self.refusals[index].change) }
    #expect(error?.description == Self.refusals[index].message)
  }
}

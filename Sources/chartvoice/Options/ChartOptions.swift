public import ArgumentParser
public import ChartModel
import SourceText
import TableReading

extension MarkKind: ExpressibleByArgument {
  /// The kinds that plain data can be shown by; rules and heat maps need a chart that says more.
  public static var allValueStrings: [String] { [Self.bar, .line, .point, .area, .sector].map(\.rawValue) }

  /// A kind by its name, of those that plain data can be shown by.
  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }
}
extension Aggregate: ExpressibleByArgument {
  /// The operations that rows can be put together by.
  public static var allValueStrings: [String] { ofRows.map(\.rawValue) }

  /// An operation by its name, of those that rows can be put together by.
  public init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    self.init(rawValue: argument)
  }
}
extension StackMethod: ExpressibleByArgument {}
extension Weekday: ExpressibleByArgument {}

/// What chart to make of the data; each option left out is inferred.
struct ChartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The kind of mark.", valueName: "kind"))
  var mark: MarkKind?

  @Option(help: ArgumentHelp("The column along X.", valueName: "column"))
  var x: String?

  @Option(
    help: ArgumentHelp("The column of the ends along X, where each row lasts from X to there.", valueName: "column"))
  var xEnd: String?

  @Option(
    help: ArgumentHelp(
      "The column that is measured; with --x-end or points, text is the level of each row.", valueName: "column"))
  var y: String?

  @Option(
    help: ArgumentHelp("The column of the upper ends, where each row is a range from Y to there.", valueName: "column"))
  var yEnd: String?

  @Option(help: ArgumentHelp("The column that tells series apart.", valueName: "column"))
  var series: String?

  @Option(
    help: ArgumentHelp(
      """
      How X is put into buckets: a calendar unit (second, minute, hour, day, week, iso-week, month, quarter, half-year, \
      year), a number as the width of bins, bins:N for at most N bins, auto, or none.
      """, valueName: "buckets"),
    transform: BucketOption.parse)
  var bucket: Bucketing?

  @Option(help: ArgumentHelp("How the rows of a bucket become one value.", valueName: "how"))
  var aggregate: Aggregate?

  @Option(help: ArgumentHelp("Whether the bars of several series stand on each other.", valueName: "how"))
  var stack: StackMethod?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Leave out everything before this X; for select, where it begins.", valueName: "x"))
  var from: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Leave out everything after this X, or for select where it ends; a day, month or year means all of it.",
      valueName: "x"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      """
      How much of X is shown: day, week, month, six-months, year or another calendar unit, or a number as the length \
      along X.
      """, valueName: "window"),
    transform: WindowLength.parse)
  var window: WindowLength?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("An X that the window holds, the last one if not given; for select, the place.", valueName: "x"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      """
      Where the groups along X begin: automatic, calendar, trend, ticks, or a number from 1 to 100 as how many there are.
      """, valueName: "groups"),
    transform: GroupsOption.parse)
  var groups: GroupingMethod?

  @Option(help: ArgumentHelp("The zone of the calendar, such as Europe/Zurich; UTC if not given.", valueName: "zone"))
  var timeZone: String?

  @Option(help: ArgumentHelp("The weekday with which weeks begin; sunday if not given.", valueName: "weekday"))
  var firstWeekday: Weekday?

  @Option(help: ArgumentHelp("The title of the chart.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The title of the X axis.", valueName: "text"))
  var xTitle: String?

  @Option(help: ArgumentHelp("The unit of X, such as mile.", valueName: "unit"))
  var xUnit: String?

  @Option(help: ArgumentHelp("The title of the Y axis.", valueName: "text"))
  var yTitle: String?

  @Option(help: ArgumentHelp("The unit of a value, such as \"degree Celsius\".", valueName: "unit"))
  var yUnit: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The bounds of the Y axis, such as 0...100, or its levels from the lowest on, such as Mild,Moderate,Severe; \
      other levels come above.
      """,
      valueName: "bounds"),
    transform: DomainOption.parse)
  var yDomain: DomainOption?

  @Option(
    help: ArgumentHelp(
      "The most marks of a chart, beyond which it is refused, up to 5,000,000; 200,000 if not given.",
      valueName: "count"))
  var mostMarks: Int?

  /// Whether a text is an option, long or short, and no number below zero.
  private static func isOption(_ text: String) -> Bool {
    let name = text.drop { $0 == "-" }
    return name.first?.isLetter == true && (text.hasPrefix("--") || text.hasPrefix("-") && name.count == 1)
  }

  func validate() throws {
    for (name, value) in [("--from", from), ("--to", to), ("--at", at)] {
      guard let value, Self.isOption(value) else { continue }
      throw ValidationError("\(name): its value is missing, as \(value.escapingControls) is an option.")
    }
    _ = try zone()
    guard let mostMarks, !(1...ChartLimits.mostMarks).contains(mostMarks) else { return }
    throw ValidationError("--most-marks: give 1 to \(ChartLimits.mostMarks.withCommas).")
  }

  /// The zone by its name.
  func zone() throws -> TimeZoneRules {
    guard let timeZone else { return .utc }
    guard let zone = TimeZoneRules(identifier: timeZone) else {
      let near = TimeZoneRules.nearestIdentifier(to: timeZone).map { "Did you mean \($0)?" }
      throw ValidationError(
        "There is no time zone \"\(timeZone.escapingControls)\". "
          + (near ?? "Give a name such as Europe/Zurich or UTC."))
    }
    return zone
  }

  /// The options as a request.
  func request() throws -> ChartRequest {
    var request = ChartRequest(zone: try zone(), firstWeekday: firstWeekday ?? .sunday)
    request.namesZone = timeZone != nil
    (request.mark, request.x, request.y, request.series) = (mark, x, y, series)
    (request.bucketing, request.aggregate, request.stack) = (bucket, aggregate, stack)
    (request.from, request.to, request.mostMarks) = (from, to, mostMarks)
    (request.title, request.xTitle, request.yTitle) = (title, xTitle, yTitle)
    (request.xEnd, request.yEnd) = (xEnd, yEnd)
    (request.xUnit, request.yUnit) = (xUnit, yUnit)
    switch yDomain {
    case .numbers(let bounds): request.yDomain = bounds
    case .levels(let levels): request.yLevels = levels
    case nil: break
    }
    return request
  }
}

/// Reads `--bucket`.
enum BucketOption {
  static func parse(_ text: String) throws -> Bucketing {
    if let unit = CalendarUnit(rawValue: text) { return .calendar(unit) }
    switch text {
    case "auto": return .auto
    case "none": return .none
    case _ where text.hasPrefix("bins:"):
      guard let count = Int(text.dropFirst(5)), (1...1_000).contains(count) else { break }
      return .bins(count)
    default:
      guard let width = Double(text), width > 0, width.isFinite else { break }
      return .width(width)
    }
    throw ValidationError(
      """
      "\(text.escapingControls)" is not a way to bucket. Give a calendar unit such as month, a positive number, \
      bins:N with N from 1 to 1000, auto, or none.
      """)
  }
}

/// What `--y-domain` says: two bounds, or the levels of a Y of text.
enum DomainOption {
  case numbers(ClosedRange<Double>)
  case levels([String])

  static func parse(_ text: String) throws -> DomainOption {
    let ends = text.split(separator: "...").map { Double($0) }
    if ends.count == 2, let low = ends[0], let high = ends[1], low.isFinite, high.isFinite, low < high {
      return .numbers(low...high)
    }
    let levels = text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter {
      !$0.isEmpty
    }
    guard levels.count > 1, Set(levels).count == levels.count else {
      throw ValidationError(
        """
        "\(text.escapingControls)" is not a range. Give the lower and the upper bound: 0...100, or different levels with \
        commas between them: Mild,Moderate,Severe.
        """)
    }
    return .levels(levels)
  }
}

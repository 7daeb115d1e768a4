/// A chart whose rows have become marks: the one source of every label, sentence and tone.
///
/// Missing, zero, not-a-number, empty and out-of-domain are told apart by `MarkValue` and `Axis.domain`.
public struct BucketedChart: Sendable, Equatable {
  /// The title that the author gave, or `nil`.
  public var title: String?
  /// The line below the title, or `nil`.
  public var subtitle: String?
  /// What the author says that the chart shows, or `nil`.
  public var authorDescription: String?
  /// Whether the author's description is written for who hears the chart, and so is told before all that is found in the data.
  public var authorLeads = false
  /// The kind of mark; that of the first layer where there are several.
  public var kind: MarkKind
  /// Which way X runs on the page; the model keeps what is walked as X whichever it is.
  public var orientation: Orientation
  /// What stands along X.
  public var xAxis: Axis
  /// What is measured.
  public var yAxis: Axis
  /// How the rows of a bucket became one value; `nil` where each had one row.
  public var aggregate: Aggregate?
  /// Whether values add up to a total that means something: counts and sums do, temperatures do not.
  public var isAdditive: Bool
  /// The field that tells series apart, or `nil` for one series.
  public var seriesField: String?
  /// The series in order of appearance. Series of a stacked or grouped chart have a mark at every X of the chart.
  public var series: [Series]
  /// The sums over all series at each X, in a stacked chart; `nil` in every other.
  public var totals: Series?
  /// Whether layers have different units, so that their values do not compare.
  public var hasMixedUnits = false
  /// The Y axes of layers that have each their own, under the layers' names; empty where all stand on `yAxis`.
  public var ownYAxes: [Axis] = []
  /// The fields that marks show besides X, Y and the series.
  public var details: [DetailField] = []
  /// What names of series, levels and categories stand for, where that is an interval or a date: `40–60` a bin.
  public var namedPlaces: [String: XValue] = [:]
  /// Whether values are shown by colour or size, so that the series lie along the other axis as in a heat map.
  public var seriesAreRows = false
  /// Whether marks that nothing tells apart are told as one, with how many they are.
  public var countsAlikeMarks = false
  /// How the series at one X are put together.
  public var stack: StackMethod
  /// Whether the values are parts that make up one whole, as the sectors of a pie are.
  public var isPartToWhole: Bool
  /// Lines across the chart, in the order in which they were declared.
  public var rules: [Rule]
  /// What its layers make up together, where that has a name of its own.
  public var composition: Composition?
  /// Words that stand beside the marks, in the order in which they were declared.
  public var notes: [ChartNote] = []
  /// What the intervals around values are, where their author says it.
  public var intervalMeaning: IntervalMeaning?
  /// The part that is shown; `nil` where it is all of the chart.
  public var window: ChartWindow?
  /// All of the chart of which a window shows a part, for what compares with the whole; `nil` where all is shown.
  public var whole: WholeChart?
  /// What is selected.
  public var selection: ChartSelection
  /// The calendar by which instants were bucketed and are told.
  public var calendar: ChartCalendar
  /// Where it all came from.
  public var source: ChartSource

  /// A chart from its parts.
  public init(
    title: String? = nil, subtitle: String? = nil, authorDescription: String? = nil, kind: MarkKind,
    orientation: Orientation = .vertical, xAxis: Axis, yAxis: Axis, aggregate: Aggregate? = nil,
    isAdditive: Bool = false, seriesField: String? = nil, series: [Series], totals: Series? = nil,
    stack: StackMethod = .none, isPartToWhole: Bool = false, rules: [Rule] = [], window: ChartWindow? = nil,
    selection: ChartSelection = .none,
    calendar: ChartCalendar = ChartCalendar(zone: .utc, firstWeekday: .sunday), source: ChartSource = ChartSource()
  ) {
    self.title = title
    self.subtitle = subtitle
    self.authorDescription = authorDescription
    self.kind = kind
    self.orientation = orientation
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.aggregate = aggregate
    self.isAdditive = isAdditive
    self.seriesField = seriesField
    self.series = series
    self.totals = totals
    self.stack = stack
    self.isPartToWhole = isPartToWhole
    self.rules = rules
    self.window = window
    self.selection = selection
    self.calendar = calendar
    self.source = source
  }

  /// Whether the marks of several series at one X stand on each other.
  public var isStacked: Bool { totals != nil }

  /// The series that a person walks: the totals of a stacked chart (each with its parts) and what lies over the stack,
  /// else every series.
  public var walkedSeries: [Series] {
    totals.map { [$0] + series.filter { !isPart($0) } } ?? series
  }

  /// Whether a series is a part of the stack: one of the first layer's.
  public func isPart(_ series: Series) -> Bool { isStacked && series.kind == nil }
}

/// All of a chart of which a part is shown, held beside that part.
public indirect enum WholeChart: Sendable, Equatable {
  /// The chart as it was before a window clipped it.
  case chart(BucketedChart)

  /// The chart as it was before a window clipped it.
  public var chart: BucketedChart {
    switch self {
    case .chart(let chart): chart
    }
  }
}

/// Which way the walked axis runs on the page.
public enum Orientation: String, Sendable {
  /// X from left to right, values upward: bars stand.
  case vertical
  /// The walked axis from top to bottom, values to the right: bars lie.
  case horizontal
}

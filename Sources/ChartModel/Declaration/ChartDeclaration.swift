/// A chart as its author declared it: layers of marks over rows that are in memory, rules, and the part that is shown.
public struct ChartDeclaration: Sendable {
  /// The title, or `nil`.
  public var title: String?
  /// The line below the title, or `nil`.
  public var subtitle: String?
  /// What the author says that the chart shows, or `nil`.
  public var authorDescription: String?
  /// Whether the author's description is written for who hears the chart, and so is told before all that is found in the data.
  public var authorLeads = false
  /// Marks that share both axes, in the order in which they were declared. The first decides on the axes.
  public var layers: [DeclaredLayer]
  /// Layers of which no row has a place, so that only their rows are told.
  public var undrawn: [DeclaredLayer] = []
  /// Lines across the chart.
  public var rules: [Rule]
  /// What its layers make up together, where that has a name of its own.
  public var composition: Composition?
  /// Words beside the marks.
  public var notes: [ChartNote] = []
  /// The part that is shown, or `nil` for all of it.
  public var window: DeclaredWindow?
  /// What is selected.
  public var selection: ChartSelection
  /// Whether layers have Y axes of their own, so that their values do not compare.
  public var hasOwnY = false

  /// A declaration from its parts.
  public init(
    title: String? = nil, subtitle: String? = nil, authorDescription: String? = nil, layers: [DeclaredLayer],
    rules: [Rule] = [], window: DeclaredWindow? = nil, selection: ChartSelection = .none
  ) {
    self.title = title
    self.subtitle = subtitle
    self.authorDescription = authorDescription
    self.layers = layers
    self.rules = rules
    self.window = window
    self.selection = selection
  }
}

/// Marks of one kind with one pair of fields.
public struct DeclaredLayer: Sendable {
  /// Which column goes where, and how rows become marks.
  public var specification: ChartSpecification
  /// A row a declared mark; the columns in the order of `ChartSpecification.columnOrder`.
  public var rows: RowBatch
  /// The most decimals that X shows.
  public var xDecimals: Int
  /// The most decimals that Y shows.
  public var decimals: Int
  /// What the author wrote over marks, by their rows.
  public var authors: [Int: AuthorText]
  /// The author's ids of marks, by their rows.
  public var identifiers: [Int: String]
  /// Rows that the author put together.
  public var plots: [DeclaredPlot]
  /// The fields that rows show besides those of the specification.
  public var details: [DetailField]
  /// The values of those fields, by rows, in the order of the fields; `nil` for one that is missing.
  public var detailValues: [[XValue?]]
  /// What names of series, levels and categories stand for, where that is an interval or a date.
  public var namedPlaces: [String: XValue] = [:]
  /// What the data of the layer are called: layers with the same name are drawn over the same rows.
  public var data: String?
  /// Rows that the layer does not hold because a field has no value in them.
  public var rowsWithout: [RowsWithout] = []
  /// How many rows of the data have a text along X that is no place there, such as a date that cannot be read.
  public var rowsUnplaced = 0
  /// How many rows of the data each row stands for; empty where each is one.
  public var rowCounts: [Int] = []
  /// What its series are to the data.
  public var role = SeriesRole.data
  /// What its ranges are, where they are intervals around values.
  public var intervalMeaning: IntervalMeaning?
  /// Whether values are shown by colour or size, so that the series lie along the other axis.
  public var seriesAreRows = false
  /// The rows whose marks their author draws unlike the others.
  public var highlights: Set<Int> = []

  /// A layer from its parts.
  public init(
    specification: ChartSpecification, rows: RowBatch, xDecimals: Int = 0, decimals: Int = 0,
    authors: [Int: AuthorText] = [:], identifiers: [Int: String] = [:], plots: [DeclaredPlot] = [],
    details: [DetailField] = [], detailValues: [[XValue?]] = []
  ) {
    self.specification = specification
    self.rows = rows
    self.xDecimals = xDecimals
    self.decimals = decimals
    self.authors = authors
    self.identifiers = identifiers
    self.plots = plots
    self.details = details
    self.detailValues = detailValues
  }
}

/// Rows that the author put into one `Plot`.
public struct DeclaredPlot: Sendable, Equatable {
  /// What the author calls them, or `nil`.
  public var name: String?
  /// The rows.
  public var rows: [Int]

  /// A plot from its parts.
  public init(name: String? = nil, rows: [Int]) {
    self.name = name
    self.rows = rows
  }
}

/// How much of X is shown, and from where, as the author said it.
public struct DeclaredWindow: Sendable, Equatable {
  /// The length along X: a difference of numbers, microseconds, or a count of categories.
  public var length: Double
  /// Where it begins: a number, microseconds since 1970, or a category's place; `nil` for the start of X.
  public var position: Double?

  /// A window from its parts.
  public init(length: Double, position: Double? = nil) {
    self.length = length
    self.position = position
  }
}

/// A chart that can say what it is made of, and so be described.
///
/// The modules that make words and tones extend this protocol: `describe()`, `labels()`, `groups()`, `score()`.
///
/// Charts are declared on the main actor, as views are.
@MainActor @preconcurrency
public protocol DescribableChart {
  /// The chart as values.
  func declaration() -> ChartDeclaration
}

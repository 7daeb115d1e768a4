public import SourceText

/// What is known of the chart that a label belongs to; a rule whose inputs are absent does not fire.
///
/// ```json
/// {"kind": "mark", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}}
/// ```
public struct LabelContext: Sendable {
  /// What a text is for.
  public enum Kind: String, Sendable, CaseIterable {
    case mark, group, summary, title, note, chart
  }

  /// An axis as the chart has it.
  public struct Axis: Sendable, Hashable {
    /// Its title, or the name of its field.
    public var name: String?
    /// What its values are: `quantitative`, `temporal`, `ordinal` or `nominal`.
    public var type: String?
    /// Its unit as the author writes it: `steps`, `°C`.
    public var unit: String?
    /// The least value that it shows.
    public var min: Place?
    /// The greatest value that it shows.
    public var max: Place?
    /// How many decimals its values have.
    public var precision: Int?
    /// Its categories in their order.
    public var categories: [String] = []

    /// An axis of which nothing is known.
    public init() {}
  }

  /// A place along an axis, as the data gives it.
  public enum Place: Sendable, Hashable {
    case number(Double)
    case text(String)
  }

  /// A mark of the data beside a label.
  public struct Datum: Sendable, Hashable {
    /// Where it stands.
    public var x: Place
    /// Its value; `nil` where it is missing.
    public var y: Double?
    /// Its series; `nil` where there is but one.
    public var series: String?
    /// Whether the data fill its bucket in part only, so that a text may leave it out of extremes, means and totals.
    public var isPartial: Bool

    /// A mark.
    public init(x: Place, y: Double?, series: String? = nil, isPartial: Bool = false) {
      (self.x, self.y, self.series, self.isPartial) = (x, y, series, isPartial)
    }
  }

  /// What a label stands for.
  public enum Focus: Sendable, Hashable {
    /// One place.
    case mark(Place, series: String?)
    /// From one place to another, both included.
    case range(Place, Place, series: String?)
  }

  /// What the text is for.
  public var kind = Kind.mark
  /// Whether it is one sentence of a longer text.
  public var isFragment = false
  /// The mark type of the chart: `bar`, `line`.
  public var chartType: String?
  /// The X axis; `nil` where nothing is known of it.
  public var x: Axis?
  /// The Y axis; `nil` where nothing is known of it.
  public var y: Axis?
  /// The names of the series.
  public var series: [String] = []
  /// The marks; `nil` where they are not known.
  public var data: [Datum]?
  /// The mark or the stretch that the label belongs to.
  public var focus: Focus?
  /// The other labels of the chart, or of the app.
  public var siblings: [String] = []
  /// Whether an overview names the axes.
  public var hasOverview = false
  /// A value to reach.
  public var goal: Double?
  /// The chart itself, for a text of kind `chart`, whose label is the title.
  public var spec: JSONTree?
  /// Other names in the chart than those of series and categories.
  var names: [String] = []

  /// A context of which nothing is known but that it is a mark.
  public init() {}
}

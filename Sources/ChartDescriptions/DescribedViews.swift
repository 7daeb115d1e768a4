public import ChartAnalysis
public import ChartModel
public import ChartNarration
public import SourceText
public import VegaLite

/// All charts of an input with their facts: one of a table, one or several of a Vega-Lite specification.
///
/// ```swift
/// let described = try DescribedViews(vegaLite: .file(path: "chart.vl.json"))
/// for line in described.narrated(in: .english).descriptionLines(upTo: .groups) { print(line) }
/// ```
public struct DescribedViews: Sendable {
  /// The charts.
  public let views: BucketedViews
  /// What the data of each says, in the same order.
  public let facts: [ChartFacts]
  /// What was noticed in a specification and is no error, each once, as sentences.
  public let warnings: [String]

  /// Charts that are declared.
  public init(_ declared: DeclaredViews, warnings: [String] = []) {
    self.init(BucketedViews(declared), warnings: warnings)
  }

  /// Charts that are bucketed already.
  public init(_ views: BucketedViews, warnings: [String] = []) {
    self.views = views
    facts = views.views.map { ChartFacts($0.chart) }
    self.warnings = warnings
  }

  /// The chart of a table.
  public init(_ described: DescribedChart) {
    views = BucketedViews(described.chart)
    facts = [described.facts]
    warnings = []
  }

  /// Reads a Vega-Lite specification and the data that it names.
  ///
  /// - Throws: `ReadingError` with the place in the file and a remedy.
  public init(vegaLite input: TableInput, options: VegaLiteOptions = VegaLiteOptions()) throws {
    try self.init(vegaLite: ChartInput.open(input), options: options)
  }

  /// Reads a Vega-Lite specification that is open.
  ///
  /// - Throws: `ReadingError` with the place in the file and a remedy.
  public init(vegaLite input: ChartInput, options: VegaLiteOptions = VegaLiteOptions()) throws {
    let chart = try VegaLiteReader.read(input, options: options)
    self.init(chart.views, warnings: chart.warnings)
  }

  /// A narrator of all charts.
  public func narrated(in voice: Voice, verbosity: Verbosity = .standard) -> NarratedViews {
    narrated(in: voice, profile: Profile(verbosity))
  }

  /// A narrator of the charts that says what a person asks for.
  public func narrated(in voice: Voice, profile: Profile) -> NarratedViews {
    NarratedViews(views, facts: facts, voice: voice, profile: profile)
  }
}

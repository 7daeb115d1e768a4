import ArgumentParser
import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import SourceText
import TableReading
import VegaLite

/// Reads the input, a table or a Vega-Lite chart, and makes the narrator that all commands share.
struct NarratedInput {
  /// The charts: one of a table, one or several of a Vega-Lite chart.
  let narrated: NarratedViews
  /// What is selected in each chart, for the command that tells a selection.
  private(set) var selections: [ChartSelection] = []

  /// The charts, or the part of each that a window shows.
  init(_ input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions) throws {
    let (loaded, profile) = (try voice.loadedVoice(), try voice.loadedProfile())
    let described = try Self.described(input, chart, isSelecting: false)
    let shown = try Self.views(of: described.views, input, chart) { try $0.shown() }
    let methods = try GroupsOption(chart.groups).methods(for: shown)
    let facts = zip(zip(shown, methods), described.facts).map { shown, facts in
      shown.0.window == nil && shown.1 == .automatic ? facts : ChartFacts(shown.0, grouping: shown.1)
    }
    narrated = NarratedViews(
      described.views.showing(shown), facts: facts, voice: loaded, profile: profile)
  }

  /// The whole charts, and what the options select of each.
  init(selecting input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions) throws {
    let (loaded, profile) = (try voice.loadedVoice(), try voice.loadedProfile())
    let described = try Self.described(input, chart, isSelecting: true)
    narrated = described.narrated(in: loaded, profile: profile)
    selections = try Self.views(of: described.views, input, chart) { try $0.selection() }
  }

  /// What the options mean in each chart; errors say in which of several.
  private static func views<Result>(
    of views: BucketedViews, _ input: InputOptions, _ chart: ChartOptions, _ result: (ChartView) throws -> Result
  ) throws -> [Result] {
    try views.views.enumerated().map { place, view in
      let name = views.views.count > 1 ? "\(input.source.name), chart \(place + 1)" : input.source.name
      return try result(ChartView(view.chart, chart, name: name))
    }
  }

  // MARK: Reading

  private static func described(
    _ input: InputOptions, _ chart: ChartOptions, isSelecting: Bool
  ) throws -> DescribedViews {
    let source = try ChartInput.open(input.source)
    guard source.isSpecification else { return try table(source, input, chart, isSelecting: isSelecting) }
    try SpecificationOptions(input: input, chart: chart).validate(isSelecting: isSelecting)
    let options = VegaLiteOptions(zone: try chart.zone(), allowedFolders: input.allowData, mostMarks: chart.mostMarks)
    let read = try DescribedViews(vegaLite: source, options: options)
    if !input.quiet { for warning in read.warnings { StandardError.write(warning.escapingControls) } }
    return try SpecificationOptions(input: input, chart: chart).applied(to: read)
  }

  private static func table(
    _ source: ChartInput, _ input: InputOptions, _ chart: ChartOptions, isSelecting: Bool
  ) throws -> DescribedViews {
    guard input.allowData.isEmpty || input.isOneOfTwo else {
      throw ValidationError("--allow-data is for Vega-Lite charts: a table names no other files. Leave it out.")
    }
    var request = try chart.request()
    if isSelecting { (request.from, request.to) = (nil, nil) }
    let watch = ReadingWatch(tellsPart: input.tellsPart, isQuiet: input.quiet)
    let described = try watch.read(input.readingOptions(zone: request.zone)) {
      try DescribedChart(source, request: request, options: $0)
    }
    if !input.quiet { report(described) }
    if let cut = described.reading.cutShort { ReadingWatch.tell(cut) }
    return DescribedViews(described)
  }

  // MARK: Notes

  private static func report(_ described: DescribedChart) {
    for note in described.notes { StandardError.write(note) }
    for misfit in described.misfits { StandardError.write(misfit) }
    report(described.reading)
  }

  /// Tells on standard error which rows were set aside.
  private static func report(_ summary: ReadingSummary) {
    for problem in summary.problems { StandardError.write(problem) }
    let more = summary.rowsSetAside - summary.problems.count
    if more > 0 { StandardError.write("\(more) more \(more == 1 ? "row was" : "rows were") set aside.") }
  }
}

extension BucketedViews {
  /// The same with other charts, in the same order.
  fileprivate func showing(_ charts: [BucketedChart]) -> BucketedViews {
    var views = self
    for (place, chart) in zip(views.views.indices, charts) { views.views[place].chart = chart }
    return views
  }
}

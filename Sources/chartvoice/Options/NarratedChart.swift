import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartReading

/// Reads the input and makes the narrator that all text commands share.
struct NarratedChart {
  var narrator: Narrator
  /// What is selected, for the command that tells a selection.
  var selection = ChartSelection.none

  /// The chart, or the part of it that a window shows.
  init(_ input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions) throws {
    let loaded = try voice.loadedVoice()
    let described = try Self.described(input, try chart.request())
    let shown = try ChartView(described.chart, chart, name: input.source.name).shown()
    let facts = shown.window == nil ? described.facts : ChartFacts(shown)
    narrator = Narrator(shown, facts: facts, voice: loaded, verbosity: voice.verbosity)
  }

  /// The whole chart, and what the options select of it.
  init(selecting input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions) throws {
    let loaded = try voice.loadedVoice()
    var request = try chart.request()
    (request.from, request.to) = (nil, nil)
    let described = try Self.described(input, request)
    narrator = Narrator(described.chart, facts: described.facts, voice: loaded, verbosity: voice.verbosity)
    selection = try ChartView(described.chart, chart, name: input.source.name).selection()
  }

  private static func described(_ input: InputOptions, _ request: ChartRequest) throws -> DescribedChart {
    let described = try DescribedChart(
      input.source, request: request, options: input.readingOptions(zone: request.zone))
    if !input.quiet {
      report(described.reading)
      if described.rowsWithoutEnd > 0 {
        let place = "\(input.source.name), column \((request.xEnd ?? "").escapingControls)"
        let found = DescribedChart.withoutEnd(described.rowsWithoutEnd)
        StandardError.write("\(place): \(found). Set aside; use --strict to stop there.")
      }
    }
    return described
  }

  /// Tells on standard error which rows were set aside.
  private static func report(_ summary: ReadingSummary) {
    for problem in summary.problems { StandardError.write(problem.description) }
    let more = summary.rowsSetAside - summary.problems.count
    if more > 0 { StandardError.write("\(more) more \(more == 1 ? "row was" : "rows were") set aside.") }
  }
}

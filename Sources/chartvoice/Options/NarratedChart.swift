import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartReading

/// Reads the input and makes the narrator that all text commands share.
struct NarratedChart {
  var narrator: Narrator

  init(_ input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions) throws {
    let loaded = try voice.loadedVoice()
    let request = try chart.request()
    let described = try DescribedChart(
      input.source, request: request, options: input.readingOptions(zone: request.zone))
    if !input.quiet { Self.report(described.reading) }
    narrator = Narrator(described.chart, facts: described.facts, voice: loaded, verbosity: voice.verbosity)
  }

  /// Tells on standard error which rows were set aside.
  private static func report(_ summary: ReadingSummary) {
    for problem in summary.problems { StandardError.write(problem.description) }
    let more = summary.rowsSetAside - summary.problems.count
    if more > 0 { StandardError.write("\(more) more \(more == 1 ? "row was" : "rows were") set aside.") }
  }
}

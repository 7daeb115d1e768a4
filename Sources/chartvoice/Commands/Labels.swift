import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice labels`.
struct Labels: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a screen reader should say on each mark, a line a mark.")

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: ResultFormat = .text

  func run() throws {
    let narrator = try NarratedChart(input, chart, voice).narrator
    guard format == .text else { return try StandardOutput.print(narrator.labelsJSON().text) }
    let labels = narrator.labels()
    // Silence would leave it open whether anything was read.
    if labels.isEmpty { try StandardOutput.print(narrator.message) }
    for label in labels { try StandardOutput.print(label.text) }
  }
}

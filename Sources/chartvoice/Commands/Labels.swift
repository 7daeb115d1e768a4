import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice labels`.
struct Labels: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labels",
    abstract: "Say what a screen reader should say on each mark, a line a mark.")

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: ResultFormat = .text

  func run() throws {
    let narrated = try NarratedInput(input.tellingPart, chart, voice).narrated
    switch format {
    case .text: try narrated.forEachLabelLine(StandardOutput.print)
    case .json: try narrated.writeLabelsJSON(StandardOutput.write)
    }
  }
}

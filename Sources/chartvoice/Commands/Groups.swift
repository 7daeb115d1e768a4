import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice groups`.
struct Groups: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "groups",
    abstract: "Say the focus groups along X; as JSON, the whole tree that a keyboard walks.")

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: ResultFormat = .text

  func run() throws {
    let narrated = try NarratedInput(input.tellingPart, chart, voice).narrated
    guard format == .text else { return try StandardOutput.print(narrated.focusJSON().text) }
    for line in narrated.groupLines() { try StandardOutput.print(line) }
  }
}

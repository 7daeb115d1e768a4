import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice select`.
struct Select: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "select",
    abstract: "Say one place or a range of X, and how it stands beside the whole.",
    discussion: """
      What is selected is --at for one place, --from and --to for a range, or --window for a day, week, month or other \
      part, the last one without --at. Buckets are taken whole.

      Example: chartvoice select steps.csv --from 2025-06-01 --to 2025-06-07
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: ResultFormat = .text

  func validate() throws {
    let isRange = chart.from != nil || chart.to != nil
    let isPlace = chart.at != nil || chart.window != nil
    guard !(isRange && isPlace) else {
      throw ValidationError("Select one thing: --at or --window for a place, or --from and --to for a range.")
    }
    guard isRange || isPlace else {
      throw ValidationError(
        "Say what to select: --at for one place, --from and --to for a range, or --window for a part of the calendar.")
    }
  }

  func run() throws {
    let read = try NarratedInput(selecting: input.tellingPart, chart, voice)
    guard format == .text else {
      return try StandardOutput.print(read.narrated.selectionJSON(read.selections).text)
    }
    for line in read.narrated.selectionLines(read.selections) { try StandardOutput.print(line) }
  }
}

import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice describe`.
struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Say what the chart is and what its data does: title, message, overview, summary, groups.")

  /// How far the description goes.
  enum Detail: String, CaseIterable, ExpressibleByArgument {
    case label, overview, summary, groups, marks
  }

  /// The form of the result: axchart is what Apple's audio graphs take, as JSON.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, axchart
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("The form of the result; axchart is what an audio graph takes.", valueName: "form"))
  var format: Format = .text

  @Option(help: ArgumentHelp("How far the description goes; label is title and message alone.", valueName: "level"))
  var detail: Detail = .groups

  @Flag(help: "Say below how the features were found: noise, tests, weights and every threshold.")
  var explain = false

  func validate() throws {
    guard !voice.mask || format != .axchart else {
      throw ValidationError("--mask hides numbers, and an audio graph is made of them. Use the form text or json.")
    }
  }

  func run() throws {
    let narrated = try NarratedInput(input.tellingPart, chart, voice).narrated
    switch format {
    case .text: try printLines(of: narrated)
    case .json: try StandardOutput.print(narrated.descriptionJSON().text)
    case .axchart: try StandardOutput.print(narrated.axChartJSON().text)
    }
  }

  private func printLines(of narrated: NarratedViews) throws {
    for line in narrated.descriptionLines(upTo: level) { try StandardOutput.print(line) }
    if explain { for line in [""] + narrated.explanationLines() { try StandardOutput.print(line) } }
    if StandardOutput.isTerminal, !input.quiet, !narrated.nextLine.isEmpty {
      try StandardOutput.print("\n" + narrated.nextLine)
    }
  }

  private var level: DescriptionLevel {
    switch detail {
    case .label: .label
    case .overview: .overview
    case .summary: .summary
    case .groups: .groups
    case .marks: .marks
    }
  }
}

import ArgumentParser
import ChartModel
import ChartNarration

/// `chartvoice table`.
struct Table: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Give the numbers behind the chart, a row a mark.")

  /// The form of the table.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, csv, markdown, html
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: Format = .text

  func run() throws {
    let narrated = try NarratedInput(input.tellingPart, chart, voice).narrated
    switch format {
    case .text: for line in narrated.tableLines() { try StandardOutput.print(line) }
    case .json: try StandardOutput.print(narrated.tableJSON().text)
    case .csv: try StandardOutput.write(narrated.tableCSV())
    case .markdown: try StandardOutput.write(narrated.tableMarkdown())
    case .html: try StandardOutput.write(narrated.tableHTML())
    }
  }
}

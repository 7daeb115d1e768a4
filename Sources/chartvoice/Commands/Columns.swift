import ArgumentParser
import ChartDescriptions
import ChartModel
import SourceText
import TableReading
import VegaLite

/// `chartvoice columns`.
struct Columns: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "columns",
    abstract: "Say what a table is: its columns, their roles, what was decided, and the charts that it offers.")

  /// The form of the result.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: Format = .text

  func run() throws {
    let source = try ChartInput.open(input.source)
    guard !source.isSpecification else {
      throw ValidationError("columns takes a table, and this is a chart. Use describe.")
    }
    let request = try chart.request()
    let watch = ReadingWatch(tellsPart: false, isQuiet: input.quiet)
    let profile = try watch.read(input.readingOptions(zone: request.zone)) {
      try TableProfile(
        TableReader.open(source, options: request.applied(to: $0)), request: request, file: input.input,
        options: optionsGiven)
    }
    switch format {
    case .text: for line in profile.lines { try StandardOutput.print(line.escapingControls) }
    case .json: try StandardOutput.print(profile.json.text)
    }
  }

  /// The options of this command line that a chart takes too, as they were written.
  private var optionsGiven: [String] {
    var (words, rest) = ([String](), CommandLine.arguments.dropFirst())
    if rest.first == Self.configuration.commandName { rest.removeFirst() }
    if let place = rest.firstIndex(of: input.input) { rest.remove(at: place) }
    while let word = rest.popFirst() {
      if word == "--format" {
        _ = rest.popFirst()
      } else if word != "--", !word.hasPrefix("--format=") {
        words.append(word)
      }
    }
    return words
  }
}

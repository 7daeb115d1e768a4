import ArgumentParser
import ChartModel
import SourceText
import TableReading

/// What is read, and how.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "A data file (.csv, .tsv, .json or .jsonl) or a Vega-Lite chart (.vl.json); a hyphen is standard input.",
    completion: .file())
  var input: String

  @Option(help: "What stands between the fields of a CSV file: one character, or the word tab.")
  var delimiter: String?

  @OptionGroup(title: "How a table is read")
  var table: TableOptions

  @Flag(help: "Stop at the first row with a value that does not fit its column.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "A folder besides its own from which a Vega-Lite chart may read data; can be given several times.",
      valueName: "folder"),
    completion: .directory)
  var allowData: [String] = []

  @Flag(help: "Print results alone: no notes about rows set aside or the chart, no hint what to do next.")
  var quiet = false

  /// Whether another input is read with the same options, which need not all concern this one.
  var isOneOfTwo = false

  /// Whether what was read before Control-C is a result: lines of text are, a sound or a walk is not.
  var tellsPart = false

  enum CodingKeys: String, CodingKey { case input, delimiter, table, strict, allowData, quiet }

  var source: TableInput { input == "-" ? .standardInput : .file(path: input) }

  /// The same for a command whose result may be of a part of the rows.
  var tellingPart: InputOptions {
    var options = self
    options.tellsPart = true
    return options
  }

  func readingOptions(zone: TimeZoneRules) -> ReadingOptions {
    table.applied(to: ReadingOptions(delimiter: delimiterCharacter, strict: strict, zone: zone))
  }

  private var delimiterCharacter: Character? {
    delimiter == "tab" || delimiter == "\\t" ? "\t" : delimiter?.first
  }

  func validate() throws {
    for folder in allowData where !FileIdentity.isFolder(folder) {
      throw ValidationError("--allow-data takes a folder, and \"\(folder.escapingControls)\" is none.")
    }
    try validateDelimiter()
  }

  private func validateDelimiter() throws {
    guard let delimiter, delimiter != "tab", delimiter != "\\t" else { return }
    guard delimiter.count == 1, let ascii = delimiter.first?.asciiValue, !"\"\r\n".utf8.contains(ascii),
      !delimiter.contains(where: { $0.isLetter || $0.isNumber || "+.".contains($0) })
    else {
      throw ValidationError(
        "--delimiter takes one character that numbers and names do not use, such as a semicolon in quotes, or the word tab."
      )
    }
  }
}

import ArgumentParser
import ChartAnalysis
import ChartModel
import ChartNarration
import SourceText

/// `chartvoice compare`.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Say what changed from one chart to another, or between two parts of one.",
    discussion: """
      The first file is the one before, the second the one after. With one file, --from and --to are the part that is \
      told, and --versus-from and --versus-to the part with which it is compared.

      Example: chartvoice compare may.csv june.csv
      Example: chartvoice compare steps.csv --from 2025-06-08 --to 2025-06-14 --versus-from 2025-06-01 --versus-to 2025-06-07
      """)

  /// How far the comparison goes.
  enum Detail: String, CaseIterable, ExpressibleByArgument {
    case label, summary, marks
  }

  @OptionGroup var input: InputOptions

  @Argument(help: "The file after; without it, two parts of the one file are compared.", completion: .file())
  var other: String?

  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("Where the part with which is compared begins.", valueName: "x"))
  var versusFrom: String?

  @Option(help: ArgumentHelp("Where the part with which is compared ends.", valueName: "x"))
  var versusTo: String?

  @Option(help: ArgumentHelp("How far the comparison goes; label is title and message alone.", valueName: "level"))
  var detail: Detail = .marks

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: ResultFormat = .text

  func validate() throws {
    let hasVersus = versusFrom != nil || versusTo != nil
    if other != nil {
      guard !hasVersus else {
        throw ValidationError("--versus-from and --versus-to are for two parts of one file. Leave out the second file.")
      }
      guard input.input != "-" || other != "-" else {
        throw ValidationError("Standard input can be one of the two files, not both.")
      }
    } else {
      guard hasVersus, chart.from != nil || chart.to != nil else {
        throw ValidationError(
          "Say what to compare: two files, or one with --from and --to beside --versus-from and --versus-to.")
      }
      guard chart.window == nil, chart.at == nil else {
        throw ValidationError("--window and --at are for two files. Use --from and --to for a part of one.")
      }
    }
  }

  func run() throws {
    let compared = try other.map(files) ?? parts()
    guard format == .text else { return try StandardOutput.print(compared.json().text) }
    let level: NarratedComparison.Level =
      switch detail {
      case .label: .label
      case .summary: .summary
      case .marks: .marks
      }
    for line in compared.lines(upTo: level) { try StandardOutput.print(line) }
  }

  private func files(_ other: String) throws -> NarratedComparison {
    var (first, second) = (input, input)
    second.input = other
    (first.isOneOfTwo, second.isOneOfTwo) = (true, true)
    let compared = NarratedComparison(
      try single(NarratedInput(first, chart, voice).narrated, first),
      try single(NarratedInput(second, chart, voice).narrated, second))
    guard compared.comparison.unlike.isEmpty else {
      throw UnlikeCharts(names: (input.source.name, second.source.name), unlike: compared.comparison.unlike)
    }
    return compared
  }

  private func parts() throws -> NarratedComparison {
    var versus = chart
    (versus.from, versus.to) = (versusFrom, versusTo)
    let read = try NarratedInput(selecting: input, chart, voice)
    let narrator = try single(read.narrated, input)
    let view = ChartView(
      narrator.chart, versus, name: input.source.name, ends: ("--versus-from", "--versus-to"))
    guard let second = read.selections.first,
      let compared = NarratedComparison(narrator, from: try view.selection(), to: second)
    else { throw UnlikeCharts(names: (input.source.name, input.source.name), unlike: []) }
    return compared
  }

  private func single(_ narrated: NarratedViews, _ input: InputOptions) throws -> Narrator {
    guard let narrator = narrated.single else { throw SeveralCharts(name: input.source.name) }
    return narrator
  }
}

/// Two charts that cannot be compared, with the reason and a remedy.
struct UnlikeCharts: UserFacingFailure, CustomStringConvertible {
  var names: (String, String)
  var unlike: [UnlikeMeasure]

  var description: String {
    guard let first = unlike.first else {
      return "\(names.0.escapingControls): a part that is to be compared has no data. Choose one with data."
    }
    let files = "\(names.0.escapingControls) and \(names.1.escapingControls)"
    switch first {
    case .unit: return "\(files): values have different units. Compare charts of one unit, or give it with --y-unit."
    case .aggregate: return "\(files): values are made in different ways. Give one way with --aggregate."
    case .valueType: return "\(files): numbers beside levels. Compare numbers with numbers."
    case .x: return "\(files): X is not the same, or its buckets are not. Give both the same with --x and --bucket."
    }
  }
}

/// A file of several charts, where one is asked for.
struct SeveralCharts: UserFacingFailure, CustomStringConvertible {
  var name: String

  var description: String {
    "\(name.escapingControls): several charts, or none. Compare files that have one chart each."
  }
}

import ArgumentParser
import ChartModel
import ChartNarration
import SoundFile
import SourceText

/// `chartvoice braille`.
struct Braille: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "braille",
    abstract: "Give the chart as lines of braille cells: its shape, what each cell means, and the labels.",
    discussion: """
      A cell stands for one mark, or for the lowest or highest value of several where marks are more than cells. \
      With --brf also as pages for an embosser, with the numbers in a table: translated by liblouis where its program \
      lou_translate is installed, else in computer braille.

      Example: chartvoice braille steps.csv --cells 32 --brf steps.brf
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Chart options") var chart: ChartOptions
  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  @Option(help: ArgumentHelp("How many cells a line has: 1 to 200.", valueName: "n"))
  var cells = 40

  @Option(help: ArgumentHelp("The form of the result.", valueName: "form"))
  var format: ResultFormat = .text

  @Option(
    help: ArgumentHelp("Also write pages for an embosser.", valueName: "file"), completion: .file(extensions: ["brf"]))
  var brf: String?

  @Flag(help: "Contract the words of the pages, by liblouis.")
  var contracted = false

  func validate() throws {
    guard !voice.mask else {
      throw ValidationError(
        "--mask hides numbers, and cells tell them by their height. Use describe, labels or groups.")
    }
    guard (1...200).contains(cells) else {
      throw ValidationError("--cells takes a number from 1 to 200, and \(cells) is none.")
    }
    guard let brf else {
      guard !contracted else {
        throw ValidationError("--contracted is for the pages that --brf writes. Add --brf FILE.")
      }
      return
    }
    guard cells >= 10 else { throw ValidationError("Pages of --brf have lines of 10 cells or more, not of \(cells).") }
    try OutputName.check(brf)
    for source in [input.input, voice.voice].compactMap({ $0 }) where FileIdentity.isShared(source, with: [brf]) {
      throw ValidationError("\"\(source.escapingControls)\" is the input. Write to another file.")
    }
  }

  func run() throws {
    let narrated = try NarratedInput(input, chart, voice).narrated
    if let brf { try write(narrated, to: brf) }
    guard format == .text else { return try StandardOutput.print(narrated.brailleJSON(width: cells).text) }
    for line in narrated.brailleLines(width: cells) { try StandardOutput.print(line) }
  }

  private func write(_ narrated: NarratedViews, to path: String) throws {
    let liblouis = Liblouis(contracted: contracted)
    if liblouis == nil, contracted || !input.quiet {
      StandardError.write(
        "lou_translate of liblouis is not installed: the pages are in uncontracted computer braille.")
    }
    let text = try narrated.brailleFile(
      width: cells, translation: liblouis.map { found in { try found.translated($0) } })
    EndingSignals.leaveNothingBehind()
    try PreparedFile(text, for: path).commit()
    if !input.quiet { StandardError.write("Wrote \(path.escapingControls).") }
  }
}

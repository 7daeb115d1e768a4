import ArgumentParser
import ChartNarration
import ChartSound

/// `chartvoice voices`.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the voices, or print one to start one's own from.")

  @Option(help: ArgumentHelp("Print the file of this voice.", valueName: "voice"))
  var show: String?

  func validate() throws {
    guard let show, !Voice.embeddedCodes.contains(show) else { return }
    throw ValidationError(
      "There is no voice \"\(show)\". The voices are: \(Voice.embeddedCodes.joined(separator: ", ")).")
  }

  func run() throws {
    guard show == nil else { return try StandardOutput.write(Voice.englishText) }
    for code in Voice.embeddedCodes { try StandardOutput.print("Speech, \(code): \(try Voice.english().name).") }
    let instruments = try InstrumentSet.standard()
    try StandardOutput.print("Tones, \(instruments.values.name): values.")
    try StandardOutput.print(
      "Tones, \(instruments.negative.name): values below zero, where there are some on both sides.")
  }
}

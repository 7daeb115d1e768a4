import ArgumentParser
import ChartNarration
import ChartSound
import SoundFile
import SourceText

/// `chartvoice voices`.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List voices and instruments, print a voice to start one's own from, or listen to an instrument.")

  @Option(help: ArgumentHelp("Print the file of this voice.", valueName: "voice"))
  var show: String?

  @Option(
    help: ArgumentHelp(
      "Write a short phrase of this instrument: one that is listed, or a TOML file of one's own, which is checked.",
      valueName: "instrument"))
  var listen: String?

  @Option(
    name: [.short, .long], help: ArgumentHelp("The WAV file for --listen.", valueName: "file"),
    completion: .file(extensions: ["wav"]))
  var output: String?

  func validate() throws {
    guard (listen == nil) == (output == nil) else {
      throw ValidationError("--listen and --output belong together: voices --listen clear -o clear.wav.")
    }
    if let output { try OutputName.check(output) }
    if let show, !Voice.embeddedCodes.contains(show) {
      throw ValidationError(
        "There is no voice \"\(show)\". The voices are: \(Voice.embeddedCodes.joined(separator: ", ")).")
    }
    do {
      if let listen { _ = try InstrumentPlace.instrument(listen) }
    } catch let unknown as InstrumentChoiceError {
      throw ValidationError(unknown.description)
    } catch {
      // A file that cannot be used is no slip of the command line; running tells of it.
    }
    if let listen, let output, FileIdentity.isShared(listen, with: [output][...]) {
      throw ValidationError("\"\(output.escapingControls)\" is the instrument. Write to another file.")
    }
  }

  func run() throws {
    if let listen, let output { return try write(listen, to: output) }
    guard show == nil else { return try StandardOutput.write(Voice.englishText) }
    for code in Voice.embeddedCodes { try StandardOutput.print("Speech, \(code): \(Voice.english.name).") }
    for standard in StandardInstrument.allCases {
      let instrument = standard.instrument
      try StandardOutput.print("Tones, \(instrument.name): \(instrument.use).")
    }
  }

  private func write(_ name: String, to path: String) throws {
    let instrument = try InstrumentPlace.instrument(name)
    let sound = RenderedSound(
      Score(listeningTo: instrument), instruments: InstrumentSet(values: instrument, negative: instrument))
    EndingSignals.leaveNothingBehind()
    try sound.write(to: path, tags: SoundFileTags(title: instrument.name, comment: instrument.use))
    StandardError.write("Wrote \(path.escapingControls).")
  }
}

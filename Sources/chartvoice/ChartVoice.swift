import ArgumentParser
import ChartModel
import SourceText

/// The command line: parses options, makes one call, prints what comes back.
@main
struct ChartVoice: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chartvoice",
    abstract: "Say what a chart shows, in words and in tones.",
    discussion: """
      Give it a data file: CSV, TSV, JSON, JSON Lines or a workbook, also packed, or a hyphen for standard input. What stands along X, \
      what is measured and how rows are put together is found in the data, said in the overview, and changed by options.

      Example: chartvoice steps.csv --bucket week --aggregate sum

      Results go to standard output, everything else to standard error. \
      Exit codes: 0 done; 1 lint found an error, or verify a missed target; 2 the input could not be read or the output \
      not written; 64 wrong usage; 130 Control-C ended the reading of a long table, and what was told is of the rows before it.
      """,
    version: version,
    subcommands: [
      Describe.self, Columns.self, Labels.self, Groups.self, Table.self, Select.self, Explore.self, Compare.self,
      Braille.self,
      Follow.self, Events.self,
      Sonify.self, Verify.self, Lint.self, Rules.self,
      Voices.self, ProfileCommand.self,
    ],
    defaultSubcommand: Describe.self
  )

  /// What `--version` prints.
  static let version = "0.1.0 with the time zones of \(TimeZoneRules.databaseVersion)"

  static func main() {
    keepStandardDescriptors()
    makeSignalsErrors()
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) { endPrinting(version) }
    do {
      var command = try CalledCommand.parsed(Array(CommandLine.arguments.dropFirst()))
      try command.run()
      try StandardOutput.finish()
      if ReadingWatch.wasCutShort { exit(withError: ExitCode(ExitStatus.interrupted)) }
    } catch let failure as any CustomStringConvertible & UserFacingFailure {
      StandardError.write(failure)
      exit(withError: ExitCode(ExitStatus.unusable))
    } catch is ClosedPipe {
      exit(withError: ExitCode(ExitStatus.unusable))
    } catch {
      end(with: error)
    }
  }

  /// Ends with help, or with what is wrong with an option, which is repeated there and may hold anything.
  private static func end(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    guard !message.isEmpty else { exit(withError: error) }
    guard !code.isSuccess else { endPrinting(message) }
    StandardError.write(
      message.split(separator: "\n", omittingEmptySubsequences: false).map(\.escapingControls).joined(separator: "\n"))
    exit(withError: code)
  }

  /// Prints help, or the version, as any other result.
  private static func endPrinting(_ text: String) -> Never {
    do {
      try StandardOutput.print(text)
      try StandardOutput.finish()
    } catch {
      if !(error is ClosedPipe) { StandardError.write("\(error)") }
      exit(withError: ExitCode(ExitStatus.unusable))
    }
    exit(withError: ExitCode.success)
  }
}

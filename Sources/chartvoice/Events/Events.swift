import ArgumentParser

/// `chartvoice events`.
struct Events: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Combine two timelines of events, and move an event along one.",
    discussion: """
      A timeline is a CSV file with the columns id and time, in seconds.

      Example: chartvoice events combine --how zip keys.csv lights.csv --instant
      Example: chartvoice events move key3 --by -2.5 keys.csv lights.csv --how zip
      """,
    subcommands: [Combine.self, Move.self])
}

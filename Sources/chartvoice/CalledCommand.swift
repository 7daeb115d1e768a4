import ArgumentParser

/// The command that a command line calls. It alone is asked: to build the tree of all commands takes longer than to describe a
/// small chart.
enum CalledCommand {
  /// The command with its options.
  ///
  /// What it does not take as it stands, such as a mistake or a call for help, is read by the whole program, which knows what to say.
  ///
  /// - Throws: What `ParsableCommand.parseAsRoot` throws.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    guard let (command, rest) = called(arguments), let parsed = try? command.parseAsRoot(rest),
      // A call for help is a command too, of a type that is not ours.
      ([command] + command.configuration.subcommands).contains(where: { $0 == type(of: parsed) })
    else { return try ChartVoice.parseAsRoot(arguments) }
    return parsed
  }

  /// The command that is named first, or that of a line that names none; `nil` where a name stands elsewhere.
  private static func called(_ arguments: [String]) -> (command: any ParsableCommand.Type, arguments: [String])? {
    if let name = arguments.first, let command = commands.first(where: { $0.configuration.commandName == name }) {
      return (command, Array(arguments.dropFirst()))
    }
    let names = commands.map { $0.configuration.commandName } + ["help"]
    return arguments.contains { names.contains($0) } ? nil : (Describe.self, arguments)
  }

  private static var commands: [any ParsableCommand.Type] { ChartVoice.configuration.subcommands }
}

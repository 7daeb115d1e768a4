import ArgumentParser
import ChartNarration

/// `chartvoice profile`.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Print the settings in force, every token and key explained, as a file to change and keep.",
    discussion: """
      Kept as chartvoice/profile.toml in the configuration folder (~/.config, or $XDG_CONFIG_HOME), it is obeyed by every \
      command. A token is said where its name stands in the list, in the order of the list.

      Example: chartvoice profile --verbosity full > my-profile.toml
      """)

  @OptionGroup(title: "Voice options") var voice: VoiceOptions

  func run() throws { try StandardOutput.write(try voice.settings().toml) }
}

import ArgumentParser

/// How one walks.
struct WalkOptions: ParsableArguments {
  @Flag(help: "Type commands by their words, one a line, in place of keys.")
  var typed = false

  @Option(
    help: ArgumentHelp("Do the commands of a file, one a line, in place of keys.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(
    help: ArgumentHelp("Note the commands in a file, which --script does again.", valueName: "file"),
    completion: .file())
  var log: String?

  @Flag(help: "Say each announcement in braille too.")
  var braille = false

  func validate() throws {
    guard !typed || script == nil else {
      throw ValidationError("--typed and --script each say where commands come from. Give one of them.")
    }
  }
}

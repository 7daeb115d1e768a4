/// Git, as it is asked what changed: it writes nothing, and runs no program that a repository names.
struct GitProgram {
  private static let limits = ExternalProgram.Limits(seconds: 60, bytes: 200_000_000)

  private let program: ExternalProgram

  /// The one of the folders of PATH; `nil` where there is none.
  static var found: GitProgram? { ExternalProgram(named: ["git"]).map { GitProgram(program: $0) } }

  private init(program: ExternalProgram) { self.program = program }

  /// What it writes when run in a folder.
  ///
  /// A hook sets variables by which git would find another repository; those are not handed on.
  func output(_ arguments: [String], in folder: String) throws(ProgramFailure) -> [UInt8] {
    try program.run(
      ["--no-optional-locks", "-C", folder, "-c", "core.fsmonitor=false"] + arguments, input: [],
      variables: ["PATH", "HOME", "XDG_CONFIG_HOME"], limits: Self.limits)
  }

  /// The one line that it writes when run in a folder.
  func line(_ arguments: [String], in folder: String) throws(ProgramFailure) -> String {
    let bytes = try output(arguments, in: folder)
    return String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}

import ChartModel

/// Why liblouis did not translate, with a remedy.
struct LiblouisError: UserFacingFailure, CustomStringConvertible {
  var reason: String

  var description: String { "lou_translate: \(reason) Check the installation of liblouis, or take it out of PATH." }
}

/// The program of liblouis that translates text to braille.
struct Liblouis {
  private static let limits = ExternalProgram.Limits(seconds: 60, bytes: 50_000_000)

  private let program: ExternalProgram
  private let table: String

  /// The program in the folders of PATH; `nil` where none has it.
  ///
  /// - Parameter contracted: whether words are contracted, as grade 2 of Unified English Braille does.
  init?(contracted: Bool) {
    guard let program = ExternalProgram(named: ["lou_translate"]) else { return nil }
    self.program = program
    table = contracted ? "unicode.dis,en-ueb-g2.ctb" : "unicode.dis,en-ueb-g1.ctb"
  }

  /// A line of braille patterns for each line of text.
  func translated(_ lines: [String]) throws -> [String] {
    guard !lines.isEmpty else { return [] }
    let bytes: [UInt8]
    do {
      bytes = try program.run(
        ["--forward", table], input: Array(Self.input(lines).utf8), variables: ["PATH", "HOME", "LOUIS_TABLEPATH"],
        limits: Self.limits)
    } catch {
      throw LiblouisError(reason: error.reason(Self.limits))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LiblouisError(reason: "what it wrote is not UTF-8 text.")
    }
    let translated = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return translated.last == "" ? translated.dropLast() : translated
  }

  /// Lines as the program reads them: a backslash begins an escape sequence there, and one that it does not know takes the
  /// rest of its line with it.
  private static func input(_ lines: [String]) -> String {
    lines.map { $0.replacing("\\", with: "\\\\") + "\n" }.joined()
  }
}

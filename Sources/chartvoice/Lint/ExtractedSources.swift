import ChartLint
import SourceText
import Synchronization

/// Reads the sources of a programming language by its extractor: all files of a run at once, before they are judged, and bytes
/// that are not those of a file through a temporary one.
final class ExtractedSources: SourceReader {
  /// What a file held when it was asked for.
  private struct Asked {
    /// The bytes of the mark at its beginning.
    let mark: Int
    private let count: Int
    private let hash: UInt64

    init(_ bytes: [UInt8]) {
      let text = bytes.dropFirst(bytes.starts(with: Self.mark) ? Self.mark.count : 0)
      (mark, count, hash) = (bytes.count - text.count, text.count, FNV1a.hash(text))
    }

    /// Whether it held just these bytes behind its mark.
    func isOf(_ bytes: [UInt8]) -> Bool { bytes.count == count && FNV1a.hash(bytes) == hash }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  }

  private struct State {
    var asked: [[UInt8]: Asked] = [:]
    var output: ExtractorOutput?
    /// Why the extractor is not asked, and not believed, any more.
    var failure: LintInputError?
  }

  private let extractor: Extractor
  private let program: ExternalProgram
  private let state = Mutex(State())

  /// By the program beside the running one, else in the folders of PATH; `nil` where it is in neither.
  init?(_ extractor: Extractor) {
    guard let program = ExternalProgram(beside: extractor.name) ?? ExternalProgram(named: [extractor.name]) else {
      return nil
    }
    (self.extractor, self.program) = (extractor, program)
  }

  /// Why the extractor gave nothing, as soon as it did not once.
  var failure: LintInputError? { state.withLock(\.failure) }

  /// Asks for all of some files at once; those that cannot be read, or not twice, are not among them.
  func ask(for paths: [String]) {
    let names = paths.filter { FileIdentity.isFile($0) && !Self.breaksLine($0) }
    let asked = names.compactMap { name in (try? WholeFile.read(name)).map { (name, Asked($0)) } }
    guard !asked.isEmpty else { return }
    state.withLock { state in
      do throws(LintInputError) {
        state.output = try output(of: asked.map(\.0))
        state.asked = asked.reduce(into: [:]) { $0[Array($1.0.utf8)] = $1.1 }
      } catch { state.failure = error }
    }
  }

  func texts(in bytes: [UInt8], file: String) throws(LintInputError) -> SourceTexts {
    try state.withLock { state throws(LintInputError) in
      if let failure = state.failure { throw failure }
      try checkName(file)
      if let output = state.output, let asked = state.asked[Array(file.utf8)], asked.isOf(bytes) {
        return try Self.noting(&state.failure) { () throws(LintInputError) in
          try output.texts(of: file, in: bytes, from: asked.mark)
        }
      }
      let copy = try copy(of: bytes, file)
      defer { copy.remove() }
      try checkName(copy.path)
      return try Self.noting(&state.failure) { () throws(LintInputError) in
        try output(of: [copy.path]).texts(of: copy.path, in: bytes)
      }
    }
  }

  /// What something gives, or why the extractor failed.
  private static func noting<Result>(
    _ failure: inout LintInputError?, _ body: () throws(LintInputError) -> Result
  ) throws(LintInputError) -> Result {
    do throws(LintInputError) { return try body() } catch {
      failure = error
      throw error
    }
  }

  // MARK: Asking

  private func output(of names: [String]) throws(LintInputError) -> ExtractorOutput {
    let limits = ExternalProgram.Limits(seconds: 60 + Double(names.count) / 10, bytes: 64_000_000)
    let written: [UInt8]
    do throws(ProgramFailure) {
      written = try program.run(
        [], input: Array(names.map { $0 + "\n" }.joined().utf8), variables: ["PATH", "HOME"], limits: limits)
    } catch { throw extractor.failure(error.reason(limits)) }
    return try ExtractorOutput(written, of: extractor, asked: names)
  }

  private static func breaksLine(_ name: String) -> Bool { name.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

  /// A name that is given line by line would be two.
  private func checkName(_ name: String) throws(LintInputError) {
    guard Self.breaksLine(name) else { return }
    throw LintInputError(
      file: name, message: "\(extractor.name) cannot be asked for a name with a line break. Rename it.")
  }

  private func copy(of bytes: [UInt8], _ file: String) throws(LintInputError) -> TemporaryFile {
    do throws(OutputError) {
      return try TemporaryFile(ending: ".swift") { try $0.write(bytes) }
    } catch {
      let fault = ExternalProgram.fault(error.number)
      throw LintInputError(
        file: file,
        message: "\(extractor.name) needs a copy of it, which cannot be written: \(fault) "
          + "Free space, or set TMPDIR to another folder.")
    }
  }
}

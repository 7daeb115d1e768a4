import Foundation
import Testing

/// Runs the built program as a person would.
struct Program {
  /// What a run came to.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
    /// What ended it, if a signal did.
    var wasKilled: Bool
  }

  /// The program that CHARTVOICE names, such as that of a release build, which people install and which starts several times
  /// as fast; else the one beside the test bundle.
  static let url: URL = {
    if let named = ProcessInfo.processInfo.environment["CHARTVOICE"], !named.isEmpty {
      return URL(fileURLWithPath: named, relativeTo: Project.folder)
    }
    let bundle = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("chartvoice")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: ".build/debug/chartvoice")
  }()

  /// Variables of the environment that runs within `body` have besides their own.
  @TaskLocal static var variables: [String: String] = [:]

  /// Runs something with other variables of the environment.
  static func withEnvironment(_ variables: [String: String], _ body: () throws -> Result) throws -> Result {
    try $variables.withValue(variables, operation: body)
  }

  /// Runs with arguments, text on standard input, and standard output where it is told to go.
  ///
  /// - Parameter settings: the folder of the person's settings; an empty one if not given, never that of who runs the tests.
  /// - Parameter start: the folder in which the program starts; that of the tests if not given.
  static func run(
    _ arguments: [String], input: Data = Data(), output path: String? = nil, settings: String? = nil,
    startingIn start: URL? = nil
  ) throws -> Result {
    try Running(arguments, input: input, output: path, settings: settings, startingIn: start).result()
  }

  /// Runs a line of commands in the shell; `$0` in it is the program.
  static func shell(_ line: String, _ arguments: [String] = [], startingIn start: URL? = nil) throws -> Result {
    try Running(["-c", line, url.path] + arguments, program: "/bin/sh", startingIn: start).result()
  }

  /// Runs a command so many times at once.
  static func run(_ count: Int, _ arguments: [String], startingIn start: URL) throws -> [Result] {
    try (0..<count).map { _ in try Running(arguments, startingIn: start) }.map { try $0.result() }
  }
}

/// A program that was started, between files.
final class Running {
  private let folder: TemporaryFolder
  private let child: Child

  /// - Parameter program: ChartVoice if not given.
  init(
    _ arguments: [String], program: String = Program.url.path, input: Data = Data(), output path: String? = nil,
    settings: String? = nil, startingIn start: URL? = nil
  ) throws {
    folder = try TemporaryFolder()
    let input = try OpenFile(folder.file("in", input), O_RDONLY)
    let own = try folder.file("out", "")
    let output = try OpenFile(path ?? own, O_WRONLY)
    let errors = try OpenFile(folder.file("err", ""), O_WRONLY)
    let variables = ["XDG_CONFIG_HOME": settings ?? folder.url.path].merging(Program.variables) { $1 }
    child = try withExtendedLifetime((input, output, errors)) {
      try Child(
        [program] + arguments, environment: variables, in: start?.path, input: input.number, output: output.number,
        errors: errors.number)
    }
  }

  /// Whether it has not ended yet.
  var isRunning: Bool {
    get throws { try child.isRunning }
  }

  func send(_ signal: Int32) { child.send(signal) }

  /// Waits for its end.
  func result() throws -> Program.Result {
    let end = try child.wait()
    return Program.Result(
      status: end.status, output: try text("out"), errors: try text("err"), wasKilled: end.wasKilled)
  }

  /// The same of a program that only waits: other tests go on meanwhile.
  func eventualResult() async throws -> Program.Result {
    let begin = ContinuousClock.now
    while try isRunning, ContinuousClock.now - begin < .seconds(90) { try await Task.sleep(for: .milliseconds(50)) }
    return try result()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
  }
}

/// A file that is open as long as somebody has it, and in no program that is started meanwhile.
private final class OpenFile {
  let number: Int32

  init(_ path: String, _ flags: Int32) throws {
    number = open(path, flags | O_CLOEXEC)
    guard number >= 0 else { throw Spawn.Failure(description: "\(path) does not open: \(errno)") }
  }

  deinit { close(number) }
}

/// A folder that goes away with its last user.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("chartvoice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String { try file(name, Data(text.utf8)) }

  func file(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file.path
  }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
}

/// The project's own folder, found from this file.
enum Project {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

extension Program {
  /// What a command says of a file with some text, line by line without those that are empty.
  static func lines(_ command: [String], _ name: String, _ text: String, _ options: [String] = []) throws -> [String] {
    let folder = try TemporaryFolder()
    let result = try run(command + [try folder.file(name, text)] + options)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }
}

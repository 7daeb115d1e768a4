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

  /// Runs a command so many times at once.
  static func run(_ count: Int, _ arguments: [String], startingIn start: URL) throws -> [Result] {
    try (0..<count).map { _ in try Running(arguments, startingIn: start) }.map { try $0.result() }
  }
}

/// A program that was started.
final class Running {
  private let folder: TemporaryFolder
  private let process = Process()

  init(
    _ arguments: [String], input: Data = Data(), output path: String? = nil, settings: String? = nil,
    startingIn start: URL? = nil
  ) throws {
    folder = try TemporaryFolder()
    _ = try folder.file("in", input)
    for name in ["out", "err"] { _ = try folder.file(name, "") }
    process.executableURL = Program.url
    process.arguments = arguments
    if let start { process.currentDirectoryURL = start }
    let own = ["XDG_CONFIG_HOME": settings ?? folder.url.path].merging(Program.variables) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: file("in"))
    process.standardOutput = try FileHandle(forWritingTo: path.map { URL(fileURLWithPath: $0) } ?? file("out"))
    process.standardError = try FileHandle(forWritingTo: file("err"))
    try process.run()
  }

  /// Whether it has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// Waits for its end.
  func result() throws -> Program.Result {
    process.waitUntilExit()
    return Program.Result(
      status: process.terminationStatus, output: try text("out"), errors: try text("err"),
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  private func file(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }
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

import Foundation
import Testing

/// The program as it is installed in a folder of its own, where nothing lies beside it but what a test puts there.
struct Installation {
  let folder: TemporaryFolder
  /// Where the files of a test are.
  let work: URL

  /// - Parameter extractor: What stands for the program that reads Swift sources: a script of the shell; `nil` for none.
  init(extractor: String? = nil) throws {
    folder = try TemporaryFolder()
    work = folder.url.appendingPathComponent("work")
    for name in ["bin", "work", "path", "temporary"] {
      try FileManager.default.createDirectory(at: place(name), withIntermediateDirectories: false)
    }
    try Self.link(Program.url, to: program)
    if let extractor { try install("bin/" + Self.extractor, extractor) }
  }

  static let extractor = "chartvoice-texts-swift"

  var program: URL { place("bin/chartvoice") }

  func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  /// Puts a script under a name below the folder.
  func install(_ name: String, _ script: String) throws {
    let path = try folder.file(name, "#!/bin/sh\nhere='\(folder.url.path)'\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Writes a file of the test.
  func file(_ name: String, _ text: String) throws { _ = try folder.file("work/" + name, text) }

  /// The names below the folder of temporary files.
  var temporaryNames: [String] { (try? FileManager.default.contentsOfDirectory(atPath: place("temporary").path)) ?? [] }

  func start(_ arguments: [String], input: String = "", program: URL? = nil) throws -> Running {
    let variables = ["PATH": place("path").path + ":/usr/bin:/bin", "TMPDIR": place("temporary").path]
    return try Program.$variables.withValue(variables.merging(Program.variables) { $1 }) {
      try Running(arguments, program: (program ?? self.program).path, input: Data(input.utf8), startingIn: work)
    }
  }

  func run(_ arguments: [String], input: String = "", program: URL? = nil) throws -> Program.Result {
    try start(arguments, input: input, program: program).result()
  }

  /// The same file under another name: a program that is started by it lies there, which a symbolic link would not say.
  static func link(_ file: URL, to other: URL) throws {
    do { try FileManager.default.linkItem(at: file, to: other) } catch {
      try FileManager.default.copyItem(at: file, to: other)
    }
  }
}

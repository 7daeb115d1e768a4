import Foundation
import Testing

extension ToughCase {
  /// Names of files that look like something else, and charts that ask for files that are not theirs.
  static let injectedPaths: [ToughCase] =
    [
      ToughCase("A file called --help, behind two hyphens") { try opened("--help", by: ["--", "--help"]) },
      ToughCase("A file called -x.csv, by its path") { try opened("-x.csv", by: ["./-x.csv"]) },
      ToughCase("A file whose name holds an escape and a line break") {
        try opened("a\u{1B}[31m\nb.csv", by: ["a\u{1B}[31m\nb.csv"])
      },
      ToughCase("A file whose name is a command of a shell") {
        try opened("$(touch x)`touch y`;'\".csv", by: ["$(touch x)`touch y`;'\".csv"])
      },
      ToughCase("A file to be linted whose name and text are commands of GitHub's runner") {
        let folder = try TemporaryFolder()
        let label = #"{"label": "June 6: several trains ##[group]x"}"#
        _ = try folder.file("::stop-commands::x.jsonl", label + "\n")
        let result = try Program.run(["lint", ".", "--rule", "vague-quantity"], startingIn: folder.url)
        let start = #"./::stop-commands::x.jsonl, line 1: "June 6: several trains ##\u{5B}group]x"."#
        #expect(result.status == 0 && result.output.hasPrefix(start), "\(result.output)")
        return "shown as " + Injected.code(start)
      },
      ToughCase("A missing file whose name is a command of GitHub's runner") {
        let result = try Program.run(["::error::no.csv"])
        #expect(result.status == 2 && result.errors.hasPrefix("./::"), "\(result.errors)")
        return Injected.code(result.toughEnd)
      },
      missing("A missing file whose name holds an escape", "no\u{1B}[31m.csv"),
      missing("A missing file whose name turns direction", "no\u{202E}vsc.exe"),
    ] + addresses.map(asked)

  private static let rows = "a,v\nk,1\nm,2\n"

  /// Starts the program in a folder with one file.
  private static func opened(_ name: String, by arguments: [String]) throws -> String {
    let folder = try TemporaryFolder()
    _ = try folder.file(name, rows)
    let result = try Program.run(["labels"] + arguments, startingIn: folder.url)
    #expect(result.status == 0 && result.output == "K: 1\nM: 2\n", "\(result.errors)")
    #expect(Injected.disturbing(in: result.errors) == [] && folder.names == [name])
    return "read as any other file"
  }

  private static func missing(_ title: String, _ name: String) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      let result = try Program.run([folder.url.appendingPathComponent(name).path])
      #expect(result.status == 2 && Injected.disturbing(in: result.errors) == [])
      return Injected.code(result.toughEnd)
    }
  }

  /// What a chart asks for as its data.
  private static let addresses = [
    "../../etc/passwd", "/etc/passwd", "file:///etc/passwd", "https://example.org/a.csv", "//host/share/a.csv",
    "/dev/stdin", "/dev/zero", "/proc/self/environ", "%2e%2e/out.csv", "link.csv", "pipe.csv", "a%00.csv", "~/.profile",
    "data:text/csv,a", "\u{1B}[31m.csv", ".",
  ]

  /// Its folder has a link that leads out and a named pipe, its parent folder a table.
  private static func asked(_ address: String) -> ToughCase {
    ToughCase("A chart whose data are `\(address.replacingOccurrences(of: "\u{1B}", with: "<U+001B>"))`") {
      let folder = try TemporaryFolder()
      _ = try folder.file("out.csv", rows)
      let inside = folder.url.appendingPathComponent("in")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: inside.path + "/link.csv", withDestinationPath: folder.url.path + "/out.csv")
      #expect(mkfifo(inside.path + "/pipe.csv", 0o600) == 0)
      let written = String(decoding: try JSONEncoder().encode(address), as: UTF8.self)
      let chart = try folder.file(
        "in/c.vl.json",
        "{\"data\": {\"url\": \(written)}, \"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"a\"}, \"y\": {\"field\": \"v\", \"type\": \"quantitative\"}}}"
      )
      let result = try Program.run([chart], input: Data(rows.utf8))
      #expect(result.status == 2 && result.output == "" && !result.wasKilled)
      #expect(Injected.disturbing(in: result.errors) == [])
      return Injected.code(result.toughEnd)
    }
  }
}

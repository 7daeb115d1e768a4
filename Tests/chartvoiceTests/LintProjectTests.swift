import Foundation
import Testing

@testable import chartvoice

/// Configurations, older findings and fixes of `lint` from outside.
@Suite struct LintProjectTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["repo/.git", "repo/a/b", "repo/inner/.git"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  private static let label = "{\"label\": \"June 6: several trains\"}\n"

  private func lint(_ arguments: [String]) throws -> Program.Result { try Program.run(["lint"] + arguments) }

  @Test func theNearestConfigurationOfTheRepository() throws {
    let deep = try folder.file("repo/a/b/x.jsonl", Self.label)
    let other = try folder.file("repo/inner/x.jsonl", Self.label)
    _ = try folder.file(".chartvoice.toml", "[lint]\nrules = 1\n")
    _ = try folder.file("repo/.chartvoice.toml", "[lint]\nrules = { vague-quantity = \"error\" }\n")
    #expect(try lint([deep]).status == 1)
    // A repository within is a project of its own.
    #expect(try lint([other]).status == 0)
    _ = try folder.file("repo/a/.chartvoice.toml", "extends = \"../.chartvoice.toml\"\n[lint]\nnames = [\"several\"]\n")
    let named = try lint([deep, "--rule", "vague-quantity"])
    #expect(named.status == 0 && named.output == "No findings in 1 text of 1 file.\n", "\(named.errors)")
    #expect(
      try lint([deep, "--config", "none", "--rule", "vague-quantity"]).output.contains("vague-quantity, warning"))
  }

  /// One name in two Unicode forms is two files here.
  @Test func namesInTwoForms() throws {
    let files = try ["caf\u{E9}", "cafe\u{301}"].map { try folder.file("repo/a/\($0).jsonl", Self.label) }
    let result = try lint([folder.url.appendingPathComponent("repo/a").path, "--rule", "vague-quantity"])
    let lines = result.output.split(separator: "\n").map { Array($0.utf8) }
    #expect(files.allSatisfy { file in lines.contains { $0.starts(with: file.utf8) } }, "\(result.output)")
    #expect(try lint([files[0], files[0]]).output.contains("1 file"))
  }

  @Test func overridesOfFiles() throws {
    let config = try folder.file(
      "repo/c.toml", "[lint]\n[[lint.overrides]]\nfiles = \"a/**\"\nrules = { vague-quantity = \"off\" }\n")
    let (inside, outside) = (
      try folder.file("repo/a/b/x.jsonl", Self.label), try folder.file("repo/x.jsonl", Self.label)
    )
    let result = try lint([inside, outside, "--config", config])
    #expect(
      result.output.contains("\(outside), line 1: ")
        && !result.output.contains("\(inside), line 1: \"June 6: several trains\". Vague"))
  }

  /// A list is written over a list alone; a configuration that goes deeper than anybody writes is refused; of a folder no plain text is read.
  @Test func whatIsNotMeantIsLeftAlone() throws {
    let (labels, notes) = (try folder.file("repo/x.jsonl", Self.label), try folder.file("repo/notes.txt", "several\n"))
    let written = try lint([labels, "--write-baseline", "--baseline", notes])
    #expect(written.status == 2 && written.errors.contains("notes.txt"))
    #expect(try String(contentsOfFile: notes, encoding: .utf8) == "several\n")
    let deep = try folder.file("deep.toml", "a" + String(repeating: ".a", count: 200_000) + " = 1\n")
    let refused = try lint([labels, "--config", deep])
    #expect(refused.status == 2 && refused.errors.hasSuffix("This configuration is longer than 100 KB. Shorten it.\n"))
    #expect(try lint([folder.url.path + "/repo"]).output.hasSuffix("1 warning in 1 text of 1 file.\n"))
  }

  /// From a named pipe nothing may ever come: of a folder it is passed, and as a setting it is refused.
  @Test func namedPipes() throws {
    let labels = try folder.file("repo/x.jsonl", Self.label)
    for name in ["repo/a/y.jsonl", "repo/a/z.json", "repo/inner/.chartvoice.toml", "pipe.toml"] {
      try #require(mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0)
    }
    #expect(try lint([folder.url.path + "/repo/a"]).output == "No findings in 0 texts of 0 files.\n")
    let inner = try folder.file("repo/inner/x.jsonl", Self.label)
    let found = try lint([inner, labels])
    #expect(
      found.status == 2 && found.errors.hasSuffix("not a regular file. Give the configuration as a file on disk.\n"))
    #expect(found.output.contains("1 warning in 1 text of 1 file."))
    let pipe = folder.url.appendingPathComponent("pipe.toml").path
    for (option, kind) in [
      ("--config", "configuration"), ("--baseline", "list of older findings"), ("--chart", "chart"),
    ] {
      let refused = try lint([labels, option, pipe])
      #expect(refused.status == 2)
      #expect(
        refused.errors.hasSuffix("\(pipe): not a regular file. Give the \(kind) as a file on disk.\n"),
        "\(refused.errors)")
    }
  }

  /// A mistake is one sentence, however many files lie below; the others are judged.
  @Test func mistakes() throws {
    let files = try ["repo/a/x.jsonl", "repo/a/y.jsonl", "repo/z.jsonl"].map { try folder.file($0, Self.label) }
    let config = try folder.file("repo/a/.chartvoice.toml", "[lint]\nrules = { vague-quantiti = \"off\" }\n")
    let result = try lint(files)
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix(", line 2: There is no rule \"vague-quantiti\". Did you mean \"vague-quantity\"?\n")
        && result.errors.split(separator: "\n").count == 1)
    #expect(result.output.hasPrefix("\(files[2]), line 1: "))
    #expect(try lint(files + ["--config", config]).output == "")
    let circle = try folder.file("repo/circle.toml", "extends = \"circle.toml\"\n")
    let turned = try lint([files[2], "--config", circle])
    #expect(turned.status == 2 && turned.errors.contains("extends leads back to this file"))
    #expect(try lint([files[2], "--config", "/nowhere.toml"]).status == 2)
    // A configuration that cannot be met is told, not passed over.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("repo/b"), withIntermediateDirectories: true)
    let linked = try folder.file("repo/b/x.jsonl", Self.label)
    for (goal, reason) in [(".chartvoice.toml", "Too many levels"), ("gone.toml", "no such file")] {
      let link = folder.url.appendingPathComponent("repo/b/.chartvoice.toml").path
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: goal)
      let refused = try lint([linked])
      #expect(refused.status == 2 && refused.errors.contains(reason), "\(refused)")
    }
    let lost = try folder.file("repo/lost.toml", "extends = \"nowhere.toml\"\n")
    #expect(
      try lint([files[2], "--config", lost]).errors.hasSuffix(
        "lost.toml: extends names \(folder.url.path)/repo/nowhere.toml: no such file.\n"))
    _ = try folder.file("repo/other.toml", "[lint]\nrules = { vague-quantity = \"secret\" }\n")
    let naming = try folder.file("repo/naming.toml", "extends = \"other.toml\"\n")
    let told = try lint([files[2], "--config", naming])
    #expect(told.status == 2 && told.errors.contains("vague-quantity must be") && !told.errors.contains("secret"))
  }

  @Test func olderFindings() throws {
    let file = try folder.file("repo/a/x.jsonl", Self.label)
    let list = folder.url.appendingPathComponent("repo/known.json").path
    let options = [file, "--rule", "vague-quantity", "--baseline", list]
    #expect(try lint(options).status == 2)
    let written = try lint(options + ["--write-baseline"])
    #expect(written.status == 0 && written.output == "" && written.errors == "Wrote \(list): 1 finding.\n")
    #expect(try String(contentsOfFile: list, encoding: .utf8).contains("\"file\": \"a/x.jsonl\""))
    _ = try folder.file("repo/a/x.jsonl", "\n{\"label\": \"many trains\"}\n" + Self.label)
    let result = try lint(options)
    #expect(
      result.output.hasPrefix("\(file), line 2: \"many trains\". ")
        && result.output.hasSuffix("1 warning in 2 texts of 1 file.\n"))
    // What cannot be read would be lost from the list.
    _ = try folder.file("repo/a/x.jsonl", "{")
    let before = try String(contentsOfFile: list, encoding: .utf8)
    #expect(try lint(options + ["--write-baseline"]).status == 2)
    #expect(try String(contentsOfFile: list, encoding: .utf8) == before)
  }

  @Test func findingsThatAreGone() throws {
    let (first, other) = (
      try folder.file("repo/a/x.jsonl", Self.label + Self.label + "{\"label\": \"many trains\"}\n"),
      try folder.file("repo/y.jsonl", Self.label)
    )
    let list = folder.url.appendingPathComponent("repo/known.json").path
    _ = try lint([first, other, "--baseline", list, "--write-baseline"])
    func text() throws -> String { try String(contentsOfFile: list, encoding: .utf8) }
    func prune(_ files: [String]) throws -> Program.Result {
      try lint(files + ["--baseline", list, "--prune-baseline"])
    }
    let whole = try text()
    let all = whole.components(separatedBy: "\"rule\"").count - 1
    #expect(try prune([first, other]).errors.hasPrefix("\(list): 0 findings were taken out, "))
    #expect(try text() == whole)
    // One of two that are alike, and another; what is new is not added, and other files stay.
    _ = try folder.file("repo/a/x.jsonl", Self.label + "{\"label\": \"June 7: numerous trains\"}\n")
    let result = try prune([first])
    #expect(result.status == 0 && result.output == "" && result.errors.contains(" findings were taken out, "))
    let pruned = try text()
    #expect(pruned.contains("June 6: several trains") && !pruned.contains("many") && !pruned.contains("numerous"))
    #expect(pruned.contains("\"file\": \"y.jsonl\"") && pruned.components(separatedBy: "\"rule\"").count - 1 < all)
    try FileManager.default.removeItem(atPath: other)
    #expect(try prune([first]).errors == "\(list): 1 finding was taken out, 1 stays.\n")
    _ = try folder.file("repo/a/x.jsonl", "{")
    #expect(try prune([first]).status == 2)
    #expect(try text().contains("a/x.jsonl"))
  }

  /// What is held against data that cannot be read now is not gone; what is on the network was never known.
  @Test func findingsOfUnreadCharts() throws {
    func chart(_ data: String) -> String {
      """
      {"description": "Bergen has 7 trains.", "data": {"url": "\(data)"}, "mark": "bar",
       "encoding": {"x": {"field": "town", "type": "nominal"}, "y": {"field": "trains", "type": "quantitative"}}}
      """
    }
    let data = try folder.file("repo/d.csv", "town,trains\nOslo,4\nBergen,9\n")
    let file = try folder.file("repo/c.vl.json", chart("d.csv"))
    let list = folder.url.appendingPathComponent("repo/known.json").path
    #expect(try lint([file, "--baseline", list, "--write-baseline"]).status == 0)
    let before = try String(contentsOfFile: list, encoding: .utf8)
    #expect(before.contains("value-mismatch"))
    try FileManager.default.removeItem(atPath: data)
    for option in ["--prune-baseline", "--write-baseline"] {
      let result = try lint([file, "--baseline", list, option])
      #expect(result.status == 2 && result.errors.hasSuffix("The texts were not held against the data.\n"))
      #expect(try String(contentsOfFile: list, encoding: .utf8) == before)
    }
    _ = try folder.file("repo/c.vl.json", chart("https://example.org/d.csv"))
    #expect(try lint([file, "--baseline", list, "--write-baseline"]).status == 0)
  }

  /// Without anything to fix a file keeps its bytes, and no other is made.
  @Test func nothingToFix() throws {
    let file = try folder.file("repo/x.jsonl", "{\"label\":\"June 6: 4 trains\"}")
    let result = try lint([file, "--fix", "--unsafe", "--rule", "vague-quantity"])
    #expect(result.status == 0 && result.errors == "")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\"label\":\"June 6: 4 trains\"}")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("repo").path).sorted() == [
        ".git", "a", "inner", "x.jsonl",
      ])
  }

  /// What comes through a pipe cannot be put back.
  @Test func aPipeIsNotFixed() throws {
    let pipe = folder.url.appendingPathComponent("repo/p.jsonl").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let result = try lint([pipe, "--fix"])
    #expect(
      result.status == 2
        && result.errors == "\(pipe): not a regular file. Give the texts to fix as a file on disk.\n")
  }

  /// What another program writes while texts are fixed stays.
  @Test func aFileThatChangedMeanwhileIsNotFixed() throws {
    let file = try folder.file("repo/x.jsonl", "first\n")
    let before = Array("first\n".utf8)
    #expect(try WholeFile.replace(file, holding: before, with: Array("fixed\n".utf8)))
    #expect(try !WholeFile.replace(file, holding: before, with: Array("again\n".utf8)))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "fixed\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("repo").path).sorted() == [
        ".git", "a", "inner", "x.jsonl",
      ])
  }
}

import Foundation
import Testing

/// `lint` and `rules` from outside: what they print, where, and how they end.
@Suite struct LintCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func lint(_ arguments: [String], input: Data = Data()) throws -> Program.Result {
    try Program.run(["lint"] + arguments, input: input)
  }

  private static let labels = """
    {"label": "June 6: several trains", "context": {"kind": "mark"}}
    {"label": "", "context": {}}

    """

  /// The two rules of which the tests speak, whatever others there are.
  private static let rules = ["--rule", "empty-label", "--rule", "vague-quantity"]

  @Test func findingsInWords() throws {
    let file = try folder.file("a.jsonl", Self.labels)
    let result = try lint([file] + Self.rules)
    #expect(result.status == 1 && result.errors == "")
    #expect(
      result.output == """
        \(file), line 1: "June 6: several trains". Vague quantity: "several" is no number. Say how many. (vague-quantity, warning)
        \(file), line 2: a text without words. Empty label: This label is empty. Say the place and the value. (empty-label)
        1 error and 1 warning in 2 texts of 1 file.

        """)
  }

  private static let statuses: [([String], Int32)] = [
    ([], 0), (["--fail-on", "warning"], 1), (["--fail-on", "info"], 1), (["--fail-on", "never"], 0),
    (["--max-warnings", "0"], 1), (["--max-warnings", "1"], 0), (["--fail-on", "never", "--max-warnings", "0"], 1),
    (["--off", "vague-quantity", "--fail-on", "info"], 0),
  ]

  @Test(arguments: statuses) func exitCodes(options: [String], status: Int32) throws {
    let file = try folder.file("a.jsonl", "{\"label\": \"June 6: several trains\"}\n")
    #expect(try lint([file, "--rule", "vague-quantity"] + options).status == status)
  }

  @Test func standardInput() throws {
    let result = try lint(["-", "--input-kind", "labels"] + Self.rules, input: Data(Self.labels.utf8))
    #expect(result.status == 1 && result.output.hasPrefix("standard input, line 1: \"June 6: several trains\". "))
  }

  @Test(arguments: [
    (["-"], "Say what standard input holds: chartvoice lint - --input-kind labels."),
    (["-", "--input-kind", "labels", "--fix"], "--fix changes files. Name a file in place of the hyphen."),
    (["a", "--rule", "empty-labl"], "There is no rule \"empty-labl\". Did you mean \"empty-label\"?"),
    (
      ["a", "--off", "zzzzzzzzzzz"],
      "There is no rule \"zzzzzzzzzzz\". The command \"chartvoice rules\" lists all of them."
    ),
    (["a", "--max-warnings=-1"], "--max-warnings takes a whole number from 0 on."),
    (["a", "--write-baseline"], "--write-baseline needs the name of a file: --baseline known-findings.json."),
    (["a", "--prune-baseline"], "--prune-baseline needs the name of a file: --baseline known-findings.json."),
    (
      ["a", "--prune-baseline", "--baseline", "b", "--off", "empty-label"],
      "--prune-baseline asks all rules. Leave --rule and --off out."
    ),
    (["a", "--fix", "--changed-since", "main"], "--fix changes whole files. Leave --changed-since out."),
    (
      ["-", "--input-kind", "labels", "--changed-since", "main"],
      "Of standard input, git knows no changes. Leave --changed-since out."
    ),
    (["a", "--unsafe"], "--unsafe belongs to --fix. Give both."),
  ])
  func wrongUsage(arguments: [String], message: String) throws {
    let result = try lint(arguments)
    #expect(result.status == 64 && result.errors.contains("Error: " + message + "\n"), "\(result.errors)")
  }

  /// Each that cannot be read is one sentence; the others are judged.
  @Test func unreadableFilesDoNotStopTheOthers() throws {
    let good = try folder.file("good.jsonl", Self.labels)
    let broken = try folder.file("broken.jsonl", "{\"label\": \"June 6: several trains\"}\n{\"label\": \n")
    let binary = try folder.file("binary.jsonl", Data([0x7B, 0xFF, 0x0A]))
    let unknown = try folder.file("what.bin", "x")
    let result = try lint([path("none.jsonl"), broken, binary, unknown, good] + Self.rules)
    #expect(result.status == 2)
    let errors = result.errors.split(separator: "\n")
    #expect(errors.count == 4)
    #expect(errors.first == "\(path("none.jsonl")): no such file.")
    #expect(errors.last == "\(unknown): its name does not tell what it holds. Say it with --input-kind.")
    #expect(result.output.hasSuffix("1 error and 2 warnings in 3 texts of 3 files.\n"))
    #expect(result.output.hasPrefix("\(broken), line 1: "))
  }

  @Test func foldersInTheOrderOfTheirNames() throws {
    for name in ["b", "a/deep", ".hidden", "node_modules"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in [
      "z.jsonl", "b/x.jsonl", "a/deep/x.ndjson", ".hidden/x.jsonl", "node_modules/x.jsonl", "a/y.csv", "a/n.json",
    ] {
      _ = try folder.file(name, name.hasSuffix("n.json") ? "{}" : "{\"label\": \"\"}\n")
    }
    try FileManager.default.createSymbolicLink(atPath: path("b/loop"), withDestinationPath: folder.url.path)
    let result = try lint([folder.url.path, path("z.jsonl"), "--rule", "empty-label"])
    let lines = result.output.split(separator: "\n")
    #expect(result.errors == "")
    #expect(
      lines.map { $0.split(separator: ",").first } == [
        "\(path("a/deep/x.ndjson"))", "\(path("b/x.jsonl"))", "\(path("z.jsonl"))", "3 errors in 3 texts of 3 files.",
      ])
  }

  /// A folder from a stranger must not make us read, or with --fix write, what lies elsewhere.
  @Test func linksOfAFolderAreNotFollowed() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("given"), withIntermediateDirectories: true)
    let outside = try folder.file("outside.jsonl", "{\"label\": \"\"}\n")
    try FileManager.default.createSymbolicLink(atPath: path("given/link.jsonl"), withDestinationPath: outside)
    let walked = try lint([path("given"), "--rule", "empty-label"])
    #expect(walked.output == "No findings in 0 texts of 0 files.\n")
    let named = try lint([path("given/link.jsonl"), "--rule", "empty-label"])
    #expect(named.output.hasSuffix("1 error in 1 text of 1 file.\n"))
  }

  @Test func formats() throws {
    let file = try folder.file("a.jsonl", Self.labels)
    for (format, start) in [
      ("json", "{\"schema\":\"chartvoice.findings/1\",\"findings\":[{\"file\":"), ("sarif", "{\"$schema\":"),
      ("junit", "<?xml version"), ("checkstyle", "<?xml version"), ("github", "::error file="),
    ] {
      let runs = try (0..<2).map { _ in try lint([file, "--format", format] + Self.rules).output }
      #expect(runs[0].hasPrefix(start) && runs[0] == runs[1], "\(format)")
    }
  }

  @Test func rules() throws {
    let list = try Program.run(["rules"])
    #expect(list.status == 0)
    #expect(list.output.contains("empty-label, error: A label has something to say.\n"))
    let one = try Program.run(["rules", "vague-quantity"]).output
    #expect(one.hasPrefix("Vague quantity, warning. "))
    for part in [
      "\nWhy: ", "\nSources: HIG: use actual values", "\nNot so: \"June 6: several trains\"", "\nBut so: \"",
    ] {
      #expect(one.contains(part), "\(part)")
    }
    let wrong = try Program.run(["rules", "vague-quantiti"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("There is no rule \"vague-quantiti\". Did you mean \"vague-quantity\"?"))
  }
}

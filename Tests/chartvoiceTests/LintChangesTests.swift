import Foundation
import Testing

/// `lint --changed-since` in repositories of git that the tests make.
@Suite struct LintChangesTests {
  /// Whether git is there to make repositories.
  private static let hasGit: Bool = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }
  }()

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func git(_ arguments: [String]) throws {
    let settings = ["user.name=A", "user.email=a@b.c", "commit.gpgsign=false"].flatMap { ["-c", $0] }
    let command = ["git", "-C", folder.url.path] + settings + arguments
    let result = try Running(command, program: "/usr/bin/env").result()
    #expect(result.status == 0, "git \(arguments): \(result.errors)")
  }

  private func commit() throws {
    try git(["add", "-A"])
    try git(["commit", "-q", "-m", "x", "--allow-empty"])
  }

  private func start() throws {
    try git(["init", "-q"])
    try commit()
  }

  private func lint(_ arguments: [String]) throws -> Program.Result {
    try Program.run(["lint"] + arguments + ["--rule", "vague-quantity", "--rule", "value-mismatch"])
  }

  /// The lines of the findings, file by file.
  private func lines(_ arguments: [String]) throws -> [String] {
    let result = try lint(arguments)
    #expect(result.errors == "")
    return result.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: ", line ").map { place in
        let file = line[..<place.lowerBound].split(separator: "/").last ?? ""
        return "\(file):\(line[place.upperBound...].prefix { $0.isNumber })"
      }
    }
  }

  private static func label(_ words: String) -> String { "{\"label\": \"June 6: \(words) trains\"}\n" }
  private static let two = label("several") + label("many")

  private static let names = ["a b.jsonl", "\"q\".jsonl", "Züge.jsonl", "*.jsonl", "plain.jsonl"]

  @Test(.enabled(if: hasGit, "git is not installed"), arguments: names) func changedLines(name: String) throws {
    try start()
    let file = try folder.file(name, Self.two)
    // Another file of which git must not speak.
    let other = try folder.file("other.jsonl", Self.two)
    try commit()
    #expect(try lines([file, other, "--changed-since", "HEAD"]) == [])
    _ = try folder.file(name, Self.label("4") + Self.two + Self.label("numerous"))
    _ = try folder.file("other.jsonl", Self.label("4") + Self.two)
    #expect(try lines([file, other, "--changed-since", "HEAD"]) == ["\(name):4"])
    #expect(try lines([file]) == ["\(name):2", "\(name):3", "\(name):4"])
  }

  @Test(.enabled(if: hasGit, "git is not installed")) func untrackedAndMovedFiles() throws {
    try start()
    let many = (1...20).map { Self.label("\($0)") }.joined() + Self.two
    _ = try folder.file("old.jsonl", many)
    try commit()
    let untracked = try folder.file("new.jsonl", Self.two)
    #expect(try lines([untracked, "--changed-since", "HEAD"]) == ["new.jsonl:1", "new.jsonl:2"])
    try git(["mv", "old.jsonl", "moved.jsonl"])
    #expect(try lines([path("moved.jsonl"), "--changed-since", "HEAD"]) == [])
    _ = try folder.file("moved.jsonl", many + Self.label("several"))
    #expect(try lines([path("moved.jsonl"), "--changed-since", "HEAD"]) == ["moved.jsonl:23"])
    try git(["add", "-A"])
    #expect(try lines([untracked, "--changed-since", "HEAD"]) == ["new.jsonl:1", "new.jsonl:2"])
  }

  /// An object counts with all of its lines, also where one was taken out.
  @Test(.enabled(if: hasGit, "git is not installed")) func objectsOverLines() throws {
    try start()
    let object = "{\"label\": \"June 6: several trains\",\n \"context\": {\"kind\": \"mark\",\n  \"goal\": 3\n }}\n"
    let file = try folder.file("a.jsonl", object + Self.label("many"))
    try commit()
    _ = try folder.file("a.jsonl", object.replacingOccurrences(of: "3", with: "4") + Self.label("many"))
    #expect(try lines([file, "--changed-since", "HEAD"]) == ["a.jsonl:1"])
    _ = try folder.file("a.jsonl", object.replacingOccurrences(of: ",\n  \"goal\": 3", with: "") + Self.label("many"))
    #expect(try lines([file, "--changed-since", "HEAD"]) == ["a.jsonl:1"])
  }

  /// What is said of a whole chart counts when any of its lines changed, what is said of a word with its own.
  @Test(.enabled(if: hasGit, "git is not installed")) func charts() throws {
    try start()
    func chart(_ mark: String) -> String { "{\n\"title\": \"several trains\",\n\"mark\": \"\(mark)\"\n}\n" }
    let file = try folder.file("c.vl.json", chart("bar"))
    try commit()
    let rules = ["--rule", "missing-summary"]
    #expect(try lines([file, "--changed-since", "HEAD"] + rules) == [])
    _ = try folder.file("c.vl.json", chart("line"))
    #expect(try lines([file, "--changed-since", "HEAD"] + rules) == ["c.vl.json:1"])
    #expect(try lines([file] + rules) == ["c.vl.json:1", "c.vl.json:2"])
  }

  @Test(.enabled(if: hasGit, "git is not installed")) func subfoldersAndOtherRepositories() throws {
    try start()
    try FileManager.default.createDirectory(atPath: path("a/b"), withIntermediateDirectories: true)
    _ = try folder.file("a/b/x.jsonl", Self.label("several"))
    try commit()
    _ = try folder.file("a/b/x.jsonl", Self.two)
    #expect(try lines([path("a/b"), "--changed-since", "HEAD"]) == ["x.jsonl:2"])
    #expect(try lines([path("a/../a/b/x.jsonl"), "--changed-since", "HEAD"]) == ["x.jsonl:2"])
    try FileManager.default.createSymbolicLink(atPath: path("link.jsonl"), withDestinationPath: "a/b/x.jsonl")
    #expect(try lines([path("link.jsonl"), "--changed-since", "HEAD"]) == ["link.jsonl:2"])
  }

  @Test(
    .enabled(if: hasGit, "git is not installed"), arguments: ["nowhere", "--output=x", "-h", "^HEAD", "HEAD..HEAD"])
  func unknownRevisions(name: String) throws {
    try start()
    let files = try ["a.jsonl", "b.jsonl"].map { try folder.file($0, Self.two) }
    let result = try lint(files + ["--changed-since=\(name)"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "There is no revision \"\(name)\". Name a branch, a tag or a commit, and fetch it before.\n")
    #expect(folder.names == [".git", "a.jsonl", "b.jsonl"])
  }

  @Test(.enabled(if: hasGit, "git is not installed")) func noRepository() throws {
    let files = try ["a.jsonl", "b.jsonl"].map { try folder.file($0, Self.two) }
    let result = try lint(files + ["--changed-since", "HEAD"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "\(files[0]) is in no repository of git, so its changes are not known. Leave --changed-since out.\n")
    try FileManager.default.createDirectory(atPath: path(".git"), withIntermediateDirectories: true)
    #expect(try lint([files[0], "--changed-since", "HEAD"]).errors.contains("git does not say what changed"))
  }

  @Test func noGit() throws {
    let file = try folder.file("a.jsonl", Self.two)
    let result = try Program.withEnvironment(["PATH": "/nowhere"]) { try lint([file, "--changed-since", "HEAD"]) }
    #expect(result.status == 2)
    #expect(
      result.errors == "--changed-since asks git, which is not installed. Install it, or leave the option out.\n")
  }
}

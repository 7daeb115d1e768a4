import Foundation
import Testing

/// Programs that stand for the one that reads Swift sources and break, flood, hang or lie: each is one sentence, the other files
/// are judged, and nothing is left behind.
@Suite struct ExtractorFailureTests {
  private static let source = "v.accessibilityLabel(\"several trains\")\n"
  private static let other = "a.txt, line 1: \"several buses\". Vague quantity: \"several\" is no number. Say how many."
  private static let anew = " Install it anew: make install-swift-lint.\n"

  private func lint(_ script: String, _ arguments: [String] = []) async throws -> (Installation, Program.Result) {
    let installation = try Installation(extractor: script)
    for name in ["a.swift", "b.swift"] { try installation.file(name, Self.source) }
    try installation.file("a.txt", "several buses\n")
    let files = ["lint", "a.swift", "a.txt", "b.swift", "--rule", "vague-quantity"]
    return (installation, try await installation.start(files + arguments).eventualResult())
  }

  /// What it prints for each file that it is asked for, `FILE` in it being the name.
  private static func each(_ line: String) -> String {
    "while read -r file; do echo '\(line)' | sed \"s|FILE|$file|\"; done"
  }

  private static let text =
    #"{"file": "FILE", "line": 1, "column": 23, "role": "note", "text": "several trains"}"#

  static let failures = [
    ("no JSON", "echo hello", "line 1 of what it wrote is not JSON."),
    ("no object", "echo; echo []", "line 2 of what it wrote is not a JSON object."),
    (
      "a file that nobody named", each(text.replacing("FILE", with: "c.swift")),
      "line 1 of what it wrote names \"c.swift\", which was not asked for."
    ),
    (
      "a place that is not there", each(text.replacing("\"line\": 1", with: "\"line\": 9")),
      "line 1 of what it wrote names line 9, column 23, which the file does not have."
    ),
    (
      "words that are not there",
      each(
        #"{"file": "FILE", "line": 1, "column": 1, "role": "note", "text": "a", "parts": [{"text": "a", "form": "written", "start": 0, "end": 1}]}"#
      ), "line 1 of what it wrote has a part marked as written that the file does not have there."
    ),
    ("half a line", "read -r file; printf '{\"file\": \"%s\", \"li' \"$file\"", "line 1 of what it wrote is not JSON."),
    ("a lie behind the truth", each(text) + "; echo '{}'", "line 3 of what it wrote has no text in \"file\"."),
    ("bytes that are no text", "printf '{\"file\": \"\\377\"}'", "line 1 of what it wrote is not JSON."),
    ("a gigabyte", "head -c 1000000000 /dev/zero", "it wrote more than 64 megabytes."),
    ("exit code 1", each(text) + "; exit 1", "it ended with an error."),
    ("a signal", "kill -9 $$", "it ended with an error."),
    ("complaints", "head -c 1000000 /dev/zero >&2; exit 3", "it ended with an error."),
    ("a hang", "sleep 1000 & sleep 1000", "it took more than 60 seconds."),
  ]

  @Test(arguments: failures) func oneSentence(name: String, script: String, reason: String) async throws {
    let (installation, result) = try await lint(script)
    #expect(result.status == 2 && !result.wasKilled)
    #expect(result.errors == "chartvoice-texts-swift: " + reason + Self.anew)
    #expect(result.output.hasPrefix(Self.other) && result.output.hasSuffix("1 warning in 1 text of 3 files.\n"))
    #expect(installation.temporaryNames == [])
  }

  @Test func whatIsNoProgram() throws {
    let installation = try Installation(extractor: "")
    try Data([0x7F, 0x00]).write(to: installation.place("bin/" + Installation.extractor))
    try installation.file("a.swift", Self.source)
    let result = try installation.run(["lint", "a.swift"])
    #expect(result.status == 2 && result.errors == "chartvoice-texts-swift: exec format error." + Self.anew)
  }

  /// A program of which all is right, in six members.
  @Test func theSmallestExtractor() async throws {
    let (_, result) = try await lint(Self.each(Self.text), ["--fix", "--unsafe"])
    #expect(result.status == 0 && result.errors == "")
    let line = ".swift, line 1: \"several trains\". Vague quantity: "
    #expect(result.output.contains("a" + line) && result.output.contains("b" + line))
  }

  /// It is asked once for all files, and once more for each that is fixed; one that fails then is told, and nothing is fixed.
  @Test(arguments: [false, true]) func askedOnceAndForFixes(failsThen: Bool) throws {
    let line = Self.text.replacing("several trains", with: "20 mins")
    let count = "echo asked >> \"$here/count\"\n"
    let then = failsThen ? "test $(grep -c asked \"$here/count\") = 1 || exit 1\n" : ""
    let text = "text=$(grep -o '20 min[a-z]*' \"$file\"); "
    let installation = try Installation(
      extractor: count + then
        + "while read -r file; do \(text)echo '\(line)' | sed \"s|FILE|$file|; s|20 mins|$text|\"; done")
    for name in ["a.swift", "b.swift", "c.swift"] {
      try installation.file(name, "v.accessibilityLabel(\"\(name == "c.swift" ? "20 minutes" : "20 mins")\")\n")
    }
    let result = try installation.run(["lint", ".", "--rule", "abbreviation", "--fix", "--unsafe"])
    let fixed = try String(contentsOf: installation.work.appendingPathComponent("a.swift"), encoding: .utf8)
    #expect(fixed == "v.accessibilityLabel(\"20 \(failsThen ? "mins" : "minutes")\")\n")
    #expect(result.status == (failsThen ? 2 : 0))
    #expect(
      result.errors
        == (failsThen
          ? "chartvoice-texts-swift: it ended with an error." + Self.anew
          : "a.swift: 1 text was fixed.\nb.swift: 1 text was fixed.\n"))
    let asked = try String(contentsOf: installation.place("count"), encoding: .utf8).split(separator: "\n").count
    #expect(asked == (failsThen ? 2 : 3) && installation.temporaryNames == [])
  }

  @Test func namesThatCannotBeAskedFor() throws {
    let installation = try Installation(extractor: Self.each(Self.text))
    for name in ["a\nb.swift", "c.swift"] { try installation.file(name, Self.source) }
    let result = try installation.run(["lint", ".", "--rule", "vague-quantity"])
    #expect(
      result.status == 2
        && result.errors
          == "a\\nb.swift: chartvoice-texts-swift cannot be asked for a name with a line break. Rename it.\n"
    )
    #expect(result.output.hasSuffix("1 warning in 1 text of 2 files.\n"))
  }

  @Test func noRoomForACopy() throws {
    let installation = try Installation(extractor: Self.each(Self.text))
    let result = try Program.$variables.withValue(["TMPDIR": installation.place("none").path]) {
      try installation.run(["lint", "-", "--input-kind", "swift"], input: Self.source)
    }
    #expect(
      result.status == 2
        && result.errors == "standard input: chartvoice-texts-swift needs a copy of it, which cannot be written: "
          + "no such file or directory. Free space, or set TMPDIR to another folder.\n"
    )
  }

  /// It knows where programs and the person's files are, and nothing else of the environment.
  @Test func whatItKnows() throws {
    let installation = try Installation(extractor: "env > \"$here/known\"")
    try installation.file("a.swift", Self.source)
    _ = try Program.$variables.withValue(["SECRET": "1"]) { try installation.run(["lint", "a.swift"]) }
    let known = try String(contentsOf: installation.place("known"), encoding: .utf8).split(separator: "\n")
    let names = Set(known.map { $0.prefix { $0 != "=" } })
    // The shell adds some of its own.
    #expect(
      names.isSuperset(of: ["PATH", "LC_ALL"])
        && names.isSubset(of: ["PATH", "HOME", "LC_ALL", "PWD", "OLDPWD", "SHLVL", "_"]))
  }
}

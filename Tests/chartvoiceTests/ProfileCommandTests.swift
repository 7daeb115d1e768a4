import ChartNarration
import Foundation
import Testing

@testable import chartvoice

/// A person's settings, and hidden numbers, from outside.
@Suite struct ProfileCommandTests {
  private static let steps = CommandTests.steps

  /// A folder of settings with a profile in it.
  private func settings(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("chartvoice"), withIntermediateDirectories: true)
    _ = try folder.file("chartvoice/profile.toml", text)
    return folder
  }

  private func first(_ options: [String], _ folder: TemporaryFolder?) throws -> Substring? {
    try Program.run(["labels", Self.steps] + options, settings: folder?.url.path).output.split(separator: "\n").first
  }

  @Test func theStandardPlaceIsObeyed() throws {
    let folder = try settings("value-first = true\n[mark]\nverbosity = \"full\"\n")
    #expect(try first([], folder) == "3,419 steps, June 1, 1 of 30")
    #expect(try first(["--profile", "none"], folder) == "June 1: 3,419 steps")
    #expect(try first(["--verbosity", "brief"], folder) == "3,419, June 1")
    #expect(try first(["--no-value-first"], folder) == "June 1: 3,419 steps, 1 of 30")
    #expect(try first([], nil) == "June 1: 3,419 steps")
    #expect(try first(["--value-first"], nil) == "3,419 steps, June 1")
  }

  @Test func aProfileByName() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("mine.toml", "[mark]\ntokens = [\"value\", \"change\"]\n")
    let output = try Program.run(["labels", Self.steps, "--profile", file]).output
    #expect(output.hasPrefix("3,419 steps\n11,142 steps, 7,723 more than June 1\n"))
  }

  /// The voice is named from where the profile lies.
  @Test func aVoiceBesideTheProfile() throws {
    let folder = try settings("voice = \"mine.toml\"\n")
    let voice = try Program.run(["voices", "--show", "en"]).output.replacingOccurrences(
      of: "\"no data\"", with: "\"nothing\"")
    _ = try folder.file("chartvoice/mine.toml", voice)
    let output = try Program.run(["labels", Self.steps], settings: folder.url.path).output
    #expect(output.contains("June 9: nothing\n"))
    #expect(
      try Program.run(["labels", Self.steps, "--voice", "en"], settings: folder.url.path).output.contains("no data"))
  }

  @Test func faultsEndBeforeAnythingIsSaid() throws {
    let folder = try settings("[mark]\ntokens = [\"plac\"]\n")
    let result = try Program.run([Self.steps], settings: folder.url.path)
    #expect(result.status == 2)
    #expect(result.output == "")
    let path = folder.url.appendingPathComponent("chartvoice/profile.toml").path
    #expect(result.errors == "\(path), line 2: \"plac\" is not a token of [mark]. Did you mean \"place\"?\n")
    let missing = try Program.run([Self.steps, "--profile", "/nowhere/p.toml"])
    #expect(missing.status == 2)
    #expect(missing.errors == "/nowhere/p.toml: no such file.\n")
  }

  @Test func whatIsPrintedCanBeKept() throws {
    let printed = try Program.run(["profile", "--verbosity", "full", "--value-first"])
    #expect(printed.status == 0)
    let folder = try settings(printed.output)
    #expect(try Program.run(["profile"], settings: folder.url.path).output == printed.output)
    #expect(try first([], folder) == "3,419 steps, June 1, 1 of 30")
  }

  // MARK: Mask

  @Test(arguments: [
    (
      ["sonify", steps, "-o", "/dev/null", "--mask"],
      "--mask hides numbers, and a sound tells them by its pitch. Use describe, labels or groups."
    ),
    (
      ["describe", steps, "--format", "axchart", "--mask"],
      "--mask hides numbers, and an audio graph is made of them. Use the form text or json."
    ),
    (
      ["braille", steps, "--mask"],
      "--mask hides numbers, and cells tell them by their height. Use describe, labels or groups."
    ),
  ])
  func whatIsMadeOfNumbersIsRefused(arguments: [String], message: String) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test(arguments: ["text", "json"]) func aComparisonHidesItsNumbers(form: String) throws {
    let folder = try TemporaryFolder()
    let before = try folder.file("before.csv", "shop,sold\nBern,4711\nOslo,1291\n")
    let after = try folder.file("after.csv", "shop,sold\nBern,4923\nOslo,1177\n")
    let open = try Program.run(["compare", before, after, "--format", form])
    let hidden = try Program.run(["compare", before, after, "--format", form, "--mask"])
    #expect(open.output.filter { $0 != "," }.contains("4923") && hidden.status == 0)
    for number in ["4711", "4923", "1291", "1177", "212", "114"] {
      #expect(!hidden.output.filter { $0 != "," }.contains(number), "\(hidden.output)")
    }
  }

  @Test func errorsDoNotTellWhatIsHidden() throws {
    // The bad row lies behind those by which the column is found to be of numbers.
    let rows = (1...28).map { "2025-06-\($0 < 10 ? "0" : "")\($0),4711" } + ["2025-06-29,4712x4712"]
    let data = Data((["date,steps"] + rows).map { $0 + "\n" }.joined().utf8)
    let options = ["labels", "-", "--x", "date", "--y", "steps", "--strict"]
    let open = try Program.run(options, input: data)
    let hidden = try Program.run(options + ["--mask"], input: data)
    #expect(open.status == 2)
    #expect(hidden.status == 2)
    #expect(open.errors.contains("4712") && open.errors.contains("(line 30)"))
    #expect(!hidden.errors.contains("471") && hidden.errors.contains("(line 30)"))
  }

  /// Nobody named it, so nobody would know for what the program waits.
  @Test func aPipeInThePlaceOfSettingsIsRefused() throws {
    let folder = try TemporaryFolder()
    let settings = folder.url.appendingPathComponent("chartvoice")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let pipe = settings.appendingPathComponent("profile.toml").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let result = try Program.run([Self.steps], settings: folder.url.path)
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors == "\(pipe): not a regular file. Give the profile as a file on disk.\n")
  }

  /// No digit in any text of the corpus but in dates, the numbers of lists, and names.
  @Test(arguments: CorpusTests.names) func theCorpusTellsNoNumber(name: String) throws {
    let folder = Project.folder.appendingPathComponent("corpus/" + name)
    let isChart = FileManager.default.fileExists(atPath: folder.appendingPathComponent("chart.vl.json").path)
    let options =
      try isChart
      ? []
      : String(contentsOf: folder.appendingPathComponent("options.txt"), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    let input = folder.appendingPathComponent(isChart ? "chart.vl.json" : "data.csv").path
    for command in [
      ["describe", "--detail", "marks"], ["labels"], ["groups"], ["table"], ["describe", "--detail", "label"],
    ] {
      let result = try Program.run(command + [input] + options + ["--mask"])
      #expect(result.status == 0)
      for line in result.output.split(separator: "\n") {
        let rest = Self.withoutDatesAndLists(String(line))
        #expect(!rest.contains { $0.isNumber }, "\(line)")
      }
    }
  }

  private static func withoutDatesAndLists(_ line: String) -> String {
    let months = "(January|February|March|April|May|June|July|August|September|October|November|December)"
    let patterns = [
      #"^[0-9]+\. "#, "^Chart [0-9]+ of [0-9]+", "\(months) [0-9]{4}", "\(months) [0-9]{1,2}(, [0-9]{4})?",
      "[0-9]{1,2}(:[0-9]{2}){0,2} (AM|PM)", #"\b(19|20)[0-9]{2}\b"#,
      "Pentium 4",
    ]
    return patterns.reduce(line) { $0.replacingOccurrences(of: $1, with: "", options: .regularExpression) }
  }

  // MARK: One label

  @Test(arguments: CorpusTests.names) func oneLabelOfTheCorpus(name: String) throws {
    let folder = Project.folder.appendingPathComponent("corpus/" + name)
    let isChart = FileManager.default.fileExists(atPath: folder.appendingPathComponent("chart.vl.json").path)
    let options =
      try isChart
      ? []
      : String(contentsOf: folder.appendingPathComponent("options.txt"), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    let input = folder.appendingPathComponent(isChart ? "chart.vl.json" : "data.csv").path
    let result = try Program.run(["describe", "--detail", "label", "--quiet", input] + options)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.count <= 125 && line.hasSuffix(".") && !line.dropLast().contains(". "), "\(line)")
  }
}

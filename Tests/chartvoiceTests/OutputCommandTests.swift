import Foundation
import Testing

/// `braille`, `compare` and the forms of `table`, run as a person would.
@Suite struct OutputCommandTests {
  private static let steps = "date,steps\n2025-06-01,10\n2025-06-02,40\n2025-06-04,20\n"
  private static let more = "date,steps\n2025-06-01,15\n2025-06-02,40\n2025-06-04,5\n"

  @Test func brailleText() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    let lines = try Program.run(["braille", file, "--bucket", "day"]).output.split(separator: "\n")
    #expect(lines.contains("⣀⣿⠀⣤") && lines.contains("⣿ level 4: 40 steps") && lines.contains("June 3: no data"))
    let json = try Program.run(["braille", file, "--bucket", "day", "--cells", "8", "--format", "json"]).output
    #expect(json.hasPrefix("{\"schema\":\"chartvoice.braille/1\",\"title\":\""))
    #expect(json.contains("\"cells\":\"⣀⣿⠀⣤\",\"map\":[{\"cell\":0,\"marks\":[\"steps/2025-06-01\"]},"))
  }

  @Test func pagesAppearWhole() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    let pages = folder.url.appendingPathComponent("steps.brf")
    let arguments = ["braille", file, "--bucket", "day", "--brf", pages.path]
    let result = try withPath("/nowhere") { try Program.run(arguments) }
    #expect(result.status == 0)
    #expect(
      result.errors.contains("lou_translate of liblouis is not installed: the pages are in uncontracted computer"))
    let text = try String(contentsOf: pages, encoding: .utf8)
    #expect(text.contains("_JUNE 3") && text.contains("-= 7\r\n") && text.hasSuffix("2\r\n\u{C}"))
    #expect(folder.names == ["steps.brf", "steps.csv"])
    #expect(try Program.run(["braille", file, "--brf", "/nowhere/x.brf", "--quiet"]).status == 2)
    #expect(try Program.run(["braille", file, "--brf", file]).status == 64)
  }

  @Test(arguments: [(false, "en-ueb-g1.ctb"), (true, "en-ueb-g2.ctb")])
  func liblouisTranslates(contracted: Bool, table: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    // As liblouis does, a line of patterns for each line of text; which table was asked for is told beside it.
    let script = "#!/bin/sh\necho \"$@\" > '\(folder.url.path)/asked'\nsed 's/[^ ]/⠇/g'\n"
    let program = try folder.file("lou_translate", script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let pages = folder.url.appendingPathComponent("steps.brf")
    let arguments = ["braille", file, "--brf", pages.path] + (contracted ? ["--contracted"] : [])
    let result = try withPath(folder.url.path + ":/usr/bin:/bin") { try Program.run(arguments) }
    #expect(result.status == 0 && !result.errors.contains("lou_translate"))
    #expect(try String(contentsOf: pages, encoding: .utf8).hasPrefix("LLLLL LL LLL"))
    let asked = try String(contentsOf: folder.url.appendingPathComponent("asked"), encoding: .utf8)
    #expect(asked == "--forward unicode.dis,\(table)\n")
  }

  @Test func aBrokenLiblouisLeavesNoFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    let program = try folder.file("lou_translate", "#!/bin/sh\nexit 3\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let pages = folder.url.appendingPathComponent("steps.brf").path
    let result = try withPath(folder.url.path) { try Program.run(["braille", file, "--brf", pages]) }
    #expect(result.status == 2 && result.errors.contains("lou_translate: it ended with an error."))
    #expect(folder.names == ["lou_translate", "steps.csv"])
  }

  /// Runs something with other folders for programs, given by the environment of a shell.
  private func withPath(_ path: String, _ run: () throws -> Program.Result) throws -> Program.Result {
    try Program.withEnvironment(["PATH": path], run)
  }

  @Test(arguments: [
    ["--cells", "0"], ["--cells", "201"], ["--contracted"], ["--cells", "5", "--brf", "x.brf"],
  ])
  func wrongUsageOfBraille(options: [String]) throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["braille", folder.file("steps.csv", Self.steps)] + options).status == 64)
  }

  @Test func twoFiles() throws {
    let folder = try TemporaryFolder()
    let files = [try folder.file("plan.csv", Self.steps), try folder.file("done.csv", Self.more)]
    let result = try Program.run(["compare"] + files + ["--bucket", "day", "--title", "Steps"])
    #expect(
      result.output == """
        Steps: done.csv compared with plan.csv
        60 steps in done.csv, 70 in plan.csv: 10 less, 14 percent.
        Of 4 days, 1 rose, 1 fell, 1 stayed the same, 1 without a value in both.
        Largest rise: 5 steps on June 1. Largest fall: 15 steps on June 4.
        June 1: 15 steps, 5 more
        June 2: 40 steps, the same
        June 3: no data
        June 4: 5 steps, 15 less

        """)
    let label = try Program.run(["compare"] + files + ["--bucket", "day", "--title", "Steps", "--detail", "label"])
      .output
    #expect(
      label == "Steps: done.csv compared with plan.csv. 60 steps in done.csv, 70 in plan.csv: 10 less, 14 percent.\n")
    let json = try Program.run(["compare"] + files + ["--bucket", "day", "--format", "json"]).output
    #expect(json.contains("\"sum\":{\"from\":70,\"to\":60,\"difference\":-10,\"percent\":-14.28"))
  }

  @Test func twoPartsOfAFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    let parts = [
      "--from", "2025-06-02", "--to", "2025-06-02", "--versus-from", "2025-06-01", "--versus-to", "2025-06-01",
    ]
    let lines = try Program.run(["compare", file, "--bucket", "day"] + parts).output.split(separator: "\n")
    #expect(lines.last == "June 2: 40 steps, 30 more than June 1")
  }

  @Test func whatCannotBeCompared() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    let other = try folder.file("names.csv", "name,steps\na,1\nb,2\n")
    let unlike = try Program.run(["compare", file, other])
    #expect(unlike.status == 2 && unlike.output.isEmpty)
    #expect(
      unlike.errors.hasSuffix("X is not the same, or its buckets are not. Give both the same with --x and --bucket.\n"))
    #expect(try Program.run(["compare", file]).status == 64)
    #expect(try Program.run(["compare", file, file, "--versus-from", "2025-06-01"]).status == 64)
  }

  @Test func tables() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("steps.csv", Self.steps)
    let options = ["table", file, "--bucket", "day", "--aggregate", "sum", "--title", "Steps"]
    #expect(try Program.run(options + ["--format", "markdown"]).output.hasSuffix("| June 4 | 20 |\n| Total | 70 |\n"))
    #expect(
      try Program.run(options + ["--format", "html"]).output.contains("<tfoot>\n<tr><th scope=\"row\">Total</th>"))
    let several = Project.folder.appendingPathComponent("corpus/planet-sizes/chart.vl.json").path
    let html = try Program.run(["table", several, "--format", "html"]).output
    #expect(html.components(separatedBy: "<table>").count == 4)
    #expect(html.contains("<caption>Chart 1 of 3: rocky</caption>"))
  }
}

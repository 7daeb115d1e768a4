import Foundation
import Testing

@testable import chartvoice

/// Bad input gets one clear sentence with place and remedy, exit code 2, and nothing half-written.
@Suite struct BadInputTests {
  /// A file, the options, and what is said of it; NAME stands for its path.
  static let cases: [(name: String, text: Data, options: [String], message: String)] = [
    ("empty.csv", Data(), [], "empty.csv: the file is empty."),
    ("header.csv", Data("date,steps\n".utf8), [], "header.csv"),
    ("rubbish.csv", Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 3, 0xFF, 0xFE, 0, 0]), [], "rubbish.csv"),
    ("latin.csv", Data([0x64, 0x2C, 0x6E, 0x0A, 0xC3, 0xA9, 0xE9, 0x2C, 0x31, 0x0A]), [], "latin.csv"),
    ("quote.csv", Data("a,b\n1,\"2\n3,4\n".utf8), [], "quote.csv"),
    ("broken.json", Data("[{\"a\": 1, \"b\": }]".utf8), [], "broken.json"),
    (
      "steps.csv", Data("date,steps,minutes\n2025-06-01,1,2\n".utf8), ["--y", "step"],
      "Column \"step\" is not in steps.csv. Its columns are: date, steps, minutes. Did you mean \"steps\"?\n"
    ),
    (
      "word.csv", Data("date,steps\n2025-06-01,many\n2025-06-02,few\n".utf8), ["--y", "steps"],
      "word.csv, column steps: the column holds text; --y takes a column of numbers. Name another column, or count its rows with --aggregate count.\n"
    ),
  ]

  @Test(arguments: 0..<cases.count) func badFiles(index: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(Self.cases[index].name, Self.cases[index].text)
    let result = try Program.run([path] + Self.cases[index].options)
    #expect(result.status == 2)
    #expect(!result.wasKilled)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(Self.cases[index].message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(!result.errors.unicodeScalars.dropLast().contains { $0.value < 0x20 })
  }

  @Test func missingFileAndFolder() throws {
    let missing = try Program.run(["/nonexistent/steps.csv"])
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("steps.csv: "))
    let folder = try Program.run(["/"])
    #expect(folder.status == 2)
    #expect(folder.errors.split(separator: "\n").count == 1)
  }

  /// A file of 1,000 days with a bad date in row 812.
  private static func badDate(in folder: TemporaryFolder) throws -> String {
    let rows = (1...1_000).map { row in
      row == 812
        ? "31/02/2025,5"
        : "\(2020 + row / 336)-\(row / 28 % 12 < 9 ? "0" : "")\(row / 28 % 12 + 1)-\(row % 28 < 9 ? "0" : "")\(row % 28 + 1),\(row)"
    }
    return try folder.file("sales.csv", "date,sales\n" + rows.joined(separator: "\n") + "\n")
  }

  @Test func badDatesAreSetAsideAndCounted() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run([try Self.badDate(in: folder)])
    #expect(result.status == 0)
    #expect(
      result.errors
        == "sales.csv, row 812 (line 813), column date: \"31/02/2025\" is not a date. Set aside; use --strict to stop at the first such row.\n"
    )
    #expect(result.output.contains("\n1 row set aside, because it does not fit the columns.\n"))
  }

  @Test func strictStopsAtABadDate() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run([try Self.badDate(in: folder), "--strict"])
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "sales.csv, row 812 (line 813), column date: \"31/02/2025\" is not a date.\n")
  }

  @Test(arguments: ["describe", "labels", "groups", "table"]) func fullDisk(command: String) throws {
    let result = try Program.run([command, CommandTests.steps], output: "/dev/full")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "standard output: No space left on device. Free space or choose another place, and run it again.\n")
  }

  /// Help is a result, too.
  @Test(arguments: ["--help", "--version"]) func helpOnAFullDisk(option: String) throws {
    let full = try Program.run([option], output: "/dev/full")
    #expect(full.status == 2 && full.errors.hasPrefix("standard output: No space left on device."))
    let told = try Program.run([option])
    #expect(told.status == 0 && told.errors == "" && told.output.hasSuffix("\n") && !told.output.hasSuffix("\n\n"))
  }

  @Test func soundOnAFullDiskOrNowhere() throws {
    let full = try Program.run(["sonify", CommandTests.steps, "-o", "/dev/full"])
    #expect(full.status == 2)
    #expect(
      full.errors
        == "The file /dev/full could not be written: No space left on device. Make room or write to another place.\n")
    let nowhere = try Program.run(["sonify", CommandTests.steps, "-o", "/nonexistent/a.wav"])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.split(separator: "\n").count == 1)
  }

  /// A limit of the size of files ends a write in the middle, as a full disk does. libsndfile has nothing to say meanwhile.
  @Test(sizesCanBeLimited, arguments: ["wav", "flac", "ogg", "opus"], [2, 16])
  func soundOnADiskThatFills(form: String, blocks: Int) throws {
    let folder = try TemporaryFolder()
    let sound = folder.url.appendingPathComponent("a." + form).path
    let line = "ulimit -f \(blocks); exec \"$0\" sonify \"$1\" -o \"$2\""
    let result = try Program.shell(line, [CommandTests.steps, sound])
    let said = result.output + result.errors
    #expect(!result.wasKilled && result.status == 2)
    #expect(
      said.hasPrefix("The file \(sound) could not be written") && said.split(separator: "\n").count == 1, "\(said)")
    #expect(folder.names == [])
  }

  /// What a full disk left of a line would be another command.
  @Test(sizesCanBeLimited) func aLogOnADiskThatFills() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.csv", FaultTrial.rows)
    _ = try folder.file("keys.txt", String(repeating: "next\n", count: 1_000))
    let line = "ulimit -f 1; exec \"$0\" explore rows.csv --script keys.txt --log keys.log > /dev/null 2>&1"
    let result = try Program.shell(line, startingIn: folder.url)
    #expect(!result.wasKilled && result.status == 2)
    let log = try String(contentsOf: folder.url.appendingPathComponent("keys.log"), encoding: .utf8)
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 50 && lines.count < 1_000 && lines.last == "")
    #expect(lines.dropLast().allSatisfy { $0 == "next" })
  }

  /// Whoever starts it may have set the standard descriptors not to wait: it waits all the same.
  @Test func descriptorsThatDoNotWait() throws {
    let (input, output) = (try #require(SystemPipe.open()), try #require(SystemPipe.open()))
    for end in [input.read, output.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let child = try Child(
      [Program.url.path, "labels", "-", "--mark", "bar"], input: input.read, output: output.write, errors: STDERR_FILENO
    )
    close(input.read)
    close(output.write)
    let rows = (1...20_000).map { "place \($0),\($0)\n" }
    for part in ["place,steps\n" + rows.prefix(300).joined(), rows.dropFirst(300).joined()] {
      usleep(200_000)
      try FileHandle(fileDescriptor: input.write).write(contentsOf: Data(part.utf8))
    }
    close(input.write)
    // The pipe fills, as it holds less.
    usleep(500_000)
    let said = try FileHandle(fileDescriptor: output.read).readToEnd() ?? Data()
    close(output.read)
    #expect(try child.wait() == (0, false))
    #expect(said.count > 300_000 && said.split(separator: 0x0A).count == 20_000)
  }

  @Test(arguments: [
    ("describe rows.csv >&-", "standard output: it is closed. Give it a place, such as a file or a pipe.\n"),
    ("describe - <&-", "standard input: it is closed. Give it something to read, or name a file.\n"),
    ("describe ''", "\"\": no such file. Give the name of a file.\n"),
    ("describe rows.csv --voice ''", "\"\": no such file. Give the name of a file.\n"),
  ])
  func whatIsMissing(command: String, message: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.csv", FaultTrial.rows)
    let result = try Program.shell("exec \"$0\" \(command)", startingIn: folder.url)
    #expect(result.status == 2 && result.errors == message)
  }

  /// Numbers below zero are no options.
  @Test func valuesBelowZero() throws {
    let folder = try TemporaryFolder()
    let rows = try folder.file("rows.csv", "x,y\n-9,1\n-5,2\n3,4\n")
    let output = try Program.run([rows, "--y-domain", "-10...10", "--from", "-5", "--to", "-1"]).output
    #expect(output.contains("\nX axis: x, minus 5.\nY axis: y, from minus 10 to 10.\n"), "\(output)")
  }

  @Test(arguments: ["--from", "--to", "--at"]) func anOptionIsNoValue(option: String) throws {
    let result = try Program.run(["describe", CommandTests.steps, option, "--quiet"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: \(option): its value is missing, as --quiet is an option.\n"))
    #expect(try Program.run(["describe", CommandTests.steps, option, "-o"]).status == 64)
  }

  /// Whoever starts it may have closed the standard descriptors: no file of ours is taken for one of them, and writing fails.
  @Test func closedDescriptors() throws {
    let folder = try TemporaryFolder()
    func ended(_ command: String) throws -> Int32 {
      try Program.shell("exec \"$0\" \(command)", startingIn: folder.url).status
    }
    _ = try folder.file("rows.csv", FaultTrial.rows)
    #expect(try ended("sonify rows.csv --quiet -o s.wav --duration 0.5") == 0)
    let whole = try Data(contentsOf: folder.url.appendingPathComponent("s.wav"))
    #expect(try ended("sonify rows.csv -o s.wav --duration 0.5 <&- >&- 2>&-") == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("s.wav")) == whole)
    #expect(try ended("describe rows.csv >&- 2>&-") == 2)
    #expect(try ended("describe - <&- 2>&-") == 2)
    for place in ["/dev/stdout", "/dev/fd/1"] {
      #expect(try ended("sonify rows.csv -o \(place) --format wav --duration 0.5 >&- 2>&-") == 2)
    }
    // Without rows it says nothing, and would wait for ever.
    _ = try folder.file("none.csv", "day,steps\n")
    #expect(try ended("follow --file none.csv >&- 2>&-") == 2)
    #expect(folder.names == ["none.csv", "rows.csv", "s.vtt", "s.wav"])
  }

  @Test func nothingIsLeftBehindWhenCaptionsFail() throws {
    let folder = try TemporaryFolder()
    let wav = folder.url.appendingPathComponent("a.wav").path
    let result = try Program.run([
      "sonify", CommandTests.steps, "-o", wav, "--captions", folder.url.appendingPathComponent("no/a.vtt").path,
    ])
    #expect(result.status == 2)
    #expect(folder.names.allSatisfy { !$0.hasSuffix(".partial") })
  }

  @Test func aHyphenIsNoOutput() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("steps.csv", "date,steps\n2025-06-01,1\n2025-06-02,2\n")
    let sound =
      "Error: \"-\" would be a file of that name. Name /dev/stdout for standard output, or ./- for the file.\n"
    for arguments in [
      ["sonify", path, "-o", "-"], ["sonify", path, "-o", "/dev/null", "--score", "-"],
      ["voices", "--listen", "clear", "-o", "-"], ["braille", path, "--brf", "-"],
    ] {
      let result = try Program.run(arguments, startingIn: folder.url)
      #expect(result.status == 64 && result.output == "" && result.errors.hasPrefix(sound), "\(result.errors)")
    }
    for (option, arguments) in [
      ("--state", ["follow", "--file", path]), ("--log", ["explore", path]),
      ("--baseline", ["lint", path, "--write-baseline"]),
    ] {
      let result = try Program.run(arguments + [option, "-"], startingIn: folder.url)
      let words = "Error: \"-\" would be a file of that name. Name another file with \(option), or ./- for the file.\n"
      #expect(result.status == 64 && result.output == "" && result.errors.hasPrefix(words), "\(result.errors)")
    }
    #expect(folder.names == ["steps.csv"])
  }

  @Test func outputsNeverDestroyTheInputOrEachOther() throws {
    let folder = try TemporaryFolder()
    let text = "date,steps\n2025-06-01,1\n2025-06-02,2\n"
    let path = try folder.file("steps.csv", text)
    let wav = folder.url.appendingPathComponent("a.wav").path
    let own = try Program.run(["sonify", path, "-o", path])
    #expect(own.status == 64)
    #expect(own.errors.contains("is the input. Write to another file."))
    for option in ["--captions", "--srt", "--audacity", "--score", "--midi", "--transcript"] {
      let twice = try Program.run(["sonify", path, "-o", wav, option, wav])
      #expect(twice.status == 64)
      #expect(twice.errors.contains("is named for two outputs."))
    }
    let other = folder.url.appendingPathComponent("./a.wav").path
    #expect(try Program.run(["sonify", path, "-o", wav, "--score", other]).status == 64)
    #expect(folder.names == ["steps.csv"])
    let link = folder.url.appendingPathComponent("link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.wav")
    #expect(try Program.run(["sonify", path, "-o", wav, "--score", link]).status == 64)
    #expect(folder.names == ["link.json", "steps.csv"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func allFilesOrNone() throws {
    let folder = try TemporaryFolder()
    let wav = folder.url.appendingPathComponent("a.wav").path
    let missing = folder.url.appendingPathComponent("no/x.json").path
    #expect(try Program.run(["sonify", CommandTests.steps, "-o", wav, "--score", missing]).status == 2)
    #expect(folder.names == [])
    let full = try Program.run([
      "sonify", CommandTests.steps, "-o", wav, "--captions", "/dev/full", "--transcript", missing + "t",
    ])
    #expect(full.status == 2)
    #expect(folder.names == [])
    let device = try Program.run(["sonify", CommandTests.steps, "-o", wav, "--captions", "/dev/full"])
    #expect(device.status == 2)
    #expect(folder.names == [])
    let score = folder.url.appendingPathComponent("s.json").path
    let all = try Program.run(["sonify", CommandTests.steps, "-o", wav, "--score", score])
    #expect(all.status == 0)
    #expect(folder.names == ["a.vtt", "a.wav", "s.json"])
  }

  @Test func binsTooNarrowForTheirNumbers() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("n.csv", "x,v\n1e20,1\n5e20,2\n")
    let result = try Program.run([path, "--bucket", "10"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "n.csv, column x: the bins are too narrow for numbers of this size. Choose wider bins with --bucket.\n")
  }

  @Test func aFirstRowTooLongToLearnFrom() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("n.csv", "n,v\n" + String(repeating: "x", count: 2_000_000) + ",1\nb,2\n")
    let result = try Program.run([path])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "n.csv, row 1: the first row is too long to tell what the columns hold. Put a shorter row first.\n")
  }

  @Test func meansAreNotStacked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("n.csv", "x,s,v\na,p,1\na,q,2\n")
    let result = try Program.run([path, "--series", "s", "--stack", "zero", "--aggregate", "mean"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "n.csv: parts that are a mean do not add up to a stack. Stack counts or sums, or leave --stack out.\n")
  }

  @Test func aClosedPipeIsQuiet() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<200_000).map { "name \($0),\($0)" }.joined(separator: "\n")
    let path = try folder.file("long.csv", "name,n\n" + rows + "\n")
    let result = try Program.shell("\"$0\" labels \"$1\" | head -n 1 >/dev/null", [path])
    #expect(result.errors == "")
  }

  @Test func controlCharactersAreShownEscaped() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("x.csv", "na\u{1B}[31mme,n\n\u{7}bell,1\n\"two\nlines\",2\n")
    let result = try Program.run([path, "--detail", "marks"])
    #expect(result.status == 0)
    #expect(result.output.contains("\\u{7}bell"))
    #expect(result.output.contains("Two\\nlines"))
    #expect(result.output.contains("na\\u{1B}[31mme"))
    #expect(!result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    let table = try Program.run(["table", path, "--format", "csv"])
    #expect(!table.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: [
    (["--bucket", "fortnight"], "is not a way to bucket"), (["--bucket", "0"], "is not a way to bucket"),
    (["--bucket", "bins:0"], "is not a way to bucket"), (["--y-domain", "9...1"], "is not a range"),
    (
      ["--time-zone", "Mars/Base"],
      "Error: There is no time zone \"Mars/Base\". Give a name such as Europe/Zurich or UTC.\n"
    ),
    (
      ["--time-zone", "Europe/Zurick"], "Error: There is no time zone \"Europe/Zurick\". Did you mean Europe/Zurich?\n"
    ),
    (
      ["--time-zone", "a\u{1B}" + String(repeating: "z", count: 100_000)],
      "zz\". Give a name such as Europe/Zurich or UTC.\n"
    ),
    (["--delimiter", "ab"], "--delimiter takes one character"),
    (["--aggregate", "avg"], "avg"), (["--nonsense"], "--nonsense"),
  ])
  func wrongUsage(options: [String], message: String) throws {
    let result = try Program.run([CommandTests.steps] + options)
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  /// A file that is too long is no state; only of what is linted a part would do.
  @Test(arguments: [
    (["follow", "--file", "a.csv", "--state"], "state"), (["lint", "a.txt", "--baseline"], "list of older findings"),
    (["lint", "a.txt", "--chart"], "chart"),
  ])
  func tooLong(command: [String], kind: String) throws {
    let folder = try TemporaryFolder()
    for (name, text) in ["a.csv": "x,y\n1,2\n", "a.txt": "6\n"] { _ = try folder.file(name, text) }
    try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("long", ""))).truncate(atOffset: 300_000_000)
    let result = try Program.run(command + ["long"], startingIn: folder.url)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors == "long: longer than 256 MiB; this is no \(kind).\n")
  }

  @Test func aVoiceThatIsNone() throws {
    let folder = try TemporaryFolder()
    let voice = try folder.file("v.toml", "[language]\n")
    let result = try Program.run([CommandTests.steps, "--voice", voice])
    #expect(result.status == 2)
    #expect(result.errors.contains("v.toml: [numbers] has no phrase \"about\"."), "\(result.errors)")
    let abort = try folder.file("w.toml", "[=\n")
    let second = try Program.run([CommandTests.steps, "--voice", abort])
    #expect(second.status == 2)
    #expect(second.errors.hasSuffix("w.toml, line 1: This is not TOML: a name must follow the bracket.\n"))
  }
}

/// ThreadSanitizer writes a file when a program starts, which a limit of sizes ends.
private let sizesCanBeLimited = ConditionTrait.enabled(
  if: ProcessInfo.processInfo.environment["CHARTVOICE_SANITIZER"] != "thread", "ThreadSanitizer writes files itself")

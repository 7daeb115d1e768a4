import Foundation
import Testing

/// `follow` on a real pipe, a file that grows, and a state that survives.
@Suite struct FollowCommandTests {
  private static let rows =
    "time,visits\n" + [8, 9, 7, 14, 6].enumerated().map { "2025-06-01T12:0\($0):00,\($1)\n" }.joined()
  private static let told = [
    "12:00 PM: 8 visits.", "12:01 PM: 9 visits.", "12:02 PM: 7 visits.", "New highest. 12:03 PM: 14 visits.",
  ]
  private static let fast = ["--every", "0s", "--at-most", "100"]

  private static func follow(_ options: [String], _ text: String = rows) throws -> Program.Result {
    try Program.run(["follow", "-"] + options, input: Data(text.utf8))
  }

  @Test func aPipeIsToldBucketByBucketAndThenAsAWhole() throws {
    let result = try Self.follow(Self.fast)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(6)) == Self.told + ["New lowest. 12:04 PM: 6 visits.", Self.title])
    #expect(lines.last == "Highest: 14 visits at 12:03 PM. Lowest: 6 visits at 12:04 PM.")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }
  private static let title = "Visits by minute, June 1, 2025, 12:00 PM to 12:04 PM"

  @Test func jsonIsAnObjectALine() throws {
    let result = try Self.follow(Self.fast + ["--format", "json"])
    #expect(
      result.output.hasPrefix(
        """
        {"id":"1","politeness":"polite","text":"12:00 PM: 8 visits.","bucket":\
        {"from":"2025-06-01T12:00:00Z","to":"2025-06-01T12:01:00Z"},"reason":"bucket"}

        """))
    for line in result.output.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(Set(object?.keys.map { $0 } ?? []) == ["id", "politeness", "text", "bucket", "reason"])
    }
  }

  @Test func jsonLinesAreFollowedToo() throws {
    let rows = Self.rows.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",")
      return "{\"time\":\"\(fields[0])\",\"visits\":\(fields[1])}\n"
    }
    #expect(try Self.follow(Self.fast, rows.joined()).output == Self.follow(Self.fast).output)
  }

  @Test(arguments: [("", "No rows came.\n"), ("time,visits\n", "No rows came.\n")])
  func nothingIsSaidToBeNothing(text: String, said: String) throws {
    let result = try Self.follow([], text)
    #expect(result.output == said)
    #expect(result.status == 0)
  }

  /// A list whose records stand on one line is refused: it would be no row in silence.
  @Test func aListOnOneLineIsRefused() throws {
    for end in ["", "\n"] {
      let result = try Self.follow([], "[{\"time\": \"2025-06-01T12:00\", \"visits\": 1}]" + end)
      #expect(result.status == 2 && result.output == "")
      #expect(
        result.errors == """
          standard input: a list of JSON on one line, expected a record a line. Write each record on a line of its own, such \
          as {"time": "10:00", "steps": 8}.

          """)
    }
    #expect(try Self.follow([], "[\n{\"time\": \"2025-06-01T12:00\", \"visits\": 1}\n]\n").status == 0)
  }

  /// Rows that came and were left out came.
  @Test func rowsThatAreAllLeftOut() throws {
    let result = try Self.follow(["--x", "t", "--bucket", "0.01"], "t,v\n1700000000000000,1\n1700000000000001,2\n")
    #expect(result.status == 0)
    // As they came, and in the summary.
    let note = "2 rows lie too far out for their buckets and were set aside.\n"
    #expect(result.output == note + note)
  }

  @Test func rowsThatAreSetAsideAreNoted() throws {
    let rows = Self.rows + Self.rows.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
    let result = try Self.follow(Self.fast, rows + "2025-06-01T12:05:00,many\n")
    #expect(
      result.errors
        == "standard input, row 11 (line 12), column visits: \"many\" is not a number. Set aside.\n")
    #expect(try Self.follow(Self.fast + ["--quiet"], rows + "2025-06-01T12:05:00,many\n").errors == "")
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() throws {
    let folder = try TemporaryFolder()
    let errors = try folder.file("errors", "")
    let (rows, said) = (Pipe(), Pipe())
    let file = try #require(FileHandle(forWritingAtPath: errors))
    let follow = try Child(
      [Program.url.path, "follow", "-"] + Self.fast, environment: ["XDG_CONFIG_HOME": folder.url.path],
      input: rows.fileHandleForReading.fileDescriptor, output: said.fileHandleForWriting.fileDescriptor,
      errors: file.fileDescriptor)
    for handle in [rows.fileHandleForReading, said.fileHandleForWriting, file] { try handle.close() }
    // The writer goes on; nothing that it writes makes the program write.
    try rows.fileHandleForWriting.write(contentsOf: Data(Self.rows.utf8))
    let told = said.fileHandleForReading.availableData
    #expect(String(decoding: told, as: UTF8.self).hasPrefix("12:00 PM: 8 visits.\n"))
    try said.fileHandleForReading.close()
    #expect(try !follow.wait().wasKilled)
    #expect(try String(contentsOfFile: errors, encoding: .utf8) == "")
    try rows.fileHandleForWriting.close()
  }

  /// A script stands in for a player, and keeps what it gets.
  @Test func bucketsThatAreToldArePlayed() throws {
    let folder = try TemporaryFolder()
    let player = try folder.file("player", "#!/bin/sh\ncat > \"$0.wav\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
    let heard = try Self.follow(Self.fast + ["--tone", "--player", player])
    #expect(heard.output == (try Self.follow(Self.fast).output))
    #expect(heard.errors == "")
    let sound = try Data(contentsOf: URL(fileURLWithPath: player + ".wav"))
    #expect(sound.starts(with: Array("RIFF".utf8)) && sound.count > 10_000)
    try FileManager.default.removeItem(atPath: player + ".wav")
    _ = try Self.follow(Self.fast + ["--tone", "--player", player, "--mask"])
    #expect(folder.names == ["player"])
    let none = try Self.follow(Self.fast + ["--tone", "--player", "no-such-player"])
    #expect(none.errors == "The player no-such-player was not found: going on in words.\n")
    #expect(none.status == 0)
  }

  @Test func aStateIsTakenUpByTheNextRun() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("rows.csv", Self.rows)
    let state = folder.url.appendingPathComponent("rows.state").path
    let command = ["follow", "--file", file, "--to-end", "--state", state] + Self.fast
    let first = try Program.run(command)
    #expect(first.output.hasPrefix(Self.told.joined(separator: "\n")))
    let again = try Program.run(command)
    #expect(again.output.hasPrefix(Self.title + "\n"))
    try (Self.rows + "2025-06-01T12:05:00,20\n").write(toFile: file, atomically: false, encoding: .utf8)
    let more = try Program.run(command)
    #expect(more.output.hasPrefix("New highest. 12:05 PM: 20 visits.\n"))
    #expect(more.output.contains("64 visits in total"))
    // Another file under the name is read from its beginning, and counted besides.
    try "time,visits\n2025-06-01T12:06:00,1\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Program.run(command).output.contains("65 visits in total"))
    #expect(folder.names == ["rows.csv", "rows.state"])
  }

  @Test func aStateOfAnotherChartIsRefused() throws {
    let folder = try TemporaryFolder()
    let state = folder.url.appendingPathComponent("s").path
    #expect(try Self.follow(["--state", state]).status == 0)
    let other = try Self.follow(["--state", state, "--bucket", "hour"])
    #expect(other.status == 2)
    #expect(other.errors.contains("this is the state of another chart."))
    try "no state".write(toFile: state, atomically: true, encoding: .utf8)
    #expect(try Self.follow(["--state", state]).errors.contains("this is no state of follow."))
  }

  @Test(arguments: [
    ["follow"], ["follow", "rows.csv"], ["follow", "-", "--file", "a.csv"], ["follow", "-", "--to-end"],
    ["follow", "-", "--every", "soon"], ["follow", "-", "--at-most", "0"], ["follow", "-", "--rule", "a=b"],
    ["follow", "-", "--window", "day"], ["follow", "-", "--player", "aplay"],
    ["follow", "-", "--silence", "0s"], ["follow", "-", "--most-marks", "9"],
    ["events", "move", "--mask", "--by", "1", "a", "a.csv"], ["events", "combine", "--mask", "a.csv", "b.csv"],
  ]) func optionsAreChecked(arguments: [String]) throws {
    #expect(try Program.run(arguments).status == 64)
  }

  /// Nothing is told where the state could not be kept.
  @Test(arguments: [("", "\"\""), ("no-such-folder/state", "no-such-folder/state")])
  func aStateThatCannotBeKeptIsRefusedFirst(path: String, said: String) throws {
    let result = try Self.follow(["--state", path])
    #expect(result.output == "")
    #expect(result.errors == "\(said): no state can be written here. Name another file with --state.\n")
    #expect(result.status == 2)
  }

  /// It is not taken for one that is not there yet.
  @Test func aStateThatCannotBeLookedAtStays() throws {
    let folder = try TemporaryFolder()
    let state = folder.url.appendingPathComponent("state").path
    try FileManager.default.createSymbolicLink(atPath: state, withDestinationPath: "state")
    let result = try Self.follow(["--state", state])
    #expect(result.status == 2 && result.output == "")
    #expect(result.errors.hasPrefix("\(state): the state cannot be read ("))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: state) == "state")
  }

  @Test func whatABucketIsAmongAllIsNotToldOfTwo() throws {
    let result = try Self.follow(Self.fast + ["--verbosity", "full"])
    #expect(result.output.hasPrefix("12:00 PM: 8 visits.\n12:01 PM: 9 visits.\n12:02 PM: 7 visits.\n"))
  }

  @Test func whatCannotBeFollowedSaysWhy() throws {
    let shares = try Self.follow(["--mark", "sector"])
    #expect(
      shares.errors
        == "follow: the shares of a pie change with every row. Choose another --mark, such as bar.\n")
    let numbers = try Self.follow([], "mile,feet\n0.1,8\n0.2,9\n")
    #expect(numbers.status == 2)
    #expect(
      numbers.errors
        == "follow, column mile: it is not known which buckets to close along this X. Choose a column of times with --x, "
        + "or the width of a bucket with --bucket, such as --bucket 10.\n")
    #expect(try Self.follow(["--aggregate", "median"]).status == 2)
    #expect(try Self.follow(["--y", "visit"]).errors.contains("Did you mean"))
  }
}

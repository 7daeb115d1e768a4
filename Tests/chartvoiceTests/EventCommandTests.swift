import Foundation
import Testing

/// `events combine` and `events move` from outside.
@Suite struct EventCommandTests {
  private static let first = "id,time\na1,0.5\na2,1.5\na3,4\n"
  private static let second = "id,time\nb1,1\nb2,1.5\nb3,2.25\nb4,6\n"

  private static func run(
    _ command: [String], _ first: String = first, _ second: String? = second, _ options: [String] = []
  ) throws -> Program.Result {
    let folder = try TemporaryFolder()
    let files = [try folder.file("keys.csv", first)] + (try second.map { [try folder.file("lights.csv", $0)] } ?? [])
    return try Program.run(["events"] + command + files + options)
  }

  /// How, and the events as id and time.
  static let combinations: [(String, String)] = [
    ("merge", "a1 0.5, b1 1, a2 1.5, b2 1.5, b3 2.25, a3 4, b4 6"), ("zip", "a1+b1 1, a2+b2 1.5, a3+b3 4"),
    ("latest", "a1+b1 1, a2+b1 1.5, a2+b2 1.5, a2+b3 2.25, a3+b3 4, a3+b4 6"),
  ]
  @Test(arguments: combinations)
  func combinedAtOnceAndInRealTime(how: String, events: String) throws {
    let csv = "id,time\n" + events.replacing(" ", with: ",").replacing(",,", with: "\n") + "\n"
    #expect(try Self.run(["combine", "--how", how, "--instant", "--format", "csv"]).output == csv)
    for format in ["csv", "json", "text"] {
      let instant = try Self.run(["combine", "--how", how, "--instant", "--format", format])
      let replayed = try Self.run(["combine", "--how", how, "--speed", "100000", "--format", format])
      #expect(instant.output == replayed.output)
      #expect(instant.status == 0)
    }
  }

  @Test func jsonIsTheContract() throws {
    let result = try Self.run(["combine", "--how", "zip", "--instant", "--format", "json"])
    #expect(
      result.output == """
        {"schema":"chartvoice.events/1","duration":6,"events":[\
        {"id":"a1+b1","time":1,"from":["a1","b1"]},{"id":"a2+b2","time":1.5,"from":["a2","b2"]},\
        {"id":"a3+b3","time":4,"from":["a3","b3"]}]}

        """)
  }

  @Test func theOutcomeIsToldLikeAnyChart() throws {
    let result = try Self.run(["combine", "--how", "zip", "--instant"])
    #expect(
      result.output == """
        1: a1+b1
        1.5: a2+b2
        4: a3+b3

        Keys, lights
        3 points: 1 a1+b1, 1 a2+b2, 1 a3+b3.
        Point chart, 3 places.
        X axis: time in seconds, from 0 to 6.
        Y axis: id: a1+b1, a2+b2, and a3+b3.

        """)
  }

  @Test(arguments: ["merge", "zip", "latest"]) func anEmptyTimelineIsOne(how: String) throws {
    let result = try Self.run(
      ["combine", "--how", how, "--instant", "--format", "json"], "id,time\n", "id,time\nb,2\n")
    let events = how == "merge" ? "{\"id\":\"b\",\"time\":2,\"from\":[\"b\"]}" : ""
    #expect(result.output == "{\"schema\":\"chartvoice.events/1\",\"duration\":2,\"events\":[\(events)]}\n")
  }

  /// What is moved, and what is said of it.
  static let moves: [([String], String)] = [
    (["a3", "--by", "-2.5", "--how", "zip"], "A3 moves from 4 seconds to 1.5 seconds.\nAt another time: a3+b3.\n"),
    (
      ["a1", "--by", "10", "--seconds-per-unit", "0.15", "--how", "latest"],
      "A1 moves from 0.5 seconds to 2 seconds, now 2 of 3, before 1 of 3.\n"
        + "Gone: a1+b1 and a2+b3. New: a1+b2 and a1+b3.\n"
    ),
    (["a1", "--by", "-9"], "A1 moves from 0.5 seconds to 0 seconds.\nNothing else changes.\n"),
    (["a2", "--by", "0"], "A2 stays at 1.5 seconds.\nNothing else changes.\n"),
  ]
  @Test(arguments: moves) func movingSaysWhatChanges(options: [String], text: String) throws {
    let result = try Self.run(["move"] + options.prefix(1), Self.first, Self.second, Array(options.dropFirst()))
    #expect(result.output == text)
    #expect(result.status == 0)
  }

  @Test func movingAloneTellsTheEvent() throws {
    #expect(
      try Self.run(["move", "a1"], Self.first, nil, ["--by", "1"]).output
        == "A1 moves from 0.5 seconds to 1.5 seconds.\n")
    let json = try Self.run(["move", "a1"], Self.first, nil, ["--by", "9", "--format", "json"]).output
    #expect(json.contains("\"duration\":9.5"))
  }

  /// A bad first timeline, and what is said of it.
  static let faults: [(String, String)] = [
    ("id,time\na,-1\n", "keys.csv, row 1, column time: -1.0 is not a time in seconds from zero on.\n"),
    ("id,time\na,1\na,\n", "keys.csv, row 2, column time: nothing is not a time in seconds from zero on.\n"),
    ("id,time\na,soon\n", "keys.csv, row 1 (line 2), column time: \"soon\" is not a number.\n"),
    ("name,time\na,1\n", "Column \"id\" is not in keys.csv. Its columns are: name, time.\n"),
  ]
  @Test(arguments: faults) func faultsHaveAPlace(text: String, message: String) throws {
    let result = try Self.run(["combine", "--instant"], text)
    #expect(result.errors == message)
    #expect(result.status == 2)
  }

  /// Neither command goes on with more events than anybody can be told of.
  @Test func tooManyEventsAreRefused() throws {
    let events = "id,time\n" + String(repeating: "a,1\n", count: 200_001)
    let message = "keys.csv: more than 200,000 events. Keep a part of them in a file of its own.\n"
    let combined = try Self.run(["combine", "--instant", "--format", "csv"], events)
    #expect(combined.output == "" && combined.errors == message && combined.status == 2)
    let moved = try Self.run(["move", "a", "--by", "1"], events)
    #expect(moved.output == "" && moved.errors == message && moved.status == 2)
  }

  @Test func whatIsNotThereIsNotMoved() throws {
    let result = try Self.run(["move", "z"], Self.first, nil, ["--by", "1"])
    #expect(result.errors == "There is no event \"z\". Name one of the column id.\n")
    #expect(try Self.run(["move", "a"], "id,time\na,1\na,2\n", nil, ["--by", "1"]).status == 2)
  }

  @Test(arguments: [["--speed", "0"], ["--speed", "nan"], ["--duration", "-1"]]) func optionsAreChecked(
    options: [String]
  ) throws {
    #expect(try Self.run(["combine"], Self.first, Self.second, options).status == 64)
  }
}

import Foundation
import Testing

extension ToughCase {
  /// Escapes in what is typed, given as options, or comes as time goes on.
  static let injectedCommands: [ToughCase] = [
    ToughCase("A typed command that holds an escape") {
      try harmless(["explore", "FILE", "--typed"], input: "xx\u{1B}]0;t\u{7}\nquit\n") {
        $0.output.contains(#"xx\u{1B}]0;t\u{7}"#)
      }
    },
    ToughCase("A wrong value of an option that holds an escape") {
      try harmless(["FILE", "--format", "\u{1B}[31mx"]) { $0.status == 64 && $0.errors.contains(#"'\u{1B}[31mx'"#) }
    },
    ToughCase("An unknown option that holds an escape") {
      try harmless(["FILE", "--\u{9B}31mx"]) { $0.status == 64 && $0.errors.contains(#"--\u{9B}31mx"#) }
    },
    ToughCase("A column's name given with an escape") {
      try harmless(["FILE", "--y", "\u{1B}[31m"]) { $0.status == 2 && $0.errors.contains(#"\u{1B}[31m"#) }
    },
    ToughCase("A column's unit and title given with escapes") {
      try harmless(["FILE", "--y-unit", "\u{1B}[31mkm", "--title", "\u{202E}x"]) {
        $0.status == 0 && $0.output.contains(#"\u{202E}x"#)
      }
    },
    ToughCase("An id with an escape in a timeline of events") {
      try harmless(["events", "combine", "--how", "merge", "EVENTS", "EVENTS", "--instant"]) {
        $0.output.contains(#"a\u{1B}[31m"#)
      }
    },
    ToughCase("A column's name with an escape in rows that come as time goes on") {
      try harmless(["follow", "-"], input: "time,\"v\u{1B}[31m\"\n2025-06-01,1\n2025-06-02,5\n") {
        $0.status == 0 && $0.output.contains(#"\u{1B}[31m"#)
      }
    },
    ToughCase("A voice with an escape in the name of a month") {
      let folder = try TemporaryFolder()
      let voice = try Program.run(["voices", "--show", "en"]).output
      let months = voice.replacing("\"June\"", with: #""Ju\u001b[31mne""#)
      #expect(months != voice)
      let file = try folder.file("v.toml", months)
      let result = try Program.run(["describe", folder.file("a.csv", steps), "--voice", file])
      #expect(Injected.disturbing(in: result.output + result.errors) == [] && result.output.isEmpty)
      return "`\(result.toughEnd.replacingOccurrences(of: folder.url.path + "/", with: ""))`"
    },
    ToughCase("A label with an escape and a script that lint mends") {
      let folder = try TemporaryFolder()
      let label = #"{"label": "Jan. 6: 4,210 steps \u001b[31m<b>x</b>"}"# + "\n"
      _ = try folder.file("l.jsonl", label)
      let result = try Program.run(["lint", "--fix", "l.jsonl"], startingIn: folder.url)
      #expect(Injected.disturbing(in: result.output + result.errors) == [] && !result.wasKilled)
      let fixed = try String(contentsOf: folder.url.appendingPathComponent("l.jsonl"), encoding: .utf8)
      #expect(fixed == label.replacing("Jan.", with: "January") && folder.names == ["l.jsonl"])
      return "mended, and all else written back byte for byte; shown as its code"
    },
    ToughCase("A lone half of a surrogate pair in JSON") {
      let folder = try TemporaryFolder()
      let file = try folder.file("c.vl.json", Injected.chart(written: #""A\ud800B""#))
      let result = try Program.run(["labels", file])
      let lines = result.output.split(separator: "\n")
      #expect(result.status == 0 && lines.count == 3 && !result.wasKilled, "\(result.errors)")
      #expect(lines.contains { $0.contains("A\u{FFFD}B") }, "\(lines)")
      return "shown as the replacement character: " + Injected.code(lines.count > 1 ? lines[1] : "")
    },
  ]

  /// Runs with a harmless table for FILE and a timeline for EVENTS, and says how it ended.
  private static func harmless(
    _ arguments: [String], input: String = "", _ isExpected: (Program.Result) -> Bool
  ) throws -> String {
    let folder = try TemporaryFolder()
    let places = [
      "FILE": try folder.file("a.csv", "a,v\nk,1\nm,2\n"),
      "EVENTS": try folder.file("e.csv", "id,time\n\"a\u{1B}[31m\",1\n\"c\nd\",2\n"),
    ]
    let result = try Program.run(arguments.map { places[$0] ?? $0 }, input: Data(input.utf8))
    #expect(isExpected(result) && !result.wasKilled, "\(result.output)\(result.errors)")
    #expect(Injected.disturbing(in: result.output + result.errors) == [])
    return result.status == 0 ? "exit 0, with the escape shown as its code" : Injected.code(result.toughEnd)
  }
}

import Foundation
import Testing

/// A command with its files, run in a folder of their own while a system call fails.
struct FaultTrial: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: [String]
  /// The files that are there before.
  var files: [String: Data]
  /// Those that the command writes or changes.
  var outputs: [String] = []
  /// How it ends without a fault.
  var status: Int32 = 0
  /// The calls that it surely makes about its files.
  var calls: Set<Fault.Call>

  init(
    _ name: String, _ arguments: [String], _ files: [String: String], outputs: [String] = [], status: Int32 = 0,
    replaces: Bool = true
  ) {
    (self.name, self.arguments, self.outputs, self.status) = (name, arguments, outputs, status)
    let reading: Set<Fault.Call> = [.open, .read]
    let writing: Set<Fault.Call> = replaces ? [.write, .sync, .rename] : [.write]
    calls = outputs.isEmpty ? reading : reading.union(writing)
    self.files = files.mapValues { Data($0.utf8) }
  }

  var testDescription: String { name }

  /// What came of a run.
  struct Outcome {
    var result: Program.Result
    /// Every file that is there afterwards.
    var files: [String: Data]
    /// Whether the call came that was to fail.
    var isMet: Bool

    /// What was said besides what is said without a fault.
    func added(to usual: Outcome) -> [String] {
      let known = Set(usual.result.errors.split(separator: "\n"))
      return result.errors.split(separator: "\n").filter { !known.contains($0) }.map(String.init)
    }
  }

  /// What comes of it without a fault; a trial that fails by itself, or writes nothing, would show nothing.
  func usual() throws -> Outcome {
    let outcome = try run()
    try #require(!outcome.result.wasKilled && outcome.result.status == status, "\(name): \(outcome.result.errors)")
    try #require(Set(outputs).isSubset(of: outcome.files.keys), "\(name): \(outcome.files.keys)")
    return outcome
  }

  func run(_ fault: Fault? = nil) throws -> Outcome {
    let (folder, aside) = (try TemporaryFolder(), try TemporaryFolder())
    for (name, data) in files { _ = try folder.file(name, data) }
    let met = aside.url.appendingPathComponent("met")
    let result = try Program.withEnvironment(fault?.variables(folder: folder.url, met: met) ?? [:]) {
      try Program.run(arguments, startingIn: folder.url)
    }
    let left = try folder.names.map { ($0, try Data(contentsOf: folder.url.appendingPathComponent($0))) }
    return Outcome(
      result: result, files: Dictionary(uniqueKeysWithValues: left),
      isMet: FileManager.default.fileExists(atPath: met.path))
  }
}

extension FaultTrial {
  static let rows = "day,steps\n" + (1...14).map { "2025-01-\($0 < 10 ? "0" : "")\($0),\($0 * 7 % 13 + 3)\n" }.joined()

  private static let chart = """
    {"data": {"url": "rows.csv"}, "mark": "bar", "encoding": {"x": {"field": "day", "type": "temporal"}, \
    "y": {"field": "steps", "type": "quantitative"}}}
    """

  /// The settings as the program prints them itself; where it does not, what is no TOML, so that the trial fails.
  private static func printed(_ command: [String]) -> String {
    guard let result = try? Program.run(command), result.status == 0, !result.output.isEmpty else { return "[none" }
    return result.output
  }

  /// Commands that read.
  static let reading = [
    FaultTrial("describe", ["describe", "rows.csv"], ["rows.csv": rows]),
    FaultTrial("a chart with its data", ["describe", "steps.vl.json"], ["steps.vl.json": chart, "rows.csv": rows]),
    FaultTrial(
      "a voice and a profile", ["labels", "rows.csv", "--voice", "v.toml", "--profile", "p.toml"],
      ["rows.csv": rows, "v.toml": printed(["voices", "--show", "en"]), "p.toml": printed(["profile"])]),
    FaultTrial(
      "two timelines", ["events", "combine", "a.csv", "b.csv", "--instant"],
      ["a.csv": "id,time\na,1\nb,2\n", "b.csv": "id,time\nc,1.5\n"]),
    FaultTrial(
      "labels beside a chart", ["lint", "labels.txt", "--chart", "steps.vl.json", "--config", "c.toml"],
      ["labels.txt": "January 1: 900 steps\n", "steps.vl.json": chart, "rows.csv": rows, "c.toml": "[lint]\n"],
      status: 1),
  ]

  /// Commands that write.
  static let writing = [
    FaultTrial(
      "a sound with all beside it",
      [
        "sonify", "rows.csv", "-o", "s.wav", "--duration", "0.5", "--score", "s.json", "--midi", "s.mid",
        "--picture", "s.svg", "--srt", "s.srt", "--transcript", "s.txt", "--audacity", "s.labels",
      ], ["rows.csv": rows],
      outputs: ["s.wav", "s.vtt", "s.json", "s.mid", "s.svg", "s.srt", "s.txt", "s.labels"]),
    FaultTrial(
      "a sound in the place of another", ["sonify", "rows.csv", "-o", "s.wav", "--duration", "0.5"],
      ["rows.csv": rows, "s.wav": "old", "s.vtt": "old"], outputs: ["s.wav", "s.vtt"]),
    FaultTrial(
      "a sound of several parts, by two threads", ["sonify", "rows.csv", "-o", "s.wav", "--duration", "2"],
      ["rows.csv": rows], outputs: ["s.wav", "s.vtt"]),
    sound("flac"), sound("ogg"), sound("opus"),
    FaultTrial(
      "braille pages", ["braille", "rows.csv", "--brf", "s.brf"], ["rows.csv": rows], outputs: ["s.brf"]),
    FaultTrial("an instrument", ["voices", "--listen", "pure", "-o", "s.wav"], [:], outputs: ["s.wav"]),
    FaultTrial(
      "fixes", ["lint", "--fix", "l.jsonl"],
      ["l.jsonl": "{\"label\": \"Jan. 1: 10  steps\"}\n{\"label\": \"June 6: 4,210 steps\"}\n"], outputs: ["l.jsonl"]),
    FaultTrial(
      "a list of findings", ["lint", "l.txt", "--baseline", "known.json", "--write-baseline"], ["l.txt": "null\n"],
      outputs: ["known.json"]),
  ]

  private static func sound(_ format: String) -> FaultTrial {
    FaultTrial(
      "a sound as \(format)", ["sonify", "rows.csv", "-o", "s.\(format)", "--duration", "0.5"], ["rows.csv": rows],
      outputs: ["s.\(format)", "s.vtt"])
  }

  /// Commands that write on and on, and keep what is written.
  static let keeping = [
    FaultTrial(
      "a state", ["follow", "--file", "rows.csv", "--to-end", "--state", "rows.state"], ["rows.csv": rows],
      outputs: ["rows.state"]),
    FaultTrial(
      "a log", ["explore", "rows.csv", "--script", "keys.txt", "--log", "keys.log"],
      ["rows.csv": rows, "keys.txt": "next\nnext\nhighest\n"], outputs: ["keys.log"], replaces: false),
  ]
}

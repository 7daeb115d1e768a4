import Foundation
import Testing

/// Several programs on the same files: nothing is damaged, and nobody sees half of anything.
@Suite struct TogetherTests {
  private static func data(_ name: String, in folder: TemporaryFolder) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test(arguments: FaultTrial.reading) func tenReadOneFile(trial: FaultTrial) throws {
    let usual = try trial.usual().result
    let folder = try TemporaryFolder()
    for (name, data) in trial.files { _ = try folder.file(name, data) }
    for result in try Program.run(10, trial.arguments, startingIn: folder.url) {
      #expect(result.output == usual.output && result.errors == usual.errors && result.status == usual.status)
    }
    #expect(folder.names == trial.files.keys.sorted())
  }

  @Test(arguments: FaultTrial.writing) func tenWriteOneFile(trial: FaultTrial)
    throws
  {
    let usual = try trial.usual()
    let folder = try TemporaryFolder()
    for (name, data) in trial.files { _ = try folder.file(name, data) }
    for result in try Program.run(10, trial.arguments, startingIn: folder.url) {
      // One that comes later may find nothing left to mend.
      #expect(result.status == usual.result.status, "\(result.errors)")
    }
    #expect(folder.names == usual.files.keys.sorted())
    for (name, data) in usual.files { #expect(try Self.data(name, in: folder) == data, "\(name)") }
  }

  /// Each takes up what another has written, or nothing; it is whole, and each row is counted once.
  @Test func tenKeepOneState() throws {
    let trial = FaultTrial.keeping[0]
    let usual = try trial.usual().result
    let folder = try TemporaryFolder()
    for (name, data) in trial.files { _ = try folder.file(name, data) }
    for result in try Program.run(10, trial.arguments, startingIn: folder.url) {
      #expect(result.status == 0 && result.output.hasSuffix(Self.summary(usual)), "\(result.output)\(result.errors)")
    }
    #expect(folder.names == ["rows.csv", "rows.state"])
    let last = try Program.run(trial.arguments, startingIn: folder.url)
    #expect(last.status == 0 && last.output.hasSuffix(Self.summary(usual)))
  }

  private static func summary(_ result: Program.Result) -> String {
    result.output.range(of: "Steps by day").map { String(result.output[$0.lowerBound...]) } ?? "no summary"
  }

  /// While sounds take each other's place, whoever reads one meets a whole one, never a part and never none.
  @Test func oneReadsWhatOthersWrite() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.csv", FaultTrial.rows)
    _ = try folder.file("other.csv", "day,steps\n2025-01-01,7\n2025-01-02,9\n")
    var wholes: Set<Data> = []
    for rows in ["other.csv", "rows.csv"] {
      _ = try Program.run(["sonify", rows, "-o", "s.wav", "--duration", "0.5"], startingIn: folder.url)
      wholes.insert(try Self.data("s.wav", in: folder))
    }
    #expect(wholes.count == 2)
    _ = try Program.run(
      ["sonify", "rows.csv", "-o", "p.wav", "--score", "p.json", "--duration", "0.5"], startingIn: folder.url)
    let sound = ["-o", "s.wav", "--duration", "0.5"]
    let writers = try (0..<12).map { round in
      try Running(["sonify", round.isMultiple(of: 2) ? "rows.csv" : "other.csv"] + sound, startingIn: folder.url)
    }
    let pairs = try (0..<4).map { _ in
      try Running(
        ["sonify", "rows.csv", "-o", "p.wav", "--score", "p.json", "--duration", "0.5"], startingIn: folder.url)
    }
    let checks = try (0..<4).map { _ in try Running(["verify", "p.wav", "--score", "p.json"], startingIn: folder.url) }
    var reads = 0
    while try reads < 500 || writers.contains(where: { try $0.isRunning }) {
      #expect(wholes.contains(try Self.data("s.wav", in: folder)))
      reads += 1
    }
    for running in writers + pairs + checks {
      let result = try running.result()
      #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
  }
}

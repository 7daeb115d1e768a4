import Foundation
import Testing

extension ToughCase {
  /// The rows under "Faults".
  static let faults = readFaults + writeFaults + endingFaults + togetherCases

  private static let readFaults = [
    fault("No right to read the file (EACCES)", "describe", .open, .error(EACCES)),
    fault("No descriptor is left for it (EMFILE)", "describe", .open, .error(EMFILE)),
    fault("The disk fails while rows are read (EIO)", "describe", .read, .error(EIO)),
    fault("The file becomes shorter while rows are read", "describe", .read, .end),
    fault("A signal comes into each reading call (EINTR)", "describe", .read, .error(EINTR)),
    fault("Each reading call gives one byte", "describe", .read, .short, goesOn: true),
    fault("The disk fails while the data of a chart are read", "a chart with its data", .read, .error(EIO), nth: 5),
    fault("The data of a chart become shorter while they are read", "a chart with its data", .read, .end, nth: 5),
    fault("The disk fails while a voice is read", "a voice and a profile", .read, .error(EIO)),
    fault(
      "The data of the chart of linted labels cannot be read", "labels beside a chart", .open, .error(EACCES), nth: 4),
  ]

  private static let writeFaults = [
    fault("No room for captions (ENOSPC)", "a sound in the place of another", .write, .error(ENOSPC)),
    fault("No room in the middle of a sound", "a sound in the place of another", .write, .error(ENOSPC), nth: 5),
    fault(
      "No room for the head of a FLAC file, which is written again at its end", "a sound as flac", .write,
      .error(ENOSPC), nth: 13),
    fault("The disk fails while an Ogg file is written", "a sound as ogg", .write, .error(EIO), nth: 3),
    fault("Each writing call takes one byte", "a sound in the place of another", .write, .short, goesOn: true),
    fault("What was written does not reach the disk (fsync)", "a sound in the place of another", .sync, .error(EIO)),
    fault("Closing tells of a lost write", "a sound in the place of another", .close, .error(EIO), nth: 2),
    fault(
      "The finished file may not take its name", "a sound in the place of another", .rename, .error(EACCES), nth: 2),
    fault("No room for pages of braille", "braille pages", .write, .error(ENOSPC)),
    fault("No room while labels are fixed", "fixes", .write, .error(ENOSPC)),
    fault("No room for a list of findings", "a list of findings", .write, .error(ENOSPC)),
    fault("No room for the second state of followed rows", "a state", .write, .error(ENOSPC), nth: 2),
    fault("No room for the second line of a log", "a log", .write, .error(ENOSPC), nth: 2),
  ]

  private static let endingFaults = [
    fault("Control-C while a sound is written", "a sound in the place of another", .write, .signal(SIGINT), nth: 5),
    fault("SIGTERM while the finished file is brought to the disk", "a sound as flac", .sync, .signal(SIGTERM), nth: 2),
    fault("SIGKILL while a sound is written", "a sound in the place of another", .write, .signal(SIGKILL), nth: 5),
    ToughCase("Standard output is full") {
      let folder = try rowsFolder()
      let result = try Program.run(["describe", "rows.csv"], output: "/dev/full", startingIn: folder.url)
      #expect(result.status == 2)
      return result.toughEnd
    },
    ToughCase("The reader of standard output goes away") {
      let folder = try rowsFolder()
      // The reader is gone before the first line.
      let line = "{ sleep 0.2; \"$0\" labels rows.csv; echo $? > status; } | true"
      let said = try Program.shell(line, startingIn: folder.url).errors
      let status = try String(contentsOf: folder.url.appendingPathComponent("status"), encoding: .utf8)
      #expect(said.isEmpty && status == "2\n")
      return "exit \(status.dropLast()), no word of an error"
    },
  ]

  /// What `TogetherTests` do, each for many commands.
  private static let togetherCases = [
    ToughCase("Ten programs describe one file at once") {
      let folder = try rowsFolder()
      let results = try Program.run(10, ["describe", "rows.csv"], startingIn: folder.url)
      #expect(Set(results.map(\.output)).count == 1 && results.allSatisfy { $0.status == 0 && $0.errors.isEmpty })
      return "ten times exit 0 and the same words"
    },
    ToughCase("Ten programs write one sound at once") {
      let folder = try rowsFolder()
      let command = ["sonify", "rows.csv", "-o", "s.wav", "--duration", "0.5"]
      _ = try Program.run(command, startingIn: folder.url)
      let whole = try Data(contentsOf: folder.url.appendingPathComponent("s.wav"))
      let results = try Program.run(10, command, startingIn: folder.url)
      #expect(results.allSatisfy { $0.status == 0 })
      #expect(try Data(contentsOf: folder.url.appendingPathComponent("s.wav")) == whole)
      #expect(folder.names == ["rows.csv", "s.vtt", "s.wav"])
      return "ten times exit 0; the sound is whole, and no other file is there"
    },
  ]

  private static func rowsFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.csv", FaultTrial.rows)
    return folder
  }
}

extension ToughCase {
  private static let trials = FaultTrial.reading + FaultTrial.writing + FaultTrial.keeping

  /// A fault of a trial, by its name: how it ends, and what became of what it writes.
  private static func fault(
    _ title: String, _ name: String, _ call: Fault.Call, _ kind: Fault.Kind, nth: Int = 1, goesOn: Bool = false
  ) -> ToughCase {
    ToughCase(title) {
      let trial = try #require(trials.first { $0.name == name })
      let usual = try trial.usual()
      let outcome = try trial.run(Fault(call: call, kind: kind, nth: nth, goesOn: goesOn))
      #expect(outcome.isMet, "the call did not come")
      var end = outcome.result
      end.errors = outcome.added(to: usual).map { $0 + "\n" }.joined()
      let said = end.toughEnd
      return said + (said.hasSuffix(".") ? " " : ". ") + left(by: outcome, usual, trial)
    }
  }

  /// What became of the files that a command writes.
  private static func left(by outcome: FaultTrial.Outcome, _ usual: FaultTrial.Outcome, _ trial: FaultTrial) -> String {
    let others = Set(outcome.files.keys).subtracting(trial.files.keys).subtracting(trial.outputs)
    let rest = others.isEmpty ? "" : "; an unfinished file stays behind"
    let states = trial.outputs.map { name in
      let found = outcome.files[name]
      return found == usual.files[name]
        ? "whole" : found == trial.files[name] ? found == nil ? "absent" : "as before" : "as it was so far"
    }
    if trial.outputs.isEmpty {
      let isSame = outcome.result.output == usual.result.output
      return outcome.result.status != 0
        ? "Nothing is described." : isSame ? "The words are the same." : "The rest is said."
    }
    return "Then: " + zip(trial.outputs, states).map { "\($0) \($1)" }.joined(separator: ", ") + rest + "."
  }
}

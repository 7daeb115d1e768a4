import Foundation
import Testing

/// States of rows that are followed.
extension FaultTests {
  /// A state is whole at every moment: the next run goes on from it and counts every row once.
  @Test func aStateStaysWhole() throws {
    let trial = FaultTrial.keeping[0]
    let usual = try trial.usual()
    let summary = try Self.summary(usual)
    var kinds = Self.kinds
    // Where a file that grows ends, nobody knows; see what is said of shorter ones.
    kinds[.read] = [.error(EIO), .error(EINTR), .short]
    try Self.forEach(of: trial, kinds) { fault, outcome in
      #expect(Set(outcome.files.keys).isSubset(of: ["rows.csv", "rows.state"]), "\(fault)")
      var again = trial
      again.files = outcome.files
      let next = try again.run()
      #expect(next.result.status == 0, "\(fault)")
      #expect(try Self.summary(next) == summary, "\(fault)")
      guard outcome.result.status != 0 else { return }
      #expect(outcome.result.status == 2 && outcome.added(to: usual).count == 1, "\(fault): \(outcome.result.errors)")
    }
  }

  /// A state that is taken up counts every row once: a file is the same, however the reading of its beginning goes.
  @Test func aStateIsTakenUp() throws {
    var trial = FaultTrial.keeping[0]
    let first = try trial.usual()
    let summary = try Self.summary(first)
    trial.files = first.files
    let usual = try trial.usual()
    #expect(usual.result.status == 0)
    #expect(try Self.summary(usual) == summary)
    let kinds: [Fault.Call: [Fault.Kind]] = [.open: [.error(EINTR)], .read: [.error(EIO), .error(EINTR), .short]]
    try Self.forEach(of: trial, kinds, leavesNoneOut: true) { fault, outcome in
      // How often a file that grows is read, and so which reading fails, hangs on time: a run may end before it.
      if outcome.result.status == 0 { return Self.checkSame(outcome, usual, trial, fault) }
      guard case .error(EIO) = fault.kind else { return #expect(outcome.result.status == 0, "\(fault)") }
      #expect(outcome.result.status == 2, "\(fault)")
      #expect(outcome.added(to: usual).count == 1, "\(fault): \(outcome.result.errors)")
      var again = trial
      again.files = outcome.files
      let next = try again.run()
      #expect(try Self.summary(next) == summary, "\(fault)")
    }
  }

  private static func summary(_ outcome: FaultTrial.Outcome) throws -> Substring {
    let output = outcome.result.output
    let start = try #require(output.range(of: "Steps by day"), "\(output)").lowerBound
    return output[start...]
  }
}

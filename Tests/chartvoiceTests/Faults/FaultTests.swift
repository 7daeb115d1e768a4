import Foundation
import Testing

/// Every system call that reads or writes fails once, at the first of its places and then ever farther on: what comes of it is
/// whole, or is not there.
@Suite(.enabled(if: FaultShim.path != nil, "no library can be put before a program here"))
struct FaultTests {
  /// What a call may do, by what Linux documents for it.
  static let kinds: [Fault.Call: [Fault.Kind]] = [
    .open: [.error(EMFILE), .error(EINTR)], .read: [.error(EIO), .error(EINTR), .short, .end],
    .write: [.error(ENOSPC), .error(EINTR), .short], .sync: [.error(EIO), .error(EINTR)],
    .close: [.error(EIO), .error(EINTR)], .rename: [.error(EACCES)], .unlink: [.error(EACCES)],
    .stat: [.error(EIO)], .seek: [.error(EIO)], .truncate: [.error(EIO)],
  ]

  /// Runs a command with a fault at the first of the places of each call, then ever farther on, or at every one.
  static func forEach(
    of trial: FaultTrial, _ kinds: [Fault.Call: [Fault.Kind]], leavesNoneOut: Bool = false,
    _ check: (Fault, FaultTrial.Outcome) throws -> Void
  ) throws {
    for call in Fault.Call.allCases {
      for kind in kinds[call] ?? [] {
        var fault = Fault(call: call, kind: kind)
        while case let outcome = try trial.run(fault), outcome.isMet {
          try check(fault, outcome)
          fault.nth += leavesNoneOut ? 1 : 1 + fault.nth / 3
        }
        // Where a call is not met, nothing is shown.
        #expect(fault.nth > 1 || !trial.calls.contains(call), "\(fault)")
      }
    }
  }

  @Test(arguments: FaultTrial.reading + FaultTrial.writing) func whatFailsIsSaid(trial: FaultTrial) throws {
    let usual = try trial.usual()
    try Self.forEach(of: trial, Self.kinds) { fault, outcome in
      Self.checkFiles(of: trial, outcome, usual, fault)
      let added = outcome.added(to: usual)
      // What is wrong in labels is not found where the data that they are held against cannot be read.
      if !added.isEmpty, added.allSatisfy({ $0.hasSuffix("The texts were not held against the data.") }) {
        return #expect(!outcome.result.wasKilled && outcome.result.status == 0, "\(fault)")
      }
      guard outcome.result.status != usual.result.status else { return Self.checkSame(outcome, usual, trial, fault) }
      #expect(!outcome.result.wasKilled && outcome.result.status == 2, "\(fault)")
      #expect(added.count == 1, "\(fault): \(outcome.result.errors)")
    }
  }

  /// What a fault did not end says and writes what it always does.
  static func checkSame(
    _ outcome: FaultTrial.Outcome, _ usual: FaultTrial.Outcome, _ trial: FaultTrial, _ fault: Fault
  ) {
    #expect(outcome.added(to: usual) == [], "\(fault)")
    #expect(outcome.result.output == usual.result.output, "\(fault)")
    for name in trial.outputs { #expect(outcome.files[name] == usual.files[name], "\(fault): \(name)") }
  }

  /// Outputs are whole, or as they were before, and nothing else is there.
  private static func checkFiles(
    of trial: FaultTrial, _ outcome: FaultTrial.Outcome, _ usual: FaultTrial.Outcome, _ fault: Fault
  ) {
    for name in trial.outputs {
      let found = outcome.files[name]
      #expect(found == usual.files[name] || found == trial.files[name], "\(fault): \(name)")
    }
    #expect(Set(outcome.files.keys).isSubset(of: Set(trial.files.keys).union(trial.outputs)), "\(fault)")
  }

  /// All calls move one byte at a time: it takes longer, and is the same.
  @Test(arguments: FaultTrial.reading + FaultTrial.writing) func smallSteps(trial: FaultTrial) throws {
    let usual = try trial.usual()
    for call in [Fault.Call.read, .write] {
      let outcome = try trial.run(Fault(call: call, kind: .short, goesOn: true))
      #expect(outcome.result.output == usual.result.output, "\(call)")
      #expect(outcome.files == usual.files, "\(call)")
    }
  }

  /// Told to end in the middle, the program ends by that signal; what it began is gone.
  @Test(arguments: FaultTrial.writing) func signals(trial: FaultTrial) throws {
    let all = [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF]
    for number in all.prefix(trial.name == FaultTrial.writing[0].name ? all.count : 1) {
      try Self.checkSignal(number, trial)
    }
  }

  private static func checkSignal(_ number: Int32, _ trial: FaultTrial) throws {
    let usual = try trial.usual()
    let kinds: [Fault.Call: [Fault.Kind]] = [
      .open: [.signal(number)], .write: [.signal(number)], .sync: [.signal(number)], .rename: [.signal(number)],
    ]
    try forEach(of: trial, kinds) { fault, outcome in
      checkFiles(of: trial, outcome, usual, fault)
      #expect(outcome.result.wasKilled && outcome.result.status == number, "\(fault)")
    }
  }

  /// Killed, it can take nothing away; what has its name is whole all the same.
  @Test(arguments: FaultTrial.writing) func killed(trial: FaultTrial) throws {
    let usual = try trial.usual()
    try Self.forEach(of: trial, [.write: [.signal(SIGKILL)], .rename: [.signal(SIGKILL)]]) { fault, outcome in
      #expect(outcome.result.wasKilled, "\(fault)")
      var named = outcome
      named.files = named.files.filter { !$0.key.hasSuffix(".partial") }
      Self.checkFiles(of: trial, named, usual, fault)
    }
  }

  /// A log has every line that was done before the fault.
  @Test func aLogKeepsItsLines() throws {
    let trial = FaultTrial.keeping[1]
    let usual = try trial.usual()
    let whole = String(decoding: usual.files["keys.log"] ?? Data(), as: UTF8.self)
    try Self.forEach(of: trial, Self.kinds) { fault, outcome in
      let log = String(decoding: outcome.files["keys.log"] ?? Data(), as: UTF8.self)
      #expect(whole.hasPrefix(log) && (log.isEmpty || log.hasSuffix("\n")), "\(fault): \(log)")
      guard outcome.result.status != 0 else { return #expect(log == whole, "\(fault)") }
      #expect(outcome.result.status == 2 && outcome.added(to: usual).count == 1, "\(fault): \(outcome.result.errors)")
    }
  }
}

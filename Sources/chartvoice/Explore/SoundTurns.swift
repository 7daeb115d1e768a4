import Dispatch
import Synchronization

/// Runs one thing at a time in the background: a new one ends the one before, and never waits for it here.
final class SoundTurns: Sendable {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  private let current = Mutex<SoundTurn?>(nil)

  init(_ label: String) { queue = DispatchQueue(label: label) }

  /// Begins something as soon as what runs has ended.
  func begin(_ body: @escaping @Sendable (SoundTurn) -> Void) {
    let turn = SoundTurn()
    current.withLock { current in
      current?.cancel()
      current = turn
    }
    queue.async(group: group) { if !turn.isCancelled { body(turn) } }
  }

  /// Ends what runs.
  func stop() {
    current.withLock { current in
      current?.cancel()
      current = nil
    }
  }

  /// Waits until all is over, so many seconds at most; whether it is.
  func wait(seconds: Double) -> Bool { group.wait(timeout: .now() + seconds) == .success }
}

/// One thing that runs in the background, until it is over or cancelled.
final class SoundTurn: Sendable {
  private struct State {
    var isCancelled = false
    var isLate = false
    var program: FedProgram?
  }

  /// What became of a program.
  enum Outcome { case well, badly, cancelled }

  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Ends the program that runs, and keeps others from being started.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.program?.end()
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take; what hangs is ended.
  ///   - feed: Gives it what it reads; `false` where it takes no more.
  func run(
    _ command: SoundCommand, _ arguments: [String], seconds: Double, feed: (FedProgram) -> Bool
  ) -> Outcome {
    guard !isCancelled else { return .cancelled }
    guard let program = try? FedProgram(command, arguments) else { return .badly }
    state.withLock { state in
      (state.program, state.isLate) = (program, false)
      // It may have been cancelled while it was started.
      if state.isCancelled { program.end() }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self, weak program] in
      if let program { self?.expire(program) }
    }
    let isFed = feed(program)
    let isWell = program.finish()
    return state.withLock { state in
      state.program = nil
      return state.isCancelled ? .cancelled : isFed && isWell && !state.isLate ? .well : .badly
    }
  }

  private func expire(_ program: FedProgram) {
    state.withLock { state in
      guard state.program === program else { return }
      state.isLate = true
      program.end()
    }
  }
}

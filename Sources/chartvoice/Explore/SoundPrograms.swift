import Synchronization

/// The programs for one purpose, the best first; what fails is not asked again.
final class SoundPrograms: Sendable {
  private struct State {
    var remaining: [SoundCommand]
    var failed: [String] = []
    var complaint: String?
    var isToldNone = false
  }

  private let state: Mutex<State>
  /// What is said where there is none.
  private let none: String
  /// What goes on after all have failed.
  private let remedy: String
  /// What one of them is called.
  private let kind: String

  init(_ commands: [SoundCommand], none: String, remedy: String, kind: String = "player") {
    state = Mutex(State(remaining: commands))
    (self.none, self.remedy, self.kind) = (none, remedy, kind)
  }

  /// Those that have not failed.
  var remaining: [SoundCommand] { state.withLock(\.remaining) }

  /// Whether any is left; where there never was one, that is said once.
  func areThere() -> Bool {
    state.withLock { state in
      if state.remaining.isEmpty, state.failed.isEmpty, !state.isToldNone {
        (state.complaint, state.isToldNone) = (none, true)
      }
      return !state.remaining.isEmpty
    }
  }

  /// Takes a program out; after the last that is said once.
  func drop(_ command: SoundCommand) {
    state.withLock { state in
      guard let place = state.remaining.firstIndex(of: command) else { return }
      state.remaining.remove(at: place)
      state.failed.append(command.name)
      guard state.remaining.isEmpty else { return }
      let names = state.failed.dropLast().joined(separator: ", ")
      state.complaint =
        names.isEmpty
        ? "The \(kind) \(command.name) stopped; \(remedy)"
        : "The \(kind)s \(names) and \(command.name) stopped; \(remedy)"
    }
  }

  /// What is to be said, once.
  func takeComplaint() -> String? {
    state.withLock { state in
      defer { state.complaint = nil }
      return state.complaint
    }
  }
}

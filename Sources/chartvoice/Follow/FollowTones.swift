import ChartNarration
import ChartStreams

/// Plays the buckets that are told; a new sound ends the one before, and nothing waits for it.
final class FollowTones {
  private let command: String?
  private var player: TonePlayer?

  /// - Parameter command: the program that plays; one that is installed if `nil`.
  init(command: String?) { self.command = command }

  /// Plays something in place of what is played; where nothing can be played, that is said once.
  func play(_ sound: () -> FollowedSound?) throws {
    guard let sound = sound(), !sound.marks.isEmpty else { return }
    if player == nil {
      player = try TonePlayer(sound.narrated, options: nil, command: command)
    } else {
      player?.showing(sound.narrated)
    }
    player?.play(.marks(sound.marks))
    complain()
  }

  /// Ends what is played, or waits for its end.
  func finish(waiting: Bool) {
    player?.finish(waiting: waiting)
    complain()
  }

  private func complain() {
    if let complaint = player?.takeComplaint() { StandardError.write(complaint) }
  }
}

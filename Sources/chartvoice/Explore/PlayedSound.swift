import ChartSound

/// A score on its way to a player.
struct PlayedSound {
  private let score: Score
  private let scores: ToneScores

  /// Seconds that a player may take beyond the length of the sound.
  private static let patience = 10.0

  init(_ score: Score, _ scores: ToneScores) { (self.score, self.scores) = (score, scores) }

  /// Plays it to its end; `false` where the player failed, and `true` where it was told to stop.
  func isPlayed(by command: SoundCommand, in turn: SoundTurn) -> Bool {
    command.takesFile ? isPlayedFromFile(by: command, in: turn) : isPlayedFromPipe(by: command, in: turn)
  }

  private func isPlayedFromPipe(by command: SoundCommand, in turn: SoundTurn) -> Bool {
    var stream = scores.stream(score)
    let outcome = turn.run(command, command.arguments, seconds: seconds) { program in
      while !turn.isCancelled, let block = stream.next() {
        guard program.write(block) else { return false }
      }
      return true
    }
    return outcome != .badly
  }

  private func isPlayedFromFile(by command: SoundCommand, in turn: SoundTurn) -> Bool {
    var stream = scores.stream(score)
    let file = try? TemporaryFile(ending: ".wav") { while let block = stream.next() { try $0.write(block) } }
    guard let file else { return false }
    defer { file.remove() }
    return turn.run(command, command.arguments + [file.path], seconds: seconds) { _ in true } != .badly
  }

  private var seconds: Double { score.duration + Self.patience }
}

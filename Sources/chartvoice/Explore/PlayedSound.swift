import ChartSound
import SoundFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    guard let path = Self.file(scores.stream(score)) else { return false }
    defer { Self.remove(path) }
    return turn.run(command, command.arguments + [path], seconds: seconds) { _ in true } != .badly
  }

  private var seconds: Double { score.duration + Self.patience }

  /// A temporary file that only its owner can read; `nil` where none can be written.
  private static func file(_ stream: WAVStream) -> String? {
    let folder = ExternalProgram.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var random = SystemRandomNumberGenerator()
    let path = folder + "/chartvoice-\(String(random.next(), radix: 16)).wav"
    UnfinishedFiles.add(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      UnfinishedFiles.forget(path)
      return nil
    }
    defer { close(descriptor) }
    var stream = stream
    while let block = stream.next() {
      guard (try? Descriptor(number: descriptor, name: path).write(block)) != nil else {
        remove(path)
        return nil
      }
    }
    return path
  }

  private static func remove(_ path: String) {
    unlink(path)
    UnfinishedFiles.forget(path)
  }
}

import ChartModel
import ChartNarration
import ChartSound
import SourceText

/// Plays the tones of a walk through another program, without ever waiting for it.
///
/// A new sound ends the one before. What goes wrong is said once, by `takeComplaint`, and then it is silent.
final class TonePlayer {
  /// How many times as fast, from 0.5 to 4; sounds that follow take it.
  var tempo: Double

  private var scores: ToneScores
  private let programs: SoundPrograms
  let turns = SoundTurns("tones")

  /// A player of charts, which makes their scores when the first sound is asked for.
  ///
  /// - Parameters:
  ///   - options: How values become tones; the defaults if `nil`.
  ///   - command: The program that plays, with its arguments; one that is installed if `nil`.
  /// - Throws: `ToneError` where tones cannot be as asked; `ValidationError` where the command is none.
  init(_ narrated: NarratedViews, options: ToneOptions?, command: String?) throws {
    let instruments = try options?.instruments() ?? .standard
    var sound =
      try options?.options(instruments, charts: narrated.views.views.map(\.chart))
      ?? SoundOptions(instruments: instruments)
    tempo = sound.tempo
    sound.tempo = 1
    scores = ToneScores(narrated, options: sound, instruments: instruments)
    programs = try Self.programs(command)
  }

  private static func programs(_ command: String?) throws -> SoundPrograms {
    let remedy = "going on in words."
    guard let command else {
      return SoundPrograms(
        SoundCommand.installedPlayers,
        none: "No sound player was found: \(remedy) Install pw-play, paplay, aplay or sox, or give one with --player.",
        remedy: remedy)
    }
    let words = try SoundCommand.words(command)
    return SoundPrograms(
      SoundCommand.player(words).map { [$0] } ?? [],
      none: "The player \((words.first ?? "").escapingControls) was not found: \(remedy)", remedy: remedy)
  }

  /// Plays something in place of what is played; nothing where none of it sounds.
  func play(_ request: ToneRequest) {
    guard request != .stop, programs.areThere() else { return stop() }
    turns.begin { [scores, programs, tempo] turn in
      guard let score = scores.score(request, tempo: tempo) else { return }
      for program in programs.remaining where !turn.isCancelled {
        guard PlayedSound(score, scores).isPlayed(by: program, in: turn) else {
          programs.drop(program)
          continue
        }
        return
      }
    }
  }

  /// Ends what is played.
  func stop() { turns.stop() }

  /// Why nothing is played, as a sentence; once.
  func takeComplaint() -> String? { programs.takeComplaint() }

  /// Takes other charts, or other parts of them, from now on: with the pitches of their axes and as loud as before.
  func showing(_ narrated: NarratedViews) { scores = scores.showing(narrated) }

  /// Ends what is played, or waits for its end; nothing plays on afterwards.
  func finish(waiting: Bool) {
    if waiting, turns.wait(seconds: Self.longest) { return }
    stop()
    _ = turns.wait(seconds: 1)
  }

  /// Seconds: a score of ten minutes at half its speed.
  private static let longest = 1_300.0
}

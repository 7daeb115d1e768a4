import ChartModel
import ChartNarration

/// A walk with all that belongs to it: the state, the tones, who speaks, and braille.
final class WalkSession {
  private let navigator: FocusNavigator
  private(set) var state: FocusState
  /// `nil` where nothing is to be heard, as in a script.
  private let player: TonePlayer?
  private let speaker: Speaker?

  init(_ walked: WalkedInput, player: TonePlayer?, speaker: Speaker?) {
    navigator = walked.navigator
    state = walked.navigator.start
    (self.player, self.speaker) = (player, speaker)
  }

  /// Does a command: what is said comes back, what is heard begins.
  func perform(_ command: FocusCommand) -> FocusAnnouncement {
    let showings = state.showings
    var announcement = navigator.perform(command, in: &state)
    if state.showings != showings { player?.showing(state.narrated) }
    if let tempo = announcement.tempo { player?.tempo = tempo }
    if let tones = announcement.tones { player?.play(tones) }
    if let braille = state.brailleLine, !announcement.lines.isEmpty { announcement.lines.append(braille) }
    return announcement
  }

  /// Has lines spoken, and adds what went wrong with tones or speech since they were last heard.
  func spoken(_ lines: [String]) -> [String] {
    speaker?.speak(lines.joined(separator: " "))
    return lines + [player?.takeComplaint(), speaker?.takeComplaint()].compactMap { $0 }
  }

  /// Ends what is heard.
  func finish() {
    player?.finish(waiting: false)
    speaker?.finish(waiting: false)
  }
}

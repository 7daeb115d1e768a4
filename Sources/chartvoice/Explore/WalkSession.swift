import ChartModel
import ChartNarration

/// A walk with all that belongs to it: the state, the tones, who speaks, and braille.
final class WalkSession {
  private let navigator: FocusNavigator
  private(set) var state: FocusState
  /// `nil` where nothing is to be heard, as in a script.
  private let player: TonePlayer?
  private let speaker: Speaker?

  /// Whether a sound is heard to its end before anything else is done, as in a script.
  private let waits: Bool

  init(_ walked: WalkedInput, player: TonePlayer?, speaker: Speaker?, waits: Bool) {
    self.waits = waits
    navigator = walked.navigator
    state = walked.navigator.start
    state.canSound = player != nil
    (self.player, self.speaker) = (player, speaker)
  }

  /// Does a command: what is said comes back, what is heard begins.
  func perform(_ command: FocusCommand) -> FocusAnnouncement { heard { navigator.perform(command, in: &state) } }

  /// What is said before anybody asks; what is heard begins.
  func begin() -> FocusAnnouncement { heard { navigator.begin(in: &state) } }

  /// Makes the charts that a command asked for: where one is in them comes back.
  func settle() -> FocusAnnouncement { heard { navigator.settle(&state) } }

  /// Makes what takes a while to say.
  func prepare() { state.prepare() }

  private func heard(_ step: () -> FocusAnnouncement) -> FocusAnnouncement {
    let showings = state.showings
    var announcement = step()
    if state.showings != showings { player?.showing(state.narrated) }
    if let tempo = announcement.tempo { player?.tempo = tempo }
    if let tones = announcement.tones { player?.play(tones) }
    if waits, announcement.tones != nil { player?.finish(waiting: true) }
    guard !announcement.isUnfinished else { return announcement }
    if let braille = state.brailleLine, !announcement.lines.isEmpty { announcement.lines.append(braille) }
    return announcement
  }

  /// Speaks lines, each as a sentence; cells of braille are for fingers.
  func speak(_ lines: [String]) {
    let words = lines.filter { $0.unicodeScalars.first.map { !(0x2800...0x28FF).contains($0.value) } ?? false }
    let sentences = words.map { $0.last.map { ".!?:".contains($0) } == true ? $0 : $0 + "." }
    if !sentences.isEmpty { speaker?.speak(sentences.joined(separator: " ")) }
  }

  /// What went wrong with tones or speech since it was last asked.
  func takeNotes() -> [String] {
    let complaint = player?.takeComplaint()
    if complaint != nil { state.canSound = false }
    return [complaint, speaker?.takeComplaint()].compactMap { $0 }
  }

  /// Ends what is heard.
  func silence() {
    player?.stop()
    speaker?.stop()
  }

  /// Ends what is heard, or waits for its end.
  func finish(waiting: Bool) {
    player?.finish(waiting: waiting)
    speaker?.finish(waiting: waiting)
  }
}

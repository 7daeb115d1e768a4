import ChartModel
import ChartTestSupport

@testable import ChartNarration

/// Walks a chart by words, as a script does.
struct Walker {
  let navigator: FocusNavigator
  var state: FocusState

  init(_ narrated: NarratedViews, rebucket: FocusNavigator.Rebucketing? = nil) {
    navigator = FocusNavigator(narrated, rebucket: rebucket)
    state = navigator.start
  }

  init(_ narrator: Narrator) { self.init(NarratedViews(narrator)) }

  var tree: FocusTree { state.scene.tree }

  mutating func perform(_ command: FocusCommand) -> FocusAnnouncement { navigator.performWhole(command, in: &state) }

  /// What is said after each word, a line each.
  mutating func say(_ words: String...) -> [String] { words.flatMap { line($0).lines } }

  /// What is said and heard after one word.
  mutating func line(_ word: String) -> FocusAnnouncement {
    switch FocusCommandParser().command(word) {
    case .success(let command): perform(command)
    case .failure(let error): FocusAnnouncement([error.description])
    }
  }
}

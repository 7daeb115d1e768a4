import ChartTestSupport
import Testing

@testable import ChartNarration

/// Help by topics: short, complete, and in the keys of the person.
@Suite struct HelpTests {
  static func narrated() throws -> NarratedViews {
    try WalkedChart.named("shared")
  }

  @Test func topicsAreSixOfAtMostEightLines() {
    #expect(HelpTopic.all.map(\.name) == ["moving", "jumping", "asking", "ranges", "view", "sound"])
    #expect(HelpTopic.all.allSatisfy { $0.lines.count <= 8 && $0.name.first == $0.letter })
  }

  /// Each word stands in one line of one topic.
  @Test func everyWordIsToldOnce() {
    let told = HelpTopic.all.flatMap { $0.lines.flatMap(\.words) }
    #expect(told.sorted() == FocusWord.all.map(\.name).sorted())
  }

  @Test func linesFollowTheKeys() throws {
    let start = Walker(try Self.narrated()).state
    let help = HelpText(KeyMap()) { _ in true }
    #expect(
      help.lines("sound", at: start).first
        == "P, Shift P, Shift A: the sound of this place, of its group, of the whole chart")
    #expect(help.lines("topics", at: start) == ["Topics: M moving, J jumping, A asking, R ranges, V view, S sound."])
    var keys = KeyMap()
    try keys.set(.character("5"), to: "play")
    try keys.set(.character("p"), to: "")
    #expect(HelpText(keys) { _ in true }.lines("s", at: start).first?.hasPrefix("5, Shift P, ") == true)
    #expect(HelpText { _ in true }.lines("r", at: start).last == "play-range: the sound of the range")
    #expect(HelpText { $0.name == "stop" }.lines("sound", at: start) == ["stop: stop the sound"])
  }

  @Test func placesHaveWhatIsPossibleThere() throws {
    var walker = Walker(try Self.narrated())
    func help() -> [String] { HelpText(KeyMap(), where: walker.state.allows).lines("", at: walker.state) }
    #expect(
      help() == [
        "Left and Right go along, Down goes in, Space says it again, W says where you are.",
        "Q ends, H again names the topics.",
      ])
    _ = walker.say("in", "in")
    #expect(
      help() == [
        "Left and Right go along, Up goes out, Space says it again, W says where you are.",
        "Page Down goes to the next series, A compares with the mean, E with the mark before, Number sign tells its rank, M begins a range.",
        "Q ends, H again names the topics.",
      ])
  }
}

import ChartAnalysis
import ChartModel

/// What a group has no value for; missing, not a number, infinite and empty are four things.
extension Narrator {
  /// How many of its marks are in each state without a value: `2 days without data, 1 day without a value`.
  func groupGaps(_ group: MarkGroup) -> String { groupGaps(GapCounts(group)) }

  func groupGaps(_ counts: GapCounts) -> String {
    counts.states.filter { $0.count > 0 }.reduce(Sentence()) { $0.adding(gap($1.key, $1.count)) }.text
  }

  /// A group without any value: by its state if that is one, else by how many marks are in each.
  func groupWithoutValues(_ group: MarkGroup) -> String {
    let states = GapCounts(group).states.filter { $0.count > 0 }
    guard states.count < 2 else { return groupGaps(group) }
    switch states.first?.key {
    case .groupWithoutValue: return voice.say(.stateMissing)
    case .groupNotANumber: return voice.say(.stateNotANumber)
    case .groupInfinite: return groupGaps(group)
    default: return voice.say(.groupNone)
    }
  }
}

/// How many marks are in each state without a value.
struct GapCounts: Equatable {
  var empty: Int
  var missing: Int
  var notANumber: Int
  var infinite: Int

  init(_ group: MarkGroup) {
    (empty, missing) = (group.emptyCount, group.missingCount)
    (notANumber, infinite) = (group.notANumberCount, group.infiniteCount)
  }

  /// The states in the order in which they are told.
  var states: [(key: PhraseKey, count: Int)] {
    [
      (.groupWithoutData, empty), (.groupWithoutValue, missing), (.groupNotANumber, notANumber),
      (.groupInfinite, infinite),
    ]
  }
}

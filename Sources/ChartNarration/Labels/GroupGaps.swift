import ChartAnalysis
import ChartModel

/// What a group has no value for; missing, not a number, infinite and empty are four things.
struct GroupGaps: Narrating {
  let narrator: Narrator

  /// How many of its marks are in each state without a value: `2 days without data, 1 day without a value`.
  func gaps(_ group: MarkGroup) -> String { gaps(GapCounts(group)) }

  /// The same of counts.
  func gaps(_ counts: GapCounts) -> String {
    counts.states.filter { $0.count > 0 }.reduce(Sentence()) { $0.adding(gap($1.key, $1.count)) }.text
  }

  /// A group without any value: by its state if that is one, else by how many marks are in each.
  func withoutValues(_ group: MarkGroup) -> String {
    let states = GapCounts(group).states.filter { $0.count > 0 }
    guard states.count < 2 else { return gaps(group) }
    switch states.first?.key {
    case .groupWithoutValue: return voice.say(.stateMissing)
    case .groupNotANumber: return voice.say(.stateNotANumber)
    case .groupInfinite: return gaps(group)
    default: return voice.say(.groupNone)
    }
  }

  /// - Parameter series: The one that has them; `nil` of places that several share.
  func gap(_ key: PhraseKey, _ count: Int, in series: Series? = nil) -> String {
    voice.say(key, count: count, ["marks": counted(count, in: series)])
  }

  /// A value each half hour is no minute without a value, where buckets are not all filled.
  func counted(_ count: Int, in series: Series? = nil) -> String {
    if KindSentence(narrator: narrator).isSparse { return voice.say(.marks, .number, count: count) }
    return series.map { marks(count, of: $0) } ?? marks(count)
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

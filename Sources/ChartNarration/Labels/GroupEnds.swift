import ChartAnalysis
import ChartModel

/// Where the first and the last number of a group stand, in words where they do not stand at its ends.
///
/// A group from March 1 to March 3 whose last mark has no value goes to that of March 2, and says so.
struct GroupEnds {
  /// Where the first number stands: `on March 2`; empty where the group begins with it.
  let first: String
  /// Where the last number stands; empty where the group ends with it.
  let last: String
  private let voice: Voice

  /// The ends of a group of one series.
  init(_ group: MarkGroup, in series: Series, _ narrator: Narrator) {
    // The times of the only stretch say no more than the group's own.
    let isNamed = narrator.places.kind.isStretch && group.places.count { !series.marks[$0].isHidden } == 1
    let last = isNamed ? group.lastNumber : group.places.upperBound - 1
    let first = isNamed ? group.firstNumber : group.climb?.start
    self.init(
      group, in: series, from: series.marks[first ?? group.places.lowerBound].x, to: series.marks[max(last ?? 0, 0)].x,
      narrator)
  }

  /// The ends of a part of a group that goes from one place to another.
  init(_ group: MarkGroup, in series: Series, from start: XValue?, to end: XValue?, _ narrator: Narrator) {
    let place = { (place: Int?, edge: XValue?) -> String in
      guard let place, series.marks[place].x != edge else { return "" }
      return narrator.places.place(series.marks[place].x)
    }
    first = place(group.firstNumber, start)
    last = place(group.lastNumber, end)
    voice = narrator.voice
  }

  /// A value with its place, where that is told.
  func placed(_ value: String, _ place: String) -> String {
    place.isEmpty ? value : voice.say(.groupValueAt, ["value": value, "place": place])
  }

  /// The only value of a group, with its place where there are others without one.
  func single(_ value: String) -> String { placed(value, first.isEmpty ? last : first) }
}

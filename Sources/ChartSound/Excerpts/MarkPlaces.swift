/// A mark of a score with its notes.
struct HeardMark {
  let id: String
  let series: String?
  /// Its place among the marks of its series that sound.
  let order: Int
  /// The places of its notes in the score.
  fileprivate(set) var places: [Int]
  /// Seconds from the start of the score.
  let start: Double
  fileprivate(set) var end: Double
}

/// Where each mark of a score is heard.
struct MarkPlaces {
  private var marks: [String: HeardMark] = [:]
  /// The ids of the marks of each series, in the order in which they are heard.
  private var ids: [String?: [String]] = [:]

  init(_ notes: [Note]) {
    for (place, note) in notes.enumerated() {
      guard let id = note.mark else { continue }
      let end = note.start + note.length
      if let known = marks[id]?.end {
        marks[id]?.places.append(place)
        marks[id]?.end = max(known, end)
        continue
      }
      let order = ids[note.series, default: []].count
      ids[note.series, default: []].append(id)
      marks[id] = HeardMark(id: id, series: note.series, order: order, places: [place], start: note.start, end: end)
    }
  }

  subscript(id: String) -> HeardMark? { marks[id] }

  /// The ids of a mark and of those behind it in its series.
  func ids(from mark: HeardMark) -> [String] { Array(ids[mark.series, default: []].dropFirst(mark.order)) }

  /// Marks by runs, each of which is heard as in the whole: neighbours of a series, and what sounds at once or nearly so.
  static func runs(_ marks: [HeardMark]) -> [[HeardMark]] {
    var runs: [[HeardMark]] = []
    for mark in marks {
      if let last = runs.last?.last, last.isBefore(mark) {
        runs[runs.count - 1].append(mark)
      } else {
        runs.append([mark])
      }
    }
    return runs
  }
}

extension HeardMark {
  /// Seconds between two marks that are heard as one thing.
  private static let nearness = 0.1

  fileprivate func isBefore(_ next: HeardMark) -> Bool {
    guard next.id != id, next.start >= start else { return false }
    return next.series == series && next.order == order + 1 || next.start - end <= Self.nearness
  }
}

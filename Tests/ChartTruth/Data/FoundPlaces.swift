internal import ChartModel
internal import Foundation

/// Which marks of a row the places in sentences name; put into words once a row.
struct FoundPlaces {
  private var places: [String: [String: [Int]]] = [:]
  private var starts: [String: [String: [Int]]] = [:]

  /// The marks at a place such as `on June 6`.
  mutating func marks(_ text: String, in row: Row, _ names: PlaceTexts) -> [Int] {
    if places[row.id] == nil {
      // A unit may stand behind another place.
      let keys = [names, names.withoutUnit].map { names in
        Dictionary(grouping: row.marks.indices) { names.among([row.marks[$0].x]) }
      }
      places[row.id] = keys[0].merging(keys[1]) { first, _ in first }
    }
    return places[row.id]?[text] ?? []
  }

  /// From which mark to which a stretch such as `June 6 to June 9` goes; `nil` where it is none of the row's.
  mutating func stretch(_ text: String, in row: Row, _ names: PlaceTexts) -> ClosedRange<Int>? {
    if starts[row.id] == nil { starts[row.id] = Self.starts(of: row, names) }
    for start in starts[row.id]?[Self.beginning(of: text, names)] ?? [] {
      let end = row.marks.indices.dropFirst(start + 1).last {
        names.range(row.marks[start].x, row.marks[$0].x) == text
      }
      if let end { return start...end }
    }
    return nil
  }

  /// The marks with which a stretch may begin, by its words up to "to".
  private static func starts(of row: Row, _ names: PlaceTexts) -> [String: [Int]] {
    var starts: [String: [Int]] = [:]
    guard let last = row.marks.last?.x else { return starts }
    for (place, (mark, next)) in zip(row.marks, row.marks.dropFirst()).enumerated() {
      let texts = [next.x, last].map { beginning(of: names.range(mark.x, $0), names) }
      for text in Set(texts) { starts[text, default: []].append(place) }
    }
    return starts
  }

  private static func beginning(of text: String, _ names: PlaceTexts) -> String {
    let word = names.book.say("dates.range", ["from": "\u{1}", "to": "\u{1}"]).filter { $0 != "\u{1}" }
    return text.range(of: word).map { String(text[..<$0.lowerBound]) } ?? text
  }
}

extension Scene {
  /// The only mark of a row at a place within a sentence; `nil` where there is none, or several.
  func place(_ text: String, in row: Row) -> Int? {
    let found = evidence.found.marks(text, in: row, places)
    return found.count == 1 ? found.first : nil
  }
}

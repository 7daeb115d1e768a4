import ChartModel

extension Meaning {
  /// A series that goes up and down in a few stretches: each goes on where the one before ended.
  static let turns = [
    turn("up", up: true, isFirst: true), turn("down", up: false, isFirst: true),
    turn("then-up", up: true, isFirst: false), turn("then-down", up: false, isFirst: false),
  ]

  private static func turn(_ key: String, up: Bool, isFirst: Bool) -> Meaning {
    Meaning("turns." + key, .message) { claim, scene in
      guard let row = scene.row, let begin = row.valued.first, let end = row.valued.last else { return "no values" }
      if isFirst {
        guard scene.place(claim["place-first"], in: row) == begin else { return "it begins elsewhere" }
        guard scene.isExact(claim["first"], row.marks[begin].value.number) else { return "it begins otherwise" }
      }
      let start = isFirst ? (place: begin, wasUp: !up) : scene.turn
      guard let start, start.wasUp != up else { return "it went that way before" }
      guard let place = scene.place(claim["place-last"], in: row), let value = row.marks[place].value.number else {
        return "there is no such place"
      }
      scene.turn = (place, up)
      scene.owed = place == end ? [] : ["how it goes on"]
      // The unit is said once, at the end.
      let isIt = place == end ? scene.isValue(claim["last"], value) : scene.isExact(claim["last"], value)
      guard isIt else { return why("it is \(value)") }
      return unless(row.goes(from: start.place, to: place, up: up), "it goes otherwise")
    }
  }
}

extension Row {
  /// The places of the marks that have a number.
  var valued: [Int] { marks.indices.filter { marks[$0].value.number != nil } }

  /// Whether the values between two marks go up, or down: from end to end, and so does the straight line through them.
  func goes(from first: Int, to last: Int, up: Bool) -> Bool {
    guard first < last, let from = marks[first].value.number, let to = marks[last].value.number, from != to else {
      return false
    }
    let points = marks[first...last].compactMap { mark in mark.value.number.map { (mark.x.coordinate, $0) } }
    guard let middle = points.map(\.0).mean, let level = points.map({ $0.1 / 1e3 }).mean else { return false }
    let slope = points.map { ($0.0 - middle) * ($0.1 / 1e3 - level) }.total
    return (to > from) == up && (slope > 0) == up
  }
}

import ChartModel

extension Meaning {
  /// A series that goes up and down in a few stretches: each goes on where the one before ended.
  static let turns = [
    turn("up", up: true, isFirst: true), turn("down", up: false, isFirst: true),
    turn("then-up", up: true, isFirst: false), turn("then-down", up: false, isFirst: false),
    briefTurn("up-from-first", up: true, isFirst: true), briefTurn("down-from-first", up: false, isFirst: true),
    briefTurn("up-to-last", up: true, isFirst: false), briefTurn("down-to-last", up: false, isFirst: false),
    level("level", isFirst: true), level("then-level", isFirst: false),
  ]

  private static func turn(_ key: String, up: Bool, isFirst: Bool) -> Meaning {
    Meaning("turns." + key, .message, .summary) { claim, scene in
      guard let row = scene.row, let place = scene.place(claim["place-last"], in: row),
        let value = row.marks[place].value.number
      else { return "there is no such place" }
      guard let start = isFirst ? scene.start(claim, of: row, up: up) : scene.turn, start.way != (up ? 1 : -1) else {
        return "it begins elsewhere, or went that way before"
      }
      scene.turn = (place, up ? 1 : -1)
      // The unit is said once, behind the last value.
      let isUnit = scene.evidence.unit == nil || scene.isValue(claim["last"], value)
      guard isUnit || scene.isExact(claim["last"], value) else { return why("it is \(value)") }
      let other = scene.heard.contains { $0.hasPrefix("turns.") && $0.hasSuffix(up ? "down" : "up") }
      scene.owed =
        (isUnit ? [] : ["the unit"]) + (other ? [] : [Scene.goesOn]) + scene.restOwed(row, after: place, up: up)
      return unless(row.goes(from: start.place, to: place, up: up), "it goes otherwise")
    }
  }

  /// A turn from the first value of all, or to the last, which are told without their places.
  private static func briefTurn(_ key: String, up: Bool, isFirst: Bool) -> Meaning {
    Meaning("turns." + key, .message) { claim, scene in
      guard let row = scene.row, let begin = row.valued.first, let end = row.valued.last else { return "no series" }
      let place = isFirst ? scene.place(claim["place-last"], in: row) : end
      guard let place, let value = row.marks[place].value.number,
        let start = isFirst ? (place: begin, way: 0) : scene.turn, start.way != (up ? 1 : -1)
      else { return "it begins elsewhere, or went that way before" }
      scene.turn = (place, up ? 1 : -1)
      let isUnit = scene.evidence.unit == nil || scene.isValue(claim["last"], value)
      guard isUnit || scene.isExact(claim["last"], value) else { return why("it is \(value)") }
      guard !isFirst || scene.isExact(claim["first"], row.marks[begin].value.number) else {
        return "it begins elsewhere"
      }
      scene.owed = (isUnit ? [] : ["the unit"]) + (isFirst ? [Scene.goesOn] : [])
      return unless(row.goes(from: start.place, to: place, up: up), "it goes otherwise")
    }
  }

  private static func level(_ key: String, isFirst: Bool) -> Meaning {
    Meaning("turns." + key, .message, .summary) { claim, scene in
      guard let row = scene.row, let begin = row.valued.first,
        let place = row.valued.first(where: {
          scene.places.withUnit([scene.places.inner(row.marks[$0].x)], behind: 0).first == claim["x"]
        })
      else { return "there is no such place" }
      guard let start = isFirst ? (begin, 1) : scene.turn, isFirst || start.way != 0 else {
        return "it was level before"
      }
      let numbers = row.marks[start.place...max(place, start.place)].compactMap(\.value.number)
      scene.turn = (place, 0)
      let turns = ["up", "down"].allSatisfy { way in
        scene.heard.contains { $0.hasPrefix("turns.") && $0.hasSuffix(way) }
      }
      scene.owed.removeAll { $0 == Scene.goesOn }
      scene.owed += (turns ? [] : [Scene.goesOn]) + scene.restOwed(row, after: place)
      guard row.isLevel(numbers) else { return "it is not level" }
      guard isFirst else { return nil }
      if numbers.min() == numbers.max() {
        return unless(scene.isExact(claim["level"], numbers.first), "it is otherwise")
      }
      return unless(scene.isAbout(claim["level"], numbers.median), "it is about \(numbers.median ?? .nan)")
    }
  }
}

extension Scene {
  static let goesOn = "how it goes on"

  /// Where a first stretch begins: at the first value, or where only a small part of the range lies before it.
  fileprivate func start(_ claim: Claim, of row: Row, up: Bool) -> (place: Int, way: Int)? {
    guard let begin = row.valued.first, let place = self.place(claim["place-first"], in: row),
      isExact(claim["first"], row.marks[place].value.number), row.isNear(place, to: begin, isHigh: !up)
    else { return nil }
    return (place, 0)
  }

  /// What is left to be said after a stretch, unless only a small part of the range lies behind it.
  fileprivate func restOwed(_ row: Row, after place: Int, up: Bool? = nil) -> [String] {
    guard let end = row.valued.last, place != end, !row.isNear(place, to: end, isHigh: up) else { return [] }
    return [Self.goesOn]
  }

  /// Whether a text says that a number is about it, even where it is it.
  fileprivate func isAbout(_ text: String, _ value: Double?) -> Bool {
    let bare = book.readings(of: text, as: "numbers.about").first?.slots["number"]
    return isRounded(text, value) || bare.map { isRounded($0, value) } == true
  }
}

extension Row {
  /// The places of the marks that have a number.
  var valued: [Int] { marks.indices.filter { marks[$0].value.number != nil } }

  private var range: Double { 2 * ((numbers.max() ?? 0) / 2 - (numbers.min() ?? 0) / 2) }

  /// Whether two values lie within a tenth of the range, or within three tenths where the place is farther out than all between them.
  fileprivate func isNear(_ place: Int, to end: Int, isHigh: Bool?) -> Bool {
    guard let own = marks[place].value.number, let last = marks[end].value.number else { return false }
    let between = marks[min(place, end)...max(place, end)].compactMap(\.value.number)
    let isFarthest = isHigh.map { own == ($0 ? between.max() : between.min()) } ?? false
    return abs(own / 2 - last / 2) <= range * (isFarthest ? 0.15 : 0.05) * (1 + 1e-9)
  }

  /// Whether values lie about a line of their own, in the root of the mean square within a twentieth of the range or so,
  /// and the line goes nowhere.
  fileprivate func isLevel(_ values: [Double]) -> Bool {
    guard let mean = values.mean, range > 0 else { return false }
    let squares = values.map { ($0 - mean) / range }.map { $0 * $0 }
    return (squares.mean ?? 1).squareRoot() <= 0.1
  }

  /// Whether the values between two marks go up, or down: from end to end, and so does the straight line through them.
  func goes(from first: Int, to last: Int, up: Bool) -> Bool {
    guard first < last, let from = marks[first].value.number, let to = marks[last].value.number, from != to else {
      return false
    }
    let points = marks[first...last].compactMap { mark in mark.value.number.map { (mark.x.coordinate, $0) } }
    guard let middle = points.map(\.0).mean, let level = points.map({ $0.1 / 1e3 }).mean else { return false }
    let slope = points.map { ($0.0 - middle) * ($0.1 / 1e3 - level) }.total
    // Nothing between them lies far beyond both.
    let room = (range * 0.4, Swift.min(from, to), Swift.max(from, to))
    guard points.allSatisfy({ $0.1 >= room.1 - room.0 && $0.1 <= room.2 + room.0 }) else { return false }
    return (to > from) == up && (slope > 0) == up
  }
}

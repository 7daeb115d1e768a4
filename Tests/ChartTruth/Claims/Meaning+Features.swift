internal import ChartModel
internal import Foundation

extension Meaning {
  /// What one series does along X: levels, exceptions and moves.
  static let features: [Meaning] = [
    Meaning("features.shift", .summary, .message) { claim, scene in
      guard let row = scene.row, let place = scene.place(claim["place"], in: row) else { return "no such place" }
      let values = row.marks[..<place].compactMap(\.value.number)
      let after = row.marks[place...].compactMap(\.value.number)
      guard let last = values.last, let first = after.first else { return "one side has no values" }
      let own = scene
      let least = ((row.numbers.max() ?? 0) / 2 - (row.numbers.min() ?? 0) / 2) / 10
      let before = values.reversed().levels(endingAt: least) { own.isMiddle(claim["before"], $0) }
      let from = after.levels(endingAt: least) { own.isMiddleValue(claim["after"], $0) }
      let pairs = before.flatMap { old in from.map { (old, $0) } }
      let isLevel = { (pair: ([Double], [Double])) in
        pair.0.isNearer(pair.0.median ?? 0, than: pair.1.median ?? 0)
          && pair.1.isNearer(pair.1.median ?? 0, than: pair.0.median ?? 0)
      }
      guard let found = pairs.first(where: isLevel), let old = found.0.median, let new = found.1.median else {
        return "no levels there have those medians"
      }
      // Half of the way from level to level, or more, lies between these two marks.
      let isStep = (new > old) == (first > last) && abs(first - last) >= abs(new - old) * 0.499
      return unless(isStep, "it changes elsewhere")
    },
    Meaning("features.outliers", .summary) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let far = row.farPlaces
      let texts = far.map { scene.outlier(row.marks[$0]) }
      guard let told = scene.told(claim["values"], of: texts) else { return why("values far off are \(texts)") }
      return unless(claim.form == (told == 1 ? "one" : "other"), "there are \(told)")
    },
    // Told within the list, and checked there.
    Meaning("features.outlier") { claim, scene in
      unless(scene.row?.marks.contains { scene.isValue(claim["value"], $0.value.number) } == true, "no such value")
    },
    summit("peak", up: true), summit("trough", up: false), run("rise", up: true), run("fall", up: false),
  ]

  /// A value above, or below, those on both sides, that is not the highest, or lowest, of all.
  private static func summit(_ key: String, up: Bool) -> Meaning {
    Meaning("features." + key, .summary) { claim, scene in
      guard let row = scene.row, let place = scene.place(claim["place"], in: row),
        let value = row.marks[place].value.number
      else { return "there is no such place" }
      guard scene.isValue(claim["value"], value) else { return why("it is \(value)") }
      guard value != (up ? row.numbers.max() : row.numbers.min()) else { return "nothing lies beyond it" }
      let before = row.marks[..<place].compactMap(\.value.number).last { $0 != value }
      let after = row.marks[place...].compactMap(\.value.number).first { $0 != value }
      guard let before, let after else { return "it lies at an end" }
      return unless(up ? value > before && value > after : value < before && value < after, "its sides lie beyond it")
    }
  }

  /// The longest run of marks of which each is at least, or at most, as high as the one before.
  private static func run(_ key: String, up: Bool) -> Meaning {
    Meaning("features." + key, .summary) { claim, scene in
      guard let row = scene.row, let first = scene.place(claim["place-first"], in: row),
        let last = scene.place(claim["place-last"], in: row), first < last
      else { return "there are no such places" }
      let marks = Array(row.marks[first...last])
      guard scene.isExact(claim["first"], row.marks[first].value.number),
        scene.isValue(claim["last"], row.marks[last].value.number)
      else { return why("it goes from \(row.marks[first].value) to \(row.marks[last].value)") }
      guard marks.map(\.value).isRun(up: up) else { return "it goes otherwise" }
      return unless(row.values.longestRun(up: up) == marks.count, "another run is longer")
    }
  }
}

extension Scene {
  fileprivate func outlier(_ mark: Mark) -> (Mark, String) { (mark, places.among([mark.x])) }

  /// How many of some values a list tells, each with its place, in the order of X; `nil` where it tells another.
  fileprivate func told(_ text: String, of far: [(mark: Mark, place: String)]) -> Int? {
    for (count, shown) in listSizes(far.count) {
      for start in Self.choices(shown, of: far.count) {
        var texts: [String] = []
        for place in start {
          guard let piece = piece(far[place], in: text) else { break }
          texts.append(piece)
        }
        guard texts.count == shown else { continue }
        let more = count > shown ? [book.say("lists.more", count: count - shown)] : []
        if text == book.list(texts + more) { return count }
      }
    }
    return nil
  }

  /// How many there can be, and how many of them are named.
  private func listSizes(_ most: Int) -> [(count: Int, shown: Int)] {
    most == 0 ? [] : (1...most).map { ($0, $0 > PlaceTexts.listed ? PlaceTexts.listed - 1 : $0) }
  }

  /// Every choice of so many places in their order; of many places only those from the first on.
  private static func choices(_ size: Int, of count: Int) -> [[Int]] {
    guard size > 0, count >= size else { return size == 0 ? [[]] : [] }
    guard count <= 12 else { return [Array(0..<size)] }
    return choices(size, of: count - 1) + choices(size - 1, of: count - 1).map { $0 + [count - 1] }
  }

  /// The words for one value at one place, as they stand in a list.
  private func piece(_ far: (mark: Mark, place: String), in text: String) -> String? {
    guard let number = far.mark.value.number else { return nil }
    let ends = text.ranges(of: far.place).map(\.upperBound)
    for end in ends {
      let begun = text[..<end]
      let joins = [", and ", ", ", " and "].flatMap { begun.ranges(of: $0) }.map(\.upperBound)
      for start in [begun.startIndex] + joins {
        let piece = String(begun[start...])
        let isIt = book.readings(of: piece, as: "features.outlier").contains {
          $0.slots["place"] == far.place && isValue($0.slots["value"] ?? "", number)
        }
        if isIt { return piece }
      }
    }
    return nil
  }
}

extension Row {
  /// The marks whose modified z-score is above 3.5: Iglewicz and Hoaglin, 1993.
  var farPlaces: [Int] {
    guard let middle = numbers.median else { return [] }
    let distances = numbers.map { abs($0 / 2 - middle / 2) }
    guard let half = distances.median, let mean = distances.mean else { return [] }
    let scale = half > 0 ? half / 0.674_5 : mean * 1.253_3
    guard scale > 0 else { return [] }
    return valued.filter { place in
      let distance = abs((marks[place].value.number ?? middle) / 2 - middle / 2)
      return distance / scale > 3.499
    }
  }
}

extension [MarkValue] {
  /// Whether every value is a number and none goes back, with true steps at both ends.
  fileprivate func isRun(up: Bool) -> Bool {
    let numbers = compactMap(\.number)
    guard numbers.count == count, count > 1 else { return false }
    let steps = zip(numbers, numbers.dropFirst()).map { up ? $1 - $0 : $0 - $1 }
    let noise = (numbers.map(abs).max() ?? 0) * 1e-11
    guard let first = steps.first, let last = steps.last, first > 0, last > 0 else { return false }
    return steps.allSatisfy { $0 >= -noise }
  }

  /// How many values the longest such run has.
  fileprivate func longestRun(up: Bool) -> Int {
    var longest = 0
    for start in indices where self[start].number != nil {
      var end = start + 1
      while end < count, Array(self[end - 1...end]).isStep(up: up) { end += 1 }
      while end > start + longest, end - start > 1 {
        if Array(self[start..<end]).isRun(up: up) { longest = end - start }
        end -= 1
      }
    }
    return longest
  }

  /// Whether the second of two numbers does not go back.
  private func isStep(up: Bool) -> Bool {
    guard let first = self[0].number, let second = self[1].number else { return false }
    return Evidence.areEqual(first, second) || (second > first) == up
  }
}

extension [Double] {
  /// Whether two thirds or more of its values lie nearer to one level than to another.
  fileprivate func isNearer(_ level: Double, than other: Double) -> Bool {
    3 * count { abs($0 - level) <= abs($0 - other) } >= 2 * count
  }

  /// Those beginnings, of three values or more, whose median passes a test: of all values, and of those up to a step
  /// of at least a size.
  fileprivate func levels(endingAt least: Double, where isTold: (Double) -> Bool) -> [[Double]] {
    guard count > 2 else { return [] }
    return indices.dropFirst(2).compactMap { last in
      guard last == count - 1 || abs(self[last + 1] / 2 - self[last] / 2) >= least / 2 else { return nil }
      let values = Array(self[...last])
      return values.median.map(isTold) == true ? values : nil
    }
  }
}

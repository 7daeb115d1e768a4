import ChartModel

extension Meaning {
  /// Groups that are told by their moves up and down.
  static let climbs: [Meaning] = [
    Meaning("groups.level-at", .group) { claim, scene in
      let numbers = scene.climb.compactMap(\.value.number)
      guard let low = numbers.min(), let high = numbers.max() else { return "it is not told by its moves" }
      // A twentieth of what the whole series spans.
      guard high / 20 - low / 20 <= scene.seriesSpan / 400 * (1 + 1e-9) else { return why("it spans \(high - low)") }
      return unless(scene.isValue(claim["value"], numbers.median), "the median is \(numbers.median ?? .nan)")
    },
    move("climb", isUp: true, isHeight: true), move("descend", isUp: false, isHeight: true),
    move("rise", isUp: true, isHeight: false), move("fall", isUp: false, isHeight: false),
  ]

  private static func move(_ word: String, isUp: Bool, isHeight: Bool) -> Meaning {
    Meaning("groups." + word, .group) { claim, scene in
      guard scene.isHeight == isHeight, !scene.climb.isEmpty else { return "that is no word for it" }
      let moves = scene.moves
      let sum = isUp ? moves.up : moves.down
      guard sum > 0 else { return "it does not" }
      if isHeight, !scene.heard.contains(where: { $0 == "groups.climb" || $0 == "groups.descend" }) {
        scene.oweMoves()
      }
      scene.settle("groups." + word)
      let isTrue = isHeight ? scene.isExactMove(claim["value"], sum) : scene.isExact(claim["number"], sum)
      return unless(isTrue, "it is \(sum)")
    }
  }
}

extension Scene {
  /// Both kinds of moves are told where there are both.
  mutating func oweMoves() {
    let moves = moves
    guard moves.up > 0, moves.down > 0 else { return }
    let keys = isHeight ? ["groups.climb", "groups.descend"] : ["groups.rise", "groups.fall"]
    owed += keys.map { book.say($0, ["number": "0", "value": "0"]) }
  }

  /// The same in a group, where it is told to the last decimal.
  fileprivate func isExactMove(_ text: String, _ sum: Double) -> Bool {
    guard omitsTurns else { return isValue(text, sum) }
    guard let inner = book.readings(of: text, as: "numbers.about").first?.slots["number"] else { return false }
    return isValue(inner, sum)
  }

  /// Whether all moves go further than those that count.
  private var omitsTurns: Bool {
    let numbers = climb.compactMap(\.value.number)
    return !Evidence.areEqual(zip(numbers, numbers.dropFirst()).map { max($1 - $0, 0) }.total, moves.up)
  }

  /// The sum of moves, which is "about" so much where small turns are left out.
  func isMoved(_ text: String, _ sum: Double) -> Bool {
    guard omitsTurns else { return isRoundedValue(text, sum) }
    guard let inner = book.readings(of: text, as: "numbers.about").first?.slots["number"] else { return false }
    return isRoundedValue(inner, sum) || isRoundedValue(text, sum)
  }

  /// How far all numbers of the group's series lie apart.
  fileprivate var seriesSpan: Double { 20 * ((row?.numbers.max() ?? 0) / 20 - (row?.numbers.min() ?? 0) / 20) }

  /// Whether Y is called by a word for a height.
  var isHeight: Bool {
    let heights = (book.texts["groups.heights"] ?? "").split(separator: ",").map { " " + words(String($0)) + " " }
    let names = [chart.yAxis.title, chart.yAxis.field].compactMap { $0 }.map { " " + words($0) + " " }
    return names.contains { name in heights.contains { name.contains($0) } }
  }

  private func words(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }

  /// What the group goes up and down, without the turns that are too small to count: a fiftieth of the series' range.
  ///
  /// Slowly: the smallest move between neighbours that is too small is taken away, until none is.
  var moves: (up: Double, down: Double) {
    var points = climb.compactMap(\.value.number)
    let most = seriesSpan / 50
    while points.count > 2 {
      let sizes = zip(points, points.dropFirst()).map { abs($1 - $0) }
      // What goes on in one direction is one move.
      if let middle = points.indices.dropFirst().dropLast().first(where: { place in
        (points[place] - points[place - 1]) * (points[place + 1] - points[place]) >= 0
      }) {
        points.remove(at: middle)
        continue
      }
      guard let least = sizes.min(), least <= most, let place = sizes.firstIndex(of: least) else { break }
      if place == 0 {
        points.remove(at: 1)
      } else if place == sizes.count - 1 {
        points.remove(at: points.count - 2)
      } else {
        points.removeSubrange(place...place + 1)
      }
    }
    let steps = zip(points, points.dropFirst()).map { $1 - $0 }
    return (steps.filter { $0 > 0 }.total, -steps.filter { $0 < 0 }.total)
  }
}

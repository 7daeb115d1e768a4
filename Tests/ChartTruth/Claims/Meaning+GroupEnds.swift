import ChartModel

extension Meaning {
  /// From which number to which a group goes, and what lies beyond both.
  static let groupEnds: [Meaning] = [
    Meaning("groups.change", .group) { claim, scene in
      let pairs = scene.spanned
      guard let first = pairs.first, let last = pairs.last, pairs.count > 1 else { return "it has no two numbers" }
      scene.oweBeyondEnds()
      guard scene.isEnd(claim["first"], first, at: scene.starts, hasUnit: false) else {
        return why("the first is \(first)")
      }
      return unless(scene.isEnd(claim["last"], last, at: scene.ends, hasUnit: true), "the last is \(last)")
    },
    Meaning("groups.both-ends", .group) { claim, scene in
      let pairs = scene.spanned
      guard let first = pairs.first, let last = pairs.last, pairs.count > 1 else { return "it has no two numbers" }
      guard scene.starts.contains(first.x), scene.ends.contains(last.x), Evidence.areEqual(first.number, last.number)
      else { return "its ends differ" }
      scene.oweBeyondEnds()
      return unless(scene.isValue(claim["value"], first.number), "it is \(first)")
    },
    Meaning("groups.value-at", .group) { claim, scene in
      guard let only = scene.spanned.first, scene.spanned.count == 1 else { return "it has several numbers" }
      guard !scene.isOneValue, claim["place"] == scene.places.among([only.x]) else { return "it stands elsewhere" }
      return unless(scene.isValue(claim["value"], only.number), "it is \(only)")
    },
    extreme("groups.lowest") { $0.min() }, extreme("groups.highest") { $0.max() },
    extreme("groups.smallest") { $0.min() }, extreme("groups.largest") { $0.max() },
  ]

  /// The number that lies beyond those that were told, called as the axis is drawn.
  private static func extreme(_ key: String, _ best: @escaping @Sendable ([Double]) -> Double?) -> Meaning {
    Meaning(key, .group, .stops) { claim, scene in
      scene.settle(key)
      guard [scene.extremeKeys.low, scene.extremeKeys.high].contains(key) else { return "the axis is drawn otherwise" }
      let number = best(scene.toldNumbers)
      return unless(scene.isExact(claim["number"], number), "it is \(number ?? .nan)")
    }
  }
}

extension Scene {
  /// The numbers of the group with their places, those of its moves where it is told by them.
  var spanned: [(x: XValue, number: Double)] {
    (climb.isEmpty ? marks : climb).compactMap { mark in mark.value.number.map { (mark.x, $0) } }
  }

  /// The numbers that a lowest or a highest one is of: those of the series that was told last.
  fileprivate var toldNumbers: [Double] {
    role == .stops && rows.count > 1 ? [] : numbers
  }

  fileprivate mutating func oweBeyondEnds() {
    let numbers = spanned.map(\.number)
    guard climb.isEmpty else { return oweMoves() }
    owed += beyond(numbers, ends: [numbers.first, numbers.last].compactMap { $0 })
  }

  /// Whether a text is a number at the end of a group, with its place where it stands elsewhere.
  fileprivate func isEnd(
    _ text: String, _ pair: (x: XValue, number: Double), at edges: Set<XValue>, hasUnit: Bool
  ) -> Bool {
    let isNumber = { (text: String) in hasUnit ? isValue(text, pair.number) : isExact(text, pair.number) }
    if edges.contains(pair.x), isNumber(text) { return true }
    guard edges != [pair.x] else { return false }
    return book.readings(of: text, as: "groups.value-at").contains {
      isNumber($0.slots["value"] ?? "") && $0.slots["place"] == places.among([pair.x])
    }
  }
}

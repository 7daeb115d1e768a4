import ChartModel

extension Meaning {
  /// Bars that each begin where the one before ends.
  static let waterfalls: [Meaning] = [
    Meaning("message.waterfall", .message) { claim, scene in
      guard let steps = scene.steps, let first = steps.first, let last = steps.last else { return "it is no waterfall" }
      let places = scene.isPlaces(claim["place-first"], [first.x]) && scene.isPlaces(claim["place-last"], [last.x])
      return unless(
        places && scene.isValue(claim["first"], first.level) && scene.isValue(claim["last"], last.level),
        "it goes from \(first.level) to \(last.level)")
    },
    Meaning("message.highest-own", .message) { claim, scene in
      guard let row = scene.evidence.rows.first(where: { $0.name == claim["name"] }), let most = row.highs.max() else {
        return "there is no such series"
      }
      let places = row.marks.filter { $0.value.high == most }.map(\.x)
      return unless(scene.isValue(claim["value"], most) && scene.isPlaces(claim["place"], places), "it is \(most)")
    },
    step("message.step-up", 1), step("message.step-down", -1),
  ]

  private static func step(_ key: String, _ way: Double) -> Meaning {
    Meaning(key, .message) { claim, scene in
      guard let steps = scene.steps, let most = steps.map({ $0.change * way }).max(), most > 0 else {
        return "no bar goes there"
      }
      let alike = steps.filter { $0.change * way == most }
      return unless(
        scene.isValue(claim["value"], most) && alike.contains { scene.isPlaces(claim["place"], [$0.x]) },
        "it goes \(most) at \(alike.map(\.x))")
    }
  }
}

extension Scene {
  /// The level after each bar, and by how much it changed; the first changes nothing, nor does a last one from zero.
  fileprivate var steps: [(x: XValue, level: Double, change: Double)]? {
    guard let row, row.marks.count > 3 else { return nil }
    var steps: [(x: XValue, level: Double, change: Double)] = []
    for mark in row.marks {
      guard case .range(let low, let high) = mark.value else { return nil }
      let before = steps.last?.level
      let isTotal = before == nil || (mark.x == row.marks.last?.x && low == 0 && high == before)
      let level = isTotal ? high : before == low ? high : low
      steps.append((mark.x, level, isTotal ? 0 : level - (before ?? 0)))
    }
    return steps
  }
}

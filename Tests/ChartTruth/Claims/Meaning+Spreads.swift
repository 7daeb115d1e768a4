import ChartModel

extension Meaning {
  /// What candlesticks, boxes and intervals say together.
  static let spreads: [Meaning] = [
    Meaning("spreads.opened-closed", .summary) { claim, scene in
      let days = scene.spreads.compactMap { x, spread -> (x: XValue, open: Double, close: Double)? in
        if case .candlestick(let open, let close) = spread { (x, open, close) } else { nil }
      }
      guard let first = days.first, let last = days.last else { return "there are no candlesticks" }
      guard scene.isExact(claim["open"], first.open), scene.isValue(claim["close"], last.close) else {
        return why("it went from \(first.open) to \(last.close)")
      }
      guard scene.isPlaces(claim["place-open"], [first.x]) else { return "it opened elsewhere" }
      return unless(scene.isPlaces(claim["place-close"], [last.x]), "it closed elsewhere")
    },
    Meaning("spreads.closed-above", .summary) { claim, scene in
      let closes = scene.closes
      scene.owed = (closes.contains { $0 < 0 } ? ["below"] : []) + (closes.contains(0) ? ["at"] : [])
      guard !closes.isEmpty, scene.isMarks(claim["marks"], closes.count) else {
        return why("there are \(closes.count)")
      }
      return unless(scene.isCount(claim["k"], closes.count { $0 > 0 }), "\(closes.count { $0 > 0 }) closed above")
    },
    closed("below") { $0 < 0 }, closed("at") { $0 == 0 },
    median("highest") { $0.max() }, median("lowest") { $0.min() },
    Meaning("spreads.same-median", .summary) { claim, scene in
      let medians = scene.medians.map(\.1)
      guard let low = medians.min(), let high = medians.max(), Evidence.areEqual(low, high) else {
        return "they differ"
      }
      return unless(scene.isValue(claim["value"], high), "it is \(high)")
    },
    widest("spreads.widest-middle") { spread in
      if case .box(let lower, _, let upper, _) = spread { (lower, upper) } else { nil }
    },
    widest("spreads.widest-interval") { spread in
      if case .interval(let from, let to) = spread { (from, to) } else { nil }
    },
  ]

  private static func closed(_ key: String, _ holds: @escaping @Sendable (Int) -> Bool) -> Meaning {
    Meaning("spreads.closed-" + key, .summary) { claim, scene in
      let count = scene.closes.count(where: holds)
      scene.owed.removeAll { $0 == key }
      return unless(count > 0 && scene.isCount(claim["k"], count), "there are \(count)")
    }
  }

  private static func median(_ key: String, _ best: @escaping @Sendable ([Double]) -> Double?) -> Meaning {
    Meaning("spreads." + key + "-median", .message, .summary) { claim, scene in
      guard let row = scene.spreadRow, let most = best(scene.medians.map(\.1)) else { return "there are no medians" }
      guard scene.isExactDifference(claim["value"], most) else { return why("it is \(most)") }
      let places = scene.medians.filter { Evidence.areEqual($0.1, most) }.map(\.0)
      return unless(scene.isTies(claim["places"], places, in: row), "it stands \(scene.ties(places, in: row))")
    }
  }

  private static func widest(
    _ key: String, _ ends: @escaping @Sendable (Spread) -> (low: Double, high: Double)?
  ) -> Meaning {
    Meaning(key, .summary) { claim, scene in
      let found = scene.spreads.compactMap { x, spread in ends(spread).map { (x, $0.low, $0.high) } }
      guard let row = scene.spreadRow, let most = found.map({ $0.2 - $0.1 }).max() else { return "there are none" }
      let noise = found.map { max(abs($0.1), abs($0.2)) }.reduce(0, max) * 1e-12
      guard scene.isExactDifference(claim["value"], most) else { return why("it is \(most)") }
      let places = found.filter { most - ($0.2 - $0.1) <= noise }.map(\.0)
      return unless(
        places.count < found.count && scene.isTies(claim["places"], places, in: row),
        "it stands \(scene.ties(places, in: row))")
    }
  }
}

extension Scene {
  /// The one series with spreads that the sentence is about.
  fileprivate var spreadRow: Row? {
    let found = rows.filter { $0.marks.contains { $0.spread != nil } }
    return found.count == 1 ? found.first : nil
  }

  fileprivate var spreads: [(XValue, Spread)] {
    (spreadRow?.marks ?? []).compactMap { mark in mark.spread.map { (mark.x, $0) } }
  }

  fileprivate var medians: [(XValue, Double)] {
    spreads.compactMap { x, spread in if case .box(_, let median, _, _) = spread { (x, median) } else { nil } }
  }

  /// Whether each candlestick closed above (1), below (-1) or at its open (0).
  fileprivate var closes: [Int] {
    spreads.compactMap { _, spread in
      guard case .candlestick(let open, let close) = spread else { return nil }
      return Evidence.areEqual(open, close) ? 0 : open < close ? 1 : -1
    }
  }
}

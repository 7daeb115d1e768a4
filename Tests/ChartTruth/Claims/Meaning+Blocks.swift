import ChartModel

extension Meaning {
  /// Blocks of a heat map that lie above or below the rest.
  static let blocks: [Meaning] = [
    block("high", sign: 1), block("low", sign: -1), apart("high", sign: 1), apart("low", sign: -1),
    Meaning("message.heat-course", .message) { claim, scene in
      let means = scene.columnMeans
      for (key, sign) in [("message.peak", 1.0), ("message.trough", -1)] {
        guard let slots = scene.book.readings(of: claim["course"], as: key).first?.slots else { continue }
        return scene.turns(slots, means, sign)
      }
      return "it is no course"
    },
  ]

  private static func block(_ key: String, sign: Double) -> Meaning {
    Meaning("message.\(key)-block", .message) { claim, scene in
      guard let cells = scene.block(claim), let inside = cells.inside.mean, let outside = cells.outside.mean else {
        return "there is no such block"
      }
      let isIt = scene.isMiddle(claim["inside"], inside) && scene.isMiddleValue(claim["outside"], outside)
      return unless(isIt && (inside - outside) * sign > 0, "the means are \(inside) and \(outside)")
    }
  }

  private static func apart(_ key: String, sign: Double) -> Meaning {
    Meaning("message.\(key)-apart", .message) { claim, scene in
      guard let cells = scene.block(claim) else { return "there is no such block" }
      let ends = sign > 0 ? (cells.inside.min(), cells.outside.max()) : (cells.inside.max(), cells.outside.min())
      guard let inside = ends.0, let outside = ends.1 else { return "it holds nothing, or all" }
      let isIt = scene.isExact(claim["inside"], inside) && scene.isValue(claim["outside"], outside)
      return unless(isIt && (inside - outside) * sign > 0, "the bounds are \(inside) and \(outside)")
    }
  }
}

extension Scene {
  /// The numbers in the rows and columns that a claim names, and all others.
  fileprivate func block(_ claim: Claim) -> (inside: [Double], outside: [Double])? {
    let rows = evidence.rows
    guard let columns = stretch(claim["columns"], of: heatColumns.map { places.uncounted.text($0) }),
      let names = stretch(claim["rows"], of: rows.map(\.name))
    else { return nil }
    let columnsInside = Set(heatColumns[columns])
    var (inside, outside): ([Double], [Double]) = ([], [])
    for (place, row) in rows.enumerated() {
      for mark in row.marks {
        guard let number = mark.value.number, !mark.isHidden else { continue }
        if names.contains(place), columnsInside.contains(mark.x) {
          inside.append(number)
        } else {
          outside.append(number)
        }
      }
    }
    return (inside, outside)
  }

  /// The mean of each column, from the first on.
  fileprivate var columnMeans: [(x: XValue, mean: Double)] {
    let marks = evidence.rows.flatMap(\.marks)
    return heatColumns.map { x in (x, marks.filter { $0.x == x }.compactMap(\.value.number).mean ?? .nan) }
  }

  /// Why means do not turn at their highest, or at their lowest, where the slots of a claim say that they do.
  fileprivate func turns(_ slots: Template.Slots, _ means: [(x: XValue, mean: Double)], _ sign: Double) -> String? {
    guard let first = means.first, let last = means.last, let turn = means.max(by: { $0.mean * sign < $1.mean * sign })
    else { return "there are no columns" }
    let told = [("first", first), ("value", turn)].allSatisfy { isMiddle(slots[$0.0] ?? "", $0.1.mean) }
    let stands = isPlaces(slots["place"] ?? "", [turn.x]) && isPlaces(slots["place-last"] ?? "", [last.x])
    let isBetween = turn.mean * sign > max(first.mean * sign, last.mean * sign)
    return unless(
      told && stands && isBetween && isMiddleValue(slots["last"] ?? "", last.mean),
      "they go from \(first) over \(turn) to \(last)")
  }

  /// Which of some names in a row a text lists, or tells the first and the last of.
  private func stretch(_ text: String, of names: [String]) -> ClosedRange<Int>? {
    for first in names.indices {
      for last in names.indices.dropFirst(first) {
        let isSpan = text == book.say("dates.range", ["from": names[first], "to": names[last]])
        if isSpan || isList(text, Array(names[first...last])) { return first...last }
      }
    }
    return nil
  }
}

import ChartModel
import Foundation

extension Meaning {
  /// Where series are at last, and in which stretch most of a way lies.
  static let lasts: [Meaning] = [
    Meaning("message.ends-at", .message) { claim, scene in
      let ends = scene.evidence.rows.map { row in row.marks.last { $0.value.number != nil } }
      guard let place = scene.evidence.rows.firstIndex(where: { $0.name == claim["name"] }), let end = ends[place]
      else {
        return "there is no such series"
      }
      return unless(
        ends.allSatisfy { $0?.x == end.x } && scene.isExact(claim["last"], end.value.number),
        "it is \(end.value) at \(end.x)")
    },
    Meaning("message.last-gap", .message) { claim, scene in
      guard let upper = scene.upper else { return "there are no two that meet" }
      let gaps = upper.gaps
      guard let last = gaps.last, let widest = gaps.map({ $0.high - $0.low }).max() else { return "they never meet" }
      guard scene.isPlaces(claim["place"], [last.x]) else { return why("the last is \(last.x)") }
      let isWide = (last.high - last.low) * 1.2 >= widest
      return unless(
        isWide && scene.isExact(claim["value"], last.high) && scene.isValue(claim["other"], last.low),
        "they are \(last.high) and \(last.low)")
    },
    Meaning("message.mostly-in", .message) { claim, scene in
      guard let row = scene.row, let from = scene.mark(endingAt: claim["from"], in: row),
        let to = scene.mark(endingAt: claim["to"], in: row), let start = row.marks[from].value.number,
        let end = row.marks[to].value.number, let last = row.numbers.last, from < to
      else { return "there are no such places" }
      // It lies on the way from the highest, or the lowest, to the end, goes the same way, and takes little of it.
      let turn = end < start ? row.numbers.max() ?? start : row.numbers.min() ?? start
      guard let first = row.marks.firstIndex(where: { $0.value.number == turn }), first <= from,
        (last - turn) * (end - start) > 0
      else { return "it lies on another way" }
      let counts = [row.marks[first...], row.marks[from...to]].map { $0.count { $0.value.number != nil } - 1 }
      return unless(counts[1] * 6 <= counts[0] && abs(end - start) * 2 >= abs(last - turn), "most of it lies elsewhere")
    },
    Meaning("message.always-highest-from", .message) { claim, scene in
      if let fault = leads("always-highest").check(claim, &scene) { return fault }
      guard let own = scene.evidence.rows.first(where: { $0.name == claim["name"] }), let first = own.numbers.first,
        let last = own.numbers.last, let high = own.numbers.max(), let low = own.numbers.min()
      else { return "there is no such series" }
      // Its ends are heard as its bounds.
      let areBounds = abs(last - first) * 3 >= high - low
      return unless(
        areBounds && scene.isExact(claim["first"], first) && scene.isValue(claim["last"], last),
        "it goes from \(first) to \(last)")
    },
  ]
}

extension Scene {
  /// Of two series the one that lies above the other at more X, with both values at each X that they share.
  fileprivate var upper: (name: String, gaps: [(x: XValue, high: Double, low: Double)])? {
    let rows = evidence.rows
    guard rows.count == 2 else { return nil }
    let shared = rows[0].marks.compactMap { mark -> (x: XValue, high: Double, low: Double)? in
      guard let value = mark.value.number,
        let other = rows[1].marks.first(where: { $0.x == mark.x })?.value.number
      else { return nil }
      return (mark.x, value, other)
    }
    let isFirst = shared.count { $0.high > $0.low } * 2 > shared.count
    return (rows[isFirst ? 0 : 1].name, isFirst ? shared : shared.map { ($0.x, $0.low, $0.high) })
  }
}

import ChartModel
import Foundation

extension Meaning {
  /// Series that go against each other, who is highest where, many swings, thin tails, and axes that go the other way.
  static let mirrors: [Meaning] = [
    Meaning("message.otherwise-between", .message) { claim, scene in
      let sorted = scene.row?.numbers.sorted() ?? []
      guard sorted.count > 3 else { return "there are no others" }
      let (low, high) = (sorted[1], sorted[sorted.count - 2])
      return unless(
        scene.isExact(claim["low"], low) && scene.isValue(claim["high"], high), "they are \(low) to \(high)")
    },
    Meaning("message.waves", .message) { claim, scene in
      guard let row = scene.row, let low = row.numbers.min(), let high = row.numbers.max() else {
        return "it is no row"
      }
      guard scene.isExact(claim["low"], low) && scene.isValue(claim["high"], high) else { return "it has other bounds" }
      let ways = [row.numbers, row.numbers.map { -$0 }].map { $0.rises(ofAtLeast: (high - low) / 2) }
      return unless(scene.isCount(claim["k"], ways.min() ?? 0), "it rises and falls \(ways) times")
    },
    Meaning("message.mirrored", .message) { claim, scene in
      let rows = scene.evidence.rows
      guard rows.count == 2, let own = rows.first(where: { $0.name == claim["name"] }),
        let other = rows.first(where: { $0.id != own.id })
      else { return "there are no two such series" }
      // The one that is told goes up and down, so that this one goes down and up, and turns near it.
      guard let low = own.lowest, let high = other.highest, let first = own.numbers.first, let last = own.numbers.last,
        let least = own.numbers.min()
      else { return "there are no values" }
      let isNear = abs(low - high) * 6 <= own.marks.count && own.marks.map(\.x) == other.marks.map(\.x)
      return unless(isNear && min(first, last) > least, "they do not turn against each other")
    },
    nameLead("name-lead", isOne: true), nameLead("name-leads", isOne: false),
    nameWay("name-rises", sign: 1), nameWay("name-falls", sign: -1),
    nameWay("name-also-rises", sign: 1), nameWay("name-also-falls", sign: -1),
    tailEnd("tail-up", up: true), tailEnd("tail-down", up: false),
    ended("ended-higher", sign: 1), ended("ended-lower", sign: -1),
    Meaning("message.lone-point", .message) { claim, scene in
      let points = scene.evidence.rows.flatMap(\.marks).filter { $0.value.number != nil }
      let (xs, ys) = (points.map(\.x.coordinate), points.map(\.height))
      let wide = [xs, ys].map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      let nearest = points.indices.map { one in
        points.indices.filter { $0 != one }.map { other in
          hypot((xs[one] - xs[other]) / wide[0], (ys[one] - ys[other]) / wide[1])
        }.min() ?? 0
      }
      guard let far = nearest.max(), let place = nearest.firstIndex(of: far),
        nearest.count(where: { $0 * 1.999 > far }) == 1
      else { return "none lies apart" }
      let names = points[place].names + [scene.book.say("message.one-point")]
      return unless(
        names.contains(claim["name"]) && scene.isValue(claim["value"], points[place].value.number)
          && scene.isPlaces(claim["place"], [points[place].x]), "it is \(points[place].x)")
    },
    Meaning("message.reversed", .message) { _, scene in
      let isSo = scene.chart.yAxis.isReversed && scene.chart.orientation == .vertical && scene.chart.kind != .bar
      return unless(isSo, "they are not")
    },
  ]

  /// The first and the last value, of which the last is higher, or lower.
  private static func ended(_ key: String, sign: Double) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let row = scene.row, let first = row.valued.first, let last = row.valued.last,
        let start = row.marks[first].value.number, let end = row.marks[last].value.number
      else { return "there are no values" }
      let areThere =
        scene.isPlaces(claim["place-first"], [row.marks[first].x])
        && scene.isPlaces(claim["place-last"], [row.marks[last].x])
      return unless(
        areThere && (end - start) * sign > 0 && scene.isExact(claim["first"], start)
          && scene.isValue(claim["last"], end), "it goes from \(start) to \(end)")
    }
  }

  /// At all names that are told, and at no other, a series is higher than all others.
  private static func nameLead(_ key: String, isOne: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let own = scene.evidence.rows.first(where: { $0.name == claim["name"] }) else { return "no such series" }
      let others = scene.evidence.rows.filter { $0.id != own.id }.map(\.numberAt)
      let led = own.marks.filter { mark in
        mark.value.number.map { value in others.allSatisfy { $0[mark.x] ?? -.infinity < value } } ?? false
      }
      let isIt = scene.isPlaces(claim["places"], led.map(\.x)) && (led.count == 1) == isOne
      return unless(
        isIt && scene.isValue(claim["value"], led.compactMap(\.value.number).max()), "it leads at \(led.map(\.x))")
    }
  }

  /// A series that goes one way from each name to the next, the farthest of all that do.
  private static func nameWay(_ key: String, sign: Double) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      let ways = scene.evidence.rows.filter { row in
        row.numbers.count > 3 && row.numbers.count == row.marks.count
          && zip(row.numbers, row.numbers.dropFirst()).allSatisfy { ($1 - $0) * sign > 0 }
      }
      let length = { (row: Row) in abs((row.numbers.last ?? 0) - (row.numbers.first ?? 0)) }
      guard let own = ways.first(where: { $0.name == claim["name"] }), ways.allSatisfy({ length($0) <= length(own) })
      else { return "it does not go so, or another goes farther" }
      let areEnds = scene.isExact(claim["first"], own.numbers.first) && scene.isValue(claim["last"], own.numbers.last)
      guard !key.contains("also"), let first = own.marks.first?.x, let last = own.marks.last?.x else {
        return unless(areEnds, "it goes elsewhere")
      }
      let areThere = scene.isPlaces(claim["place-first"], [first]) && scene.isPlaces(claim["place-last"], [last])
      return unless(areEnds && areThere, "it goes elsewhere")
    }
  }

  /// Bins reach as far as an edge, with at most a tenth of all in the bins that lie whole in the farther three fifths of X.
  private static func tailEnd(_ key: String, up: Bool) -> Meaning {
    Meaning("message." + key, .message) { claim, scene in
      guard let bins = CountedBins(scene.row), let first = bins.filled.first, let last = bins.filled.last else {
        return "there are no bins"
      }
      let (low, high) = (bins.edges[first].from, bins.edges[last].to)
      guard claim["x"] == scene.places.end(.number(up ? high : low)) else { return "it ends elsewhere" }
      let middle = low + (high - low) * (up ? 0.4 : 0.6)
      let few = bins.filled.filter { up ? bins.edges[$0].from > middle : bins.edges[$0].to < middle }
      let count = few.map { bins.counts[$0] }.total
      return unless(count > 0 && count <= bins.counts.total * 0.1, "there are \(count)")
    }
  }
}

extension [Double] {
  /// How many times numbers go up by so much from a low, each time having gone down by so much before, but for the first.
  fileprivate func rises(ofAtLeast least: Double) -> Int {
    var (count, extreme, isUp) = (0, first ?? 0, Bool?.none)
    var low = first ?? 0
    for value in self {
      low = Swift.min(low, value)
      if isUp == true {
        extreme = Swift.max(extreme, value)
        if extreme - value >= least { (isUp, low) = (false, value) }
      } else if value - low >= least {
        (count, extreme, isUp) = (count + 1, value, true)
      }
    }
    return count
  }
}

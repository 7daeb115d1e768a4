import ChartModel
internal import Foundation

extension Meaning {
  /// How X and Y of points go together, the lines of a heat map, and both sides of zero.
  static let relations: [Meaning] =
    [
      correlation("correlation") { _ in true }, correlation("rises") { $0 > 0 }, correlation("falls") { $0 < 0 },
      correlation("shrinks") { $0 < 0 }, correlation("tends-up") { $0 >= 0.3 },
      correlation("tends-down") { $0 <= -0.3 },
      Meaning("relations.clusters", .message) { claim, scene in
        let count = scene.evidence.crowds.count
        scene.owed = ["its \(count) clusters"]
        return unless(count > 1 && scene.isCount(claim, count), "there are \(count)")
      },
      cluster("relations.cluster") { _, _ in true },
      cluster("relations.titled-cluster") { claim, evidence in
        claim["x-title"] == evidence.xNameAlone && evidence.yNames.contains(claim["y-title"])
      },
      emptyCells,
      Meaning("=empty-cells", .summary) { claim, scene in
        guard scene.heard.last == "relations.empty-cells" else { return "no empty cells were told" }
        let texts = scene.evidence.rows.compactMap { row -> String? in
          let empty = scene.unmarked(in: row)
          return empty.isEmpty ? nil : scene.cells(row, empty)
        }
        scene.owed = []
        return unless(scene.isSetApart(claim["text"], texts), "they are \(texts)")
      },
      line("total"), line("mean"), line("cells"), lowest, side("above", 1), side("below", -1), side("at", 0),
    ]

  /// How many cells have no mark; of few, which.
  private static let emptyCells = Meaning("relations.empty-cells", .summary) { claim, scene in
    guard scene.evidence.isHeatMap else { return "it has no cells" }
    let count = scene.evidence.rows.reduce(0) { $0 + scene.unmarked(in: $1).count }
    scene.owed = count <= PlaceTexts.listed ? ["which cells"] : []
    return unless(count > 0 && scene.isCount(claim, count), "there are \(count)")
  }

  private static func cluster(
    _ key: String, _ isNamed: @escaping @Sendable (Claim, Evidence) -> Bool
  ) -> Meaning {
    Meaning(key, .message) { claim, scene in
      guard isNamed(claim, scene.evidence) else { return "the axes have other names" }
      let crowds = scene.evidence.crowds
      let place = scene.heard.count { ["relations.cluster", "relations.titled-cluster"].contains($0) }
      guard scene.heard.contains("relations.clusters"), crowds.indices.contains(place) else {
        return "no such cluster"
      }
      if place == crowds.count - 1 { scene.owed = [] }
      let weight = crowds[place].map(\.weight).reduce(0, +)
      let means = [\WeighedPoint.x, \.y].map { axis in
        crowds[place].map { $0[keyPath: axis] * ($0.weight / weight) }.total
      }
      let count = scene.book.say("overview.points", count: Int(weight))
      guard claim["points"] == (place == 0 ? count : scene.book.whole(Int(weight))) else {
        return why("it has \(weight) points")
      }
      let decimals = scene.chart.xAxis.decimals
      // Behind the first one the unit that both axes have stands once.
      let x = scene.places.number(inUnits: claim["x"]) ?? (place > 0 ? ShownNumber(claim["x"], scene.book) : nil)
      let isIt =
        x?.rounds(means[0], decimals: decimals...decimals) == true && scene.isRoundedValue(claim["y"], means[1])
      return unless(isIt, "its middle is \(means)")
    }
  }

  private static func correlation(_ key: String, _ isRight: @escaping @Sendable (Double) -> Bool) -> Meaning {
    Meaning("relations." + key, .message, .summary) { claim, scene in
      guard let number = scene.evidence.points.rankCorrelation else { return "there is none" }
      guard claim["x"] == scene.evidence.xNameAlone.withoutAside,
        scene.evidence.yNames.map(\.withoutAside).contains(claim["y"])
      else {
        return why("X is \(scene.evidence.xNameAlone), Y is \(scene.evidence.yNames)")
      }
      guard isRight(number) else { return "it goes the other way" }
      return unless(scene.isExact(claim["number"], number, decimals: 2), "it is \(number)")
    }
  }

  /// The lines with the least, of the axis whose highest was told right before.
  private static let lowest = Meaning("relations.line-lowest", .summary, .message) { claim, scene in
    guard let key = scene.heard.last, ["total", "mean", "cells"].contains(where: { key == "relations.line-" + $0 }),
      let lines = scene.areColumns.map({ $0 ? scene.columns : scene.lines })
    else { return "no highest was told before" }
    let isTotal = key == "relations.line-total"
    let sizes = lines.map { isTotal ? ($0.numbers.isEmpty ? nil : $0.numbers.total) : $0.numbers.mean }
    guard let least = sizes.compactMap({ $0 }).min() else { return "there are no values" }
    let worst = lines.indices.filter { sizes[$0].map { Evidence.areEqual($0, least) } == true }.map { lines[$0].name }
    let isIt = isTotal ? scene.isRoundedValue(claim["value"], least) : scene.isMiddleValue(claim["value"], least)
    return unless(isIt && scene.isList(claim["names"], worst), "it is \(least): \(worst)")
  }

  /// The columns, or the rows, of a heat map with the most.
  private static func line(_ key: String) -> Meaning {
    Meaning("relations.line-" + key, .summary, .message) { claim, scene in
      guard key == "total" || scene.poolsRows == (key == "cells") else { return "it is not a mean of that" }
      let names = [scene.evidence.xName, (scene.chart.seriesField ?? "").fieldWords]
      let own = scene
      let told = zip(names, [scene.columns, scene.lines]).map { name, lines in
        let sizes = lines.map { key == "total" ? ($0.numbers.isEmpty ? nil : $0.numbers.total) : $0.numbers.mean }
        guard name == claim["title"], let most = sizes.compactMap({ $0 }).max() else { return false }
        let best = lines.indices.filter { sizes[$0].map { Evidence.areEqual($0, most) } == true }
        let value = claim["value"]
        let isIt = key == "total" ? own.isRoundedValue(value, most) : own.isMiddleValue(value, most)
        return isIt && own.isList(claim["names"], best.map { lines[$0].name })
      }
      scene.areColumns = told.firstIndex(of: true).map { $0 == 0 }
      return unless(scene.evidence.isHeatMap && told.contains(true), "another line has the most")
    }
  }

  /// How many values lie on one side of zero; what is said of one side is said of both.
  private static func side(_ key: String, _ sign: Double) -> Meaning {
    Meaning("relations." + key + "-zero", .summary, .message) { claim, scene in
      guard let row = scene.row else { return "there are several series" }
      let counts = [1.0, -1, 0].map { sign in row.numbers.count { $0 == 0 ? sign == 0 : $0 * sign > 0 } }
      if sign > 0 { scene.owed = ["below"] + (counts[2] > 0 ? ["at"] : []) }
      scene.owed.removeAll { $0 == key }
      let count = counts[sign > 0 ? 0 : sign < 0 ? 1 : 2]
      let isIt = sign > 0 ? scene.isMarks(claim["marks"], count) : scene.isCount(claim["k"], count)
      return unless(isIt && count > 0, "there are \(count)")
    }
  }
}

extension Scene {
  /// Whether a cell stands for more than one row of the data.
  fileprivate var poolsRows: Bool { evidence.rows.flatMap { evidence.allMarks(of: $0) }.contains { $0.rowCount > 1 } }

  /// The columns at which a row of a heat map has no mark, not even one that is hidden.
  fileprivate func unmarked(in row: Row) -> [XValue] {
    let marked = Set(evidence.allMarks(of: row).map(\.x))
    return columnPlaces(of: evidence.rows.flatMap { evidence.allMarks(of: $0) }).filter { !marked.contains($0) }
  }

  fileprivate var lines: [(name: String, numbers: [Double])] { evidence.rows.map { ($0.name, $0.numbers) } }

  fileprivate var columns: [(name: String, numbers: [Double])] {
    let marks = evidence.rows.flatMap(\.marks)
    return columnPlaces(of: marks).map { x in
      (places.uncounted.text(x), marks.filter { $0.x == x }.compactMap(\.value.number))
    }
  }

  var heatColumns: [XValue] { columnPlaces(of: evidence.rows.flatMap(\.marks)) }

  private func columnPlaces(of marks: [Mark]) -> [XValue] {
    var xs = marks.map(\.x).each
    if case .categories(let names) = chart.xAxis.domain { xs = names.map { .category($0) }.filter(xs.contains) }
    if chart.xAxis.type != .nominal, chart.xAxis.type != .ordinal { xs.sort { $0.coordinate < $1.coordinate } }
    return xs
  }
}

/// A point with how many rows it stands for.
struct WeighedPoint {
  var x: Double
  var y: Double
  var weight: Double
}

extension Evidence {
  /// The points of all rows with numbers on both axes.
  var points: [WeighedPoint] { points(of: rows) }

  /// The points of some rows with numbers on both axes.
  func points(of rows: [Row]) -> [WeighedPoint] {
    rows.flatMap(\.marks).compactMap { mark in
      guard case .number(let x) = mark.x, x.isFinite, let y = mark.value.number else { return nil }
      return WeighedPoint(x: x, y: y, weight: chart.countsAlikeMarks ? Double(max(mark.rowCount, 1)) : 1)
    }
  }

  /// Crowds of points with empty lanes between them, by the lowest X.
  var crowds: [[WeighedPoint]] {
    let total = points.map(\.weight).reduce(0, +)
    let side = min(max(Int(total.squareRoot()), 4), 64)
    return points.crowds(side: side).filter { $0.map(\.weight).reduce(0, +) >= total / 10 }
      .sorted { $0.corner < $1.corner }
  }
}

extension [WeighedPoint] {
  /// The lowest X and the lowest Y.
  fileprivate var corner: (x: Double, y: Double) { (map(\.x).min() ?? 0, map(\.y).min() ?? 0) }

  /// Spearman's coefficient: Pearson's of the ranks, tied ones sharing the mean of theirs.
  var rankCorrelation: Double? {
    let xs = ranks(\.x)
    let ys = ranks(\.y)
    let total = map(\.weight).reduce(0, +)
    let middle = (total + 1) / 2
    let sum = { (a: [Double], b: [Double]) in
      indices.reduce(0.0) { $0 + (a[$1] - middle) * (b[$1] - middle) * self[$1].weight }
    }
    let size = sum(xs, xs).squareRoot() * sum(ys, ys).squareRoot()
    return size > 0 ? sum(xs, ys) / size : nil
  }

  private func ranks(_ axis: KeyPath<WeighedPoint, Double>) -> [Double] {
    map { point in
      let below = filter { $0[keyPath: axis] < point[keyPath: axis] }.map(\.weight).reduce(0, +)
      let alike = filter { $0[keyPath: axis] == point[keyPath: axis] }.map(\.weight).reduce(0, +)
      return below + (alike + 1) / 2
    }
  }

  /// Points whose cells of a square grid touch, where a cell has a quarter of the mean of those that are filled or more.
  fileprivate func crowds(side: Int) -> [[WeighedPoint]] {
    let columns = cells(\.x, side)
    let lines = cells(\.y, side)
    var filled: [Int: [WeighedPoint]] = [:]
    for place in indices { filled[lines[place] * 1_000 + columns[place], default: []].append(self[place]) }
    let mean = map(\.weight).reduce(0, +) / Double(Swift.max(filled.count, 1))
    var left = filled.filter { $0.value.map(\.weight).reduce(0, +) >= mean / 4 }
    var crowds: [[WeighedPoint]] = []
    while let start = left.keys.min() {
      var (open, crowd) = ([start], left.removeValue(forKey: start) ?? [])
      while let cell = open.popLast() {
        for next in [-1_001, -1_000, -999, -1, 1, 999, 1_000, 1_001].map({ cell + $0 }) {
          guard let points = left.removeValue(forKey: next) else { continue }
          open.append(next)
          crowd += points
        }
      }
      crowds.append(crowd)
    }
    return crowds
  }

  private func cells(_ axis: KeyPath<WeighedPoint, Double>, _ side: Int) -> [Int] {
    let values = map { $0[keyPath: axis] }
    guard let low = values.min(), let high = values.max(), low < high else { return values.map { _ in 0 } }
    return values.map { Swift.min(Int(($0 / 2 - low / 2) / (high / 2 - low / 2) * Double(side)), side - 1) }
  }
}

extension String {
  /// A title without what stands in parentheses at its end.
  var withoutAside: String {
    guard hasSuffix(")"), let start = range(of: " (", options: .backwards), start.lowerBound > startIndex else {
      return self
    }
    return String(self[..<start.lowerBound])
  }
}

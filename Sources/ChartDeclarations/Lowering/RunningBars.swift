internal import ChartModel

/// Bars of a running total, each from the total before to the total after (a waterfall): one series in their order, whatever their colors.
///
/// ```swift
/// BarMark(x: .value("Step", "Start"), yStart: .value("From", 0), yEnd: .value("To", 400))
/// BarMark(x: .value("Step", "Rent"), yStart: .value("From", 400), yEnd: .value("To", 250))
/// ```
struct RunningBars {
  /// The marks without the colors of rise and fall; `nil` where no total runs.
  let marks: [PlacedMark]?

  init(_ marks: [PlacedMark]) {
    let edges = BarEdges.upright
    let bars = marks.filter(edges.areBounds)
    let places = Set(bars.map { $0[keyPath: edges.place]?.content.name })
    guard bars.count > 3, places.count == bars.count, let ways = Self.ways(bars.compactMap(edges.bounds)),
      Self.tell(bars.map { $0.traits.channels[.foregroundStyle]?.content.name }, ways)
    else {
      self.marks = nil
      return
    }
    self.marks = marks.map { mark in
      guard edges.areBounds(of: mark) else { return mark }
      var step = mark
      step.traits.channels[.foregroundStyle] = nil
      return step
    }
  }

  /// Which way a bar leads.
  private enum Way { case up, down, sum }

  /// The way of each bar; `nil` where one does not begin at the total before, and where none goes down or tells the total again.
  private static func ways(_ bounds: [(from: Double, to: Double)]) -> [Way]? {
    var total = 0.0
    var ways: [Way] = []
    for (from, to) in bounds {
      // A bar from zero to the total so far shows it once more; the first one shows the total at first.
      let isSum = from == 0 && to == total || to == 0 && from == total || ways.isEmpty
      guard isSum || from == total || to == total else { return nil }
      let next = ways.isEmpty ? (from == 0 ? to : from) : isSum ? total : from == total ? to : from
      guard !ways.isEmpty || from == 0 || to == 0 else { return nil }
      ways.append(isSum ? .sum : next > total ? .up : .down)
      total = next
    }
    return ways.contains(.down) || ways.count(where: { $0 == .sum }) > 1 ? ways : nil
  }

  /// Whether colors tell nothing but the way.
  private static func tell(_ colors: [String?], _ ways: [Way]) -> Bool {
    Dictionary(grouping: zip(colors, ways), by: \.0).values.allSatisfy { Set($0.map(\.1)).count == 1 }
  }
}

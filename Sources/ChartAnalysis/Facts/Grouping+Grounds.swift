import ChartModel

/// Groups by what an author shades behind the marks along X, such as phases or terms.
extension Grouping {
  /// A stretch of X that is shaded from bottom to top.
  private struct Ground {
    var from: Double
    var to: Double
    var name: String?

    /// `nil` of a rule that is no stretch of X.
    init?(_ rule: Rule) {
      switch rule.place {
      case .x(.bin(let from, let to)): (self.from, self.to) = (from, to)
      case .x(.interval(let from, let to)):
        (self.from, self.to) = (Double(from.microseconds), Double(to.microseconds))
      default: return nil
      }
      guard from.isFinite, to.isFinite, from < to else { return nil }
      let name = rule.author?.label ?? rule.name
      self.name = name.isEmpty ? nil : name
    }

    /// Whether a place behind its beginning is in it: its end too, but no bucket that begins there.
    func holds(_ x: XValue) -> Bool {
      if case .interval = x { return x.coordinate < to }
      return x.coordinate <= to
    }
  }

  /// Longer groups are walked in shorter ones.
  private static let longestGround = 62

  /// A group a shaded stretch, with its name, and one for the marks between two; `nil` where there are not several that lie
  /// side by side, or most marks lie on none.
  func groundCuts(of series: Series) -> [Cut]? {
    let grounds = chart.rules.compactMap(Ground.init).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    guard grounds.count > 1, zip(grounds, grounds.dropFirst()).allSatisfy({ $0.to <= $1.from }) else { return nil }
    let starts = grounds.map(\.from)
    let keys = series.marks.map { mark in
      let place = Self.reached(mark.x.coordinate, of: starts) - 1
      return place >= 0 && grounds[place].holds(mark.x) ? place : -1
    }
    let cuts = cuts(by: (keys, nil))
    guard cuts.allSatisfy({ $0.places.count <= Self.longestGround }), keys.count(where: { $0 >= 0 }) * 2 >= keys.count,
      Set(keys).count > 1,
      Self.tickGroupCounts.contains(cuts.count)
    else { return nil }
    let areNames = Set(grounds.map(\.name)).count == grounds.count
    return cuts.map { cut in
      let key = keys[cut.places.lowerBound]
      return Cut(places: cut.places, name: areNames && key >= 0 ? grounds[key].name : nil)
    }
  }
}

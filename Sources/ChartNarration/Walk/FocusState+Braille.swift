import ChartModel

/// The marks of a group as one line of braille.
extension FocusState {
  /// A cell a mark of the group where one is, in their order: dots on the left say how high its value lies, from one dot at the
  /// bottom of the axis to four at its top, none where it has no value; all dots on the right are the mark where one is.
  ///
  /// ```
  /// ⡀⡄⣼⡇⡇
  /// ```
  ///
  /// `nil` while it is not asked for, where there are no marks, and where numbers are hidden, for it has their shape.
  public var brailleLine: String? {
    guard showsBraille, !scene.narrated.profile.hidesNumbers, let marks = markedMarks, !marks.isEmpty else {
      return nil
    }
    let scalars = marks.map { place in
      let dots = Self.levels[level(of: place)] | (place == self.place ? Self.here : 0)
      return Unicode.Scalar(Self.blank | dots) ?? " "
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The marks of the group, or of a part of the series about this place where there are no groups.
  private var markedMarks: [Int]? {
    let tree = scene.tree
    guard let track = tree.firstMark(in: place).flatMap({ tree.places[$0].mark?.track }) else { return nil }
    let lane = tree.marks(of: track)
    let group = here.role == .group ? place : tree.around(place) { $0.role == .group && $0.children.count > 1 }
    let inside = group.map { group in lane.filter { tree.isInside($0, group) } } ?? []
    guard inside.count < 2 else { return Array(inside.prefix(Self.mostCells)) }
    let start = max(0, min(here.step - Self.mostCells / 2, lane.count - Self.mostCells))
    return Array(lane[min(start, lane.count)...].prefix(Self.mostCells))
  }

  /// From 0, no value, to 4.
  private func level(of place: Int) -> Int {
    guard let mark = scene.tree.places[place].mark, let axis = scene.narrator(at: place)?.chart.yAxis else { return 0 }
    let marks = scene.track(of: mark).series.marks
    guard marks.indices.contains(mark.place) else { return 0 }
    switch (marks[mark.place].value, axis.domain) {
    case (.number(let number), .numbers(let domain)), (.range(_, let number), .numbers(let domain)):
      // Halved, for the difference of the largest numbers is none.
      let span = domain.upperBound / 2 - domain.lowerBound / 2
      return span > 0 ? 1 + Int(clamping: ((number / 2 - domain.lowerBound / 2) / span * 3.999).clamped(to: 0...3)) : 2
    case (.category(let level), .categories(let levels)):
      return levels.firstIndex(of: level).map { 1 + min($0 * 4 / max(levels.count, 1), 3) } ?? 0
    default: return 0
    }
  }

  /// As long as the braille displays that most people have.
  private static let mostCells = 40
  private static let blank: UInt32 = 0x2800
  /// Dots 7; 7 and 3; 7, 3 and 2; 7, 3, 2 and 1.
  private static let levels: [UInt32] = [0, 0x40, 0x44, 0x46, 0x47]
  /// Dots 4, 5, 6 and 8.
  private static let here: UInt32 = 0xB8
}

extension FocusTree {
  /// Whether a place lies somewhere inside another.
  func isInside(_ place: Int, _ outer: Int) -> Bool {
    var next = places[place].parent
    while let parent = next, parent >= outer {
      if parent == outer { return true }
      next = places[parent].parent
    }
    return false
  }
}

extension Double {
  /// Not-a-number counts as the lower end.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

internal import ChartModel

/// Bars that an author stacks by hand, each from where the one before ends: they are parts, told by how long each is.
///
/// ```swift
/// BarMark(x: …, yStart: .value("TakenStart", 0), yEnd: .value("TakenEnd", taken))
/// BarMark(x: …, yStart: .value("SkippedStart", taken), yEnd: .value("SkippedEnd", taken + skipped))
/// ```
struct StackedParts {
  /// The marks with the parts as bars of a length; `nil` where they are none.
  let marks: [PlacedMark]?

  init(_ marks: [PlacedMark]) {
    let ranges = marks.indices.filter { marks[$0].isRangeOfNumbers }
    guard !ranges.isEmpty else {
      self.marks = nil
      return
    }
    let startsAtZero = ranges.allSatisfy { marks[$0].y?.content.number == 0 }
    guard startsAtZero && Self.names(marks, ranges).count == 1 || Self.areChained(marks, ranges) else {
      self.marks = nil
      return
    }
    self.marks = Self.parts(marks, Set(ranges), areSeveral: Self.names(marks, ranges).count > 1)
  }

  /// What parts are told apart by, where their author has no word for it.
  private static let series = "part"

  private static func names(_ marks: [PlacedMark], _ ranges: [Int]) -> Set<String> {
    Set(ranges.map { marks[$0].partName })
  }

  /// Whether at each place the first part begins at zero and each other where one ends.
  private static func areChained(_ marks: [PlacedMark], _ ranges: [Int]) -> Bool {
    var ends: [String: [Double]] = [:]
    var isChained = false
    for place in ranges {
      guard let from = marks[place].y?.content.number, let to = marks[place].yEnd?.content.number, from <= to else {
        return false
      }
      let key = marks[place].x?.content.name ?? ""
      let before = ends[key] ?? [0]
      guard before.last == from else { return false }
      isChained = isChained || before.count > 1
      ends[key] = before + [to]
    }
    return isChained && names(marks, ranges).count > 1
  }

  private static func parts(_ marks: [PlacedMark], _ ranges: Set<Int>, areSeveral: Bool) -> [PlacedMark] {
    var names: [String] = []
    for place in ranges.sorted() where !names.contains(marks[place].partName) { names.append(marks[place].partName) }
    let measure = names.joined(separator: ", ")
    return marks.enumerated().map { place, mark in
      guard ranges.contains(place), let from = mark.y?.content.number, let to = mark.yEnd?.content.number else {
        return mark
      }
      var part = mark
      part.yEnd = nil
      part.stacking = .standard
      part.y = PlottedValue(
        label: areSeveral ? measure : mark.yEndLabel, content: .number(to - from), type: Double.self)
      if areSeveral, part.traits.channels[.foregroundStyle] == nil {
        part.traits.channels[.foregroundStyle] = PlottedValue(
          label: Self.series, content: .text(mark.partName), type: String.self)
      }
      return part
    }
  }
}

extension PlacedMark {
  fileprivate var isRangeOfNumbers: Bool {
    kind == .bar && x != nil && xEnd == nil && !yIsRange && y?.content.number != nil && yEnd?.content.number != nil
  }

  /// The label of the upper end as it was written.
  fileprivate var yEndLabel: String {
    let label = yEnd?.label ?? ""
    return label.hasSuffix(" end") && y.map { label == $0.label + " end" } == true ? y?.label ?? label : label
  }

  /// What the labels of both ends, or the color, call a part: "TakenStart" and "TakenEnd" are "Taken".
  fileprivate var partName: String {
    if let color = traits.channels[.foregroundStyle], color.content.kind == .category { return color.content.name }
    let (first, second) = (y?.label ?? "", yEndLabel)
    guard first != second else { return first }
    var shared = String(zip(first, second).prefix { $0 == $1 }.map(\.0))
    while let last = shared.last, !last.isLetter, !last.isNumber { shared.removeLast() }
    return shared.isEmpty ? second : shared
  }
}

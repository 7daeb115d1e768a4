internal import ChartModel

/// Lines that `series:` tells apart, where it only breaks a line at gaps.
struct LineParts {
  private let marks: [PlacedMark]

  init(_ marks: [PlacedMark]) { self.marks = marks }

  /// Whether color names the lines, and each value of `series:` is a part of one of them that does not overlap the others.
  var areOfColors: Bool {
    let colors = Dictionary(grouping: marks) { $0.traits.channels[.foregroundStyle]?.content.name }
    guard colors[nil] == nil, !colors.isEmpty else { return false }
    let parts = colors.values.reduce(0) { $0 + Set($1.map { $0.series?.content.name }).count }
    guard parts > colors.count else { return false }
    return colors.values.allSatisfy { LineParts($0).areApart }
  }

  /// Whether nothing names the lines but numbers, and they follow each other: parts of one line.
  var areOfOne: Bool {
    let areNumbered = marks.allSatisfy { $0.series?.content.number != nil }
    let isUnnamed = marks.allSatisfy { $0.traits.channels.isEmpty }
    return areNumbered && isUnnamed && Set(marks.map { $0.series?.content.name }).count > 1 && areApart
  }

  /// Whether the parts follow each other along X.
  private var areApart: Bool {
    var reach: [String: ClosedRange<Double>] = [:]
    for mark in marks {
      guard let x = mark.x?.content.coordinate, let name = mark.series?.content.name else { return false }
      reach[name] = reach[name].map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
    }
    let parts = reach.values.sorted { $0.lowerBound < $1.lowerBound }
    return zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }
}

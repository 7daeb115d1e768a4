internal import ChartModel

/// Several measures of which the color names each: they are the series of one layer, and not one layer each.
///
/// ```swift
/// LineMark(x: …, y: .value("Pressure", hour.pressure)).foregroundStyle(by: .value("Measure", "Pressure"))
/// LineMark(x: …, y: .value("Wind", hour.wind)).foregroundStyle(by: .value("Measure", "Wind"))
/// ```
struct NamedMeasures {
  /// The marks with one label of Y; `nil` where color names no measures.
  let marks: [PlacedMark]?

  init(_ marks: [PlacedMark]) {
    let places = marks.indices.filter { marks[$0].isOfSeries }
    var names: [String: Set<String>] = [:]
    for place in places { names[marks[place].y?.label ?? "", default: []].insert(marks[place].seriesName) }
    let all = names.values.flatMap { $0 }
    let areNamed = names.count > 1 && names.values.allSatisfy { $0.count == 1 } && Set(all).count == names.count
    guard areNamed, Set(places.map { marks[$0].kind }).count == 1, Set(places.map { marks[$0].x?.label }).count == 1
    else {
      self.marks = nil
      return
    }
    var labels: [String] = []
    for label in places.compactMap({ marks[$0].y?.label }) where !labels.contains(label) { labels.append(label) }
    let label = Self.joined(labels)
    self.marks = marks.map { mark in
      guard mark.isOfSeries else { return mark }
      var mark = mark
      mark.y?.label = label
      return mark
    }
  }
}

extension NamedMeasures {
  /// All labels, with the unit that they have in common once at their end.
  static func joined(_ labels: [String]) -> String {
    let titles = labels.map { TitleWithUnit($0) }
    let units = Set(titles.map(\.unit))
    // Of several units none is that of all.
    guard units.count == 1, let unit = titles.first?.unit else { return titles.map(\.title).joined(separator: ", ") }
    return titles.map(\.title).joined(separator: ", ") + " (\(unit))"
  }
}

extension PlacedMark {
  fileprivate var isOfSeries: Bool {
    y != nil && yEnd == nil && x != nil && traits.channels[.foregroundStyle]?.content.kind == .category
  }

  fileprivate var seriesName: String { traits.channels[.foregroundStyle]?.content.name ?? "" }
}

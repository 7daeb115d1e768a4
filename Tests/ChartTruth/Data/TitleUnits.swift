internal import ChartModel
internal import Foundation

/// A title such as `level in percent` is what is measured and its unit.
extension Phrasebook {
  func unit(named name: String) -> Unit? { units.first { $0.names.contains(name.lowercased()) } }

  /// A title without the unit at its end, and the unit; `nil` where it ends in none that the voice knows.
  func split(_ title: String?) -> (title: String, unit: String)? {
    guard let title = title?.bare else { return nil }
    for (start, end) in [(" in ", ""), (" (", ")"), (" [", "]")] where title.hasSuffix(end) {
      let pieces = title.dropLast(end.count).components(separatedBy: start)
      guard pieces.count > 1, let unit = pieces.last, self.unit(named: unit) != nil else { continue }
      let rest = pieces.dropLast().joined(separator: start)
      if !rest.isEmpty { return (rest, unit) }
    }
    return nil
  }
}

extension Evidence {
  /// The unit of Y that is given, or that stands in its title; a column that is named for one has none beside it.
  static func givenUnit(of chart: BucketedChart, _ book: Phrasebook) -> String? {
    chart.yAxis.unit ?? (chart.hasMixedUnits ? nil : book.split(chart.yAxis.title)?.unit)
  }

  /// The title of Y, without a unit that stands in it.
  var yTitle: String? {
    chart.yAxis.unit == nil && !chart.hasMixedUnits
      ? book.split(chart.yAxis.title)?.title ?? chart.yAxis.title : chart.yAxis.title
  }

  /// What stands along X, without a unit that stands in its title.
  var xNameAlone: String { book.split(chart.xAxis.title)?.title.titleWords ?? xName }

  /// Whether no value comes of several rows, so that none is a mean or a total.
  var isOfSingleRows: Bool {
    let counts: [Aggregate] = [.count, .valid, .missing, .distinct]
    return !(chart.aggregate.map(counts.contains) ?? false)
      && chart.series.allSatisfy { $0.marks.allSatisfy { $0.rowCount <= 1 } }
  }
}

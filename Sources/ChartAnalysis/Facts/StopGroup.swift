import ChartModel

/// A focus group over several series: neighbouring stops that are told together.
public struct StopGroup: Sendable, Equatable {
  /// A stable id such as `@group-1`; the part of one series has that of the series before it: `systolic/@group-1`.
  public var id: String
  /// What the author calls it, or `nil`.
  public var name: String?
  /// Places in `SharedStops.stops`.
  public var places: Range<Int>
  /// What bounds it along X.
  public var x: GroupRange
  /// What each series of the chart has in it; `nil` for one without a mark there.
  public var series: [MarkGroup?]
  /// At how many of its stops all that is there is empty.
  public var emptyCount: Int
  /// The lowest number, or lower end of a range, of all series; `nil` where there is none.
  public var lowestValue: Double?
  /// The highest number, or upper end of a range, of all series; `nil` where there is none.
  public var highestValue: Double?
  /// The series with the highest mean, the first of equals; `nil` where there is no number.
  public var highest: Int?
  /// The series with the lowest mean, the first of equals; `nil` where there is no number.
  public var lowest: Int?

  /// The groups that a way of grouping makes of all stops.
  static func all(of stops: [Stop], in chart: BucketedChart, grouping: Grouping) -> [StopGroup] {
    let row = row(of: stops, in: chart, method: grouping.method)
    let isOne = grouping.method == .automatic && isConstant(chart, stops)
    let cuts = isOne ? [Grouping.Cut(places: 0..<stops.count)] : grouping.cuts(of: row)
    return cuts.enumerated().map { offset, cut in
      var group = StopGroup(
        id: "@group-\(offset + 1)", name: cut.name, places: cut.places,
        x: grouping.range(row, Grouping.Cut(places: cut.places, span: cut.span)), series: [],
        emptyCount: stops[cut.places].count { $0.isEmpty(in: chart) })
      group.series = parts(of: stops[cut.places], in: chart).enumerated().map { place, part in
        part.map {
          let own = Grouping.Cut(places: $0, span: cut.span, name: cut.name)
          return grouping.group(chart.series[place], own, number: offset + 1)
        }
      }
      group.findExtremes()
      return group
    }
  }

  /// The marks of each series among some stops: neighbours, as a series goes through the stops in its order.
  private static func parts(of stops: ArraySlice<Stop>, in chart: BucketedChart) -> [Range<Int>?] {
    var parts = [Range<Int>?](repeating: nil, count: chart.series.count)
    for place in stops.lazy.flatMap(\.marks) {
      parts[place.series] = (parts[place.series]?.lowerBound ?? place.mark)..<place.mark + 1
    }
    return parts
  }

  /// The stops as one series: what all marks at a stop share, or for trends the first series' values. Where they
  /// share nothing stands a value that is neither empty nor a number.
  private static func row(of stops: [Stop], in chart: BucketedChart, method: GroupingMethod) -> Series {
    let marks = stops.map { stop in
      let values = stop.marks.map { chart.series[$0.series].marks[$0.mark].value }
      let first = stop.marks.first { $0.series == 0 }.map { chart.series[0].marks[$0.mark].value }
      let isNothing = values.allSatisfy { $0 == values.first && !($0.number.map { $0 != 0 } ?? false) }
      let shared = isNothing ? values.first ?? .missing : .category("")
      return Mark(id: "", x: stop.x, value: method == .trend ? first ?? .missing : shared, rowCount: 1)
    }
    // Points: no one value has a shape here.
    return Series(id: "", kind: .point, marks: marks)
  }

  private static func isConstant(_ chart: BucketedChart, _ stops: [Stop]) -> Bool {
    stops.count > Grouping.fewestMarks
      && chart.series.allSatisfy { series in
        series.marks.told.allSatisfy { $0.number != nil || $0 == .empty || $0 == .missing }
          && Movement(series.marks.compactMap { $0.told?.number }) == .constant
      }
  }

  private mutating func findExtremes() {
    lowestValue = series.compactMap { $0?.lowest }.min()
    highestValue = series.compactMap { $0?.highest }.max()
    // The first of equals.
    let means = series.map { $0?.statistics.mean }
    highest = means.compactMap { $0 }.max().flatMap { mean in means.firstIndex(of: mean) }
    lowest = means.compactMap { $0 }.min().flatMap { mean in means.firstIndex(of: mean) }
  }
}

extension Stop {
  /// Whether no row falls into any of its buckets.
  fileprivate func isEmpty(in chart: BucketedChart) -> Bool {
    marks.allSatisfy { chart.series[$0.series].marks[$0.mark].value == .empty }
  }
}

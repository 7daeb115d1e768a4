public import ChartModel
public import Foundation

/// A place along X, where it lies on the plot, and the marks that stand there.
public struct NearestPlace: Sendable, Equatable {
  /// A mark and the series that it belongs to.
  public struct Row: Sendable, Equatable {
    /// The name of the series; `nil` for the only one.
    public var series: String?
    /// The mark.
    public var mark: Mark
  }

  /// Where it stands.
  public var x: XValue
  /// Its position along the walked axis: the middle of a bucket.
  public var position: CGFloat
  /// The marks of all series there, in the chart's order; those that their author hides are left out.
  public var rows: [Row]
  /// The sum of a stack, or `nil`.
  public var total: Mark?

  /// All places of a chart that lie on the plot, from the least position on.
  static func all(in chart: BucketedChart, along axis: ProxyAxis) -> [NearestPlace] {
    var placeOfX: [XValue: Int] = [:]
    var places: [NearestPlace] = []
    for series in chart.series {
      for mark in series.marks where !mark.isHidden {
        guard let position = axis.position(of: mark.x) else { continue }
        let row = Row(series: series.name, mark: mark)
        if let place = placeOfX[mark.x] {
          places[place].rows.append(row)
        } else {
          placeOfX[mark.x] = places.count
          places.append(NearestPlace(x: mark.x, position: position, rows: [row]))
        }
      }
    }
    for total in chart.totals?.marks ?? [] {
      if let place = placeOfX[total.x] { places[place].total = total }
    }
    return places.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }
}

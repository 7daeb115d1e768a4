public import ChartModel
public import Foundation

/// Turns values into positions on the plot and positions into values, in Swift Charts' words.
///
/// Positions count from the top left corner, so that higher values have smaller Y. Outside the plot there is neither a
/// value nor a position.
///
/// ```swift
/// let proxy = ChartProxy(chart, plotSize: CGSize(width: 300, height: 200))
/// proxy.position(forX: 5)             // 150.0
/// proxy.value(atX: 150, as: Int.self) // 5
/// ```
public struct ChartProxy: Sendable {
  /// The size of the plot, in whatever unit positions have.
  public let plotSize: CGSize
  /// Where the plot lies in the view of the chart: all of it.
  public var plotFrame: Anchor<CGRect>? { Anchor(value: CGRect(origin: .zero, size: plotSize)) }
  /// Where the plot lies in the view of the chart, as it was written first.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(value: CGRect(origin: .zero, size: plotSize)) }
  /// The size of the plot, as it was written first.
  public var plotAreaSize: CGSize { plotSize }
  /// Where the plot lies in the view of its container: all of it.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  private let x: ProxyAxis
  private let y: ProxyAxis
  private let calendar: ChartCalendar
  private let places: [NearestPlace]

  /// A proxy of a chart on a plot of a size.
  ///
  /// Of a chart of lying bars, the values run along X and the walked places from the top down.
  public init(_ chart: BucketedChart, plotSize: CGSize) {
    let isLying = chart.orientation == .horizontal
    self.plotSize = plotSize
    x = ProxyAxis(isLying ? chart.yAxis : chart.xAxis, length: plotSize.width, isFlipped: false)
    y = ProxyAxis(isLying ? chart.xAxis : chart.yAxis, length: plotSize.height, isFlipped: !isLying)
    calendar = chart.calendar
    places = NearestPlace.all(in: chart, along: isLying ? y : x)
  }

  // MARK: Positions

  /// The position of a value along X; `nil` outside the plot.
  public func position<X: Plottable>(forX value: X) -> CGFloat? { x.position(of: value.primitivePlottable) }

  /// The position of a value along Y, from the top; `nil` outside the plot.
  public func position<Y: Plottable>(forY value: Y) -> CGFloat? { y.position(of: value.primitivePlottable) }

  /// The position of a pair of values; `nil` where either is outside the plot.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The stretch of X that the bucket or the category of a value takes; a point where there are neither.
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>? {
    x.range(of: value.primitivePlottable, calendar: calendar)
  }

  /// The stretch of Y that the bucket or the category of a value takes; a point where there are neither.
  public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<CGFloat>? {
    y.range(of: value.primitivePlottable, calendar: calendar)
  }

  // MARK: Values

  /// The value at a position along X; whole numbers are rounded to the nearest; `nil` outside the plot.
  public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? {
    x.value(at: position, as: type)
  }

  /// The value at a position along Y, from the top; `nil` outside the plot.
  public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? {
    y.value(at: position, as: type)
  }

  /// The pair of values at a position; `nil` outside the plot.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The bounds of X, or all of its categories; nothing where they are of another type.
  public func xDomain<X: Plottable>(dataType: X.Type = X.self) -> [X] { x.domain(dataType) }

  /// The bounds of Y, or all of its categories; nothing where they are of another type.
  public func yDomain<Y: Plottable>(dataType: Y.Type = Y.self) -> [Y] { y.domain(dataType) }

  // MARK: Nearest

  /// The place nearest to a position along the walked axis, with the marks that stand there.
  ///
  /// Positions beyond the ends of the plot mean the first or the last place; of two places as near, the first counts.
  /// `nil` for a chart without a mark on the plot, and for not-a-number.
  public func nearest(toX position: CGFloat) -> NearestPlace? {
    guard !position.isNaN else { return nil }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].position < position { low = middle + 1 } else { high = middle }
    }
    // Before the first place that is not below the position stands the last that is.
    let candidates = places[max(low - 1, 0)..<min(low + 1, places.count)]
    guard position.isFinite else { return position < 0 ? places.first : places.last }
    return candidates.min { abs($0.position - position) < abs($1.position - position) }
  }
}

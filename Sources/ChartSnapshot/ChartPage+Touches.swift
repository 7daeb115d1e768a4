import ChartAnalysis
public import ChartDeclarations
import ChartModel
import Foundation

/// Gestures by the values under the finger, on a plot of 400 by 200 points.
extension ChartPage {
  private static let plotSize = CGSize(width: 400, height: 200)

  /// Taps at a value along X of the page; `false` where no gesture answers, or where the value is not on the plot.
  ///
  /// ```swift
  /// page.tap(atX: day)
  /// ```
  @discardableResult
  public func tap<X: Plottable>(atX value: X, onChart chart: Int = 0) -> Bool {
    touch(value, value, chart) { place, _ in .tap(at: place) }
  }

  /// Moves a finger from one value along X to another at once; it stays there where it is not lifted.
  @discardableResult
  public func drag<X: Plottable>(fromX start: X, toX end: X, lifted: Bool = true, onChart chart: Int = 0) -> Bool {
    touch(start, end, chart) { lifted ? .drag($0, $1) : .drag($0, $1).held }
  }

  /// Rests a finger at a value along X for so many seconds and moves it to another.
  @discardableResult
  public func pressAndDrag<X: Plottable>(
    fromX start: X, toX end: X, seconds: Double = 1, lifted: Bool = true, onChart chart: Int = 0
  ) -> Bool {
    touch(start, end, chart) {
      let touch = ChartTouch.pressAndDrag($0, $1, seconds: seconds)
      return lifted ? touch : touch.held
    }
  }

  /// Moves two fingers apart around a value along X, or together where the scale is below 1.
  @discardableResult
  public func pinch<X: Plottable>(atX value: X, scale: Double, onChart chart: Int = 0) -> Bool {
    touch(value, value, chart) { place, _ in .pinch(at: place, scale: scale) }
  }

  private func touch<X: Plottable>(
    _ start: X, _ end: X, _ chart: Int, _ make: (CGPoint, CGPoint) -> ChartTouch
  ) -> Bool {
    let charts = charts()
    guard charts.indices.contains(chart) else { return false }
    let proxy = ChartProxy(BucketedChart(charts[chart]), plotSize: Self.plotSize)
    guard let from = proxy.position(forX: start), let to = proxy.position(forX: end) else { return false }
    let middle = Self.plotSize.height / 2
    return perform(make(CGPoint(x: from, y: middle), CGPoint(x: to, y: middle)), onChart: chart, proxy)
  }
}

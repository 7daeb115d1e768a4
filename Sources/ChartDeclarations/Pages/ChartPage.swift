public import ChartModel

/// A view that is read again and again, as a person does who touches it: what it keeps in `@State` stays from one reading to the next.
///
/// ```swift
/// let page = ChartPage(StepsChart(days: days))
/// page.perform(.tap(at: CGPoint(x: 120, y: 80)), on: ChartProxy(page.bucketed(), plotSize: CGSize(width: 300, height: 200)))
/// try page.describe()  // with what was selected
/// ```
@MainActor public final class ChartPage: DescribableChart {
  private let view: any View
  private let memory = ViewMemory()

  /// A page of a view.
  public init(_ view: some View) { self.view = view }

  /// The first chart as it is now; a chart without layers where the page has no chart.
  public func declaration() -> ChartDeclaration { charts().first ?? ChartDeclaration(layers: []) }

  /// All charts as they are now, from top to bottom.
  public func charts() -> [ChartDeclaration] { page.charts.map(\.titled) }

  /// All charts of one reading, each with what its descriptor says as a chart of its points; `nil` of those that have none of their own.
  public func describedCharts() -> [(chart: ChartDeclaration, descriptor: ChartDeclaration?)] {
    page.charts.map { ($0.titled, $0.descriptor) }
  }

  /// The texts of the page from top to bottom, each a line.
  public func texts() -> [String] { page.lines }

  /// Touches the plot of a chart; `false` where no gesture answers, or where there is no such chart.
  ///
  /// - Parameters:
  ///   - touch: What fingers do, in points from the top left corner of the plot.
  ///   - chart: Which chart of the page, from 0 on.
  ///   - proxy: What turns positions on the plot into values, for the chart as it is now.
  @discardableResult
  public func perform(_ touch: ChartTouch, onChart chart: Int = 0, _ proxy: ChartProxy) -> Bool {
    let charts = page.charts
    guard charts.indices.contains(chart) else { return false }
    if charts[chart].touches.contains(where: { $0(touch, proxy) }) { return true }
    return charts[chart].selections.reduce(false) { $1(touch, proxy) || $0 }
  }

  /// Waits for what the view loads as it appears, at most so many rounds, and then reads the page again.
  public func settle(rounds: Int = 100) async {
    for _ in 0..<max(0, rounds) {
      _ = page
      await Task.yield()
    }
  }

  private var page: Page { PageReader.page(of: view, memory: memory) }
}

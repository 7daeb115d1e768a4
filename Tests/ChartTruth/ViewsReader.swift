public import ChartModel

/// Reads back what is said of several charts at once.
public struct ViewsReader {
  private let scene: ViewScene
  private let readers: [TruthReader]
  private let detail: Detail

  /// A reader of what is said of several charts.
  ///
  /// - Parameter names: what each chart is called among the others.
  public init(_ views: BucketedViews, names: [String], detail: Detail) {
    let charts = views.views.map { Evidence($0.chart, book: .english, detail: detail) }
    scene = ViewScene(views: views, charts: charts, names: names)
    readers = views.views.map { TruthReader($0.chart, detail: detail) } + [Self.merged(views, detail)]
    self.detail = detail
  }

  /// A reader of one chart that has the marks of all, for what is said of an axis that they share.
  private static func merged(_ views: BucketedViews, _ detail: Detail) -> TruthReader {
    var chart =
      views.views.first?.chart
      ?? BucketedChart(
        kind: .bar, xAxis: Axis(field: nil, type: .nominal, domain: .empty),
        yAxis: Axis(field: nil, type: .quantitative, domain: .empty), series: [])
    chart.series = views.views.flatMap(\.chart.series)
    return TruthReader(chart, detail: detail)
  }

  /// What is wrong with a text about all charts; `nil` where it can be read and is true.
  public func problem(in text: String, as role: Role) -> String? {
    guard let first = scene.charts.first else { return nil }
    var about = first.whole(role)
    (about.views, about.omissions, about.undrawn) = (scene, scene.views.omissions, scene.views.undrawn)
    return TruthReader.read(text, about)
  }

  /// What is wrong with the sentence of an axis that charts have in common: it must be true of all, or of one chart that
  /// has the marks of all.
  public func problem(inCommon text: String, as role: Role) -> String? {
    let problems = readers.map { $0.problem(in: text, as: role) }
    let isOfAll = problems.dropLast().allSatisfy { $0 == nil }
    return isOfAll ? nil : problems.last ?? nil
  }
}

import ChartAnalysis
import ChartLint
import ChartModel
import ChartReading

/// The marks of Vega-Lite charts whose data stand in other files, read as all commands read them, with their limits.
enum ChartMarks {
  /// What is known of the marks of a chart; `nil` where they cannot be read, or where it is not one chart that stands upright.
  static func context(of path: String) -> LabelContext? {
    guard FileIdentity.isFile(path), let read = try? VegaLiteReader.read(.file(path: path)) else { return nil }
    let views = BucketedViews(read.views).views
    // Of bars that lie, X of the words and X of the marks are two things.
    guard views.count == 1, let chart = views.first?.chart, chart.orientation == .vertical else { return nil }
    return LabelContext(chart)
  }
}

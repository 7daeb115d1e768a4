public import ChartModel

extension LintText {
  /// What authors wrote in a chart, as texts to judge beside its data: the description, and each mark's label and value.
  ///
  /// ```swift
  /// let findings = LintText.authored(in: chart).flatMap(Linter().findings)
  /// ```
  public static func authored(in chart: BucketedChart) -> [LintText] {
    let plain = chart.withoutAuthors
    let shared = LabelContext(plain)
    var summary = shared
    summary.kind = .summary
    let description = chart.authorDescription.map { [LintText($0, context: summary)] } ?? []
    let marks = chart.walkedSeries.flatMap { series in series.marks.map { (series.name, $0) } }
    return description
      + marks.compactMap { name, mark in
        guard let text = mark.author?.spoken, !mark.isHidden else { return nil }
        var context = shared
        context.focus = LabelContext.Place(mark.x, plain).map { .mark($0, series: name) }
        return LintText(text, context: context)
      }
  }
}

extension AuthorText {
  /// The label and the value as one hears them; `nil` where neither is written.
  fileprivate var spoken: String? {
    let parts = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }
}

extension BucketedChart {
  /// The chart as its data are, in no words of authors.
  fileprivate var withoutAuthors: BucketedChart {
    var chart = self
    chart.authorDescription = nil
    for series in chart.series.indices {
      for mark in chart.series[series].marks.indices where !chart.series[series].marks[mark].isHidden {
        chart.series[series].marks[mark].author = nil
      }
    }
    return chart
  }
}

public import ChartModel
public import ChartNarration
internal import ChartTruth

/// Everything that is said of the charts of one file, and what is wrong with it.
public struct ToldViews {
  private let narrated: NarratedViews

  /// What is said of one chart, or of several.
  public init(_ narrated: NarratedViews) { self.narrated = narrated }

  /// What is not true, cannot be read, or is not well formed.
  public var problems: [String] {
    narrated.narrators.flatMap { narrator in
      let told = ToldChart(narrator)
      var known: Set<String> = []
      return told.untruths(but: &known) + told.illFormed(limited: true) + told.untruths(of: selections(of: narrator))
    } + (narrated.narrators.count > 1 ? problemsOfAll : [])
  }

  /// Places and ranges all over a chart, one beyond its end, and all of it.
  private func selections(of narrator: Narrator) -> [ChartSelection] { narrator.chart.sampleSelections }

  private var problemsOfAll: [String] {
    let reader = ViewsReader(
      narrated.views, names: narrated.names, detail: Detail(rawValue: narrated.verbosity.rawValue) ?? .standard)
    let lines = [(narrated.title, Role.title)] + [narrated.message].filter { !$0.isEmpty }.map { ($0, .views) }
    let headings = narrated.labelLines().filter { line in
      narrated.narrators.allSatisfy { !$0.labels().map(\.text).contains(line) }
    }
    let overview = narrated.overview().compactMap { line -> String? in
      let problem = reader.problem(in: line, as: .views)
      guard problem != nil else { return nil }
      return [Role.x, .y, .series].contains { reader.problem(inCommon: line, as: $0) == nil } ? nil : problem
    }
    return lines.compactMap { reader.problem(in: $0.0, as: $0.1) } + overview
      + headings.compactMap { reader.problem(in: $0, as: .heading) }
      + narrated.overview().flatMap { WellFormed.problems(in: $0, isLine: false) }
  }
}

extension BucketedChart {
  /// Places and ranges all over the chart, one beyond its end, and all of it.
  public var sampleSelections: [ChartSelection] {
    guard let extent else { return [.point(0)] }
    let length = extent.upperBound - extent.lowerBound
    // Whole seconds and hundredths: nobody points at more.
    let step = xAxis.type == .temporal ? 1e6 : 0.01
    let places = [-0.5, 0, 0.2, 0.55, 0.9].map { ((extent.lowerBound + length * $0) / step).rounded() * step }
    return places.map { .point($0) } + zip(places, places.dropFirst()).map { .range(anchor: $1, head: $0) }
      + [.range(anchor: extent.lowerBound, head: extent.upperBound)]
  }
}

import ChartModel
import SourceText

/// How many names stand along scales that charts or layers share: each of them has all.
struct SharedNames {
  let limits: VegaContext.Limits

  /// Refuses charts whose names, told in each, would come to more than one reading may keep.
  func check(_ views: DeclaredViews, at root: SpecificationNode) throws(SpecificationFault) {
    try check(views, isShared: views.sharesX, at: root) { Self.names(of: $0.x.domain) }
    try check(views, isShared: views.sharesY, at: root) { $0.y.levels ?? [] }
  }

  private func check(
    _ views: DeclaredViews, isShared: Bool, at root: SpecificationNode, names: (ChartSpecification) -> [String]
  ) throws(SpecificationFault) {
    let charts = views.views.map { $0.chart.layers.map { names($0.specification) } }
    for layers in charts { try check(layers, at: root) }
    if isShared { try check(charts.map { $0.flatMap { $0 } }, at: root) }
  }

  private func check(_ lists: [[String]], at root: SpecificationNode) throws(SpecificationFault) {
    var names: Set<String> = []
    for list in lists { names.formUnion(list) }
    let sum = names.count.multipliedReportingOverflow(by: lists.count)
    guard sum.overflow || sum.partialValue > limits.cells else { return }
    throw SpecificationFault(
      .tooLarge, at: root,
      found: "\(lists.count.withCommas) charts or layers share \(names.count.withCommas) names along a scale",
      expected: "at most \(limits.cells.withCommas) names in all of them together",
      remedy: "Aggregate the data before, or show less of it.")
  }

  private static func names(of domain: AxisDomain?) -> [String] {
    if case .categories(let names)? = domain { names } else { [] }
  }
}

/// Density estimates: `density`; after the transform `KDE` of vega-transforms, as Vega-Lite uses it.
enum DensityTransform {
  static func apply(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    let cells = call.table.cells(try call.field("density"))
    let settings = try DensitySettings(call, cells)
    var curves = try CurveTable(call, names: try call.names("as", defaults: ["value", "density"]))
    for (group, rows) in curves.groups.rows().enumerated() {
      let values = rows.map { cells.element($0) }
      // A kernel is quicker than a node of an expression, which is what steps are measured by.
      try call.spend(values.count / 4, times: settings.steps.upperBound)
      let estimate = DensityEstimate(values, bandwidth: settings.bandwidth)
      guard let extent = settings.extent ?? DensitySettings.extent(of: values) else { continue }
      let scale = settings.isCounted ? Double(rows.count) : 1
      let points = CurveSampling.points(from: extent.low, to: extent.high, steps: settings.steps) {
        settings.isCumulative ? estimate.share(below: $0) : estimate.density(at: $0)
      }
      for point in points { try curves.add([.number(point.x), .number(point.y * scale)], group: group) }
    }
    return try curves.table()
  }
}

/// How densities are estimated and sampled.
private struct DensitySettings {
  let isCumulative: Bool
  let isCounted: Bool
  let bandwidth: Double
  var extent: (low: Double, high: Double)?
  var steps: ClosedRange<Int>

  init(_ call: TransformCall, _ cells: [VegaValue]) throws(SpecificationFault) {
    isCumulative = try call.flag("cumulative")
    isCounted = try call.flag("counts")
    bandwidth = try call.number("bandwidth") ?? 0
    extent = try CurveExtent.read(call)
    func count(_ name: String) throws(SpecificationFault) -> Int? {
      guard let number = try call.number(name), number != 0 else { return nil }
      return Int(clamping: number, to: 1...call.context.limits.rows)
    }
    let (exact, fewest, most) = (try count("steps"), try count("minsteps"), try count("maxsteps"))
    let least = exact ?? fewest ?? 25
    steps = least...max(least, exact ?? most ?? 200)
    // Vega-Lite's default is that all curves have the same points, so that they can be stacked.
    if try call.word("resolve", among: ["shared", "independent"]) != "independent" {
      extent = extent ?? Self.extent(of: cells)
      steps = steps.upperBound...steps.upperBound
    }
  }

  /// The least and the greatest number; `nil` of none.
  static func extent(of values: [VegaValue]) -> (low: Double, high: Double)? {
    FieldExtent.ends(of: values)
  }
}

/// An extent of a curve that the author gives.
enum CurveExtent {
  static func read(_ call: TransformCall) throws(SpecificationFault) -> (low: Double, high: Double)? {
    let expected = "an array of two numbers"
    guard let node = call.member("extent"), let ends = try call.numbers("extent", expected) else { return nil }
    guard ends.count == 2, ends.allSatisfy(\.isFinite) else { throw node.mismatch(expected) }
    return (ends[0], ends[1])
  }
}

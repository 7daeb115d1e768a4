/// The functions of Vega whose values cannot be told without a drawn chart, or would be others on each run.
enum VegaRefusals {
  enum Reason: Sendable {
    case drawn, random, clock

    func found(_ name: String) -> String {
      switch self {
      case .drawn: "\(name) needs a drawn chart"
      case .random: "\(name) gives another number on each run"
      case .clock: "\(name) depends on when the chart is drawn"
      }
    }
  }

  static let reasons: [String: Reason] = {
    var reasons: [String: Reason] = ["now": .clock]
    for name in ["random", "sampleNormal", "sampleLogNormal", "sampleUniform"] { reasons[name] = .random }
    for name in drawn { reasons[name] = .drawn }
    return reasons
  }()

  private static let drawn = [
    "bandspace", "bandwidth", "containerSize", "copy", "domain", "encode", "flush", "geoArea", "geoBounds",
    "geoCentroid", "geoScale", "geoShape", "gradient", "group", "inScope", "indata", "intersect", "intersectLasso",
    "invert", "isTuple", "item", "lassoAppend", "lassoPath", "modify", "panLinear", "panLog", "panPow", "panSymlog",
    "pathShape", "pinchAngle", "pinchDistance", "range", "scale", "screen", "setdata", "treeAncestors", "treePath",
    "view", "vlSelectionIdTest", "vlSelectionTuples", "windowSize", "x", "xy", "y", "zoomLinear", "zoomLog", "zoomPow",
    "zoomSymlog",
  ]
}

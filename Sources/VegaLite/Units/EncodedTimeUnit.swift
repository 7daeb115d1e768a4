import SourceText

/// A unit of time as a channel names it: `yearmonth`, `utcquarter`, `{"unit": "hours", "step": 6}`.
struct EncodedTimeUnit: Sendable, Equatable {
  /// Vega-Lite's name without `utc` and `binned`; `nil` where only a number of steps is given.
  let unit: String?
  let isUTC: Bool
  /// Whether the values were cut before.
  let isBinned: Bool
  let step: Double?
  let maxbins: Double?

  /// Whether values are cut here.
  var isCut: Bool { !isBinned && (unit != nil || maxbins != nil) }

  /// The units of which the name is made, from the longest to the shortest: `year`, `month`.
  var parts: [String] { unit.flatMap { TimeUnitSpec($0) }?.parts.map(\.rawValue) ?? [] }

  init?(_ tree: JSONTree?) {
    guard let tree else { return nil }
    let isObject = tree.members != nil
    guard isObject || tree.string?.isEmpty == false else { return nil }
    let name = TimeUnitSpec.unprefixed((isObject ? tree["unit"] : tree)?.string ?? "")
    unit = name.unit.isEmpty ? nil : String(name.unit)
    isUTC = name.isUTC || tree["utc"]?.bool == true
    isBinned = name.isBinned || tree["binned"]?.bool == true
    let given = tree["step"]?.number
    step = given == 1 ? nil : given
    maxbins = tree["maxbins"]?.number
  }

  /// What Vega-Lite puts before the field's name.
  var columnName: String {
    var name = (isUTC ? "utc" : "") + (unit ?? "")
    if let step { name += "_step_\(VegaValue.number(step).toText())" }
    if let maxbins { name += "_maxbins_\(VegaValue.number(maxbins).toText())" }
    return name
  }

  /// The unit as a transform takes it.
  func tree(line: Int) -> JSONTree {
    let maker = TreeMaker(line: line)
    return maker.object([
      ("unit", unit.map(maker.string)), ("utc", isUTC ? maker.bool(true) : nil), ("step", step.map(maker.number)),
      ("maxbins", maxbins.map(maker.number)),
    ])
  }
}

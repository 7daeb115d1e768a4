/// Which way a mark lies; after `orient` of Vega-Lite's `compile/mark/init`.
enum MarkOrientation {
  /// Whether bars and the like run along X, and whether lines and areas follow Y.
  static func isHorizontal(_ unit: UnitView, _ encoding: UnitEncoding) -> Bool {
    let given = unit.definition["orient"]?.string
    let (x, y) = (encoding["x"], encoding["y"])
    switch unit.mark {
    case .point, .circle, .square, .text, .image, .geoshape, .arc, .trail: return false
    case .bar:
      if let bar = ofBar(x, y, encoding, given) { return bar }
      return ofRange(unit.mark, x, y, encoding) ?? ofMeasure(unit.mark, x, y, given)
    case .rule, .area, .rect: return ofRange(unit.mark, x, y, encoding) ?? ofMeasure(unit.mark, x, y, given)
    default: return ofMeasure(unit.mark, x, y, given)
    }
  }

  private static func ofBar(
    _ x: EncodedChannel?, _ y: EncodedChannel?, _ encoding: UnitEncoding, _ given: String?
  ) -> Bool? {
    let (isXMade, isYMade) = (x?.aggregate != nil, y?.aggregate != nil)
    if let x, x.isField, x.isBinned || (isYMade && !isXMade) { return false }
    if let y, y.isField, y.isBinned || (isXMade && !isYMade) { return true }
    let (hasX2, hasY2) = (encoding.definitions["x2"] != nil, encoding.definitions["y2"] != nil)
    guard hasX2 || hasY2 else { return nil }
    if let given { return given == "horizontal" }
    if !hasX2 { return isNumber(x) && y?.isBinned == true }
    if !hasY2 { return !(isNumber(y) && x?.isBinned == true) }
    return nil
  }

  private static func isNumber(_ channel: EncodedChannel?) -> Bool {
    channel?.type == .quantitative && channel?.isBinning != true
  }

  private static func ofRange(
    _ mark: VegaMark, _ x: EncodedChannel?, _ y: EncodedChannel?, _ encoding: UnitEncoding
  ) -> Bool? {
    let (hasX2, hasY2) = (encoding.definitions["x2"] != nil, encoding.definitions["y2"] != nil)
    if mark != .area, hasX2, hasY2, x?.isBinned != true, y?.isBinned != true { return false }
    if hasY2 { return y?.isBinned == true }
    if hasX2 { return x?.isBinned != true }
    guard mark == .rule else { return nil }
    if x != nil, encoding.definitions["y"] == nil { return false }
    if y != nil, encoding.definitions["x"] == nil { return true }
    return nil
  }

  /// By where the numbers are. A tick stands across the axis of its number, and is called after that.
  private static func ofMeasure(
    _ mark: VegaMark, _ x: EncodedChannel?, _ y: EncodedChannel?, _ given: String?
  ) -> Bool {
    if let given { return given == (mark == .tick ? "vertical" : "horizontal") }
    switch (isMeasure(x), isMeasure(y)) {
    case (true, false): return true
    case (false, false): return y?.type == .temporal && x?.type != .temporal
    default: return false
    }
  }

  /// Whether a channel has numbers that are not cut into bins.
  private static func isMeasure(_ channel: EncodedChannel?) -> Bool {
    channel?.type == .quantitative && channel?.hasBin != true
  }
}

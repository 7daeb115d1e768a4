import SourceText

/// How a range is cut into bins, as an author asks for it.
struct BinParameters: Sendable {
  var maxbins = 10.0
  var base = 10.0
  var divide = [5.0, 2]
  var minstep = 0.0
  var isNice = true
  var step: Double?
  var steps: [Double]?
  var span: Double?
  var anchor: Double?
  var extent: (low: Double, high: Double)?

  /// Vega-Lite's own: 10 bins, where an encoding does not say otherwise.
  init() {}

  static let members = [
    "anchor", "base", "binned", "divide", "extent", "maxbins", "minstep", "nice", "span", "step", "steps",
  ]

  /// Reads `true` or an object.
  init(_ node: SpecificationNode, in context: VegaContext) throws(SpecificationFault) {
    if node.bool == true { return }
    guard node.tree.members != nil else { throw node.mismatch("true or an object such as {\"maxbins\": 20}") }
    try node.checkMembers(Self.members, of: "a bin")
    func positive(_ name: String) throws(SpecificationFault) -> Double? {
      guard let member = node[name], !member.tree.isNull else { return nil }
      let number = try member.number("a number above 0", in: context)
      guard number > 0, number.isFinite else { throw member.mismatch("a number above 0") }
      return number
    }
    maxbins = try positive("maxbins") ?? maxbins
    base = try positive("base") ?? base
    step = try positive("step")
    minstep = try node["minstep"]?.number("a number", in: context) ?? 0
    anchor = try node["anchor"].flatMap { $0.tree.isNull ? nil : $0 }?.number("a number", in: context)
    span = try positive("span")
    divide = try node["divide"]?.numbers("an array of numbers", in: context) ?? divide
    steps = try node["steps"]?.numbers("an array of numbers", in: context).sorted()
    if let nice = node["nice"] {
      guard let value = nice.bool else { throw nice.mismatch("true or false") }
      isNice = value
    }
    if maxbins < 1, let member = node["maxbins"] { throw member.mismatch("a number of at least 1") }
    // Powers of a base nearer to 1 take too many steps to get anywhere.
    if base <= 1.01, let member = node["base"] { throw member.mismatch("a number above 1.01") }
    try readExtent(node, in: context)
  }

  /// Two numbers; or a selection, which gives the width of what it has selected, if anything.
  private mutating func readExtent(
    _ node: SpecificationNode, in context: VegaContext
  ) throws(SpecificationFault) {
    guard let extent = node["extent"], !extent.tree.isNull else { return }
    let expected = "an array of two numbers, or a parameter"
    if let name = extent["param"]?.string ?? extent["selection"]?.string {
      let field = extent["field"]?.string ?? extent["encoding"]?.string
      span = Self.width(context.signals[name] ?? .undefined, field)
      return
    }
    let value = try extent.expressionValue(in: context) ?? extent.tree.value
    let ends = (value.elements ?? []).map { $0.toNumber() }
    guard ends.count == 2, ends.allSatisfy(\.isFinite) else { throw extent.mismatch(expected) }
    self.extent = (ends[0], ends[1])
  }

  /// The width of an interval, by field or the first one.
  private static func width(_ value: VegaValue, _ field: String?) -> Double? {
    let object = value.elements?.first?.object ?? value.object
    let interval = object.flatMap { object in (field ?? object.names.first).map { object[$0] } }
    let ends = (interval?.elements ?? []).map { $0.toNumber() }
    guard let low = ends.first, let high = ends.last, (high - low).isFinite, high != low else { return nil }
    return abs(high - low)
  }
}

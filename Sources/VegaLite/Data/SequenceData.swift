import ChartModel
import SourceText

/// Makes the numbers of a `sequence`, as `range` of d3-array does.
enum SequenceData {
  static func table(_ sequence: SpecificationNode, in context: VegaContext) throws(SpecificationFault) -> VegaTable {
    let start = try number("start", of: sequence)
    let stop = try number("stop", of: sequence)
    let step = sequence["step"] == nil ? 1 : try number("step", of: sequence)
    guard step != 0 else {
      throw SpecificationFault(
        at: sequence["step"] ?? sequence, found: "a sequence with steps of 0 never ends", remedy: "Give another step.")
    }
    let count = ((stop - start) / step).rounded(.up)
    guard count <= Double(min(context.limits.rows, context.limits.cells)) else {
      throw SpecificationFault(
        .tooLarge, at: sequence, found: "a sequence of more than \(context.limits.rows.withCommas) numbers",
        remedy: "Make its steps larger.")
    }
    if count <= 0 {
      context.warn(
        SpecificationFault(at: sequence, found: "the sequence has no numbers, as its steps lead away from its end"))
    }
    // The difference of two finite numbers may be infinite, so the count is held to what the guard allows.
    let length = Int(clamping: count, to: 0...max(0, context.limits.rows))
    let numbers = (0..<length).map { VegaValue.number(start + Double($0) * step) }
    return VegaTable(names: [sequence["as"]?.string ?? "data"], columns: [numbers], rowCount: numbers.count)
  }

  private static func number(_ name: String, of sequence: SpecificationNode) throws(SpecificationFault) -> Double {
    guard let node = sequence[name] else {
      throw SpecificationFault(at: sequence, found: "a sequence without \(name)", expected: "a number as its \(name)")
    }
    guard let number = node.number, number.isFinite else {
      throw SpecificationFault(at: node, found: "\(node.shown) is no \(name) of a sequence", expected: "a number")
    }
    return number
  }
}

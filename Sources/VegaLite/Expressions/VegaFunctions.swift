import SourceText

/// The functions that an expression may call, by name.
enum VegaFunctions {
  static let all: [String: VegaFunction] = {
    let groups = [
      types, mathematics, distributions, dates, utcDates, calendars, formats, sequences, numbers, texts, patterns,
      objects, conditions, messages, colors, selections,
    ]
    return Dictionary(groups.joined().map { ($0.name, $0) }) { first, _ in first }
  }()

  /// The names that there are, and that are refused, in the order of the alphabet.
  static let names = (Array(all.keys) + Array(VegaRefusals.reasons.keys)).sorted()

  /// The function with a name, or why there is none.
  static func function(
    _ name: String, in source: String, at offset: Int
  ) throws(VegaExpressionFault) -> VegaFunction {
    if let function = all[name] { return function }
    var fault = VegaExpressionFault(source: source, offset: offset, found: "Vega has no function \"\(name)\"")
    if let reason = VegaRefusals.reasons[name] {
      fault.found = reason.found(name)
      fault.kind = .refused
    } else if let nearest = NearestNames.nearest(to: name, among: names) {
      fault.remedy = "Did you mean \(nearest)?"
    }
    throw fault
  }
}

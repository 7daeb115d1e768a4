import ChartModel
import SourceText

/// What an axis of a Vega-Lite chart states of itself.
struct VegaLiteAxis {
  /// What its values are, bins being names of stretches.
  let type: String
  private let definition: JSONTree

  /// `nil` where no type is stated.
  init?(_ definition: JSONTree?) {
    guard let definition, let type = definition["type"]?.string else { return nil }
    self.definition = definition
    if definition["timeUnit"] != nil {
      self.type = "temporal"
    } else {
      self.type = definition["bin"].map { $0.bool == false || $0.isNull } ?? true ? type : "ordinal"
    }
  }

  /// It as the spec of a context has it.
  var node: JSONNode {
    var members: [(String, JSONNode)] = [("type", .string(type))]
    if let title = VegaLiteTitle.text(of: definition) { members.append(("title", .string(title))) }
    if let scale = definition["scale"]?["type"]?.string { members.append(("scale", .string(scale))) }
    return .object(members + bounds + ticks)
  }

  /// The bounds in numbers, the least first, also of an axis that runs the other way.
  private var bounds: [(String, JSONNode)] {
    guard let scale = definition["scale"] else { return [] }
    let domain = scale["domain"]?.elements?.compactMap(Self.number) ?? []
    let isWhole = domain.count == 2 && scale["domain"]?.elements?.count == 2
    let least = scale["domainMin"].flatMap(Self.number) ?? (isWhole ? domain.min() : nil)
    let greatest = scale["domainMax"].flatMap(Self.number) ?? (isWhole ? domain.max() : nil)
    return [("min", least), ("max", greatest)].compactMap { name, number in number.map { (name, .number($0)) } }
  }

  /// The numbers at its ticks, where they are read as they are.
  private var ticks: [(String, JSONNode)] {
    guard let axis = definition["axis"], axis["labelExpr"] == nil, let values = axis["values"]?.elements else {
      return []
    }
    let numbers = values.compactMap(Self.number)
    guard numbers.count == values.count else { return [] }
    return [("ticks", .array(numbers.map { .number($0) }))]
  }

  private static func number(_ tree: JSONTree) -> Double? {
    guard case .number(let number)? = LabelContext.Place(tree) else { return nil }
    return number
  }
}

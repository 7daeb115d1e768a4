import SourceText

/// The axis along which a mark of several parts measures; after `compositeMarkOrient` of Vega-Lite.
struct ContinuousAxis {
  /// `x` or `y`.
  let channel: String
  let definition: JSONTree

  /// - Throws: That there is no such axis.
  init(_ mark: CompositeMark) throws(SpecificationFault) {
    try self.init(mark, channel: Self.channel(mark))
  }

  init(_ mark: CompositeMark, channel: String) throws(SpecificationFault) {
    guard let definition = mark.encoding[channel], definition["field"]?.string != nil else { throw Self.missing(mark) }
    self.channel = channel
    self.definition = definition.setting("aggregate", to: nil)
    if let aggregate = definition["aggregate"], aggregate.string != mark.kind.rawValue {
      mark.context.warn(
        SpecificationFault(
          at: mark.node["encoding"]?[channel] ?? mark.node,
          found: "aggregate is left out, because \(mark.kind.rawValue) puts rows together itself"))
    }
  }

  var isVertical: Bool { channel == "y" }

  /// The field as the author writes it.
  var field: String { definition["field"]?.string ?? "" }

  var type: JSONTree? { definition["type"] }

  /// The title of the axis: the author's, or the field.
  var title: String { ViewTitle.text(definition["title"]) ?? field }

  private static func channel(_ mark: CompositeMark) throws(SpecificationFault) -> String {
    switch mark.definition["orient"]?.string {
    case "vertical": return "y"
    case "horizontal": return "x"
    default: break
    }
    let isContinuous = ["x", "y"].map { ChannelDefinition.isContinuous(mark.encoding[$0], channel: $0) }
    switch (isContinuous[0], isContinuous[1]) {
    case (true, true): return try ofTwo(mark)
    case (true, false): return "x"
    case (false, true): return "y"
    case (false, false): throw missing(mark)
    }
  }

  private static func ofTwo(_ mark: CompositeMark) throws(SpecificationFault) -> String {
    let isAsked = ["x", "y"].map { mark.encoding[$0]?["aggregate"]?.string == mark.kind.rawValue }
    guard isAsked != [true, true] else {
      throw SpecificationFault(
        at: mark.node["encoding"] ?? mark.node, found: "both x and y have the aggregate \(mark.kind.rawValue)",
        expected: "one of them")
    }
    if isAsked[0] != isAsked[1] { return isAsked[0] ? "x" : "y" }
    let isTime = ["x", "y"].map { mark.encoding[$0]?["type"]?.string == "temporal" }
    return isTime[1] && !isTime[0] ? "x" : "y"
  }

  private static func missing(_ mark: CompositeMark) -> SpecificationFault {
    SpecificationFault(
      at: mark.node["encoding"] ?? mark.node, found: "\(mark.kind.rawValue) has nothing to measure along",
      expected: "a quantitative or temporal field on x or y")
  }
}

extension ViewTitle {
  /// A title that is written out; `nil` for one that must be worked out.
  static func text(_ tree: JSONTree?) -> String? {
    guard let tree else { return nil }
    let lines = (tree.elements ?? [tree]).compactMap(\.string)
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }
}

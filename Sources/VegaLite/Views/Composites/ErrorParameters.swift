import SourceText

/// What error bars and error bands have in common: where the errors are from, and how they are worked out; after
/// `errorBarParams` of Vega-Lite.
struct ErrorParameters {
  let parts: CompositeParts
  let transforms: [JSONTree]
  /// The other channels.
  let rest: CompositeEncoding
  let tooltip: JSONTree
  /// What the ends are, as a property of the parts; `nil` where rows give them.
  let extent: JSONTree?

  init(_ mark: CompositeMark) throws(SpecificationFault) {
    let source = try ErrorSource(mark)
    let axis =
      if let channel = source.channel { try ContinuousAxis(mark, channel: channel) } else {
        try ContinuousAxis(mark)
      }
    parts = CompositeParts(mark: mark, axis: axis)
    let own = [axis.channel, axis.channel + "2", axis.channel + "Error", axis.channel + "Error2"]
    rest = CompositeEncoding(mark.encoding.omitting(own), config: mark.config)
    let errors = if source.isRaw { try ErrorSummary(raw: parts) } else { ErrorSummary(given: source, parts) }
    extent = errors.extent.map(mark.maker.string)
    tooltip = parts.tooltip(errors.tooltip, rest, namingField: errors.namesField)
    let maker = mark.maker
    let aggregate = rest.aggregate + errors.aggregate
    let grouped = maker.object([
      ("aggregate", maker.array(aggregate)), ("groupby", maker.array(source.isRaw ? rest.groupby : [])),
    ])
    transforms = rest.bins + rest.timeUnits + (aggregate.isEmpty ? [] : [grouped]) + errors.calculations
  }
}

/// Where errors are from: rows, an end (`x2`), or lengths (`xError`).
struct ErrorSource {
  /// The channel that they belong to, where they are given.
  let channel: String?
  let end: String?
  let error: String?
  let error2: String?

  var isRaw: Bool { channel == nil }

  init(_ mark: CompositeMark) throws(SpecificationFault) {
    let encoding = mark.encoding
    func field(_ name: String) -> String? {
      ChannelDefinition.isFieldOrDatum(encoding[name]) ? encoding[name]?["field"]?.string : nil
    }
    let given = ["x2", "y2", "xError", "xError2", "yError", "yError2"].filter { field($0) != nil }
    let axes = Set(given.compactMap(\.first))
    guard axes.count <= 1 else {
      throw Self.fault(mark, "\(mark.kind.rawValue) has errors along both x and y", "errors along one of them")
    }
    channel = given.first.map { String($0.prefix(1)) }
    let axis = channel ?? "x"
    (end, error, error2) = (field(axis + "2"), field(axis + "Error"), field(axis + "Error2"))
    guard channel != nil else { return }
    guard end == nil || (error == nil && error2 == nil) else {
      throw Self.fault(mark, "\(mark.kind.rawValue) has both \(axis)2 and \(axis)Error", "one of them")
    }
    guard error2 == nil || error != nil else {
      throw Self.fault(mark, "\(mark.kind.rawValue) has \(axis)Error2, but no \(axis)Error", "both")
    }
    guard ChannelDefinition.isContinuous(encoding[axis], channel: axis) else {
      throw Self.fault(
        mark, "\(axis) is not quantitative", "a quantitative field, as \(given[0]) says how far it reaches")
    }
  }

  private static func fault(_ mark: CompositeMark, _ found: String, _ expected: String) -> SpecificationFault {
    SpecificationFault(at: mark.node["encoding"] ?? mark.node, found: found, expected: expected)
  }
}

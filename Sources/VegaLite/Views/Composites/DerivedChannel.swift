import SourceText

/// A channel whose bin, unit of time or aggregate becomes a transform before its view.
struct DerivedChannel {
  let original: JSONTree
  let field: DerivedField
  /// The definition of what the transform makes: with a title, as the name of the field tells nobody.
  let definition: JSONTree
  private let channel: String
  private let maker: TreeMaker

  init(_ original: JSONTree, channel: String, config: JSONTree) {
    self.original = original
    self.channel = channel
    maker = TreeMaker(line: original.line)
    field = DerivedField(Self.prefix(original), original["field"]?.string ?? "")
    var made = original.omitting(["aggregate", "bin", "timeUnit"])
      .setting("field", to: maker.string(Self.reference(original, field)))
    let hasTitle = ["axis", "legend", "header"].contains { original[$0]?["title"]?.isTruthy == true }
    if !hasTitle, made["title"] == nil {
      made = made.setting("title", to: maker.string(ChannelTitle.made(original, channel: channel, config: config)))
    }
    definition = made
  }

  private static func prefix(_ definition: JSONTree) -> String {
    if let aggregate = definition["aggregate"], aggregate.isTruthy {
      if let name = aggregate.string { return name == "count" ? "__count" : name + "_" }
      return aggregate["argmin"] != nil ? "argmin_" : "argmax_"
    }
    if let unit = definition["timeUnit"], unit.isTruthy { return (unit.string ?? unit["unit"]?.string ?? "time") + "_" }
    return "bin_"
  }

  /// The row of the highest or lowest is a record; the field is in it.
  private static func reference(_ definition: JSONTree, _ field: DerivedField) -> String {
    let aggregate = definition["aggregate"]
    guard let along = aggregate?["argmin"]?.string ?? aggregate?["argmax"]?.string else { return field.reference }
    return DerivedField(prefix(definition), along).reference + "." + (definition["field"]?.string ?? "")
  }

  /// The entry of an aggregate transform; `nil` for one that only says which axis a mark measures along.
  var aggregation: JSONTree? {
    guard let aggregate = original["aggregate"] else { return nil }
    if let name = aggregate.string {
      guard CompositeKind(rawValue: name) == nil else { return nil }
      return maker.object([("op", aggregate), ("as", maker.string(field.column)), ("field", original["field"])])
    }
    for name in ["argmin", "argmax"] {
      guard let along = aggregate[name]?.string else { continue }
      return maker.object([
        ("op", maker.string(name)), ("as", maker.string(DerivedField(name + "_", along).column)),
        ("field", maker.string(along)),
      ])
    }
    return maker.object([("op", aggregate), ("as", maker.string(field.column)), ("field", original["field"])])
  }

  /// A transform of the field: `{"timeUnit": …, "field": …, "as": …}`.
  func transform(_ name: String, _ value: JSONTree?) -> JSONTree {
    maker.object([(name, value), ("field", original["field"]), ("as", maker.string(field.column))])
  }

  /// The definition, written as a time where its type alone would not say so.
  var formattedAsTime: JSONTree {
    guard definition["type"]?.string != "temporal" else { return definition }
    let time = maker.string("time")
    let guide = channel == "x" || channel == "y" ? "axis" : "legend"
    switch channel {
    case "text", "tooltip": return definition.setting("formatType", to: time)
    case "x2", "y2", "detail", "order", "key": return definition
    default:
      guard definition[guide]?.isNull != true else { return definition }
      return definition.setting(guide, to: maker.merged([maker.object([("formatType", time)]), definition[guide]]))
    }
  }
}

import SourceText

/// An encoding whose bins, units of time and aggregates are done beforehand; after `extractTransformsFromEncoding`.
struct CompositeEncoding {
  private(set) var bins: [JSONTree] = []
  private(set) var timeUnits: [JSONTree] = []
  private(set) var aggregate: [JSONTree] = []
  private(set) var groupby: [JSONTree] = []
  private(set) var encoding: JSONTree
  private let config: JSONTree

  init(_ encoding: JSONTree, config: JSONTree) {
    self.config = config
    self.encoding = TreeMaker(line: encoding.line).object([])
    for member in encoding.members ?? [] { read(member.name, member.value) }
  }

  /// The encoding with a type in every definition that has a field.
  static func typed(_ encoding: JSONTree) -> JSONTree {
    (encoding.members ?? []).reduce(encoding) { $0.setting($1.name, to: typed($1.value, $1.name)) }
  }

  private static func typed(_ definition: JSONTree, _ channel: String) -> JSONTree {
    if let several = definition.elements {
      return JSONTree(.array(several.map { typed($0, channel) }), line: definition.line)
    }
    guard ChannelDefinition.isFieldOrDatum(definition), !channel.hasSuffix("2"), !channel.contains("Error"),
      let type = ChannelType.of(definition, channel: channel)
    else { return definition }
    return definition.setting("type", to: TreeMaker(line: definition.line).string(type))
  }

  private mutating func read(_ channel: String, _ definition: JSONTree) {
    if let several = definition.elements {
      let read = several.map { self.read(one: $0, channel) }
      encoding = encoding.setting(channel, to: JSONTree(.array(read), line: definition.line))
    } else {
      encoding = encoding.setting(channel, to: read(one: definition, channel))
    }
  }

  /// The definition of what the transforms leave, which are noted on the way.
  private mutating func read(one definition: JSONTree, _ channel: String) -> JSONTree {
    guard ChannelDefinition.isField(definition) else { return definition }
    let isBinning = ChannelDefinition.isBinning(definition)
    let unit = definition["timeUnit"].flatMap { $0.isTruthy ? $0 : nil }
    let operation = definition["aggregate"].flatMap { $0.isTruthy ? $0 : nil }
    guard operation != nil || unit != nil || definition["bin"]?.isTruthy == true else {
      if let field = definition["field"] { group(field) }
      return definition
    }
    let derived = DerivedChannel(definition, channel: channel, config: config)
    if operation != nil {
      if let entry = derived.aggregation { aggregate.append(entry) }
      return derived.definition
    }
    let maker = TreeMaker(line: definition.line)
    group(maker.string(derived.field.reference))
    if isBinning { return binned(derived, channel) }
    guard let unit, unit.string?.hasPrefix("binned") != true, unit["binned"]?.bool != true else {
      return derived.definition
    }
    timeUnits.append(derived.transform("timeUnit", unit))
    return derived.formattedAsTime
  }

  private mutating func binned(_ derived: DerivedChannel, _ channel: String) -> JSONTree {
    let maker = TreeMaker(line: derived.definition.line)
    let end = DerivedField(column: derived.field.column + "_end")
    bins.append(derived.transform("bin", derived.original["bin"]))
    group(maker.string(end.reference))
    if channel == "x" || channel == "y" {
      encoding = encoding.setting(channel + "2", to: maker.object([("field", maker.string(end.reference))]))
    }
    let definition = derived.definition.setting("bin", to: maker.string("binned"))
    return channel.hasSuffix("2") ? definition : definition.setting("type", to: maker.string("quantitative"))
  }

  private mutating func group(_ field: JSONTree) {
    if !groupby.contains(where: { $0.value == field.value }) { groupby.append(field) }
  }

  /// The definitions for a tooltip: each field once, without what belongs to a scale.
  var tooltipDefinitions: [JSONTree] {
    let definitions = (encoding.members ?? []).flatMap { ChannelDefinition.fields($0.value) }
      .map { $0.omitting(["legend", "timeUnit", "bin", "scale"]) }
    return definitions.reduce(into: []) { unique, definition in
      if !unique.contains(where: { $0.value == definition.value }) { unique.append(definition) }
    }
  }
}

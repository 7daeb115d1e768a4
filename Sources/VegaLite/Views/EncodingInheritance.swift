import SourceText

/// How a layer takes over the encoding of the layers around it; after `mergeEncoding` of Vega-Lite's normaliser.
enum EncodingInheritance {
  /// The encoding of a layer, with its parent's channels where it has none, and its parent's properties in channels
  /// that name a field.
  ///
  /// - Parameter isLayer: Whether the child is a layer of layers, which hands on even what says nothing by itself.
  static func merged(parent: JSONTree?, child: JSONTree?, isLayer: Bool, line: Int) -> JSONTree {
    let maker = TreeMaker(line: line)
    let own = child ?? maker.object([])
    guard let parent else { return own }
    var channels = (parent.members ?? []).map(\.name)
    channels += (own.members ?? []).map(\.name).filter { !channels.contains($0) }
    return maker.object(channels.map { ($0, channel(parent: parent[$0], child: own[$0], isLayer: isLayer)) })
  }

  private static func channel(parent: JSONTree?, child: JSONTree?, isLayer: Bool) -> JSONTree? {
    guard let child else { return isLayer || saysSomething(parent) ? parent : nil }
    let maker = TreeMaker(line: child.line)
    if ChannelDefinition.isFieldOrDatum(child) { return maker.merged([parent, child]) }
    guard ChannelDefinition.hasConditionalFieldOrDatum(child) else { return child }
    return child.setting("condition", to: maker.merged([parent, child["condition"]]))
  }

  private static func saysSomething(_ definition: JSONTree?) -> Bool {
    guard let definition else { return false }
    return ChannelDefinition.isFieldOrDatum(definition) || definition.elements != nil
      || definition["value"] != nil || definition["signal"] != nil
  }
}

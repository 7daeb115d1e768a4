import SourceText

/// What `config` says of a mark, under what its definition says; after `getMarkPropOrConfig` of Vega-Lite.
struct MarkConfiguration {
  let config: JSONTree

  /// The definition over the styles that it names, over those of its type, over those of all marks.
  func definition(_ definition: JSONTree, of type: VegaMark) -> JSONTree {
    var layers = [config["mark"], config[type.rawValue], config["style"]?[type.rawValue]]
    layers += styles(definition).map { config["style"]?[$0] }
    // What is drawn over a path is written out as layers of its own.
    let defaults = layers.map { $0?.omitting(["point", "line", "type"]) }
    let maker = TreeMaker(line: definition.line)
    // Vega-Lite 3 and before said `invalidValues` for all marks.
    let older = maker.object([("invalid", config["invalidValues"])])
    let merged = maker.merged([older] + defaults + [definition])
    return merged.setting("type", to: definition["type"])
  }

  private func styles(_ definition: JSONTree) -> [String] {
    guard let style = definition["style"] else { return [] }
    return (style.elements ?? [style]).compactMap(\.string)
  }
}

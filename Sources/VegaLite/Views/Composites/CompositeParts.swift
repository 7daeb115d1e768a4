import SourceText

/// Writes the views of a mark's parts along its axis; after `makeCompositeAggregatePartFactory` of Vega-Lite.
struct CompositeParts {
  let mark: CompositeMark
  let axis: ContinuousAxis

  /// A part from one derived field, or from one to another; nothing where the part is not drawn.
  func part(
    _ name: String, _ properties: [(String, JSONTree?)], from: String, to: String? = nil, encoding: JSONTree
  ) -> [JSONTree] {
    guard mark.isShown(name) else { return [] }
    let place = position(DerivedField(from + "_", axis.field).reference)
      .setting(CompositePartName.member, to: partName(from + "_"))
    let end = to.map { to in
      mark.maker.object([
        ("field", mark.maker.string(DerivedField(to + "_", axis.field).reference)),
        (CompositePartName.member, partName(to + "_")),
      ])
    }
    let own = mark.maker.object([(axis.channel, place), (axis.channel + "2", end)])
    return [
      mark.maker.object([
        ("mark", mark.mark(name, properties)), ("encoding", mark.maker.merged([own, encoding])),
      ])
    ]
  }

  private func partName(_ prefix: String) -> JSONTree? { CompositePartName.words(prefix).map(mark.maker.string) }

  /// The definition of a place along the axis, with the author's title, scale and axis.
  func position(_ field: String) -> JSONTree {
    mark.maker.object([
      ("field", mark.maker.string(field)), ("type", axis.type),
      ("title", axis.definition["title"] ?? mark.maker.string(axis.field)), ("scale", axis.definition["scale"]),
      ("axis", axis.definition["axis"]),
    ])
  }

  /// A tooltip that tells derived fields, and then those of the other channels; the author's, if there is one.
  func tooltip(
    _ summary: [(prefix: String, title: String)], _ rest: CompositeEncoding, namingField: Bool = true
  ) -> JSONTree {
    if let own = rest.encoding["tooltip"] { return mark.maker.object([("tooltip", own)]) }
    let definitions = summary.map { prefix, title in
      mark.maker.object([
        ("field", mark.maker.string(DerivedField(prefix, axis.field).reference)), ("type", axis.type),
        ("title", mark.maker.string(namingField ? "\(title) of \(axis.title)" : title)),
        (CompositePartName.member, partName(prefix)),
        (
          CompositePartName.titleMember,
          CompositePartName.long(title).map { mark.maker.string(namingField ? "\($0) of \(axis.title)" : $0) }
        ),
      ])
    }
    return mark.maker.object([("tooltip", mark.maker.array(definitions + rest.tooltipDefinitions))])
  }

  /// An entry of an aggregate transform.
  func entry(_ operation: String, _ field: String, as column: String) -> JSONTree {
    mark.maker.object([
      ("op", mark.maker.string(operation)), ("field", mark.maker.string(field)), ("as", mark.maker.string(column)),
    ])
  }

  /// An entry for the axis' field.
  func entry(_ operation: String, as prefix: String) -> JSONTree {
    entry(operation, axis.field, as: DerivedField(prefix, axis.field).column)
  }

  func calculation(_ expression: String, as prefix: String) -> JSONTree {
    mark.maker.object([
      ("calculate", mark.maker.string(expression)),
      ("as", mark.maker.string(DerivedField(prefix, axis.field).column)),
    ])
  }
}

/// Which fields are read as numbers and dates because of what a chart makes of them; after `formatparse` of Vega-Lite.
enum ImpliedKinds {
  typealias Kinds = [String: ParseKind]

  /// What a unit's channels ask for.
  static func kinds(_ unit: UnitView) -> Kinds {
    let encoding = UnitEncoding(unit)
    var kinds = self.kinds(encoding.fields)
    guard unit.mark.isPath, encoding.definitions["order"] == nil else { return kinds }
    // Points along a path are sorted as numbers.
    let isHorizontal = MarkOrientation.isHorizontal(unit, encoding)
    if let dimension = encoding.field(isHorizontal ? "y" : "x"), dimension.type == .quantitative,
      let field = dimension.field, kinds[field] == nil
    {
      kinds[field] = .number
    }
    return kinds
  }

  /// What a facet's channels ask for.
  static func kinds(_ facet: FacetDefinition) -> Kinds {
    kinds(facet.channels.compactMap { EncodedChannel($0.definition, channel: $0.channel, mains: []) })
  }

  private static func kinds(_ channels: [EncodedChannel]) -> Kinds {
    var kinds: Kinds = [:]
    for channel in channels {
      if let field = channel.field {
        if channel.isTime {
          kinds[field] = .date
        } else if channel.type == .quantitative, [.operation("min"), .operation("max")].contains(channel.aggregate) {
          kinds[field] = .number
        } else if VegaField(field).path.count > 1, kinds[field] == nil {
          kinds[field] = .flatten
        }
      }
      if let field = channel.definition["sort"]?["field"]?.string, VegaField(field).path.count > 1, kinds[field] == nil
      {
        kinds[field] = .flatten
      }
    }
    return kinds
  }

  /// What a transform asks for: predicates compare like with like, units of time are cut from dates.
  static func kinds(_ transform: SpecificationNode, known: (String) -> Bool) -> Kinds {
    if transform["timeUnit"] != nil, let field = transform["field"]?.string, transform["filter"] == nil {
      return known(field) ? [:] : [field: .date]
    }
    return transform["filter"].map(ImpliedParse.kinds(ofFilter:)) ?? [:]
  }
}

import SourceText

/// The order of the names along a scale; after `domainSort` of Vega-Lite's `scale/domain`.
struct DiscreteOrder {
  let unit: UnitView
  let encoding: UnitEncoding
  let stacking: UnitStacking?
  let context: VegaContext
  /// The rows before they were put together, and after.
  let raw: VegaTable
  let main: VegaTable

  /// The names of a channel in order, or `nil` where its scale is none of names.
  func values(of channel: EncodedChannel) throws(SpecificationFault) -> [VegaValue]? {
    guard let type = ScaleKind.type(of: channel, mark: unit.mark), !ScaleKind.isContinuous(type) else { return nil }
    if let domain = channel.definition["scale"]?["domain"]?.tree.elements { return domain.map(\.value) }
    guard channel.isField else { return channel.datum.map { [$0.tree.value] } }
    guard let sort = channel.definition["sort"] else { return ascending(channel) }
    if sort.tree.isNull { return Self.unique(main[channel.column] ?? []) }
    if let list = sort.tree.elements { return listed(list.map(\.value), channel) }
    return try sorted(sort, channel) ?? ascending(channel)
  }

  private func sorted(
    _ sort: SpecificationNode, _ channel: EncodedChannel
  ) throws(SpecificationFault) -> [VegaValue]? {
    let isDescending = sort["order"]?.string == "descending"
    if let text = sort.string {
      if text == "ascending" { return nil }
      if text == "descending" { return ascending(channel).reversed() }
      let name = text.hasPrefix("-") ? String(text.dropFirst()) : text
      return try byChannel(name, isDescending: text.hasPrefix("-"), channel)
    }
    if let name = sort["encoding"]?.string { return try byChannel(name, isDescending: isDescending, channel) }
    if let field = sort["field"]?.string {
      let operation = try SortAggregate.operation(sort) ?? (stacking == nil ? "min" : "sum")
      return try by(operation, field: VegaField(field), isDescending: isDescending, channel)
    }
    guard let operation = try SortAggregate.operation(sort) else {
      return isDescending ? ascending(channel).reversed() : nil
    }
    return try by(operation, field: nil, isDescending: isDescending, channel)
  }

  private func byChannel(
    _ name: String, isDescending: Bool, _ channel: EncodedChannel
  ) throws(SpecificationFault) -> [VegaValue]? {
    guard let other = encoding.field(name) else { return nil }
    let operation: String
    switch other.aggregate {
    case .operation(let name): operation = name
    case .extreme: return by(other, isDescending: isDescending, channel)
    case nil: operation = sums(other) ? "sum" : "min"
    }
    let field = other.aggregate == nil ? other.column : other.source
    return try by(operation, field: VegaField(column: field), isDescending: isDescending, channel)
  }

  /// Whether parts of a stack are added up before they are compared.
  private func sums(_ channel: EncodedChannel) -> Bool {
    guard let stacking else { return false }
    return !(stacking.dimensions + stacking.parts).contains { $0.field == channel.field }
  }

  private func by(
    _ operation: String, field: VegaField?, isDescending: Bool, _ channel: EncodedChannel
  ) throws(SpecificationFault) -> [VegaValue] {
    let place = channel.definition["sort"] ?? channel.definition
    let result = try SortAggregate(operation: operation, place: place, context: context)
      .table(names: raw[channel.column] ?? [], values: field.map { raw.values(of: $0) }, rowCount: raw.rowCount)
    return Self.ordered(result["name"] ?? [], by: result["key"] ?? [], isDescending: isDescending)
  }

  /// By a column of the rows that were put together.
  private func by(_ other: EncodedChannel, isDescending: Bool, _ channel: EncodedChannel) -> [VegaValue] {
    Self.ordered(main[channel.column] ?? [], by: main[other.column] ?? [], isDescending: isDescending)
  }

  /// Names by what they are sorted by, each once.
  static func ordered(_ names: [VegaValue], by keys: [VegaValue], isDescending: Bool) -> [VegaValue] {
    let places = names.indices.sorted { first, second in
      let order = VegaValue.ascending(keys.element(first), keys.element(second))
      return order == 0 ? first < second : isDescending ? order > 0 : order < 0
    }
    return unique(places.map { names.element($0) })
  }

  private func listed(_ list: [VegaValue], _ channel: EncodedChannel) -> [VegaValue] {
    let names = Self.unique(raw[channel.column] ?? [])
    let places = SortList(list, timeUnit: channel.timeUnit, context: context).places(of: names)
    return Self.ordered(names, by: places.map { .number(Double($0)) }, isDescending: false)
  }

  private func ascending(_ channel: EncodedChannel) -> [VegaValue] {
    let names = Self.unique(main[channel.column] ?? [])
    return Self.ordered(names, by: names, isDescending: false)
  }

  /// Each value once, where it stands first.
  static func unique(_ values: [VegaValue]) -> [VegaValue] {
    var seen: Set<VegaGroupKey> = []
    return values.filter { seen.insert(VegaGroupKey($0)).inserted }
  }
}

import SourceText

/// Reads `values`: records, single values, one object, or a text in the format given.
struct InlineData {
  private let data: SpecificationNode
  private let values: SpecificationNode
  private let context: VegaContext

  init(_ data: SpecificationNode, values: SpecificationNode, context: VegaContext) {
    self.data = data
    self.values = values
    self.context = context
  }

  func table(_ format: DataFormat) throws(SpecificationFault) -> VegaTable {
    if let text = values.string {
      let text = DataText(bytes: Array(text.utf8), name: "values", format: format, node: values, context: context)
      return try text.table(of: data)
    }
    if case .delimited = format.kind {
      throw SpecificationFault(
        at: values, found: "\(values.shown) is no text with rows of fields", expected: "a text",
        remedy: "Leave format.type out to give records.")
    }
    return try plainTable(format).parsed(format.parse, in: context)
  }

  private func plainTable(_ format: DataFormat) throws(SpecificationFault) -> VegaTable {
    var builder = VegaTableBuilder(limits: context.limits)
    if format.isOneValue {
      try builder.add(values.tree.value, as: format, of: data)
    } else {
      add(values.tree, to: &builder)
    }
    return try builder.table(at: values, named: nil, context.limits)
  }

  private func add(_ tree: JSONTree, to builder: inout VegaTableBuilder) {
    guard !tree.isNull else { return }
    for record in tree.elements ?? [tree] where builder.excess == nil {
      if let members = record.members {
        for member in members { builder.set(member.name, to: member.value.value) }
        builder.endRow()
      } else {
        builder.add(record.value)
      }
    }
  }
}

extension DataFormat {
  /// Whether the records stand within one value.
  var isOneValue: Bool {
    if case .topojson = kind { return true }
    return property != nil
  }
}

extension VegaTableBuilder {
  /// Adds the records that a format finds in a value.
  mutating func add(_ value: VegaValue, as format: DataFormat, of data: SpecificationNode) throws(SpecificationFault) {
    if case .topojson(let map) = format.kind { return try map.add(value, to: &self, at: data["format"] ?? data) }
    if let property = format.property { try add(value, at: property, of: data) }
  }

  /// Adds what stands at `format.property` of a value: the elements of an array, or one record.
  private mutating func add(
    _ value: VegaValue, at property: VegaField, of data: SpecificationNode
  ) throws(SpecificationFault) {
    let found = property.path.reduce(value) { $0[$1] }
    guard found != .undefined else {
      let format = data["format"]
      throw SpecificationFault(
        at: format?["property"] ?? data, found: "the data have no member \(Wording.quoted(property.text))",
        expected: "a path to the records")
    }
    for record in found.elements ?? [found] where excess == nil { add(record) }
  }
}

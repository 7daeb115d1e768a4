import SourceText

/// What a selection has selected at the start, as Vega's signal of that name.
///
/// - A selection of points is `{vlPoint: {or: [{field: value, …}, …]}, field: [value, …], …}`.
/// - An interval is `{field: [from, to], …}`.
/// - Nothing selected is an object without members.
struct SelectionValueReader {
  let parameter: SpecificationNode
  let view: SpecificationNode
  /// The encoding of the view that has the parameter.
  let encoding: JSONTree?
  let context: VegaContext

  var value: VegaValue {
    guard let given = parameter["value"], given.tree.isTruthy else { return .object(VegaObject()) }
    return isInterval ? interval(given) : points(given)
  }

  private var isInterval: Bool {
    let select = parameter["select"]
    return (select?.string ?? select?["type"]?.string) == "interval"
  }

  private func interval(_ given: SpecificationNode) -> VegaValue {
    .object(VegaObject(given.members.map { (field($0.name), scalar($0.node)) }))
  }

  private func points(_ given: SpecificationNode) -> VegaValue {
    let several = given.tree.elements == nil ? [given] : given.elements
    let tuples = several.map(tuple)
    var signal = VegaObject([("vlPoint", .object(VegaObject([("or", .array(tuples.map { .object($0) }))])))])
    for (name, value) in tuples.flatMap(\.members) {
      signal[name] = .array((signal[name].elements ?? []) + [value])
    }
    return .object(signal)
  }

  /// A point by its fields or channels; a plain value stands for the only one.
  private func tuple(_ given: SpecificationNode) -> VegaObject {
    guard given.tree.members != nil else { return VegaObject([(onlyField, scalar(given))]) }
    return VegaObject(given.members.map { (field($0.name), scalar($0.node)) })
  }

  private var onlyField: String {
    let select = parameter["select"]
    if let name = select?["fields"]?.elements.first?.string { return name }
    return select?["encodings"]?.elements.first?.string.map(field) ?? "_vgsid_"
  }

  /// The field of a channel in this view, or in the first one inside it that has the channel.
  private func field(_ name: String) -> String {
    let fields = parameter["select"]?["fields"]?.elements.compactMap(\.string) ?? []
    guard !fields.contains(name), ChannelNames.all.contains(name) else { return name }
    return encoding?[name]?["field"]?.string ?? innerField(name, view, depth: 0) ?? name
  }

  private func innerField(_ channel: String, _ view: SpecificationNode, depth: Int) -> String? {
    guard depth < ViewTree.Limits().depth else { return nil }
    if let field = view["encoding"]?[channel]?["field"]?.string { return field }
    return ParameterReader.children(of: view).lazy.compactMap { innerField(channel, $0, depth: depth + 1) }.first
  }

  private func scalar(_ node: SpecificationNode) -> VegaValue {
    if node.tree.elements != nil { return .array(node.elements.map(scalar)) }
    return isDateTime(node) ? date(node) : node.tree.value
  }

  private func isDateTime(_ node: SpecificationNode) -> Bool {
    DateTimeValue.isOne(node) && node.members.allSatisfy { DateTimeValue.members.contains($0.name) }
  }

  /// A date by its parts; `undefined`, with a warning, where they are none.
  private func date(_ node: SpecificationNode) -> VegaValue {
    do throws(SpecificationFault) {
      return .date(try DateTimeValue.time(node, in: context))
    } catch {
      context.warn(error)
      return .undefined
    }
  }
}

/// The names along a scale that several charts share, in its order.
///
/// The cells of a facet of one unit have the order of all its rows. Those of layers have each their own; where the author gave
/// none, all names stand in the order of their values then, as Vega-Lite puts them.
struct SharedOrder {
  /// The order of the charts so far, or of all their values where they differ.
  private var order: [VegaValue] = []
  private var isEmpty = true
  private var areAlike = true
  private var isGiven = false
  /// What the values of rows are called.
  private var known: [VegaGroupKey: String] = [:]

  /// Adds the values of a channel, and what its unit says of their order.
  mutating func add(_ values: ChannelValues, of unit: CompiledUnit) {
    guard let own = values.channel.order, values.kind != .bin, values.kind != .stretch else { return }
    let definition = unit.view.encoding[values.channel.channel]
    if definition?["sort"] != nil || definition?["scale"]?["domain"] != nil { isGiven = true }
    if isEmpty {
      (order, isEmpty) = (own, false)
    } else if own != order {
      areAlike = false
      order += own
    }
    values.addNames(to: &known)
  }

  /// The names that rows have; empty where charts have orders of their own that no rule unites.
  var names: [String] {
    guard areAlike || !isGiven else { return [] }
    var seen: Set<VegaGroupKey> = []
    let all = order.filter { seen.insert(VegaGroupKey($0)).inserted }
    return (areAlike ? all : ascending(all)).compactMap { known[VegaGroupKey($0)] }
  }

  private func ascending(_ values: [VegaValue]) -> [VegaValue] {
    let sorted = values.enumerated().sorted { first, second in
      let order = VegaValue.ascending(first.element, second.element)
      return order == 0 ? first.offset < second.offset : order < 0
    }
    return sorted.map(\.element)
  }
}

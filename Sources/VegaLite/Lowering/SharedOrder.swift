/// The names along a scale that several charts share, in its order.
///
/// The cells of a facet of one unit have the order of all its rows. Those of layers have each their own: where the author wants
/// them to rise or to fall, or says nothing, all names stand in the order of their values then, as Vega-Lite puts them.
struct SharedOrder {
  /// How an author wants names to stand.
  private enum Rule: Equatable { case ascending, descending, other }

  /// The order of the charts so far, or of all their values where they differ.
  private var order: [VegaValue] = []
  private var rule: Rule?
  private var areAlike = true
  /// What the values of rows are called.
  private var known: [VegaGroupKey: String] = [:]

  /// Adds the values of a channel, and what its unit says of their order.
  mutating func add(_ values: ChannelValues, of unit: CompiledUnit) {
    guard let own = values.scaleOrder else { return }
    let ownRule = values.channel.order == nil ? .ascending : Self.rule(unit.view.encoding[values.channel.channel])
    if let rule {
      if own != order { areAlike = false }
      if ownRule != rule { self.rule = .other }
      if !areAlike { order += own }
    } else {
      (order, rule) = (own, ownRule)
    }
    values.addNames(to: &known)
  }

  private static func rule(_ definition: SpecificationNode?) -> Rule {
    guard definition?["scale"]?["domain"] == nil else { return .other }
    guard let sort = definition?["sort"] else { return .ascending }
    return switch sort.string {
    case "ascending": .ascending
    case "descending": .descending
    default: .other
    }
  }

  /// The names that rows have; empty where charts have orders of their own that no rule unites.
  var names: [String] {
    guard areAlike || rule != .other else { return [] }
    let all =
      areAlike
      ? DiscreteOrder.unique(order) : DiscreteOrder.ordered(order, by: order, isDescending: rule == .descending)
    return all.compactMap { known[VegaGroupKey($0)] }
  }
}

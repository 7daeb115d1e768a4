/// Which shapes of TopoJSON share a border: an arc that both are drawn with, in whichever direction.
enum SharedArcs {
  /// More shapes than this at one arc lie over each other and not side by side.
  private static let mostOwners = 4

  /// The places of the neighbours of each shape, in order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of arcs that shapes name.
  static func neighbours(of shapes: [VegaValue]) -> [[Int]] {
    var owners: [Int: Set<Int>] = [:]
    for (place, shape) in shapes.enumerated() { visit(shape["arcs"]) { owners[$0, default: []].insert(place) } }
    var neighbours = [Set<Int>](repeating: [], count: shapes.count)
    for sharing in owners.values where (2...mostOwners).contains(sharing.count) {
      for place in sharing { neighbours[place].formUnion(sharing.subtracting([place])) }
    }
    return neighbours.map { $0.sorted() }
  }

  /// Arcs stand in rings, and rings in polygons; one that is drawn backward is written as the number −1 − n.
  private static func visit(_ arcs: VegaValue, _ found: (Int) -> Void) {
    if let elements = arcs.elements { return elements.forEach { visit($0, found) } }
    guard case .number(let number) = arcs, let arc = Int(exactly: number) else { return }
    found(arc < 0 ? ~arc : arc)
  }
}

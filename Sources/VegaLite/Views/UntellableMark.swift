import SourceText

/// Marks whose place on the page is no value: maps and pictures.
enum UntellableMark {
  /// Why a unit cannot be told, or `nil` where it can.
  static func fault(
    _ mark: VegaMark, _ encoding: JSONTree, _ node: SpecificationNode, hasProjection: Bool
  ) -> SpecificationFault? {
    let remedy = "Show the values as bars, lines or points, and they can be told."
    if mark == .image {
      return SpecificationFault(
        .refused, at: place(of: "mark", node), found: "a chart of images cannot be told", remedy: remedy)
    }
    if mark == .geoshape {
      return SpecificationFault(.refused, at: place(of: "mark", node), found: "a map cannot be told", remedy: remedy)
    }
    let channels = ["longitude", "latitude", "longitude2", "latitude2"].filter { encoding[$0]?.isTruthy == true }
    guard let channel = channels.first else { return nil }
    return SpecificationFault(
      .refused, at: place(of: "encoding", node), found: "\(channel) makes this a map, and a map cannot be told",
      remedy: remedy)
  }

  private static func place(of member: String, _ node: SpecificationNode) -> SpecificationNode { node[member] ?? node }
}

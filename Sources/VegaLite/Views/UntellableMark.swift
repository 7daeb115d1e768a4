import SourceText

/// Marks that show no value: pictures.
enum UntellableMark {
  /// Why a unit cannot be told, or `nil` where it can.
  static func fault(_ mark: VegaMark, _ node: SpecificationNode) -> SpecificationFault? {
    guard mark == .image else { return nil }
    return SpecificationFault(
      .refused, at: node["mark"] ?? node, found: "a chart of images cannot be told",
      remedy: "Show the values as bars, lines or points, and they can be told.")
  }
}

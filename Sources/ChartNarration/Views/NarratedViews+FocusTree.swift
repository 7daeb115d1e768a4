public import ChartModel

extension NarratedViews {
  /// The charts as a tree: all of them, then each with its own tree below it.
  public func focusTree() -> FocusNode { ViewNodes(narrated: self).tree(isWalked: false) }

  /// `chartvoice.focus/1`.
  public func focusJSON() -> JSONNode {
    profile.output(
      .object([("schema", .string("chartvoice.focus/1")), ("root", focusTree().json())]), keeping: FocusNode.placeKeys)
  }
}

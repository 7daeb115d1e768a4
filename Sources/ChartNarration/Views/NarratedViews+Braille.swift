public import ChartModel

extension NarratedViews {
  /// The charts as text for a braille display, each after its heading.
  ///
  /// - Parameter width: the most cells of a line.
  public func brailleLines(width: Int) -> [String] {
    if let single { return single.brailleLines(width: width) }
    return narrators.indices.flatMap { place in
      BrailleWrap.lines(heading(at: place), width: width) + narrators[place].brailleLines(width: width)
    }
  }

  /// `chartvoice.braille/1`.
  ///
  /// - Parameter width: the most cells of a line.
  public func brailleJSON(width: Int) -> JSONNode {
    if let single { return single.brailleJSON(width: width) }
    return .object([
      ("schema", .string("chartvoice.braille/1")), ("title", .string(title)), ("cells", .integer(width)),
      ("views", ViewsJSON(narrated: self).each { $0.brailleJSON(width: width) }),
    ])
  }
}

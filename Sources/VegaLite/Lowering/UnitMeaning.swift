import ChartModel

extension CompiledUnit {
  /// What its marks are to the data: a line through points that a transform works out is fitted to them.
  var role: SeriesRole {
    let isFitted = view.frame.transforms.contains { $0["regression"] != nil || $0["loess"] != nil }
    return view.mark.isPath && isFitted ? .fit : .data
  }

  /// What its ranges are: as an error bar or band says it, or the aggregates at both of its ends.
  var intervalMeaning: IntervalMeaning? {
    if let extent = view.definition["extent"]?.string, let known = Self.extents[extent] { return known }
    switch Set(channels.compactMap(\.aggregate)) {
    case let ends where ends.isSuperset(of: ["ci0", "ci1"]): return .confidence
    case let ends where ends.isSuperset(of: ["q1", "q3"]): return .quartiles
    default: return nil
    }
  }

  private static let extents: [String: IntervalMeaning] = [
    "ci": .confidence, "stdev": .deviation, "stderr": .error, "iqr": .quartiles,
  ]
}

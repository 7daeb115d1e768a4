import ChartModel

extension Narrating {
  /// So many marks of a series, by what they stand at: `3 days`, `2 bins`, and `2 places` of a layer beside the bins of another.
  ///
  /// Five points at three categories are no five categories.
  func marks(_ count: Int, of series: Series) -> String {
    guard chart.kind != .point || !narrator.memory.repeatsPlaces.value else {
      return voice.say(.overviewPoints, count: count)
    }
    return voice.say(.marks, places.kind(of: series.marks.lazy.map(\.x)), count: count)
  }

  /// So many marks of the whole chart: bins where nothing stands at single numbers, and places of a map.
  func marks(_ count: Int) -> String {
    let hasNumbers = places.kind == .bin && chart.series.contains { $0.marks.contains { $0.x.isNumber } }
    return voice.say(.marks, hasNumbers || isMapOfNames ? .number : places.kind, count: count)
  }
}

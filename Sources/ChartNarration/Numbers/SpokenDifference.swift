import ChartModel

extension Narrating {
  /// A difference with its unit, exact to the decimals of the data.
  func difference(_ size: Double) -> String {
    withUnitOfDifference(yNumbers.exact(size, decimals: chart.yAxis.decimals))
  }

  /// A difference with its unit, to three significant digits.
  func roundedDifference(_ size: Double) -> String {
    withUnitOfDifference(yNumbers.rounded(size, decimals: chart.yAxis.decimals))
  }

  /// A difference with the unit of differences.
  func withUnitOfDifference(_ spoken: SpokenText) -> String {
    guard isInPercent else { return withUnit(spoken, brief: false) }
    let unit = voice.unit("percentage point", forShown: spoken.shown)
    return voice.say(.labelValue, ["number": spoken.text, "unit": unit])
  }
}

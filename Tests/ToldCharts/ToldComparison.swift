internal import ChartModel
public import ChartNarration
internal import ChartTruth

/// What is said of two charts side by side, and what is wrong with it.
public enum ToldComparison {
  /// What is not true of a comparison of two charts, or cannot be read.
  public static func problems(_ first: Narrator, _ second: Narrator) -> [String] {
    let compared = NarratedComparison(first, second)
    return problems(compared, ComparisonReader(first.chart, second.chart, detail: second.detail))
  }

  /// The same of the first part of a chart beside the rest, by equal stretches along X.
  public static func problems(within narrator: Narrator) -> [String] {
    guard let extent = narrator.chart.extent else { return [] }
    let middle = extent.lowerBound / 2 + extent.upperBound / 2
    let first = ChartSelection.range(anchor: extent.lowerBound, head: middle)
    let second = ChartSelection.range(anchor: middle, head: extent.upperBound)
    guard let compared = NarratedComparison(narrator, from: first, to: second),
      let reader = ComparisonReader(narrator.chart, from: first, to: second, detail: narrator.detail)
    else { return [] }
    return problems(compared, reader)
  }

  private static func problems(_ compared: NarratedComparison, _ reader: ComparisonReader) -> [String] {
    let (lines, label) = (compared.lines(upTo: .marks), compared.lines(upTo: .label))
    return reader.problems(in: lines) + illFormed(lines) + illFormed(label)
      + label.flatMap { reader.problems(inLabel: $0, lines: lines) }
  }

  private static func illFormed(_ lines: [String]) -> [String] {
    lines.flatMap { WellFormed.problems(in: $0, isLine: !$0.hasSuffix(".")) }
  }
}

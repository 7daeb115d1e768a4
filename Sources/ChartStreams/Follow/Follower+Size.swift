import ChartAnalysis
import ChartModel
public import SourceText

extension Follower {
  /// Checks after rows came whether all that they bring can be kept however many follow.
  ///
  /// ```swift
  /// try follower.checkSize(of: "standard input")
  /// // throws: standard input, column host: more than 1000 series. Choose another column with --series, or leave it out.
  /// ```
  ///
  /// - Parameter name: what messages call the input.
  /// - Throws: `ReadingError` where there are too many series, or more buckets that wait to be told than can be kept.
  public func checkSize(of name: String) throws(ReadingError) {
    if buckets.hasTooManySeries {
      throw ReadingError(
        .tooLarge, at: .init(source: name, column: specification.series?.field),
        found: "more than \(ChartLimits.followedSeries.withCommas) series",
        remedy: "Choose another column with --series, or leave it out.")
    }
    guard buckets.hasTooManyValues else { return }
    throw ReadingError(
      .tooLarge, at: .init(source: name, column: specification.x.field),
      found: "more than \(ChartLimits.followedValues.withCommas) marks",
      remedy: "Choose wider buckets with --bucket, or a shorter time with --every.")
  }
}

/// What a mark tells within its range, or around its value.
public enum Spread: Hashable, Sendable {
  /// The first and the last value of a time of trade; the mark's range goes from the lowest to the highest.
  case candlestick(open: Double, close: Double)
  /// The middle half and the median of many values; the mark's range goes from the end of one whisker to the other's.
  ///
  /// `outliers` is how many values beyond the whiskers are marks of their own.
  case box(lowerQuartile: Double, median: Double, upperQuartile: Double, outliers: Int)
  /// An interval that holds the mark's value, such as an error bar.
  case interval(from: Double, to: Double)

  /// What kind of chart marks of this kind make.
  public var kind: SpreadKind {
    switch self {
    case .candlestick: .candlestick
    case .box: .box
    case .interval: .interval
    }
  }
}

/// The kinds of charts whose marks have a spread.
public enum SpreadKind: Sendable {
  case candlestick, box, interval
}

extension BucketedChart {
  /// What kind of spread its first series with one shows; `nil` where no mark has one.
  public var spreadKind: SpreadKind? {
    series.lazy.compactMap { series in series.marks.lazy.compactMap(\.spread).first?.kind }.first
  }
}

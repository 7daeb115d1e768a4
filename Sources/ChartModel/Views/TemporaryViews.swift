extension BucketedChart {
  /// temp
  public var extent: Range<Double>? { nil }
  /// temp
  public var bucketRanges: [Range<Double>] { [] }
  /// temp
  public func showing(_ window: ChartWindow) -> BucketedChart { self }
}

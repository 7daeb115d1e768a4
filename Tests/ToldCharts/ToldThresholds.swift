internal import ChartAnalysis

/// Every threshold by the key of its name in a voice and by the property that holds it.
enum ToldThresholds {
  private static let names: [(key: String, property: String)] = [
    ("noise-least-range-share", "leastNoiseShare"),
    ("segment-noise", "segmentNoise"),
    ("segment-range-share", "segmentRangeShare"),
    ("segment-most", "mostSegments"),
    ("segment-most-values", "mostSegmentValues"),
    ("course-most-stretches", "mostCourseStretches"),
    ("ratio-least-told", "leastToldRatio"),
    ("bands-most-series", "mostBands"),
    ("quartile-fewest-values", "fewestQuartileValues"),
    ("trend-least-score", "leastTrendScore"),
    ("trend-least-range-share", "leastTrendRangeShare"),
    ("trend-least-ends-share", "leastOverallRangeShare"),
    ("trend-most-slope-values", "mostSlopeValues"),
    ("peak-least-range-share", "leastProminenceRangeShare"),
    ("peak-least-noise", "leastProminenceNoise"),
    ("run-fewest-marks", "fewestRunMarks"),
    ("run-least-share", "leastRunShare"),
    ("repeated-fewest-marks", "fewestRepeatedMarks"),
    ("repeated-least-share", "leastRepeatedShare"),
    ("plateau-range-share", "plateauRangeShare"),
    ("plateau-most-drift", "mostPlateauDrift"),
    ("plateau-fewest-marks", "fewestPlateauMarks"),
    ("plateau-least-share", "leastPlateauShare"),
    ("shift-least-noise", "leastShiftNoise"),
    ("shift-least-range-share", "leastShiftRangeShare"),
    ("shift-fewest-marks", "fewestLevelMarks"),
    ("shift-least-own-share", "leastShiftOwnShare"),
    ("shift-least-step-share", "leastShiftStepShare"),
    ("outlier-window", "hampelWindow"),
    ("outlier-least-window-score", "leastHampelScore"),
    ("outlier-least-score", "leastOutlierScore"),
    ("outlier-most-growth-spurt", "mostGrowthSpurt"),
    ("outlier-most-share", "mostOutlierShare"),
    ("outlier-fewest-values", "fewestOutlierValues"),
    ("season-least-correlation", "leastSeasonCorrelation"),
    ("season-fewest", "fewestSeasons"),
    ("season-least-coverage", "leastSeasonCoverage"),
    ("crossing-noise", "crossingNoise"),
    ("crossing-range-share", "crossingRangeShare"),
    ("crossing-most-pairs", "mostCrossingPairs"),
    ("crossing-most-side-changes", "mostSideChangeShare"),
    ("crossing-fewest-counted-only", "fewestChatterCrossings"),
    ("crossing-most-in-message", "mostMessageCrossings"),
    ("rank-fewest-places", "fewestRankPlaces"),
    ("correlation-fewest-points", "fewestCorrelationPoints"),
    ("correlation-most-ties", "mostCorrelationTies"),
    ("cluster-most", "mostClusters"),
    ("cluster-least-share", "leastClusterShare"),
    ("cluster-fewest-points", "fewestClusterPoints"),
    ("mode-least-share", "leastModeShare"),
    ("cycle-least-noise", "leastCycleNoise"),
    ("cycle-fewest-counts", "fewestCycleCounts"),
    ("correlation-least-told", "leastToldCorrelation"), ("correlation-least-tendency", "leastTendency"),
    ("skew-least-told", "leastToldSkew"),
    ("features-least-weight", "leastSalience"),
    ("features-most", "mostFeatures"),
  ]

  /// The thresholds in the order in which they are told, by the property's own value.
  static let all: [(key: String, value: Double)] = names.map { name in
    let value = properties.first { $0.label == name.property }?.value
    return (name.key, (value as? Double) ?? (value as? Int).map(Double.init) ?? .nan)
  }

  /// Whether every property is told once.
  static let areAll =
    Set(properties.compactMap(\.label)) == Set(names.map(\.property)) && properties.count == names.count

  private static var properties: [Mirror.Child] { Array(Mirror(reflecting: FeatureThresholds.standard).children) }
}

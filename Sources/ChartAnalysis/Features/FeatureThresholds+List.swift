extension FeatureThresholds {
  /// Every threshold by name, in a fixed order: what `describe --explain` states.
  ///
  /// Names are `feature.what`; parts of a whole are between 0 and 1.
  public var all: [(name: String, value: Double)] {
    shape + exceptions + relations
  }

  private var shape: [(name: String, value: Double)] {
    [
      ("noise.least-range-share", leastNoiseShare),
      ("segment.noise", segmentNoise),
      ("segment.range-share", segmentRangeShare),
      ("segment.most", Double(mostSegments)),
      ("segment.most-values", Double(mostSegmentValues)),
      ("course.most-stretches", Double(mostCourseStretches)),
      ("ratio.least-told", leastToldRatio),
      ("bands.most-series", Double(mostBands)),
      ("quartile.fewest-values", Double(fewestQuartileValues)),
      ("trend.least-score", leastTrendScore),
      ("trend.least-range-share", leastTrendRangeShare),
      ("trend.least-ends-share", leastOverallRangeShare),
      ("trend.most-slope-values", Double(mostSlopeValues)),
      ("peak.least-range-share", leastProminenceRangeShare),
      ("peak.least-noise", leastProminenceNoise),
      ("run.fewest-marks", Double(fewestRunMarks)),
      ("run.least-share", leastRunShare),
      ("repeated.fewest-marks", Double(fewestRepeatedMarks)),
      ("repeated.least-share", leastRepeatedShare),
      ("plateau.range-share", plateauRangeShare),
      ("plateau.most-drift", mostPlateauDrift),
      ("plateau.fewest-marks", Double(fewestPlateauMarks)),
      ("plateau.least-share", leastPlateauShare),
    ]
  }

  private var exceptions: [(name: String, value: Double)] {
    [
      ("shift.least-noise", leastShiftNoise),
      ("shift.least-range-share", leastShiftRangeShare),
      ("shift.fewest-marks", Double(fewestLevelMarks)),
      ("shift.least-own-share", leastShiftOwnShare),
      ("shift.least-step-share", leastShiftStepShare),
      ("outlier.window", Double(hampelWindow)),
      ("outlier.least-window-score", leastHampelScore),
      ("outlier.least-score", leastOutlierScore),
      ("outlier.most-growth-spurt", mostGrowthSpurt),
      ("outlier.most-share", mostOutlierShare),
      ("outlier.fewest-values", Double(fewestOutlierValues)),
      ("season.least-correlation", leastSeasonCorrelation),
      ("season.fewest", Double(fewestSeasons)),
      ("season.least-coverage", leastSeasonCoverage),
    ]
  }

  private var relations: [(name: String, value: Double)] {
    [
      ("crossing.noise", crossingNoise),
      ("crossing.range-share", crossingRangeShare),
      ("crossing.most-pairs", Double(mostCrossingPairs)),
      ("crossing.most-side-changes", mostSideChangeShare),
      ("crossing.fewest-counted-only", Double(fewestChatterCrossings)),
      ("crossing.most-in-message", Double(mostMessageCrossings)),
      ("rank.fewest-places", Double(fewestRankPlaces)),
      ("correlation.fewest-points", Double(fewestCorrelationPoints)),
      ("correlation.most-ties", mostCorrelationTies),
      ("cluster.most", Double(mostClusters)),
      ("cluster.least-share", leastClusterShare),
      ("cluster.fewest-points", Double(fewestClusterPoints)),
      ("mode.least-share", leastModeShare),
      ("cycle.least-noise", leastCycleNoise),
      ("cycle.fewest-counts", Double(fewestCycleCounts)),
      ("correlation.least-told", leastToldCorrelation), ("correlation.least-tendency", leastTendency),
      ("skew.least-told", leastToldSkew),
      ("features.least-weight", leastSalience),
      ("features.most", Double(mostFeatures)),
    ]
  }
}

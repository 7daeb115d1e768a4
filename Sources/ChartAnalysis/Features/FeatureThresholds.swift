/// From where on something in the data is a feature: every threshold, in one place.
///
/// "Noise" is the noise scale of a series, "range" its highest value less its lowest, both in the unit of the data.
/// Where no source is named, the number is our own choice.
///
/// ```swift
/// FeatureThresholds.standard.all.first?.name  // "noise.least-range-share"
/// ```
public struct FeatureThresholds: Sendable, Equatable {
  /// The thresholds that ChartVoice uses.
  public static let standard = FeatureThresholds()

  // MARK: Noise and trend segments

  /// The least noise that is reckoned with, as a part of the range.
  public var leastNoiseShare = 1e-9
  /// How many times the noise a stretch may lie off its line: twice (two standard deviations).
  public var segmentNoise = 2.0
  /// How much of the range a stretch may lie off its line.
  public var segmentRangeShare = 0.05
  /// The most segments that are told: seven, what a listener holds (Miller, 1956).
  public var mostSegments = 7
  /// The most stretches up, down and level that are the course of a series: what is kept in mind of one sentence (Cowan,
  /// Behav. Brain Sci. 24, 2001: three to five).
  public var mostCourseStretches = 5
  /// The least multiple that growth along a logarithmic axis is told as.
  public var leastToldRatio = 1.5
  /// The most series of which a message tells between which values each lies.
  public var mostBands = 3
  /// The fewest values that quartiles mean something of: two in each quarter.
  public var fewestQuartileValues = 8
  /// The most values that segments are sought in; more are reduced to their averages first.
  public var mostSegmentValues = 100_000

  // MARK: Monotonic trend

  /// The least score of the Mann-Kendall test: that of p < 0.01, two-sided (Mann, 1945; Kendall, 1975).
  public var leastTrendScore = 2.575_829_303_548_901
  /// The least rise or fall of the Theil-Sen line over all of X, as a part of the range.
  public var leastTrendRangeShare = 0.10
  /// The least part of the range between the first and the last value of a series that rose or fell overall.
  public var leastOverallRangeShare = 0.25
  /// The most values of which every pair makes a slope; of more, those half of the values apart do.
  public var mostSlopeValues = 300

  // MARK: Peaks, runs, plateaus and level shifts

  /// The least prominence of a peak or a trough, as a part of the range.
  public var leastProminenceRangeShare = 0.25
  /// The least prominence of a peak or a trough, in noise; more among many marks, as `Peak` says.
  public var leastProminenceNoise = 4.0
  /// The fewest marks of a rising or falling run.
  public var fewestRunMarks = 3
  /// The least part of all marks that a rising or falling run takes.
  public var leastRunShare = 0.25
  /// The fewest marks of a run of one value.
  public var fewestRepeatedMarks = 3
  /// The least part of all marks that a run of one value takes.
  public var leastRepeatedShare = 0.10
  /// How far the values of a plateau may lie apart, as a part of the range.
  public var plateauRangeShare = 0.05
  /// How much of that distance the line through a plateau may rise or fall: a slow slope is no plateau.
  public var mostPlateauDrift = 0.5
  /// The fewest marks of a plateau.
  public var fewestPlateauMarks = 3
  /// The least part of all marks that a plateau takes.
  public var leastPlateauShare = 0.20
  /// The least jump between two levels, in noise.
  public var leastShiftNoise = 3.0
  /// The least jump between two levels, as a part of the range.
  public var leastShiftRangeShare = 0.10
  /// The fewest marks at each of two levels.
  public var fewestLevelMarks = 3
  /// The least part of a jump between levels that lies between two neighbouring marks.
  public var leastShiftStepShare = 0.5
  /// The least part of the values on each side of a shift that lie nearer to their own median than to the other.
  public var leastShiftOwnShare = 2.0 / 3

  // MARK: Outliers and seasons

  /// How many marks a Hampel window holds (Hampel, 1974).
  public var hampelWindow = 7
  /// How many standard deviations off the median of its window an outlier lies.
  public var leastHampelScore = 3.0
  /// The least modified z-score of an outlier (Iglewicz and Hoaglin, 1993).
  public var leastOutlierScore = 3.5
  /// How many times faster the steps of a growth without outliers may become from one to the next.
  public var mostGrowthSpurt = 2.0
  /// The most outliers as a part of all values, where there are more than two: more are a level or a cluster of their own.
  public var mostOutlierShare = 0.10
  /// The fewest values among which there is an outlier.
  public var fewestOutlierValues = 7
  /// The least autocorrelation at the length of a season, and the least part of the variance that its phases explain.
  public var leastSeasonCorrelation = 0.5
  /// The fewest seasons that make a season.
  public var fewestSeasons = 3
  /// The least part of the buckets that has values.
  public var leastSeasonCoverage = 0.5

  // MARK: Crossings and ranks

  /// How many times the noise two series lie apart before one passes the other: the dead band.
  public var crossingNoise = 2.0
  /// How much of the range of both series they lie apart before one passes the other: the dead band.
  public var crossingRangeShare = 0.01
  /// The most pairs of series that are compared.
  public var mostCrossingPairs = 10
  /// From how many crossings on they are only counted.
  public var fewestChatterCrossings = 4
  /// The most changes of sides, as a part of all common X, most of them within the dead band, beside which series pass each
  /// other: more are chance, which changes sides at half of them.
  public var mostSideChangeShare = 0.33
  /// The most crossings of two series that a message names: 2.
  public var mostMessageCrossings = 2
  /// The fewest X that two series must share for a change of ranks.
  public var fewestRankPlaces = 2

  // MARK: Points, distributions and shares

  /// The fewest points that have a correlation.
  public var fewestCorrelationPoints = 10
  /// The most of the points that may be tied along X, or along Y, for a correlation.
  public var mostCorrelationTies = 0.5
  /// The most clusters of points that are told.
  public var mostClusters = 4
  /// The least part of the points that makes a cluster.
  public var leastClusterShare = 0.10
  /// The fewest points among which clusters are sought.
  public var fewestClusterPoints = 20
  /// The least prominence of a mode, as a part of the fullest bin.
  public var leastModeShare = 0.25
  /// The least difference between phases of a cycle, in noise.
  public var leastCycleNoise = 2.0
  /// The fewest times that each phase of a cycle must come.
  public var fewestCycleCounts = 3

  /// From this rank correlation on, below which a direction says less than it hides, it is told as one: 0.5.
  public var leastToldCorrelation = 0.5
  /// From this rank correlation on, where it is no chance, it is told as a tendency: 0.3.
  public var leastTendency = 0.3
  /// From this skew of Bowley's on a tail is told as the longer one: 0.2.
  public var leastToldSkew = 0.2

  // MARK: Salience

  /// What weighs less than one noise over all of X is not told: 1.
  public var leastSalience = 1.0

  /// The most features that a summary tells.
  public var mostFeatures = 3

  /// The standard thresholds, each of which may then be set.
  public init() {}
}

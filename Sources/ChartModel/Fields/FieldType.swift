/// The four types of measurement of Vega-Lite, which decide how a field is bucketed, told and sounded.
public enum FieldType: String, Sendable, CaseIterable {
  /// Numbers on which arithmetic means something.
  case quantitative
  /// Instants.
  case temporal
  /// Categories with an order.
  case ordinal
  /// Categories without an order.
  case nominal
}

/// How the values of a bucket become one value, in Vega-Lite's words.
public enum Aggregate: String, Sendable, CaseIterable {
  case count, sum, mean, median, min, max, first, last
  /// How many values there are, how many are missing, and how many are unlike each other.
  case valid, missing, distinct
  /// The product of all values.
  case product
  /// How far values lie from their mean: of a sample, or of all that there is.
  case variance, variancep, stdev, stdevp
  /// The standard error of the mean, and the bounds of its 95 percent interval.
  case stderr, ci0, ci1
  /// The lower and the upper quartile.
  case q1, q3

  /// Those that rows can be put together by; what `--aggregate` takes. The others come with values that have them.
  public static let ofRows: [Aggregate] = [.count, .sum, .mean, .median, .min, .max, .first, .last]

  /// Whether the values of several buckets add up to that of all.
  public var addsUp: Bool {
    switch self {
    case .count, .sum, .valid, .missing: true
    default: false
    }
  }
}

/// The mark that stands for a value, in Vega-Lite's and Swift Charts' words; its raw value is what `--mark` takes.
public enum MarkKind: String, Sendable, CaseIterable {
  case bar, line, point, area, rule, rectangle, sector

  /// Whether neighbouring marks of a series are joined, so that sound may glide from one to the next.
  public var isContinuous: Bool { self == .line || self == .area }
}

/// How marks of several series at one X are put together; its raw value is what `--stack` takes.
public enum StackMethod: String, Sendable, CaseIterable {
  /// Each part stands on the one before, from zero.
  case zero
  /// Each part is shown as its share of the whole at its X.
  case normalize
  /// The stack lies around a middle line, so that only the parts and not the total can be read.
  case center
  /// Nothing is stacked: marks stand side by side or over each other.
  case none
}

/// How X values are put into buckets, as `--bucket` says it.
public enum Bucketing: Hashable, Sendable {
  /// ChartVoice chooses: the values as they are where they do not repeat, else as `auto`.
  case asGiven
  /// The unit or step that gives 5 to 60 buckets.
  case auto
  /// Each distinct value is its own bucket.
  case none
  /// Buckets of a calendar unit.
  case calendar(CalendarUnit)
  /// Numeric bins of a given width, with an edge at zero.
  case width(Double)
  /// At most so many numeric bins, with edges at round numbers.
  case bins(Int)

  /// Whether X values may stay as they are.
  package var keepsValues: Bool { self == .asGiven || self == .none }
}

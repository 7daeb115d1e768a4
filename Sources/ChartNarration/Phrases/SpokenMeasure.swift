import ChartModel

extension Voice {
  /// What is measured of a field: `mean of temp max`.
  func measure(_ field: String, aggregate: Aggregate?) -> String {
    guard let key = aggregate?.phrase else { return field }
    // "Total count" needs no second "total" before it.
    let word = say(key, ["field": ""]).trimmed.lowercased()
    return field.lowercased().hasPrefix(word + " ") ? field : say(key, ["field": field])
  }
}

extension Aggregate {
  /// The phrase that says how values came about.
  fileprivate var phrase: PhraseKey {
    switch self {
    case .count: .aggregateCount
    case .sum: .aggregateSum
    case .mean: .aggregateMean
    case .median: .aggregateMedian
    case .min: .aggregateMin
    case .max: .aggregateMax
    case .first: .aggregateFirst
    case .last: .aggregateLast
    case .valid: .aggregateValid
    case .missing: .aggregateMissing
    case .distinct: .aggregateDistinct
    case .product: .aggregateProduct
    case .variance: .aggregateVariance
    case .variancep: .aggregateVariancep
    case .stdev: .aggregateStdev
    case .stdevp: .aggregateStdevp
    case .stderr: .aggregateStderr
    case .ci0: .aggregateLowerBound
    case .ci1: .aggregateUpperBound
    case .q1: .aggregateLowerQuartile
    case .q3: .aggregateUpperQuartile
    }
  }
}

internal import Foundation
public import ChartModel

/// Reads back what `--explain` tells: noise, trend test and weights, recomputed from the marks where that can be done
/// in a few lines, and every threshold.
public struct ExplanationReader {
  /// What is told of one series besides noise and trend.
  public struct Told {
    var id: String
    var segments: Int
    var outliers: Set<Int>

    /// How many straight stretches a series needs, and the places of its outliers, which trend and stretches leave aside.
    public init(id: String, segments: Int, outliers: Set<Int> = []) {
      (self.id, self.segments, self.outliers) = (id, segments, outliers)
    }
  }

  private let evidence: Evidence
  private let scene: Scene
  private var book: Phrasebook { evidence.book }

  /// The phrases that are read here.
  static let keys: Set<String> = [
    "explain.heading", "explain.thresholds", "explain.noise", "explain.trend", "explain.left-aside", "explain.segments",
    "explain.weight",
  ]

  /// A reader of how the features of a chart were found.
  public init(_ chart: BucketedChart) {
    evidence = Evidence(chart, book: .english, detail: .standard)
    scene = evidence.whole(.summary)
  }

  /// What is wrong with the lines.
  ///
  /// - Parameters:
  ///   - told: the series that are told, in their order.
  ///   - weights: the sentence of each feature with its size in noise and its part of X.
  ///   - thresholds: the key of each threshold's name in the voice, with the threshold.
  public func problems(
    _ lines: [String], told: [Told], weights: [(text: String, effect: Double, coverage: Double)],
    thresholds: [(key: String, value: Double)]
  ) -> [String] {
    guard let gap = lines.firstIndex(of: ""), lines.first == book.say("explain.heading").capital + ":" else {
      return ["there is no heading"]
    }
    let found = lines[1..<gap]
    let numbered = lines[(gap + 1)...]
    guard found.count == told.count + weights.count else { return ["\(found.count) lines for \(told.count) series"] }
    let series = zip(found, told).compactMap { line, told in
      isTest(line, told) ? nil : "\"\(line)\" is not true of \(told.id)"
    }
    let features = zip(found.suffix(weights.count), weights).compactMap { line, weight in
      isWeight(line, weight) ? nil : "\"\(line)\" is not \(weight)"
    }
    return series + features + thresholdProblems(Array(numbered), thresholds)
  }

  // MARK: Thresholds and weights

  private func thresholdProblems(_ lines: [String], _ thresholds: [(key: String, value: Double)]) -> [String] {
    guard lines.first == book.say("explain.thresholds").capital + ":", lines.count == thresholds.count + 1 else {
      return ["\(lines.count - 1) thresholds for \(thresholds.count)"]
    }
    return zip(lines.dropFirst(), thresholds).compactMap { line, threshold in
      let start = book.say("thresholds." + threshold.key).capital + ": "
      let isIt =
        line.hasPrefix(start) && start.count > 2
        && ShownNumber(String(line.dropFirst(start.count)), book)?.shows(threshold.value, decimals: 9) == true
      return isIt ? nil : "\"\(line)\" is not \(threshold)"
    }
  }

  private func isWeight(_ line: String, _ weight: (text: String, effect: Double, coverage: Double)) -> Bool {
    guard line.hasPrefix(weight.text + " ") else { return false }
    return readings(String(line.dropFirst(weight.text.count + 1)), "explain.weight").contains { slots in
      ShownNumber(slots["effect"] ?? "", book)?.rounds(weight.effect, decimals: 2...2) == true
        && scene.isPercent(slots["percent"] ?? "", weight.coverage)
    }
  }

  /// The readings of a sentence as a phrase.
  private func readings(_ sentence: String, _ key: String) -> [Template.Slots] {
    let bare = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let small = bare.prefix(1).lowercased() + bare.dropFirst()
    return [bare, small].flatMap { book.readings(of: $0, as: key).map(\.slots) }
  }

  // MARK: Tests

  private func isTest(_ line: String, _ told: Told) -> Bool {
    guard let row = evidence.rows.first(where: { $0.id == told.id }) else { return false }
    let start = row.name.isEmpty ? "" : row.name.withoutEnd(",;: ").capital + ": "
    guard line.hasPrefix(start) else { return false }
    let pieces = String(line.dropFirst(start.count)).components(separatedBy: ". ")
    let points = SlowSeries(row, evidence.chart)
    guard let first = pieces.first, isNoise(first, points) else { return false }
    var rest = pieces.dropFirst()
    if !told.outliers.isEmpty {
      let count = book.say("explain.left-aside", count: told.outliers.count)
      guard rest.popFirst()?.lowercased() == count else { return false }
    }
    let usual = SlowSeries(row, evidence.chart, without: told.outliers)
    // All values being one, there is no trend and no stretch.
    if usual.range == 0 { return rest.isEmpty }
    guard rest.count == 2, let trend = rest.first, let segments = rest.last else { return false }
    return isTrend(trend, usual) && isSegments(segments, usual, told.segments)
  }

  private func isNoise(_ text: String, _ points: SlowSeries) -> Bool {
    readings(text, "explain.noise").contains { isComputed($0["value"] ?? "", points.noise) }
  }

  /// Rounded, and "about" it or not where only the noise of binary arithmetic is between.
  private func isComputed(_ text: String, _ value: Double) -> Bool {
    [1, 1 + 1e-14, 1 - 1e-14].contains { scene.isRoundedValue(text, value * $0) }
  }

  private func isTrend(_ text: String, _ points: SlowSeries) -> Bool {
    readings(text, "explain.trend").contains { slots in
      ShownNumber(slots["score"] ?? "", book)?.rounds(points.mannKendall, decimals: 2...2) == true
        && points.rises.contains { isComputed(slots["rise"] ?? "", $0) }
    }
  }

  private func isSegments(_ text: String, _ points: SlowSeries, _ count: Int) -> Bool {
    let tolerance = max(2 * points.noise, 0.05 * points.range)
    return (book.forms["explain.segments"] ?? []).contains { form in
      let small = text.hasSuffix(".") ? String(text.dropLast()) : text
      let bytes = Array((small.prefix(1).lowercased() + small.dropFirst()).utf8)
      return form.template.readings(of: bytes[...]).contains { slots in
        (count == 1 ? form.name == "one" : slots["n"] == book.whole(count))
          && isComputed(slots["tolerance"] ?? "", tolerance)
      }
    }
  }
}

/// The numbers of a series with the statistics of its trend, each by its definition.
struct SlowSeries {
  let values: [Double]
  private let x: [Double]

  init(_ row: Row, _ chart: BucketedChart, without left: Set<Int> = []) {
    let points = row.marks.enumerated().filter { !left.contains($0.offset) }.compactMap { _, mark in
      mark.value.number.flatMap { value in Self.place(mark.x, chart).map { ($0, value) } }
    }
    (x, values) = (points.map(\.0), points.map(\.1))
  }

  /// Calendar buckets by their ordinals.
  private static func place(_ x: XValue, _ chart: BucketedChart) -> Double? {
    if let unit = chart.xAxis.calendarUnit, let start = x.start {
      return Double(chart.calendar.ordinal(of: start, unit: unit))
    }
    return XCoordinates(chart).range(of: x)?.lowerBound
  }

  var range: Double {
    guard let low = values.min(), let high = values.max(), !Evidence.areEqual(low, high) else { return 0 }
    return high - low
  }

  /// The median absolute deviation of first differences over √2, or of second ones over √6 where that is lower.
  var noise: Double {
    guard range > 0 else { return 0 }
    let first = zip(values.dropFirst(), values).map { $0 - $1 }
    let second = zip(first.dropFirst(), first).map { $0 - $1 }
    let plain = Self.deviation(first) / 2.0.squareRoot()
    let estimate = values.count < 8 ? plain : min(plain, Self.deviation(second) / 6.0.squareRoot())
    return max(estimate, range * 1e-9)
  }

  private static func deviation(_ numbers: [Double]) -> Double {
    let middle = numbers.median ?? 0
    let distances = numbers.map { abs($0 - middle) }
    let size = numbers.map { abs($0) }.max() ?? 0
    let median = distances.median ?? 0
    return median > size * 1e-12 ? median * 1.482_602_218_505_602 : (distances.mean ?? 0) * (Double.pi / 2).squareRoot()
  }

  /// Every pair: later higher or lower; the variance corrected for ties.
  var mannKendall: Double {
    var sum = 0
    for second in values.indices {
      for first in 0..<second where !Evidence.areEqual(values[first], values[second]) {
        sum += values[second] > values[first] ? 1 : -1
      }
    }
    let ties = Dictionary(grouping: values, by: { $0 }).values.map { Double($0.count) }
    let weight = { (n: Double) in n * (n - 1) * (2 * n + 5) }
    let variance = (weight(Double(values.count)) - ties.map(weight).reduce(0, +)) / 18
    return variance > 0 ? Double(sum - sum.signum()) / variance.squareRoot() : 0
  }

  /// The median slope of all pairs, or of more than 300 values of those at eight distances, over all of X.
  private var theilSenRise: Double {
    guard let first = x.first, let last = x.last else { return 0 }
    let count = values.count
    let steps = count <= 300 ? Array(1..<max(count, 1)) : (0..<8).map { (2 * $0 + 1) * count / 16 }
    var slopes: [Double] = []
    for start in values.indices {
      for end in steps.map({ start + $0 }) where end < count {
        slopes.append((values[end] - values[start]) / (x[end] - x[start]))
      }
    }
    return (slopes.median ?? 0) * (last - first)
  }

  /// What a trend may be said to rise: by all pairs, or by those of one phase of what comes round.
  var rises: [Double] { [theilSenRise] + seasonLengths.map { seasonal($0).rise } }

  /// How sure a trend is, in the same order.
  var scores: [Double] { [mannKendall] + seasonLengths.map { seasonal($0).score } }

  private var seasonLengths: [Int] { [2, 4, 7, 12, 24, 52, 60, 168, 364, 1_440].filter { $0 * 2 <= span } }

  private var span: Int { x.first.flatMap { first in x.last.flatMap { Int(exactly: $0 - first) } }.map { $0 + 1 } ?? 0 }

  /// Only values of one phase are compared: differences and variances add up, and the slopes of all are one heap.
  private func seasonal(_ length: Int) -> (score: Double, rise: Double) {
    let phases = Dictionary(grouping: x.indices) { Int(x[$0] - (x.first ?? 0)) % length }.values.map { $0.sorted() }
    let seasons = (span + length - 1) / length
    var (sum, variance, slopes) = (0, 0.0, [Double]())
    for phase in phases {
      for (place, second) in phase.enumerated() {
        for first in phase[..<place] {
          if values[first] != values[second] { sum += values[second] > values[first] ? 1 : -1 }
          let apart = Int(x[second] - x[first])
          if span <= 300 || apart == max(seasons / 2, 1) * length {
            slopes.append((values[second] - values[first]) / Double(apart))
          }
        }
      }
      let ties = Dictionary(grouping: phase.map { values[$0] }, by: { $0 }).values.map { Double($0.count) }
      let weight = { (n: Double) in n * (n - 1) * (2 * n + 5) }
      variance += (weight(Double(phase.count)) - ties.map(weight).reduce(0, +)) / 18
    }
    let score = variance > 0 ? Double(sum - sum.signum()) / variance.squareRoot() : 0
    return (score, (slopes.median ?? 0) * Double(span - 1))
  }
}

import Foundation
import ChartModel

/// The points of an author's descriptor beside the marks of the chart.
///
/// Points and marks meet at equal numbers and names; where no place is equal, as when a date is written as a number of seconds, and there are
/// as many of both, in their order or against it. What has no counterpart is not judged: a descriptor may leave out what it sums up. Nor is a
/// name, for which a descriptor has but a number.
struct DescriptorPoints {
  let descriptor: BucketedChart
  let chart: BucketedChart

  /// What is wrong, a line each.
  var findings: [String] {
    let pairs = descriptor.series.flatMap { points in marks(for: points).map { paired(points.marks, $0) } ?? [] }
    let wrong = pairs.filter { !Self.agrees($0.point.value, $0.mark.value) }
    return wrong.isEmpty || isInPercent(pairs) ? [] : wrong.map(finding)
  }

  private func finding(_ pair: (point: Mark, mark: Mark)) -> String {
    let (said, meant) = (Self.words(pair.point.value), Self.words(pair.mark.value))
    return
      "The descriptor says \(said) at \(Self.words(pair.point.x)). The value here is \(meant). (descriptor-mismatch)"
  }

  // MARK: What belongs together

  private func marks(for points: Series) -> [Mark]? {
    if let named = chart.series.first(where: { $0.name != nil && $0.name == points.name }) { return named.marks }
    guard descriptor.series.count == 1 else { return nil }
    return (chart.totals ?? (chart.series.count == 1 ? chart.series.first : nil))?.marks
  }

  private func paired(_ points: [Mark], _ marks: [Mark]) -> [(point: Mark, mark: Mark)] {
    let known = Dictionary(grouping: marks, by: \.x)
    let equal = points.compactMap { point in counterpart(of: point, among: known[point.x] ?? []) }
    guard equal.isEmpty, points.count == marks.count else { return equal }
    let orders = [marks, marks.reversed()].map { marks in zip(points, marks).map { (point: $0, mark: $1) } }
    return orders.first { $0.allSatisfy { Self.agrees($0.point.value, $0.mark.value) } } ?? orders.first ?? []
  }

  /// Of several marks at one place the one with which a point agrees; else the first.
  private func counterpart(of point: Mark, among marks: [Mark]) -> (point: Mark, mark: Mark)? {
    (marks.first { Self.agrees(point.value, $0.value) } ?? marks.first).map { (point: point, mark: $0) }
  }

  // MARK: What agrees

  /// Whether all points are a hundred times the values or a hundredth: percent of one, written the other way. One pair alone, and points that
  /// are all the same, could be so by chance.
  private func isInPercent(_ pairs: [(point: Mark, mark: Mark)]) -> Bool {
    let said = Set(pairs.compactMap(\.point.value.number))
    return said.count > 1
      && [100, 0.01].contains { factor in
        pairs.allSatisfy { pair in
          guard let value = pair.mark.value.number else { return !pair.point.value.isPresent }
          return Self.agrees(pair.point.value, .number(value * factor))
        }
      }
  }

  /// Whether a point says a value, rounded to as many decimals as it is written with.
  private static func agrees(_ point: MarkValue, _ value: MarkValue) -> Bool {
    guard case .number(let said) = point else { return !value.isPresent }
    switch value {
    case .number(let number): return abs(said - number) <= tolerance(of: said)
    case .category: return true
    case .range(let low, let high): return said >= low - tolerance(of: said) && said <= high + tolerance(of: said)
    default: return false
    }
  }

  /// Half of the last decimal of a number, and what arithmetic loses.
  private static func tolerance(of number: Double) -> Double {
    let decimals =
      (0...9).first { decimals in
        let scaled = number * pow(10, Double(decimals))
        return abs(scaled - scaled.rounded()) <= 1e-9 * max(1, abs(scaled))
      } ?? 9
    return pow(10, -Double(decimals)) / 2 + abs(number) * 1e-12
  }

  private static func words(_ value: MarkValue) -> String {
    switch value {
    case .number(let number): words(number)
    case .range(let low, let high): "\(words(low)) to \(words(high))"
    case .category(let name): name
    case .missing, .empty, .notANumber, .infinite: "nothing"
    }
  }

  private static func words(_ x: XValue) -> String {
    switch x {
    case .category(let name): name
    case .number(let number), .bin(let number, _): words(number)
    case .instant(let instant), .interval(let instant, _): instant.iso8601(in: .utc)
    }
  }

  private static func words(_ number: Double) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")).precision(.fractionLength(0...9)))
  }
}

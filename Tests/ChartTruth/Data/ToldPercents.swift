internal import ChartModel
internal import Foundation

/// The parts of a whole in percents, each rounded by itself: whole ones, or with one decimal where a part would vanish.
extension Evidence {
  /// The told percent of each mark, by its id.
  var toldPercents: [String: Double] {
    guard let whole else { return [:] }
    let marks = rows.flatMap(\.marks).filter { $0.value.number != nil }
    let shares = marks.map { ($0.value.number ?? 0) / whole }
    return Dictionary(zip(marks.map(\.id), Self.told(shares))) { first, _ in first }
  }

  /// The told percent of each part of a stack at one X, by its series.
  func toldPercents(at x: XValue) -> [String: Double] {
    let shares = parts.compactMap { part in share(of: part, at: x).map { (part.id, $0) } }
    return Dictionary(zip(shares.map(\.0), Self.told(shares.map(\.1)))) { first, _ in first }
  }

  private static func told(_ shares: [Double]) -> [Double] {
    let percents = shares.map { ($0 * 100).rounded() }
    guard zip(shares, percents).contains(where: { $0 > 0 && $1 == 0 }) else { return percents }
    return shares.map { share in
      let percent = (share * 1_000).rounded() / 10
      return share > 0 && percent == 0 ? share * 100 : percent
    }
  }
}

extension Scene {
  /// Whether a text is the percent of a part of a stack, with as many decimals as the others at its place.
  func isPercentOfStack(_ text: String, _ part: Row, at x: XValue) -> Bool {
    let inner = book.readings(of: text, as: "numbers.percent").first?.slots["number"]
    return inner.map { isExact($0, evidence.toldPercents(at: x)[part.id], decimals: 1) } ?? false
  }

  /// Whether a text is the percent of a part of a whole; of parts of one value that are told other percents, of the value.
  func isShareOfWhole(_ text: String, _ part: Double, _ whole: Double) -> Bool {
    guard role != .group else { return isPercent(text, part / whole) }
    let told = evidence.toldPercents
    let alike =
      role == .label
      ? marks : evidence.rows.flatMap(\.marks).filter { Evidence.areEqual($0.value.number ?? .nan, part) }
    let percents = Set(alike.compactMap { told[$0.id] })
    guard percents.count == 1, let percent = percents.first else { return isPercent(text, part / whole) }
    guard let inner = book.readings(of: text, as: "numbers.percent").first?.slots["number"] else { return false }
    return isExact(inner, percent, decimals: 1)
  }
}

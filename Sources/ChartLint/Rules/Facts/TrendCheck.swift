/// Holds what a clause says of how values move against the data.
struct TrendCheck {
  let claim: TrendClaim
  let reading: ClaimReading

  struct Fault {
    var message: String
    /// Whether the ends are right and a step between is not.
    var isOfSteps = false
  }

  private typealias Point = (place: Int, value: Double)

  /// What is wrong for a series; `nil` where one of the stretches fits, or none has two values.
  func fault(of series: Int) -> Fault? {
    var first: Fault?
    for stretch in claim.stretches {
      guard let fault = fault(of: series, stretch) else { return nil }
      first = first ?? fault
    }
    return first
  }

  private func fault(of series: Int, _ stretch: ClosedRange<Int>) -> Fault? {
    let course = reading.course(of: series, stretch)
    let points: [Point] = course.compactMap { mark in mark.value.map { (mark.place, $0) } }
    guard points.count > 1, let first = points.first, let last = points.last else { return nil }
    if claim.direction == .level { return isLevel(points.map(\.value)) ? nil : movement(points) }
    guard moves(first, last) else { return turn(first, last) }
    // A step over a gap is hidden, not wrong: another rule tells it.
    let inside = course.filter { $0.place > first.place && $0.place < last.place }
    guard claim.isStrict, !inside.contains(where: { $0.value == nil }) else { return nil }
    return zip(points, points.dropFirst()).first { !moves($0, $1) }.map(step)
  }

  private func moves(_ first: Point, _ second: Point) -> Bool {
    claim.direction == .up ? second.value > first.value : second.value < first.value
  }

  /// Within a twentieth of the axis or of all values, or of the values themselves.
  private func isLevel(_ values: [Double]) -> Bool {
    guard let low = values.min(), let high = values.max() else { return true }
    let spread = high - low
    var allowed = abs(high) / 20
    if case .number(let least) = reading.label.context.y?.min, case .number(let most) = reading.label.context.y?.max {
      allowed = max(allowed, (most - least) / 20)
    }
    let all = reading.data.values()
    // Behind other moves ("up to 100, level until 7:00 AM") level is what hardly moves beside them.
    let share = claim.isAside ? 5.0 : 20
    if let least = all.min(), let most = all.max(), values.count < all.count {
      allowed = max(allowed, (most - least) / share)
    }
    return spread <= allowed
  }

  // MARK: Messages

  private var verb: String { reading.label.characters(reading.tokens.range(of: claim.verb)) }

  private func ends(_ first: Point, _ last: Point) -> String {
    "from \(ClaimReading.text(first.value)) at \(reading.name(first.place)) to \(ClaimReading.text(last.value)) at \(reading.name(last.place))"
  }

  private func turn(_ first: Point, _ last: Point) -> Fault {
    guard first.value != last.value else {
      return Fault(
        message:
          "The values at \(reading.name(first.place)) and \(reading.name(last.place)) are both \(ClaimReading.text(first.value)). Write this for \"\(verb)\"."
      )
    }
    return Fault(message: "The values go \(ends(first, last)). Write \"\(opposite)\" for \"\(verb)\".")
  }

  /// The word for the other way in the form of the one that is written.
  private var opposite: String {
    let isUp = claim.direction == .up
    if verb.lowercased().hasSuffix("ing") { return isUp ? "falling" : "rising" }
    if verb.lowercased().hasSuffix(" trend") { return isUp ? "downward trend" : "upward trend" }
    guard reading.tokens.isIn(.moveNoun, claim.verb.lowerBound) else { return isUp ? "fell" : "rose" }
    return isUp ? "fall" : "rise"
  }

  private func step(_ first: Point, _ second: Point) -> Fault {
    Fault(
      message:
        "Not every step goes this way: the values go \(ends(first, second)). Write \"overall\", or tell the exception.",
      isOfSteps: true)
  }

  private func movement(_ points: [Point]) -> Fault? {
    guard let low = points.min(by: { $0.value < $1.value }), let high = points.max(by: { $0.value < $1.value }) else {
      return nil
    }
    let (first, last) = low.place < high.place ? (low, high) : (high, low)
    return Fault(message: "The values go \(ends(first, last)). Say this for \"\(verb)\".")
  }
}

/// How a change is said.
enum ChangeKind: Sendable { case difference, percent, ratio }

/// The pairs of values between which a clause may claim a change.
struct ChangeEnds: Sendable {
  /// Two values, with how far the truth may lie from each where they come from the text.
  struct Pair: Sendable {
    var first: Double
    var last: Double
    var firstTolerance = 0.0
    var lastTolerance = 0.0
  }

  private(set) var pairs: [Pair] = []
  /// Whether the text names both ends, or there can be no other.
  private(set) var isSure = false
  /// What all steps up and all steps down come to: "climb 74 feet, descend 114 feet".
  private var climbs: [Double] = []
  private var isTurning = false

  init(_ clause: Clause, _ claims: Claims, _ label: LintedLabel) {
    // The values that the text gives itself, such as "from 40 to 45 percent".
    let values = clause.numbers.filter { number in
      clause.words.contains { [.from, .to].contains($0.list) && $0.tokens.upperBound == number.tokens.lowerBound }
    }
    if values.count == 2 {
      pairs.append(
        Pair(
          first: values[0].value, last: values[1].value, firstTolerance: Self.shown(values[0]),
          lastTolerance: Self.shown(values[1])))
      isSure = true
    }
    readSeries(clause, claims)
    if isOtherSeries(clause, label) || Self.isNamedChange(label) {
      isSure = false
      return
    }
    readPlaces(clause, claims, label)
    readClimbs(clause, claims)
  }

  /// Whether no step goes up, and some go down.
  var onlyFalls: Bool { climbs.first == 0 && climbs.last.map { $0 > 0 } == true }

  private mutating func readClimbs(_ clause: Clause, _ claims: Claims) {
    guard let series = claims.series(of: clause) else { return }
    let values = claims.data.values(at: claims.places(of: clause), of: series)
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    climbs = [steps.filter { $0 > 0 }.reduce(0, +), -steps.filter { $0 < 0 }.reduce(0, +)]
    isTurning = !climbs.contains(0)
  }

  /// Whether an amount may be that of one way among turns, which small steps may be left out of.
  func mayBeClimb(_ number: ClaimNumber) -> Bool {
    isTurning && climbs.contains { abs(number.value) <= $0 * 1.05 && abs(number.value) >= $0 / 2 }
  }

  /// A whole number with zeros at its end is taken as it is, or every ratio of rounded ends would do.
  private static func shown(_ number: ClaimNumber) -> Double {
    number.isAbout || number.multiple > 1 ? number.tolerance : min(number.tolerance, 0.5)
  }

  /// `Bus had twice as many as Ferry`.
  private mutating func readSeries(_ clause: Clause, _ claims: Claims) {
    let series = clause.allSeries
    guard series.count == 2 else { return }
    let places =
      clause.places.isEmpty && clause.leadingPlaces.isEmpty ? claims.data.focusPlaces : claims.places(of: clause)
    let (one, other) = (
      claims.data.values(at: places, of: series[0].series), claims.data.values(at: places, of: series[1].series)
    )
    guard !one.isEmpty, !other.isEmpty else { return }
    let (sum, otherSum) = (one.reduce(0, +), other.reduce(0, +))
    pairs.append(Pair(first: otherSum, last: sum))
    pairs.append(Pair(first: otherSum / Double(other.count), last: sum / Double(one.count)))
    if one.count > 1, let last = one.last, let otherLast = other.last {
      pairs.append(Pair(first: otherLast, last: last))
    }
    isSure = true
  }

  /// "3.4 million riders in 2022, 0.1 million more than Bus": the other one stands in an earlier clause.
  private func isOtherSeries(_ clause: Clause, _ label: LintedLabel) -> Bool {
    guard clause.series.count == 1, let series = clause.series.first else { return false }
    return [1, 2].contains { label.tokens.isIn(.comparing, series.tokens.lowerBound - $0) }
  }

  /// Whether the values are changes themselves: "March and April together lost 16,000 jobs" adds two of them up.
  private static func isNamedChange(_ label: LintedLabel) -> Bool {
    let name = label.context.y?.name?.lowercased().split(separator: " ").map(String.init) ?? []
    return name.contains { !label.words.classes(of: $0).isDisjoint(with: WordClass.changeName.set) }
  }

  private mutating func readPlaces(_ clause: Clause, _ claims: Claims, _ label: LintedLabel) {
    guard clause.allSeries.count < 2 else { return }
    let series = claims.series(of: clause)
    func sum(_ places: [Int]) -> Double? {
      let values = claims.data.values(at: places, of: series)
      return values.isEmpty ? nil : values.reduce(0, +)
    }
    func mean(_ places: [Int]) -> Double? {
      let count = claims.data.values(at: places, of: series).count
      return sum(places).map { $0 / Double(count) }
    }
    let named = clause.places.isEmpty ? clause.leadingPlaces : clause.places
    if named.count >= 2, let first = sum(named[0].places), let last = sum(named[named.count - 1].places) {
      pairs.append(Pair(first: first, last: last))
      pairs.append(Pair(first: last, last: first))
      if let first = mean(named[0].places), let last = mean(named[named.count - 1].places) {
        pairs += [Pair(first: first, last: last), Pair(first: last, last: first)]
      }
      isSure = isSure || named.count == 2
      return
    }
    if named.count == 1, let base = Self.base(clause, label) {
      let others = claims.places.filter { $0.tokens.upperBound <= clause.tokens.lowerBound }.reversed().map(\.places)
      for other in others + [claims.data.focusPlaces ?? []]
      where other.count == base.places.count && other != base.places {
        guard let first = sum(base.places), let last = sum(other) else { continue }
        pairs.append(Pair(first: first, last: last))
        if let first = mean(base.places), let last = mean(other) { pairs.append(Pair(first: first, last: last)) }
        isSure = true
      }
      if Self.isBase(base, label) || !pairs.isEmpty { return }
    }
    let scope = named.first.map(\.places) ?? claims.data.focusPlaces
    if let place = scope?.first, scope?.count == 1 {
      // "up 5 percent": from the mark before, or from the first.
      for other in Set([0, max(place - 1, 0)]).sorted() where other != place {
        if let first = sum([other]), let last = sum([place]) { pairs.append(Pair(first: first, last: last)) }
      }
      return
    }
    let values = claims.data.values(at: scope, of: series ?? (claims.data.hasSeries ? nil : 0))
    guard series != nil, let first = values.first, let last = values.last, values.count > 1 else { return }
    pairs.append(Pair(first: first, last: last))
    let (low, high) = (values.min() ?? first, values.max() ?? last)
    pairs.append(Pair(first: low, last: high))
    isSure = true
  }

  /// The place behind "than", with which another before it is compared: `3,210 more than on June 6`, `up 3,210 from June 6`.
  private static func base(_ clause: Clause, _ label: LintedLabel) -> PlaceMention? {
    clause.places.first { isBase($0, label) || label.tokens.isWord($0.tokens.lowerBound - 1, "from") }
  }

  /// Whether a place stands behind "than".
  static func isBase(_ mention: PlaceMention, _ label: LintedLabel) -> Bool {
    [1, 2].contains { label.tokens.isIn(.comparing, mention.tokens.lowerBound - $0) }
  }

  // MARK: Checking

  /// What a change really is, where no pair of ends agrees with it; `nil` where one does or nothing can be told.
  func mismatch(_ kind: ChangeKind, _ number: ClaimNumber) -> Double? {
    var truth: Double?
    func distance(_ truth: Double) -> Double { abs(abs(number.value) - truth) }
    if kind == .difference, climbs.contains(where: number.says) { return nil }
    for pair in pairs {
      // Of nothing, or of less than nothing, no percent can be told.
      if kind != .difference, pair.first <= 0 || pair.last < 0 { return nil }
      let found = Self.amounts(kind, pair)
      if found.contains(where: {
        abs(abs(number.value) - $0.value) <= number.tolerance + $0.tolerance + 1e-9 * max(1, $0.value)
      }) {
        return nil
      }
      // The nearest is what was meant: the other way round a ratio is another.
      for next in found.map(\.value) where truth.map({ distance(next) < distance($0) }) ?? true { truth = next }
    }
    return truth
  }

  private static func amounts(_ kind: ChangeKind, _ pair: Pair) -> [(value: Double, tolerance: Double)] {
    let both = pair.firstTolerance + pair.lastTolerance
    switch kind {
    case .difference: return [(abs(pair.last - pair.first), both)]
    case .percent:
      let share = pair.last / pair.first
      return [(abs(100 * (share - 1)), 100 * (pair.lastTolerance + share * pair.firstTolerance) / pair.first)]
    case .ratio:
      let ratio = pair.last / pair.first
      return [(ratio, (pair.lastTolerance + ratio * pair.firstTolerance) / pair.first)]
    }
  }
}

import ChartModel
import ChartSound

/// One measure of a sound beside its target.
public struct Metric: Sendable, Equatable {
  /// What a measure must be.
  public enum Target: Sendable, Equatable {
    /// No more than this.
    case atMost(Double)
    /// No less than this.
    case atLeast(Double)
    /// This, or as much beside it as is allowed.
    case about(Double, within: Double)
  }

  /// What is measured, in one or two words.
  public var name: String
  /// The unit of the measure and its target.
  public var unit: String
  /// What it must be.
  public var target: Target
  /// The measure that is furthest from the target; `nil` where nothing could be measured.
  public var worst: Double?
  /// Where that is: seconds and the id of the mark.
  public var place: String?
  /// How many notes were measured.
  public var count: Int?
  /// Why nothing was measured.
  public var reason: String?

  /// Whether the target is met; a measure that could not be taken says nothing against it.
  public var holds: Bool {
    guard let worst else { return true }
    switch target {
    case .atMost(let most): return worst <= most
    case .atLeast(let least): return worst >= least - 1e-6
    case .about(let value, let tolerance): return abs(worst - value) <= tolerance
    }
  }

  /// The measure in one line.
  ///
  /// ```
  /// Pitch: 0.01 cents, target at most 1, 30 notes. Holds.
  /// Pitch: 8 cents at 0.48 seconds, steps/2025-06-05, target at most 1, 30 notes. Fails.
  /// ```
  public var line: String {
    guard let worst else { return "\(name): not measured, because \(reason ?? "nothing sounds by itself")." }
    let measure = "\(Self.text(worst)) \(unit)" + (holds ? "" : place.map { " at \($0)" } ?? "")
    let notes = count.map { ", \($0) \($0 == 1 ? "note" : "notes")" } ?? ""
    return "\(name): \(measure), target \(targetText)\(notes). \(holds ? "Holds" : "Fails")."
  }

  private var targetText: String {
    switch target {
    case .atMost(let most): "at most \(Self.text(most))"
    case .atLeast(let least): "at least \(Self.text(least))"
    case .about(let value, let tolerance): "\(Self.text(value)) within \(Self.text(tolerance))"
    }
  }

  /// At most three decimals; minus in the word, as readers drop the sign.
  private static func text(_ value: Double) -> String {
    let rounded = (abs(value) * 1_000).rounded() / 1_000
    guard rounded < 1e9 else { return "more than 1,000,000,000" }
    if rounded == 0, value != 0 { return "less than 0.001" }
    let text = rounded.plainText
    return value < 0 ? "minus " + text : text
  }
}

/// Gathers the measures of one metric.
struct Tally {
  private(set) var worst: Double?
  private(set) var count = 0
  private var place: String?

  mutating func add(_ value: Double?, at place: @autoclosure () -> String) {
    guard let value else { return }
    count += 1
    if value > worst ?? -.infinity { (worst, self.place) = (value, place()) }
  }

  mutating func add(_ value: Double?, _ note: Note) { add(value, at: note.place) }

  func metric(_ name: String, unit: String, atMost target: Double, because reason: String? = nil) -> Metric {
    Metric(
      name: name, unit: unit, target: .atMost(target), worst: worst, place: place, count: count, reason: reason)
  }
}

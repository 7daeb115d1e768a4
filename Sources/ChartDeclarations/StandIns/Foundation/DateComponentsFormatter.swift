public import Foundation

/// Writes lengths of time in English, which Foundation on Linux cannot: `1 hour, 5 minutes`, `1h 5m` or `1:05:00`.
public final class DateComponentsFormatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  /// Which zeros are written; of no effect: units of zero are left out where they lead.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// As bits.
    public let rawValue: Int
    /// Of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those that lead are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// All are left out.
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    /// All have their places.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// The units to write.
  public var allowedUnits: Set<Calendar.Component> = [.day, .hour, .minute, .second]
  /// How units are written.
  public var unitsStyle = UnitsStyle.positional
  /// The most units; 0 for all.
  public var maximumUnitCount = 0
  /// Which zeros are written.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Whether it is said that the text is rough; of no effect.
  public var includesApproximationPhrase = false
  /// Whether it is said that the time is left; of no effect.
  public var includesTimeRemainingPhrase = false

  /// A formatter.
  public init() {}

  private static let units: [(component: Calendar.Component, seconds: Int, short: String, name: String)] = [
    (.weekOfMonth, 604_800, "w", "week"), (.day, 86_400, "d", "day"), (.hour, 3_600, "h", "hour"),
    (.minute, 60, "m", "minute"), (.second, 1, "s", "second"),
  ]

  /// So many seconds as text; `nil` where they are not finite.
  public func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
    var left = Int(abs(seconds).rounded())
    let units = Self.units.filter { allowedUnits.contains($0.component) }
    var parts: [(count: Int, short: String, name: String)] = []
    for unit in units {
      parts.append((left / unit.seconds, unit.short, unit.name))
      left %= unit.seconds
    }
    let text = unitsStyle == .positional ? positional(parts.map(\.count)) : words(parts)
    return (seconds < 0 ? "-" : "") + text
  }

  /// The time from one date to another as text.
  public func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

  private func positional(_ counts: [Int]) -> String {
    let shown = Array(counts.drop { $0 == 0 })
    let parts = shown.count < min(2, counts.count) ? Array(counts.suffix(2)) : shown
    return parts.enumerated().map { $0 == 0 || $1 > 9 ? "\($1)" : "0\($1)" }.joined(separator: ":")
  }

  private func words(_ parts: [(count: Int, short: String, name: String)]) -> String {
    var shown = parts.filter { $0.count > 0 }
    if shown.isEmpty { shown = parts.suffix(1) }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    if unitsStyle == .abbreviated { return shown.map { "\($0.count)\($0.short)" }.joined(separator: " ") }
    return shown.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

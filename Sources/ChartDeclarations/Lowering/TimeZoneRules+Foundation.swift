internal import ChartModel
internal import Foundation

extension TimeZoneRules {
  /// The rules of a zone by its name, or as Foundation tells them where the tz database has no such name: `GMT+0545`, `PST`.
  init(_ zone: TimeZone) {
    self = TimeZoneRules(identifier: zone.identifier) ?? Self.told(zone)
  }

  /// Every change from 1800 to 2200, as Foundation tells them.
  private static func told(_ zone: TimeZone) -> TimeZoneRules {
    let end = Date(timeIntervalSince1970: 7_258_118_400)
    var date = Date(timeIntervalSince1970: -5_364_662_400)
    var changes: [Instant] = []
    var offsets = [zone.secondsFromGMT(for: date)]
    while let change = zone.nextDaylightSavingTimeTransition(after: date), change > date, change < end {
      date = change
      let offset = zone.secondsFromGMT(for: change)
      guard offset != offsets.last else { continue }
      changes.append(Instant(seconds: Int(clamping: change.timeIntervalSince1970.rounded())))
      offsets.append(offset)
    }
    return TimeZoneRules(identifier: zone.identifier, changes: changes, offsets: offsets)
  }
}

extension TimeZoneRules {
  /// The version of the tz database that is embedded, such as `2026f`.
  public static let databaseVersion = EmbeddedZones.version

  /// The rules of a zone by its name in the tz database; `nil` for a name that it does not have.
  ///
  /// `UTC`, `GMT` and `Z` are `utc`, for which nothing is looked up.
  public init?(identifier: String) {
    switch identifier {
    case "UTC", "GMT", "Z": self = .utc
    default:
      guard let file = ZoneTable.file(of: identifier).flatMap(TZifFile.init) else { return nil }
      self.init(identifier: identifier, file)
    }
  }

  /// The table of a zone's file.
  init(identifier: String, _ file: TZifFile) {
    var table = OffsetTable(first: file.first)
    for change in file.changes { table.add(change.offset, at: change.at) }
    let last = file.changes.last?.at ?? .min
    for change in file.rule.changes(after: last, in: OffsetTable.years(from: last)) {
      table.add(change.offset, at: change.at)
    }
    self.init(
      identifier: identifier, changes: table.changes.map { Instant(seconds: $0) }, offsets: table.offsets)
  }
}

/// The offsets of a zone from 1800 to 2200, each with the change that led to it.
private struct OffsetTable {
  /// In seconds since 1970.
  private static let span = -5_364_662_400..<7_258_118_400

  private(set) var changes: [Int] = []
  private(set) var offsets: [Int]

  init(first: Int) { offsets = [first] }

  /// The years of the table from a time on, and those beside them, whose changes may reach into it.
  static func years(from time: Int) -> ClosedRange<Int> {
    let time = min(max(time, span.lowerBound), span.upperBound)
    return CivilDate(dayNumber: time / 86_400).year - 1...2_200
  }

  /// Adds an offset from a time on, which is not before the last one.
  mutating func add(_ offset: Int, at time: Int) {
    if time < Self.span.lowerBound { offsets = [offset] }
    if changes.last == time {
      changes.removeLast()
      offsets.removeLast()
    }
    guard Self.span.contains(time), offset != offsets.last else { return }
    changes.append(time)
    offsets.append(offset)
  }
}

import ChartModel

/// Makes the ids of marks: stable for the same chart and data, and safe in a file name, a URL and a shell.
///
/// ```
/// steps/2025-06-06   MSFT/2000-01   total/2025-W23   mpg/20..25
/// ```
struct MarkIdentifiers {
  let calendar: ChartCalendar
  let unit: CalendarUnit?

  /// The half of an id that says where along X.
  func place(_ x: XValue) -> String {
    switch x {
    case .category(let name): Self.safe(name)
    case .number(let number): number.plainText
    case .bin(let from, let to): from.plainText + ".." + to.plainText
    case .instant(let instant): instant.iso8601(in: calendar.zone).filter { $0 != ":" }
    case .interval(let from, _): interval(from)
    }
  }

  private func interval(_ from: Instant) -> String {
    let zone = calendar.zone
    let date = CivilDate(dayNumber: calendar.localDay(from, offset: zone.offset(at: from)))
    let year = String(date.iso8601.dropLast(6))
    switch unit {
    case .year: return year
    case .halfYear: return year + "-H\((date.month - 1) / 6 + 1)"
    case .quarter: return year + "-Q\((date.month - 1) / 3 + 1)"
    case .month: return String(date.iso8601.dropLast(3))
    case .isoWeek: return Self.isoWeek(date)
    case .hour, .minute, .second: return from.iso8601(in: zone).filter { $0 != ":" }
    default: return date.iso8601
    }
  }

  /// The week of ISO 8601: the year is that of its Thursday.
  private static func isoWeek(_ monday: CivilDate) -> String {
    let thursday = CivilDate(dayNumber: monday.dayNumber + 3)
    let newYear = CivilDate(year: thursday.year, month: 1, day: 1).dayNumber
    let week = (thursday.dayNumber - newYear) / 7 + 1
    return thursday.iso8601.dropLast(6) + "-W" + (week < 10 ? "0" : "") + "\(week)"
  }

  /// The most characters of a name that an id takes.
  private static let longest = 200

  /// A name with everything but letters, digits, dot and underscore turned into single hyphens.
  ///
  /// It begins with neither hyphen nor dot: one would pass for an option, the other for a folder or a hidden file.
  static func safe(_ name: String) -> String {
    var text = ""
    // Longer names are told apart by the numbers that `distinct` adds.
    for character in name.prefix(longest) {
      let isPlain = character.isLetter || character.isNumber || character == "." || character == "_"
      if isPlain { text.append(character) } else if !text.hasSuffix("-") { text.append("-") }
    }
    while text.hasSuffix("-") { text.removeLast() }
    let visible = text.drop { $0 == "-" || $0 == "." }
    return visible.isEmpty ? "unnamed" : String(visible)
  }

  /// The same ids, each later one of a kind with its number: `a`, `b`, `a-2`.
  static func distinct(_ ids: [String]) -> [String] {
    var used: Set<String> = []
    var next: [String: Int] = [:]
    return ids.map { id in
      var candidate = id
      while !used.insert(candidate).inserted {
        next[id, default: 1] += 1
        candidate = id + "-\(next[id, default: 2])"
      }
      return candidate
    }
  }
}

import ChartModel

/// Reads times by a format of d3-time-format: `timeParse` and `utcParse`.
///
/// ```swift
/// TimeParser.time("2 Jan 2000", format: "%d %b %Y", in: .utc, isUTC: true)  // 946_771_200_000
/// ```
struct TimeParser {
  private let units: [UInt16]
  private var index = 0
  private var fields: [Character: Double] = [:]
  private var milliseconds: Double?

  /// The time, or `nil` where the text does not fit the format.
  static func time(_ text: String, format: String, in zone: TimeZoneRules, isUTC: Bool) -> Double? {
    var parser = TimeParser(units: Array(text.utf16.prefix(10_000)))
    guard text.utf16.count <= 10_000, parser.read(TimeFormat(format).parts), parser.index == parser.units.count else {
      return nil
    }
    return parser.time(in: zone, isUTC: isUTC)
  }

  private init(units: [UInt16]) { self.units = units }

  private mutating func read(_ parts: [TimeFormat.Part]) -> Bool {
    for part in parts {
      guard index < units.count else { return false }
      switch part {
      case .text(let text):
        guard units[index...].starts(with: text.utf16) else { return false }
        index += text.utf16.count
      case .directive(let name, _):
        guard read(name) else { return false }
      }
    }
    return true
  }

  private mutating func read(_ directive: Character) -> Bool {
    switch directive {
    case "a": return readName(TimeNames.weekdays, letters: 3, into: "w")
    case "A": return readName(TimeNames.weekdays, letters: nil, into: "w")
    case "b": return readName(TimeNames.months, letters: 3, into: "m")
    case "B": return readName(TimeNames.months, letters: nil, into: "m")
    case "p": return readName(["AM", "PM"], letters: nil, into: "p")
    case "c": return read(TimeFormat("%-m/%-d/%Y, %-I:%M:%S %p").parts)
    case "x": return read(TimeFormat("%-m/%-d/%Y").parts)
    case "X": return read(TimeFormat("%-I:%M:%S %p").parts)
    case "Z": return readZone()
    case "%":
      guard units[index] == 0x25 else { return false }
      index += 1
      return true
    default: return readNumber(directive)
    }
  }

  private mutating func readName(_ names: [String], letters: Int?, into field: Character) -> Bool {
    for (place, name) in names.enumerated() {
      let wanted = (letters.map { String(name.prefix($0)) } ?? name).lowercased()
      let found = String(decoding: units[index...].prefix(wanted.utf16.count), as: UTF16.self)
      guard found.lowercased() == wanted else { continue }
      index += wanted.utf16.count
      fields[field] = Double(place)
      return true
    }
    return false
  }

  /// `Z`, or `+hh`, `+hhmm`, `+hh:mm`; kept as hours times 100 plus minutes, with d3's sign.
  private mutating func readZone() -> Bool {
    if units[index] == 0x5A {
      index += 1
      fields["Z"] = 0
      return true
    }
    guard units[index] == 0x2B || units[index] == 0x2D else { return false }
    let sign: Double = units[index] == 0x2B ? -1 : 1
    guard let hours = pair(index + 1) else { return false }
    index += 3
    let colon = index < units.count && units[index] == 0x3A ? 1 : 0
    let minutes = pair(index + colon)
    if minutes != nil { index += colon + 2 }
    fields["Z"] = sign * (hours * 100 + (minutes ?? 0))
    return true
  }

  private func pair(_ start: Int) -> Double? {
    guard start + 2 <= units.count, units[start..<start + 2].allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Double(String(decoding: units[start..<start + 2], as: UTF16.self))
  }

  private static let widths: [Character: Int] = [
    "d": 2, "e": 2, "f": 6, "g": 2, "G": 4, "H": 2, "I": 2, "j": 3, "L": 3, "m": 2, "M": 2, "q": 1, "Q": 10_000,
    "s": 10_000, "S": 2, "u": 1, "U": 2, "V": 2, "w": 1, "W": 2, "y": 2, "Y": 4,
  ]

  /// White space and digits, as many characters as the directive takes.
  private mutating func readNumber(_ directive: Character) -> Bool {
    guard let width = Self.widths[directive] else { return false }
    let window = units[index...].prefix(width)
    let spaces = window.prefix { Unicode.Scalar($0).map(JavaScriptText.isSpace) ?? false }.count
    let digits = window.dropFirst(spaces).prefix { (48...57).contains($0) }
    guard !digits.isEmpty, let number = Double(String(decoding: digits, as: UTF16.self)) else { return false }
    index += spaces + digits.count
    store(number, directive)
    return true
  }

  private mutating func store(_ number: Double, _ directive: Character) {
    switch directive {
    case "e", "d": fields["d"] = number
    case "f": milliseconds = (number / 1_000).rounded(.down)
    case "L": milliseconds = number
    case "I", "H": fields["H"] = number
    case "j": (fields["m"], fields["d"]) = (0, number)
    case "m": fields["m"] = number - 1
    case "q": fields["q"] = number * 3 - 3
    case "y", "g": fields["y"] = number + (number > 68 ? 1_900 : 2_000)
    case "Y", "G": fields["y"] = number
    default: fields[directive] = number
    }
  }

  private mutating func time(in zone: TimeZoneRules, isUTC: Bool) -> Double? {
    if let time = fields["Q"] { return JavaScriptDate.clipped(time) }
    if let seconds = fields["s"] { return JavaScriptDate.clipped(seconds * 1_000 + (milliseconds ?? 0)) }
    if isUTC, fields["Z"] == nil { fields["Z"] = 0 }
    if let half = fields["p"] { fields["H"] = (fields["H"] ?? 0).truncatingRemainder(dividingBy: 12) + half * 12 }
    if fields["m"] == nil { fields["m"] = fields["q"] ?? 0 }
    guard applyWeek() else { return nil }
    let offset = fields["Z"] ?? 0
    return JavaScriptDate.time(
      year: fields["y"] ?? 1_900, month: fields["m"] ?? 0, day: fields["d"] ?? 1,
      hours: (fields["H"] ?? 0) + (offset / 100).rounded(.towardZero),
      minutes: (fields["M"] ?? 0) + offset.truncatingRemainder(dividingBy: 100), seconds: fields["S"] ?? 0,
      milliseconds: milliseconds ?? 0, in: fields["Z"] == nil ? zone : .utc)
  }

  /// Turns a weekday and a week of the year into a day; false where there is no such week.
  private mutating func applyWeek() -> Bool {
    guard let year = Int(exactly: fields["y"] ?? 1_900) else { return false }
    let newYear = CivilDate(year: year, month: 1, day: 1)
    let first = newYear.weekday.daysAfterSunday
    if let week = fields["V"] {
      guard (1...53).contains(week) else { return false }
      // The Monday of the first week with a Thursday.
      let monday = newYear.dayNumber + (first > 4 || first == 0 ? (8 - first) % 7 : 1 - first)
      let day = Double(monday) + (week - 1) * 7 + Double((weekday(or: 1) + 6) % 7)
      setDay(day)
    } else if let week = fields["W"] {
      setMonthZero(Double((weekday(or: 1) + 6) % 7) + week * 7 - Double((first + 5) % 7))
    } else if let week = fields["U"] {
      setMonthZero(Double(weekday(or: 0)) + week * 7 - Double((first + 6) % 7))
    }
    return true
  }

  private func weekday(or other: Int) -> Int {
    JavaScriptNumber.integer(
      fields["w"] ?? fields["u"].map { $0.truncatingRemainder(dividingBy: 7) } ?? Double(other), in: 0...9)
  }

  private mutating func setMonthZero(_ day: Double) { (fields["m"], fields["d"]) = (0, day) }

  private mutating func setDay(_ dayNumber: Double) {
    let date = CivilDate(dayNumber: JavaScriptNumber.integer(dayNumber, in: -100_000_000...100_000_000))
    (fields["y"], fields["m"], fields["d"]) = (Double(date.year), Double(date.month - 1), Double(date.day))
  }
}

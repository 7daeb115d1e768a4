import ChartModel

/// A format of d3-time-format for the locale en-US, such as `%b %d, %Y`.
///
/// ```swift
/// TimeFormat("%b %-d").text(0, in: .utc)  // Jan 1
/// ```
struct TimeFormat: Sendable {
  /// How a number is filled up: `-` not at all, `_` with spaces, `0` with zeros.
  enum Padding: Sendable { case none, space, zero }

  enum Part: Sendable {
    case text(String)
    case directive(Character, Padding)
  }

  let parts: [Part]

  init(_ specifier: String) {
    var parts: [Part] = []
    var text = ""
    var rest = Array(specifier)[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      if let directive = Self.directive(&rest) { parts.append(directive) }
    }
    self.parts = text.isEmpty ? parts : parts + [.text(text)]
  }

  private static func directive(_ rest: inout ArraySlice<Character>) -> Part? {
    guard var name = rest.popFirst() else { return nil }
    let flag: Padding? =
      switch name {
      case "-": Padding.none
      case "_": .space
      case "0": .zero
      default: nil
      }
    if flag != nil {
      guard let next = rest.popFirst() else { return nil }
      name = next
    }
    return .directive(name, flag ?? (name == "e" ? .space : .zero))
  }

  /// A time as text; where it is none, its numbers are `NaN` and its names are left out, as in JavaScript.
  func text(_ time: Double, in zone: TimeZoneRules) -> String {
    let clock = TimeFormatClock(time: JavaScriptDate.clipped(time), zone: zone)
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .directive(let name, let padding): clock.text(name, padding)
      }
    }.joined()
  }
}

/// One time, directive by directive.
struct TimeFormatClock {
  let time: Double
  let zone: TimeZoneRules
  private let parts: JavaScriptDate.Parts?

  init(time: Double, zone: TimeZoneRules) {
    self.time = time
    self.zone = zone
    parts = JavaScriptDate.parts(time, in: zone)
  }

  /// A directive that is none is its letter alone.
  func text(_ directive: Character, _ padding: TimeFormat.Padding) -> String {
    name(directive) ?? composite(directive) ?? number(directive, padding) ?? String(directive)
  }

  private func name(_ directive: Character) -> String? {
    switch directive {
    case "a": parts.map { String(TimeNames.weekdays[$0.weekday].prefix(3)) } ?? ""
    case "A": parts.map { TimeNames.weekdays[$0.weekday] } ?? ""
    case "b": parts.map { String(TimeNames.months[$0.month].prefix(3)) } ?? ""
    case "B": parts.map { TimeNames.months[$0.month] } ?? ""
    case "p": parts.map { $0.hours < 12 ? "AM" : "PM" } ?? "AM"
    case "Z": offset
    case "Q": JavaScriptNumber.text(time)
    case "s": JavaScriptNumber.text((time / 1_000).rounded(.down))
    case "%": "%"
    default: nil
    }
  }

  private func composite(_ directive: Character) -> String? {
    switch directive {
    case "c": TimeFormat("%-m/%-d/%Y, %-I:%M:%S %p").text(time, in: zone)
    case "x": TimeFormat("%-m/%-d/%Y").text(time, in: zone)
    case "X": TimeFormat("%-I:%M:%S %p").text(time, in: zone)
    default: nil
    }
  }

  private var offset: String {
    guard parts != nil else { return zone.isUTC ? "+0000" : "+NaNNaN" }
    let minutes = JavaScriptDate.offset(time, in: zone) / 60
    let size = abs(minutes)
    return (minutes < 0 ? "-" : "+") + Self.padded(size / 60, 2, "0") + Self.padded(size % 60, 2, "0")
  }

  private func number(_ directive: Character, _ padding: TimeFormat.Padding) -> String? {
    guard let width = Self.widths[directive] else { return nil }
    let fill: Character? =
      switch padding {
      case .none: nil
      case .space: " "
      case .zero: "0"
      }
    let text = parts.map { Self.padded(value(directive, $0), width, fill) } ?? Self.padded("NaN", width, fill)
    return directive == "f" ? text + "000" : text
  }

  private static let widths: [Character: Int] = [
    "d": 2, "e": 2, "f": 3, "g": 2, "G": 4, "H": 2, "I": 2, "j": 3, "L": 3, "m": 2, "M": 2, "q": 1, "S": 2, "u": 1,
    "U": 2, "V": 2, "w": 1, "W": 2, "y": 2, "Y": 4,
  ]

  private func value(_ directive: Character, _ parts: JavaScriptDate.Parts) -> Int {
    switch directive {
    case "d", "e": parts.day
    case "f", "L": parts.milliseconds
    case "g": parts.isoWeek.year % 100
    case "G": parts.isoWeek.year % 10_000
    case "H": parts.hours
    case "I": parts.hours % 12 == 0 ? 12 : parts.hours % 12
    case "j": parts.dayOfYear
    case "m": parts.month + 1
    case "M": parts.minutes
    case "q": parts.month / 3 + 1
    case "S": parts.seconds
    case "u": parts.weekday == 0 ? 7 : parts.weekday
    case "U": parts.week(beginning: 0)
    case "V": parts.isoWeek.week
    case "w": parts.weekday
    case "W": parts.week(beginning: 1)
    case "y": parts.year % 100
    default: parts.year % 10_000
    }
  }

  private static func padded(_ value: Int, _ width: Int, _ fill: Character?) -> String {
    (value < 0 ? "-" : "") + padded(String(abs(value)), width, fill)
  }

  private static func padded(_ digits: String, _ width: Int, _ fill: Character?) -> String {
    guard let fill else { return digits }
    return String(repeating: fill, count: max(0, width - digits.utf8.count)) + digits
  }
}

extension JavaScriptDate.Parts {
  /// The week of ISO 8601, and the year that it belongs to: that of its Thursday.
  var isoWeek: (year: Int, week: Int) {
    let thursday = dayNumber + 3 - (weekday + 6) % 7
    let year = CivilDate(dayNumber: thursday).year
    return (year, (thursday - CivilDate(year: year, month: 1, day: 1).dayNumber) / 7 + 1)
  }
}

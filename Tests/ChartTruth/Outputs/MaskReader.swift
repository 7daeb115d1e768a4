internal import Foundation
public import ChartModel

/// Reads texts whose numbers are hidden, beside the texts that tell them.
public struct MaskReader {
  private let allowed: Set<String>
  private let open: [String]
  private let details: [String]
  private let book = Phrasebook.english
  private var word: String { book.say("profile.hidden") }

  /// A reader of hidden texts.
  ///
  /// - Parameters:
  ///   - open: all texts of the same chart with their numbers.
  public init(_ chart: BucketedChart, open: [String]) {
    let evidence = Evidence(chart, book: .english, detail: .full)
    let marks = (chart.series + [chart.totals].compactMap { $0 }).flatMap(\.marks)
    let places = marks.map(\.x).each.filter { x in
      switch x {
      case .number, .bin: false
      default: true
      }
    }
    // Dates, names and levels stay; so do the digits of the axis' ends, which are dates.
    var names = places.flatMap { x in [evidence.places.text(x), evidence.places.text(x, year: true)] }
    // A group ends with the last day of its last mark.
    names += places.compactMap { x in
      x.end.map { evidence.places.date(PlaceTexts.before($0, x.start ?? $0)).day(year: true) }
    }
    names += chart.series.compactMap(\.name) + chart.yLevels.map(evidence.level)
    names += marks.flatMap(\.details).compactMap { if case .category(let name)? = $0 { name } else { nil } }
    if case .instants(let from, let to) = chart.xAxis.domain {
      names += [
        evidence.places.bounds(from, to, of: evidence.chart, opening: true),
        evidence.places.range(.instant(from), .instant(to)),
      ]
      names += [from, to].map { evidence.places.moment($0, year: true) }
    }
    // So does what no data has: how exact a sampled median is.
    names.append(evidence.book.texts["overview.approximate-median"] ?? "")
    allowed = Set(names.flatMap(Self.digits))
    self.open = (open + open.compactMap(Self.withoutZeros)).map(Self.plain)
    details = chart.details.map(evidence.detailTitle)
  }

  /// How many marks are at zero is no part of a text without numbers.
  private static func withoutZeros(_ text: String) -> String? {
    let clause = Phrasebook.english.say("relations.at-zero", ["k": ""])
    let shorter = text.replacing(#/, [0-9,]+(?<rest> [^,.]+)/#) { $0.rest == clause[...] ? "" : String($0.0) }
    return shorter == text ? nil : shorter
  }

  /// The runs of digits of a text.
  private static func digits(_ text: String) -> [String] {
    text.split { !$0.isNumber }.map(String.init)
  }

  /// Words that go with a plural, as they go with one.
  private static let singular = [
    "they": "it", "their": "its", "lies": "lie", "do": "doe", "have": "ha", "has": "ha",
    "categories": "category", "stretches": "stretch", "are": "is", "were": "was", "series": "serie", "does": "doe",
  ]

  /// Lower case, without the s of a plural: a hidden number takes the plural whatever it is.
  private static func plain(_ text: String) -> String {
    text.lowercased().split(separator: " ").map { word in
      let bare = word.withoutEnd(",.;:")
      let end = word.dropFirst(bare.count)
      if let one = Self.singular[bare] { return one + end }
      return (bare.hasSuffix("s") && bare.count > 3 ? String(bare.dropLast()) : bare) + end
    }
    .joined(separator: " ")
  }

  /// What is wrong with a text whose numbers are hidden: a digit that is no date's and no name's, or words that the text
  /// with its numbers does not have.
  public func problem(in text: String) -> String? {
    let left = Self.digits(text).filter { digit in
      !allowed.contains(digit) && !isInName(digit, text) && !isPlace(digit, text) && !isHour(digit, text)
    }
    if !left.isEmpty { return "\"\(text)\" still tells \(left)" }
    return isTold(text) ? nil : "\"\(text)\" is nothing but hidden in no open text"
  }

  /// Whether some text tells it with numbers, but for what length alone may have left out there.
  private func isTold(_ text: String) -> Bool {
    let pieces = Self.plain(text).components("hidden")
    if text.isEmpty || open.contains(where: { Self.matches($0, pieces[...]) }) || isSpare(text) { return true }
    if isSpareChange(text) || isHiddenZero(text) { return true }
    let joins = text.indices.filter { text[$0...].hasPrefix(", ") }.reversed()
    return joins.contains { join in
      isSpare(String(text[join...].dropFirst(2))) && isTold(String(text[..<join]))
    }
  }

  /// Whether a group that is told by its bounds with numbers is told by its ends without them.
  private func isSpareChange(_ text: String) -> Bool {
    guard let colon = text.ranges(of: ": ").last else { return false }
    let start = Self.plain(String(text[..<colon.upperBound]))
    return open.contains { $0.hasPrefix(start) }
      && book.readings(of: String(text[colon.upperBound...]), as: "groups.change").contains { reading in
        reading.slots.values.allSatisfy { $0.hasPrefix(word) }
      }
  }

  /// Whether a group of zeros is told as every other group.
  private func isHiddenZero(_ text: String) -> Bool {
    guard let colon = text.ranges(of: ": ").last else { return false }
    let zero = book.say("groups.zero")
    let pieces = Self.plain(text[..<colon.upperBound] + zero).components("hidden")
    return open.contains { told in
      told.range(of: Self.plain(zero)).map { Self.matches(String(told[..<$0.upperBound]), pieces[...]) } ?? false
    }
  }

  /// What is told where it does not become too long: numbers beyond a quadrillion are longer than the word for hidden ones.
  private static let spare = [
    "message.varied", "message.middle-half", "message.middle-half-of-means", "turns.up", "turns.down", "turns.then-up",
    "turns.then-down",
    "turns.level", "turns.then-level", "groups.lowest", "groups.highest", "groups.smallest", "groups.largest",
    "groups.without-data",
    "groups.without-value", "groups.not-a-number", "groups.infinite",
  ]

  /// Whether a clause is such a phrase of hidden numbers.
  private func isSpare(_ clause: String) -> Bool {
    // Labels that look alike without their numbers are told apart by more.
    if details.contains(where: { clause == book.say("labels.detail", ["name": $0, "value": word]) }) { return true }
    let small = clause.prefix(1).lowercased() + clause.dropFirst()
    return Self.spare.contains { key in
      book.readings(of: small, as: key).contains { slots in slots.slots.values.contains { $0.hasPrefix(word) } }
    }
  }

  /// A place in a list stays: `2 of 8` at the end.
  private func isPlace(_ digit: String, _ text: String) -> Bool {
    let words = text.split(separator: " ").suffix(3).map(String.init)
    return words.count == 3 && words[1] == "of" && Int(words[0]) != nil && Int(words[2]) != nil
      && (words[0] == digit || words[2] == digit)
  }

  /// A time of day that comes round.
  private func isHour(_ digit: String, _ text: String) -> Bool {
    text.contains(" \(digit) AM") || text.contains(" \(digit) PM")
  }

  /// One digit behind a letter is part of a name, as in CO2.
  private func isInName(_ digit: String, _ text: String) -> Bool {
    digit.count == 1
      && text.split(separator: " ").contains { word in
        word.withoutEnd(",.;:").hasSuffix(digit) && word.first?.isLetter == true
      }
  }

  /// Whether a text has some pieces in their order, with a number between two.
  private static func matches(_ text: String, _ pieces: ArraySlice<String>) -> Bool {
    guard let first = pieces.first, text.hasPrefix(first) else { return false }
    let rest = pieces.dropFirst()
    guard !rest.isEmpty else { return text.count == first.count }
    return fills(text.dropFirst(first.count), rest)
  }

  private static func fills(_ text: Substring, _ pieces: ArraySlice<String>) -> Bool {
    guard let next = pieces.first else { return text.isEmpty }
    // One line is "a line", of whatever number.
    if text.hasPrefix("a "), text.dropFirst().hasPrefix(next),
      fills(text.dropFirst(1 + next.count), pieces.dropFirst())
    {
      return true
    }
    var place = text.startIndex
    var hasDigit = false
    while place < text.endIndex {
      hasDigit = hasDigit || text[place].isNumber || text[place...].hasPrefix("one")
      place = text.index(after: place)
      // A number stands for nothing that goes before a colon.
      if text[..<place].hasSuffix(": ") { return false }
      guard hasDigit else { continue }
      let rest = text[place...]
      if pieces.count == 1
        ? rest == next : rest.hasPrefix(next) && fills(rest.dropFirst(next.count), pieces.dropFirst())
      {
        return true
      }
    }
    return false
  }
}

extension String {
  /// The parts of a text between the occurrences of a word.
  fileprivate func components(_ word: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.range(of: word) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}

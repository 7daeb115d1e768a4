/// The unit that the name of a measure ends with: `level in percent`, `Weight (kg)`, `bill_length_mm`.
struct NamedUnit {
  /// What is measured, without the unit.
  let measure: String
  /// The unit as it is written there.
  let unit: String

  /// `nil` where the name ends with no unit that the voice knows.
  init?(_ name: String, _ voice: Voice) {
    guard let found = Self.aside(name, voice) ?? Self.lastWord(name, voice) else { return nil }
    (measure, unit) = found
  }

  private static func aside(_ name: String, _ voice: Voice) -> (String, String)? {
    for (opening, closing) in [(" in ", ""), (" (in ", ")"), (" (", ")"), (" [", "]")] where name.hasSuffix(closing) {
      guard let start = name.ranges(of: opening).last else { continue }
      let unit = String(name[start.upperBound...].dropLast(closing.count))
      if voice.isUnit(unit), start.lowerBound > name.startIndex { return (String(name[..<start.lowerBound]), unit) }
    }
    return nil
  }

  /// The unit in words that a title is or begins with, in its plural: `Hours`, `Beats per minute`, `Days after the lesson`;
  /// `nil` of any other.
  static func head(of title: String, _ voice: Voice) -> String? {
    let words = title.lowercased().split(separator: " ").map(String.init)
    let whole = words.joined(separator: " ")
    if isPlural(whole, voice) { return whole }
    guard words.count > 1, followers.contains(words[1]), !words.contains("per"), isPlural(words[0], voice) else {
      return nil
    }
    return words[0]
  }

  /// Whether a name is that of several of a unit: no sign, which may mean something else, and not one of it.
  private static func isPlural(_ name: String, _ voice: Voice) -> Bool {
    guard voice.isUnit(name) else { return false }
    return name == voice.unit(name).lowercased() || name.count > 4 && name.hasSuffix("s")
  }

  /// Behind these the rest says from where it is counted, or which way.
  private static let followers: Set<String> = [
    "above", "after", "before", "below", "early", "late", "old", "past", "since", "until",
  ]

  /// Short forms and scales of temperature, which are no words of what is measured: days and people are.
  private static let suffixes: Set<String> = [
    "bpm", "celsius", "cm", "db", "eur", "fahrenheit", "gb", "gbp", "hpa", "kcal", "kg", "km", "kw", "kwh", "mb", "mm",
    "mmhg", "mpg", "mph", "pct", "ppm", "usd",
  ]
  /// Behind these a unit is a part of another, as in `million square km`.
  private static let modifiers: Set<String> = [
    "billion", "cu", "cubic", "million", "passenger", "per", "seat", "sq", "square", "thousand", "tonne", "vehicle",
  ]
  /// Behind `per` these are what a rate is of.
  private static let rates: Set<String> = ["cm", "g", "gb", "kg", "km", "kwh", "mb", "mm"]
  /// One letter is a unit behind words for what has it alone.
  private static let masses: Set<String> = ["mass", "weight"]

  private static func lastWord(_ name: String, _ voice: Voice) -> (String, String)? {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last?.lowercased(), voice.isUnit(last) else { return nil }
    let before = words[words.count - 2].lowercased()
    // Grams per passenger and km are no kilometers.
    let isRate = rates.contains(last) && words.dropLast().contains { $0.lowercased() == "per" }
    guard !modifiers.contains(before), !isRate, Double(before) == nil else { return nil }
    guard suffixes.contains(last) || last == "g" && masses.contains(before) else { return nil }
    return (words.dropLast().joined(separator: " "), last)
  }
}

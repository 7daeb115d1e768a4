import SourceText

extension TimeZoneRules {
  /// The name of the tz database that somebody probably meant; `nil` where none is near.
  ///
  /// A name in other letter case comes first, then a city without its continent, then a name that a few letters differ from.
  ///
  /// ```swift
  /// TimeZoneRules.nearestIdentifier(to: "zurich")  // Europe/Zurich
  /// ```
  package static func nearestIdentifier(to name: String) -> String? {
    guard name.utf8.count <= 100 else { return nil }
    return NearestZone(wanted: ZoneName(name)).name
  }
}

/// A name, and how names are compared: in lower case, with underscores for spaces.
private struct ZoneName {
  let name: String
  let plain: String
  /// Behind the last slash.
  let lastPart: String

  init(_ name: String) {
    self.name = name
    plain = String(name.lowercased().map { $0 == " " ? "_" : $0 })
    lastPart = plain.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Whether the last part is a place: `Etc/GMT+5` and `US/Eastern` say otherwise what zone they are.
  var isPlace: Bool {
    let continents = [
      "africa", "america", "antarctica", "arctic", "asia", "atlantic", "australia", "europe", "indian", "pacific",
    ]
    return lastPart.utf8.count > 3 && continents.contains { plain.hasPrefix($0 + "/") }
  }
}

/// The search for the name nearest to another.
private struct NearestZone {
  let wanted: ZoneName
  /// Those that mean no other name come first.
  private let known: [ZoneName]

  init(wanted: ZoneName) {
    self.wanted = wanted
    let names = ZoneTable.names
    known = (names.filter { !$0.isLink } + names.filter(\.isLink)).map { ZoneName($0.name) }
  }

  var name: String? { known.first { $0.plain == wanted.plain }?.name ?? place ?? (isGuessable ? guess : nil) }

  private var place: String? { known.first { $0.isPlace && $0.lastPart == wanted.lastPart }?.name }

  /// Another letter of an abbreviation, and another number, is another zone.
  private var isGuessable: Bool {
    let isAbbreviation = wanted.plain.utf8.count <= 5 && wanted.name.allSatisfy(\.isUppercase)
    return !isAbbreviation && wanted.plain.utf8.count > 3 && !wanted.plain.contains(where: \.isNumber)
  }

  private var guess: String? {
    if wanted.plain.contains("/") { return nearest(by: \.plain, among: known) }
    let short = known.filter { $0.isPlace || $0.lastPart == $0.plain }
    return nearest(by: \.lastPart, among: short) ?? nearest(by: \.plain, among: known)
  }

  private func nearest(by text: (ZoneName) -> String, among names: [ZoneName]) -> String? {
    let near = NearestNames.nearest(to: wanted.plain, among: names.map(text))
    return names.first { text($0) == near }?.name
  }
}

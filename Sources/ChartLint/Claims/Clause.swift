/// A part of a text that makes one claim, or one list of values.
struct Clause: Sendable {
  /// A word or a phrase of one of the lists for claims.
  struct Word: Sendable, Equatable {
    var list: WordClass
    var tokens: Range<Int>
  }

  var tokens: Range<Int>
  /// The places that it names itself.
  var places: [PlaceMention]
  /// The series that it names itself.
  var series: [SeriesMention]
  /// The amounts in it.
  var numbers: [ClaimNumber]
  /// The words for claims in it, from left to right.
  var words: [Word]
  /// The place at the start of the text, `June 6: …`, which all of it speaks of; empty where the clause names its own.
  var leadingPlaces: [PlaceMention] = []
  /// The series that a clause before it named, where it names none.
  var leadingSeries: [SeriesMention] = []

  /// The places that it speaks of, named here or at the start of the text.
  var allPlaces: [PlaceMention] { places.isEmpty ? leadingPlaces : places }
  /// The series that it speaks of, named here or before.
  var allSeries: [SeriesMention] { series.isEmpty ? leadingSeries : series }

  /// Where a list's words stand.
  func places(of list: WordClass) -> [Range<Int>] { words.filter { $0.list == list }.map(\.tokens) }

  func has(_ list: WordClass) -> Bool { words.contains { $0.list == list } }

  func has(anyOf lists: [WordClass]) -> Bool { words.contains { lists.contains($0.list) } }

  /// Whether it speaks of a part of the data that cannot be told from its words: "since the storm", "on weekdays".
  var isUnsure: Bool { has(anyOf: [.partOfData, .noExtreme, .weighted]) }
}

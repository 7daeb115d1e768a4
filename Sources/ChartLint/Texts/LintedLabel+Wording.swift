/// What rules for wording share: which words of a list are words here, and not part of a name.
extension LintedLabel {

  /// The places of words of a list, without those in phrases that mean something else.
  func places(of list: WordClass) -> [Range<Int>] {
    let found = tokens.places(of: list)
    guard !found.isEmpty else { return [] }
    let harmless = tokens.places(of: .harmless)
    return harmless.isEmpty ? found : found.filter { place in !harmless.contains { $0.overlaps(place) } }
  }

  /// The same without those that stand in what a mark is called: "Several days: 20 percent".
  func spokenPlaces(of list: WordClass) -> [Range<Int>] {
    let found = places(of: list)
    guard !found.isEmpty, let colon = tokens.colon, isName(before: colon) else { return found }
    return found.filter { $0.lowerBound > colon }
  }

  /// A name has no number and nothing that moves before its colon, and a number behind it.
  private func isName(before colon: Int) -> Bool {
    let moves = (0..<colon).contains { tokens.isNumber($0) || tokens.isOf(.movement, $0) }
    return !moves && tokens.tokens.indices.suffix(from: colon).contains { tokens.isNumber($0) }
  }

  /// Places in their order, of those that overlap the first and the longest.
  static func apart(_ places: [Range<Int>]) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    for place in places.sorted(by: { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) })
    where kept.last.map({ $0.overlaps(place) }) != true { kept.append(place) }
    return kept
  }

  /// Whether words stand all alone between signs, as a level does: "Terrible: 4 answers", "June 6: Amazing".
  func isAlone(_ places: Range<Int>) -> Bool {
    let (before, after) = (places.lowerBound - 1, places.upperBound)
    let isOpen = tokens.isBreak(before)
    let isClosed = !tokens.tokens.indices.contains(after) || tokens.isSign(0x3A, after)
    return isOpen && (isClosed || tokens.isSign(0x3A, before) && tokens.isSign(0x2C, after))
  }
}

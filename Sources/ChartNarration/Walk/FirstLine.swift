/// The first line of a walk: the title and the opening, short enough to be heard to its end.
struct FirstLine {
  let narrated: NarratedViews

  /// The most words of an opening: 20 are about seven seconds at 175 words a minute.
  static let mostWords = 20

  /// `Deaths from cholera. At most 822 until July 2, up to a peak of 7,148 in the week of September 3.`
  var text: String {
    Sentence(narrated.title).adding(Self.shortened(opening), .sentence).sentence
  }

  /// What the only chart shows, or how several hang together.
  private var opening: String {
    guard let single = narrated.single else {
      return Sentence(narrated.overview().first ?? "").adding(narrated.message, .sentence).sentence
    }
    return single.message
  }

  /// The sentences, then the parts, then the clauses that fit, in this order; all of it where none does.
  ///
  /// A claim is cut only behind another that stands by itself: what follows a semicolon, or a comma in a course, adds to it.
  static func shortened(_ opening: String) -> String {
    guard wordCount(opening) > mostWords else { return opening }
    for ending in [". ", "; ", ", "] {
      if let kept = longestBeginning(of: opening, before: ending) { return Sentence(kept).sentence }
    }
    return opening
  }

  /// The longest beginning that fits. A comma before a year ends nothing: it stands within a date.
  private static func longestBeginning(of text: String, before ending: String) -> String? {
    let pieces = text.split(separator: ending, omittingEmptySubsequences: false)
    let beginnings = pieces.indices.dropFirst().filter { !beginsWithYear(pieces[$0]) }.map {
      pieces[..<$0].joined(separator: ending)
    }
    return beginnings.last { wordCount($0) <= mostWords }
  }

  private static func beginsWithYear(_ piece: Substring) -> Bool {
    piece.prefix(while: \.isNumber).count == 4 && piece.dropFirst(4).first?.isLetter != true
  }

  private static func wordCount(_ text: String) -> Int { text.split(separator: " ").count }
}

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

  /// The longest beginning before an ending that fits; a comma within a date, before a number, is none.
  private static func longestBeginning(of text: String, before ending: String) -> String? {
    let pieces = text.components(separatedBy: ending)
    let beginnings = pieces.indices.dropFirst().filter { pieces[$0].first?.isNumber == false }.map {
      pieces[..<$0].joined(separator: ending)
    }
    return beginnings.last { wordCount($0) <= mostWords }
  }

  private static func wordCount(_ text: String) -> Int { text.split(separator: " ").count }
}

extension String {
  /// The pieces between a separator.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var (pieces, rest) = ([String](), self[...])
    while let end = rest.firstRange(of: separator) {
      pieces.append(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    return pieces + [String(rest)]
  }
}

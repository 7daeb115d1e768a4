/// What a sentence says of two series, or of two places.
struct ComparisonClaim {
  /// One side: a series or a place with the token where it stands.
  struct Side: Equatable {
    var index: Int
    var isSeries: Bool
    var tokens: Range<Int>
  }

  enum Kind { case more, less, passed }

  var kind: Kind
  /// The words that compare, in tokens.
  var words: Range<Int>
  var first: Side
  /// What it is held against, each of them.
  var others: [Side]
  /// The sentence.
  var sentence: Range<Int>
  /// Whether the others count together.
  var isSum = false
}

/// Finds what the sentences of a label say of two series or places.
struct ComparisonParser {
  let reading: ClaimReading
  private var tokens: LabelTokens { reading.tokens }

  func claims() -> [ComparisonClaim] {
    let lists: [(WordClass, ComparisonClaim.Kind)] =
      [(.isMore, .more), (.isLess, .less), (.passed, .passed)] + measuring
    return reading.sentences.flatMap { sentence -> [ComparisonClaim] in
      lists.flatMap { list, kind in
        tokens.places(of: list).filter { sentence.contains($0.lowerBound) }.compactMap {
          claim(kind, $0, part(sentence, $0))
        }
      }
    }
  }

  /// "Colder" says something of temperatures only, "longer" of lengths and times.
  private var measuring: [(WordClass, ComparisonClaim.Kind)] {
    switch reading.label.claims?.ownUnit?.dimension {
    case "temperature": [(.isWarmer, .more), (.isColder, .less)]
    case "length", "time", "mass": [(.isLonger, .more), (.isShorter, .less)]
    default: []
    }
  }

  /// The part of a sentence about a comparison: up to words that begin another clause.
  private func part(_ sentence: Range<Int>, _ words: Range<Int>) -> Range<Int> {
    let cuts = sentence.filter { tokens.isIn(.part, $0) && !tokens.isWord($0, "and") && !tokens.isWord($0, "before") }
    let start = cuts.last { $0 < words.lowerBound } ?? sentence.lowerBound
    let end = cuts.first { $0 >= words.upperBound } ?? sentence.upperBound
    return start..<max(end, start)
  }

  private func claim(_ kind: ComparisonClaim.Kind, _ words: Range<Int>, _ part: Range<Int>) -> ComparisonClaim? {
    guard !reading.has(.denial, in: part), !derives(part) else { return nil }
    let sides = sides(in: part)
    guard let start = other(behind: words, part, kind),
      let second = sides.first(where: { $0.tokens.lowerBound == start })
    else { return nil }
    let before = sides.filter {
      $0.isSeries == second.isSeries && $0.tokens.upperBound <= start && $0.index != second.index
    }
    // "Bus and Ferry had more than Tram" says something of both.
    guard let first = before.last, !isListed(before, first) else { return nil }
    let others = [second] + listed(behind: second, sides)
    let next = others.last.flatMap { tokens.token($0.tokens.upperBound) }
    let isSum = others.count > 1 && next?.classes.contains(WordClass.derived.set) == true
    return ComparisonClaim(kind: kind, words: words, first: first, others: others, sentence: part, isSum: isSum)
  }

  /// Rates, shares and differences of the data are not its values, unless the axis is named so.
  private func derives(_ part: Range<Int>) -> Bool {
    let name = reading.label.context.y?.name?.lowercased() ?? ""
    return tokens.places(of: .derived).contains { places in
      let word = tokens.characters(tokens.range(of: places)).lowercased()
      return part.contains(places.lowerBound) && !name.contains(word) && word != "together" && word != "combined"
    }
  }

  /// Where the second side begins: behind "than", or right behind "above" and "passed".
  private func other(behind words: Range<Int>, _ part: Range<Int>, _ kind: ComparisonClaim.Kind) -> Int? {
    let than = (words.upperBound..<max(part.upperBound, words.upperBound)).first { tokens.isWord($0, "than") }
    var place = than.map { $0 + 1 } ?? words.upperBound
    while place < part.upperBound, tokens.isIn(.thanFiller, place) { place += 1 }
    // "Bus had more than Ferry": without "than" the name stands right behind.
    return place < part.upperBound ? place : nil
  }

  private func sides(in part: Range<Int>) -> [ComparisonClaim.Side] {
    let series = reading.series(in: part).map {
      ComparisonClaim.Side(index: $0.series, isSeries: true, tokens: $0.tokens)
    }
    let places = reading.places(in: part).compactMap { mention in
      mention.places.count == 1
        ? mention.places.first.map { ComparisonClaim.Side(index: $0, isSeries: false, tokens: mention.tokens) } : nil
    }
    return (series + places).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func listed(behind side: ComparisonClaim.Side, _ sides: [ComparisonClaim.Side]) -> [ComparisonClaim.Side] {
    var found: [ComparisonClaim.Side] = []
    var end = side.tokens.upperBound
    for next in sides where next.tokens.lowerBound >= end && next.isSeries == side.isSeries {
      let between = end..<next.tokens.lowerBound
      guard between.count < 3,
        between.allSatisfy({ tokens.isSign(0x2C, $0) || tokens.isIn(.nameJoiner, $0) || tokens.isIn(.thanFiller, $0) })
      else { break }
      found.append(next)
      end = next.tokens.upperBound
    }
    return found
  }

  private func isListed(_ sides: [ComparisonClaim.Side], _ side: ComparisonClaim.Side) -> Bool {
    tokens.isWord(side.tokens.lowerBound - 1, "and")
      && sides.contains { $0.tokens.upperBound == side.tokens.lowerBound - 1 }
  }
}

/// Which kind of claim a number belongs to; each number belongs to one.
enum ClaimRole: Sendable {
  /// The greatest or the least value.
  case extremum
  case total, mean, median
  /// A difference, a ratio, a percent of what was before.
  case change
  /// A percent of a total.
  case share
  /// How many marks, series or periods there are.
  case count
  /// The end of an axis.
  case bounds
  /// The value of a mark.
  case value
  /// A goal, a threshold, a number of something else.
  case other
}

extension Claims {
  /// Which claim a number of a clause belongs to.
  func role(of number: ClaimNumber, in clause: Clause, _ label: LintedLabel) -> ClaimRole {
    if clause.has(.axis) { return .bounds }
    if isGoal(number, clause, label) || isThreshold(number, clause) && !CountMismatch.isPlaceNoun(number.noun, label) {
      return .other
    }
    if isSide(number, clause) || isRest(number, label) { return .other }
    // "Fell in two of three years".
    if number.isSpelled, label.tokens.isWord(number.tokens.upperBound, "of") { return .other }
    if isChange(number, clause, label) { return isPerPeriod(number, label) ? .other : .change }
    if isBesideUnknown(number, clause, label) { return .other }
    // "21 million against 19 million": the second is that of another.
    if label.tokens.isWord(number.tokens.lowerBound - 1, "against"), clause.allSeries.count < 2,
      clause.numbers.contains(where: { $0.tokens.upperBound <= number.tokens.lowerBound })
    {
      return .other
    }
    // "Red leads Green by 20 points".
    if label.tokens.isWord(number.tokens.lowerBound - 1, "by") { return .other }
    if isPeriod(number, clause, label) { return isOwn(number, label) ? .value : .count }
    if number.isPercent, ownUnit?.dimension != "share" {
      return clause.has(anyOf: [.rise, .fall, .difference])
        ? .change : ownUnit == nil && label.context.y?.unit == nil ? .value : .share
    }
    if let average = averageRole(of: number, clause, label) { return average }
    if ExtremumClaim.extremes(in: clause, label).contains(where: { !$0.isCompound }) { return .extremum }
    return clause.has(anyOf: [.highest, .lowest, .noExtreme])
      && clause.has(anyOf: [.rise, .fall, .difference, .noExtreme]) ? .other : .value
  }

  /// Whether a number counts what the Y axis measures, or could.
  func isOwn(_ number: ClaimNumber, _ label: LintedLabel) -> Bool {
    guard let noun = number.noun else { return true }
    if number.isOwnUnit { return true }
    if let unit = label.context.x?.unit?.lowercased(), unit == noun || unit + "s" == noun || unit == noun + "s" {
      return false
    }
    if let unit = number.unit, let own = ownUnit {
      return unit.dimension == own.dimension || unit.dimension == "degrees" && own.dimension == "temperature"
    }
    if series.contains(where: { $0.tokens.lowerBound == number.tokens.upperBound }) { return true }
    let names = [label.context.y?.name, label.context.y?.unit].compactMap { $0?.lowercased() }
    let singular = noun.hasSuffix("s") ? String(noun.dropLast()) : noun
    return names.contains { $0 == noun || $0.hasPrefix(singular) || $0.hasSuffix(noun) }
  }

  private func isGoal(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    let goals = clause.places(of: .goal)
    guard !goals.isEmpty else { return false }
    return label.context.goal.map(number.says) ?? false
      || goals.contains { $0.lowerBound - number.tokens.upperBound <= 2 && $0.lowerBound >= number.tokens.upperBound }
      || goals.contains { $0.upperBound <= number.tokens.lowerBound && number.tokens.lowerBound - $0.upperBound <= 2 }
  }

  /// `more than 9,000`, `above 8,000`, `at least 3`.
  private func isThreshold(_ number: ClaimNumber, _ clause: Clause) -> Bool {
    clause.words.contains {
      [.more, .less, .noExtreme].contains($0.list) && $0.tokens.upperBound == number.tokens.lowerBound
    }
  }

  /// `4 places above zero, 1 below zero`: how many or how much lies beyond a number.
  private func isSide(_ number: ClaimNumber, _ clause: Clause) -> Bool {
    clause.words.contains { word in
      [.more, .less].contains(word.list)
        && (0...2).contains(word.tokens.lowerBound - number.tokens.upperBound)
        && (clause.numbers.contains { $0.tokens.lowerBound == word.tokens.upperBound }
          || besides.contains(word.tokens.upperBound))
    }
  }

  /// "Elm, Fir, and 3 more": how many a list leaves out.
  private func isRest(_ number: ClaimNumber, _ label: LintedLabel) -> Bool {
    let (before, end) = (number.tokens.lowerBound - 1, number.tokens.upperBound)
    guard label.tokens.isWord(end, "more"), label.tokens.isBreak(end + 1) else { return false }
    if label.tokens.isSign(0x3B, before) { return true }
    // What a list names stands before: "40 riders, 29 more" is a difference.
    let last = label.tokens.isSign(0x2C, before - 1) ? before - 2 : before - 1
    let isName =
      (places.map(\.tokens) + series.map(\.tokens)).contains { $0.contains(last) }
      || label.tokens.isNumber(last) && label.tokens.isSign(0x2C, last - 1)
    return isName && (label.tokens.isWord(before, "and") || label.tokens.isSign(0x2C, before))
  }

  /// Whether a number says by how much or how many times.
  private func isChange(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    let (start, end) = (number.tokens.lowerBound, number.tokens.upperBound)
    let direct: [WordClass] = [.rise, .fall, .difference]
    let isBehind = clause.words.contains { word in
      direct.contains(word.list) && word.tokens.upperBound <= start && start - word.tokens.upperBound <= 2
        && !clause.words.contains {
          [.from, .to].contains($0.list) && (word.tokens.upperBound..<start).contains($0.tokens.lowerBound)
        }
        && !clause.places.contains { (word.tokens.upperBound..<start).overlaps($0.tokens) }
    }
    let isBefore = clause.words.contains { word in
      [.percentagePoint, .times].contains(word.list) && word.tokens.lowerBound == end
        || [.more, .less, .rise, .fall].contains(word.list) && stands(word, behind: number, label)
          && !isBeyond(word, clause, label)
    }
    let isBehindNoun = clause.words.contains { word in
      [.more, .less].contains(word.list) && word.tokens.lowerBound == end + nouns(of: number)
        && !isBeyond(word, clause, label)
    }
    let isAfterVerb = isBehind && !clause.has(anyOf: [.highest, .lowest])
    return isAfterVerb || isBefore || isBehindNoun
  }

  /// Whether a word stands behind a number, perhaps with what it counts in between: "5 more", "5 steps more"; no sign parts them.
  private func stands(_ word: Clause.Word, behind number: ClaimNumber, _ label: LintedLabel) -> Bool {
    let end = number.tokens.upperBound
    guard word.tokens.lowerBound > end else { return word.tokens.lowerBound == end }
    return word.tokens.lowerBound == end + 1 && label.tokens.token(end)?.kind == .word
  }

  /// "44,700 over 7 days", "9,100 under a clear sky": a word for beyond with no place, series or goal behind it compares nothing.
  private func isBeyond(_ word: Clause.Word, _ clause: Clause, _ label: LintedLabel) -> Bool {
    guard label.tokens.isIn(.beyond, word.tokens.lowerBound), word.tokens.count == 1 else { return false }
    let next = word.tokens.upperBound
    let named =
      clause.places.map(\.tokens) + clause.series.map(\.tokens) + clause.places(of: .goal)
      + clause.places(of: .mean) + clause.places(of: .median)
    return !named.contains { (next...(next + 2)).contains($0.lowerBound) }
  }

  /// "898.75 hectopascals, 392.12 above half of that": behind a value of its own, so much is said beside something unknown.
  private func isBesideUnknown(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    clause.words.contains { word in
      [.more, .less].contains(word.list) && stands(word, behind: number, label) && isBeyond(word, clause, label)
    } && clause.numbers.contains { $0.tokens.upperBound < number.tokens.lowerBound && isOwn($0, label) }
  }

  /// How many words its unit or what it counts has.
  private func nouns(of number: ClaimNumber) -> Int { number.noun?.split(separator: " ").count ?? 0 }

  /// "Warms by 5 degrees a month": each step, of which no pair of values tells.
  private func isPerPeriod(_ number: ClaimNumber, _ label: LintedLabel) -> Bool {
    let end = number.tokens.upperBound + nouns(of: number)
    guard let per = [end, end + 1].first(where: { label.tokens.isIn(.per, $0) }),
      let period = label.tokens.token(per + 1)
    else { return false }
    // The name of the X axis is protected, so that no list has it.
    return label.tokens.isIn(.periodNoun, per + 1)
      || CountMismatch.isPlaceNoun(label.tokens.characters(of: period).lowercased(), label)
  }

  private func isPeriod(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    clause.words.contains { word in
      [.periodNoun, .countedMark, .seriesNoun].contains(word.list) && word.tokens.lowerBound == number.tokens.upperBound
    } || CountMismatch.isPlaceNoun(number.noun, label)
  }

  /// The sum, the mean or the median that a number is said to be: that of the nearest word.
  private func averageRole(of number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> ClaimRole? {
    let name = label.context.y?.name?.lowercased() ?? ""
    // "The average change was 765 a day".
    let changes = label.tokens.places(of: .changeName).filter { clause.tokens.contains($0.lowerBound) }
    if changes.contains(where: { !name.contains(label.tokens.characters(label.tokens.range(of: $0)).lowercased()) }),
      clause.has(anyOf: [.total, .mean, .median])
    {
      return .other
    }
    var best: (role: ClaimRole, list: WordClass, distance: Int)?
    for (list, role) in [(WordClass.total, ClaimRole.total), (.mean, .mean), (.median, .median)] {
      for place in clause.places(of: list) {
        // A field of totals has a total as the value of each mark.
        if name.contains(list.name) || list == .mean && name.contains("average") { continue }
        if isOfChange(place, clause) { return .other }
        // "Average temperature rises from 1 to 23": what moves has a value at each place, and is no mean of them.
        if list == .mean, isMoving(place, number, clause) {
          if data.hasSeries { return .other }
          continue
        }
        let distance = Self.distance(place, number, label)
        if best.map({ distance < $0.distance }) ?? true { best = (role, list, distance) }
      }
    }
    // "Mean 6,386, range 6,100": each word has one number, the nearest.
    if let best,
      clause.numbers.contains(where: { other in
        other.tokens != number.tokens
          && clause.places(of: best.list).allSatisfy {
            Self.distance($0, other, label) < Self.distance($0, number, label)
          }
      })
    {
      return .other
    }
    if let best { return clause.has(anyOf: [.highest, .lowest]) ? .other : best.role }
    return isRate(number, clause, label) || isOfEach(number, clause, label) ? .mean : nil
  }

  /// "40 trains, 20 each": a mean of the marks of one series, right behind their total.
  private func isOfEach(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    let each = number.tokens.upperBound + nouns(of: number)
    guard label.tokens.isWord(each, "each"), label.tokens.isBreak(each + 1), clause.allSeries.count < 2,
      self.series(of: clause) != nil,
      let total = clause.numbers.last(where: { $0.tokens.upperBound <= number.tokens.lowerBound })
    else { return false }
    let values = marks(of: clause).compactMap(\.value)
    let before = label.tokens.isWord(number.tokens.lowerBound - 1, "about") ? 2 : 1
    return values.count > 1 && total.says(values.reduce(0, +))
      && label.tokens.isSign(0x2C, number.tokens.lowerBound - before)
  }

  /// How far a number stands from a word; one before the word further than one behind it.
  private static func distance(_ word: Range<Int>, _ number: ClaimNumber, _ label: LintedLabel) -> Int {
    guard word.lowerBound < number.tokens.upperBound else { return word.lowerBound - number.tokens.upperBound + 3 }
    // "270 in total, 185 Adult": a comma parts a word from what follows.
    let isParted = label.tokens.isSign(0x2C, word.upperBound)
    return number.tokens.lowerBound - word.upperBound + (isParted ? 5 : 0)
  }

  /// "Rose by a mean of 2.5 a year": of the steps, not of the values.
  private func isOfChange(_ word: Range<Int>, _ clause: Clause) -> Bool {
    clause.words.contains { move in
      let between = move.tokens.upperBound..<max(word.lowerBound, move.tokens.upperBound)
      return [.rise, .fall].contains(move.list) && move.tokens.upperBound <= word.lowerBound && between.count <= 2
        && !clause.places(of: .to).contains { between.contains($0.lowerBound) }
    }
  }

  /// Whether a word stands before a move that a number is an end of.
  private func isMoving(_ word: Range<Int>, _ number: ClaimNumber, _ clause: Clause) -> Bool {
    let isEnd = clause.words.contains {
      [.from, .to].contains($0.list) && $0.tokens.upperBound == number.tokens.lowerBound
    }
    return isEnd
      && clause.words.contains { move in
        [.rise, .fall].contains(move.list) && move.tokens.lowerBound >= word.upperBound
          && move.tokens.upperBound <= number.tokens.lowerBound
      }
  }

  /// `6,303 a day`: a mean where more than one mark is spoken of.
  private func isRate(_ number: ClaimNumber, _ clause: Clause, _ label: LintedLabel) -> Bool {
    let behind = clause.places(of: .periodNoun).contains { period in
      period.lowerBound > number.tokens.upperBound && period.lowerBound - number.tokens.upperBound <= 3
        && clause.places(of: .per).contains { $0.upperBound == period.lowerBound }
    }
    // "From 11 to 16 tests a day" are values.
    let isEnd = clause.words.contains { word in
      word.list == .to && word.tokens.upperBound == number.tokens.lowerBound
        && clause.numbers.contains { other in
          other.tokens.upperBound == word.tokens.lowerBound
            && clause.words.contains { $0.list == .from && $0.tokens.upperBound == other.tokens.lowerBound }
        }
    }
    return behind && !isEnd && label.context.y?.unit?.contains("per") != true && marks(of: clause).count > 1
  }
}

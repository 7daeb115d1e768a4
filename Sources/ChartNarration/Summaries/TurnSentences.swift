import ChartAnalysis
import ChartModel

/// How a series goes up and down in a few stretches, one after another.
struct TurnSentences: Narrating {
  let narrator: Narrator
  private var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }

  /// `Down from 59 in January 2000 to 15 in September 2002, up to 27 dollars in January 2007.`
  func turns(_ stretches: [CourseStretch], in series: Series, isBrief: Bool = false) -> String {
    parts(stretches, in: series, isBrief: isBrief).sentence
  }

  private func parts(_ stretches: [CourseStretch], in series: Series, isBrief: Bool) -> Sentence {
    let stretches = Self.told(stretches)
    let last = stretches.lastIndex { $0.direction != .level }
    // The ends of the series, whose places are left out in brief.
    let told = isBrief ? series.toldNumbers : []
    return stretches.enumerated().reduce(into: Sentence()) { sentence, stretch in
      // The unit is said once, behind the last value.
      let (isFirst, isLast) = (stretch.offset == 0, stretch.offset == last)
      let isEnd =
        isFirst
        ? stretch.element.places.lowerBound == told.first?.place
        : isLast && stretch.element.places.upperBound == told.last?.place
      sentence.append(turn(stretch.element, isFirst: isFirst, isLast: isLast, isBrief: isEnd, in: series))
    }
  }

  /// The most words that a message may have: longer ones are forgotten before they end.
  private static let mostWords = 25

  /// Half a day and the like belong to the number before them, and so does that it is rounded.
  private func isShort(_ text: String) -> Bool {
    let rounded = voice.say(.numberAbout, ["number": ""]).split(separator: " ")
    return text.split(separator: " ").count { word in
      !rounded.contains(word) && word.utf8.contains { $0 > 0x60 || (0x30...0x39).contains($0) }
    } <= Self.mostWords
  }

  /// The stretches in a sentence, without the ends of X, which the axis tells, where it is too long with them; empty where it is too long
  /// without.
  func shortTurns(_ stretches: [CourseStretch], in series: Series) -> String {
    let shortest = Sentence(shortestText(stretches, in: series)).sentence
    return isShort(shortest) ? shortest : ""
  }

  /// The same as a part of a sentence, however long it is.
  func shortestText(_ stretches: [CourseStretch], in series: Series) -> String {
    parts(stretches, in: series, isBrief: !isShort(turns(stretches, in: series))).text
  }

  /// More stretches make a long sentence.
  private static let mostStretches = 3

  /// The stretches, but of many those that stay level between two others.
  private static func told(_ stretches: [CourseStretch]) -> [CourseStretch] {
    guard stretches.count > mostStretches, let first = stretches.first, let last = stretches.last else {
      return stretches
    }
    return [first] + stretches.dropFirst().dropLast().filter { $0.direction != .level } + [last]
  }

  /// - Parameter isBrief: Whether it begins with the first value of the series, or goes to the last, whose place is not said.
  private func turn(
    _ stretch: CourseStretch, isFirst: Bool, isLast: Bool, isBrief: Bool, in series: Series
  ) -> String {
    var values = courseEnds.ends(stretch.places, from: stretch.start, to: stretch.end, in: series)
    if !isLast {
      values["last"] = plain(stretch.end)
      values["place-last"] = places.placeBefore(series.marks[stretch.places.upperBound].x)
    }
    switch (stretch.direction, isFirst) {
    case (.rising, true): return voice.say(isBrief ? .turnUpFromFirst : .turnUp, values)
    case (.falling, true): return voice.say(isBrief ? .turnDownFromFirst : .turnDown, values)
    case (.rising, false): return voice.say(isBrief ? .turnUpToLast : .turnThenUp, values)
    case (.falling, false): return voice.say(isBrief ? .turnDownToLast : .turnThenDown, values)
    case (.level, _), (.varied, _):
      values["level"] = stretch.isConstant ? plain(stretch.start) : about(stretch.median).text
      values["x"] = places.end(series.marks[stretch.places.upperBound].x)
      return voice.say(isFirst ? .turnLevel : .turnThenLevel, values)
    }
  }

  /// `about 72`: what values lie near, even where it is one of them.
  func about(_ number: Double) -> SpokenText {
    let spoken = yNumbers.rounded(number, decimals: chart.yAxis.decimals)
    let word = voice.say(.numberAbout, ["number": ""]).trimmingPrefix(" ")
    guard !spoken.text.contains(word) else { return spoken }
    return SpokenText(text: voice.say(.numberAbout, ["number": spoken.text]), shown: spoken.shown)
  }
}

import ChartAnalysis
import ChartModel

/// How a series goes up and down in a few stretches, one after another.
struct TurnSentences: Narrating {
  let narrator: Narrator
  private var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }

  /// `Down from 59 in January 2000 to 15 in September 2002, up to 27 dollars in January 2007.`
  func turns(_ stretches: [CourseStretch], in series: Series) -> String {
    let last = stretches.lastIndex { $0.direction != .level }
    return stretches.enumerated().reduce(into: Sentence()) { sentence, stretch in
      // The unit is said once, behind the last value.
      let place = stretch.offset
      sentence.append(turn(stretch.element, isFirst: place == 0, isLast: place == last, in: series))
    }.sentence
  }

  private func turn(_ stretch: CourseStretch, isFirst: Bool, isLast: Bool, in series: Series) -> String {
    var values = courseEnds.ends(stretch.places, from: stretch.start, to: stretch.end, in: series)
    if !isLast { values["last"] = plain(stretch.end) }
    switch (stretch.direction, isFirst) {
    case (.rising, true): return voice.say(.turnUp, values)
    case (.falling, true): return voice.say(.turnDown, values)
    case (.rising, false): return voice.say(.turnThenUp, values)
    case (.falling, false): return voice.say(.turnThenDown, values)
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

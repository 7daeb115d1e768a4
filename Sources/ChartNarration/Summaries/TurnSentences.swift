import ChartAnalysis
import ChartModel

/// How a series goes up and down in a few stretches, one after another.
struct TurnSentences: Narrating {
  let narrator: Narrator
  private var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }

  /// `Down from 59 in January 2000 to 15 in September 2002, up to 27 dollars in January 2007.`
  func turns(_ stretches: [CourseStretch], in series: Series) -> String {
    let stretches = Self.told(stretches)
    let last = stretches.lastIndex { $0.direction != .level }
    return stretches.enumerated().reduce(into: Sentence()) { sentence, stretch in
      // The unit is said once, behind the last value.
      let place = stretch.offset
      sentence.append(turn(stretch.element, isFirst: place == 0, isLast: place == last, in: series))
    }.sentence
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

  private func turn(_ stretch: CourseStretch, isFirst: Bool, isLast: Bool, in series: Series) -> String {
    var values = courseEnds.ends(stretch.places, from: stretch.start, to: stretch.end, in: series)
    if !isLast {
      values["last"] = plain(stretch.end)
      values["place-last"] = places.placeBefore(series.marks[stretch.places.upperBound].x)
    }
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

import ChartAnalysis
import ChartModel

/// What a person asks about the place where they are, and about the chart.
struct FocusAnswers: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .whereAmI: whereAmI
    case .mean: besideMean
    case .previous: besidePrevious
    case .compare: besideAnchor
    case .rank: rank
    case .overview: FocusAnnouncement(state.scene.overview.value)
    case .summary: FocusAnnouncement(state.scene.summary.value)
    case .spell: FocusAnnouncement(spelled)
    default: repeated
    }
  }

  /// `June 6, 6 of 7. June 1 to June 7, 1 of 5. Steps.`
  private var whereAmI: FocusAnnouncement {
    var sentence = Sentence()
    var next: Int? = state.place
    while let place = next {
      sentence.append(whereabouts(of: place), .sentence)
      next = tree.places[place].parent
    }
    return FocusAnnouncement(sentence.sentence)
  }

  private func whereabouts(of place: Int) -> String {
    let own = tree.places[place]
    let siblings = own.parent.map { tree.places[$0].children } ?? []
    // The only series of a chart has no name.
    guard own.role != .series || !own.name.isEmpty else { return "" }
    let name = Sentence(shortName(of: place))
    guard own.role == .group || own.role == .mark, let step = siblings.firstIndex(of: place) else { return name.text }
    let sentence = name.adding(position(step + 1, of: siblings.count))
    let count = tree.lanes[own.lane].count
    guard own.mark != nil, count > siblings.count else { return sentence.text }
    return sentence.adding(voice.say(.walkInAll, ["position": position(own.step + 1, of: count)])).text
  }

  // MARK: Comparisons

  /// The mark of this place, with its facts among its series.
  private var standing: (facts: PlaceFacts, track: FocusTrack, narrator: Narrator)? {
    guard let mark = here.mark, let view = here.view else { return nil }
    let (narrator, shown) = (state.scene.wholes[view], state.scene.track(of: mark))
    let tracks =
      shown.series.marks.count == narrator.chart.markCount(of: shown.series.id)
      ? [shown] : FocusTrack.all(of: narrator, view: view)
    guard let track = tracks.first(where: { $0.series.id == shown.series.id }) else { return nil }
    // Among all marks it stands elsewhere than among those that are shown.
    let own =
      track.series.marks.count == shown.series.marks.count
      ? mark.place : track.series.marks.firstIndex { $0.id == here.id }
    return own.flatMap { PlaceFacts($0, in: track.series, track.facts) }.map { ($0, track, narrator) }
  }

  private var besideMean: FocusAnnouncement {
    guard let (facts, track, narrator) = standing, let difference = facts.fromMean else { return unanswered }
    let text = SelectedPlaceLines(narrator: narrator).fromMean(difference, track.facts.statistics, place: true)
    return FocusAnnouncement(Sentence(text).sentence)
  }

  private var besidePrevious: FocusAnnouncement {
    guard let (facts, track, narrator) = standing, let difference = facts.fromPrevious else { return unanswered }
    let place = narrator.places.place(track.series.marks[facts.place - 1].x)
    return FocusAnnouncement(
      Sentence(SelectedPlaceLines(narrator: narrator).fromPrevious(difference, place, isExact: true)).sentence)
  }

  private var rank: FocusAnnouncement {
    guard let (facts, _, narrator) = standing else { return unanswered }
    let values: PhraseValues = ["k": narrator.numbers.whole(facts.rank), "n": narrator.numbers.whole(facts.valueCount)]
    return FocusAnnouncement(Sentence(voice.say(.selectionRank, values)).sentence)
  }

  /// Beside the place where the range begins, or the last bookmark.
  private var besideAnchor: FocusAnnouncement {
    guard let anchor = state.rangeStart ?? state.bookmarks.last?.anchor else { return said(.walkNothingToCompare) }
    guard anchor.view == here.view ?? anchor.view else { return said(.walkOtherChart) }
    guard let place = place(of: anchor) else { return said(.walkNotShown) }
    guard let (_, _, narrator) = standing, let own = value(at: state.place)?.number,
      let other = value(at: place)?.number, let difference = ChartFacts.difference(own, other)
    else { return unanswered }
    guard place != state.place else { return said(.walkSamePlace) }
    let isSameSeries = tree.places[place].mark?.track == here.mark?.track
    let name = isSameSeries ? tree.places[place].mark.map { narrator.places.place($0.x) } : shortName(of: place)
    return FocusAnnouncement(
      Sentence(SelectedPlaceLines(narrator: narrator).fromPrevious(difference, name ?? "", isExact: true)).sentence)
  }

  /// Why nothing can be compared here.
  private var unanswered: FocusAnnouncement { said(here.mark == nil ? .walkNotOnMark : .walkNoValue) }

  // MARK: Again

  private var repeated: FocusAnnouncement {
    if !state.last.lines.isEmpty { return state.last }
    return FocusAnnouncement(here.label, tones: tones(at: state.place))
  }

  /// Its characters one by one: capitals, blanks and signs by their names where they have some.
  private var spelled: String {
    let text = state.last.lines.isEmpty ? here.label : state.last.lines.joined(separator: " ")
    return text.map(spelled).joined(separator: ", ")
  }

  private func spelled(_ character: Character) -> String {
    switch character {
    case " ": voice.say(.walkBlank)
    case ",": voice.say(.walkComma)
    case ".": voice.say(.walkStop)
    case ":": voice.say(.walkColon)
    case "-", "−": voice.say(.walkHyphen)
    default:
      character.isUppercase ? voice.say(.walkCapital, ["letter": String(character)]) : String(character)
    }
  }
}

extension BucketedChart {
  /// How many marks a series has, whether one walks it or it is a part; `nil` where there is none of that id.
  fileprivate func markCount(of id: String) -> Int? {
    (walkedSeries + series).first { $0.id == id }?.marks.count
  }
}

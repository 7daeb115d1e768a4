import ChartModel

/// What is heard on request, and how.
struct FocusSounds: FocusStep {
  var walk: FocusWalk
  private var marksInRange: [String] { FocusRange(walk: walk).marks }

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .play: playHere
    case .playGroup: heard(inside(group))
    case .playRange: marksInRange.isEmpty ? said(.walkNoRange) : heard(.marks(marksInRange))
    case .playFromHere: heard(tree.firstMark(in: state.place).map { .from(tree.places[$0].id) })
    case .playAll: heard(.all)
    case .playGist: heard(.gist)
    case .stop: FocusAnnouncement(Sentence(voice.say(.walkStopped)).sentence, tones: .stop)
    case .faster: play(at: state.tempo * Self.tempoStep)
    case .slower: play(at: state.tempo / Self.tempoStep)
    case .words: switchWords()
    default: switchTones()
    }
  }

  /// A mark with its words, as when one arrives; every other place with all that is inside.
  private var playHere: FocusAnnouncement {
    guard let tones = tones(at: state.place) else { return heard(inside(state.place)) }
    return FocusAnnouncement(Sentence(here.label).sentence, tones: tones)
  }

  /// Where nothing sounds by itself, as in a chart without marks, that is said.
  private func heard(_ tones: ToneRequest?) -> FocusAnnouncement {
    guard let tones, state.canSound, tree.tracks.contains(where: { !tree.lanes[$0.lane].isEmpty }) else {
      return said(.walkNoTones)
    }
    let key: WalkPhraseKey = state.playsTones ? .walkPlaying : .walkTonesOff
    return FocusAnnouncement(Sentence(voice.say(key)).sentence, tones: tones)
  }

  private var group: Int {
    here.role == .group ? state.place : tree.around(state.place) { $0.role == .group } ?? here.parent ?? state.place
  }

  /// The marks below a place, in walking order; parts of a stack are heard with their total.
  private func inside(_ place: Int) -> ToneRequest? {
    if tree.places[place].parent == nil { return .all }
    var ids: [String] = []
    var open = [place]
    while let place = open.popLast() {
      if tree.places[place].mark != nil { ids.append(tree.places[place].id) }
      if tree.places[place].mark == nil { open += tree.places[place].children.reversed() }
    }
    return ids.isEmpty ? nil : .marks(ids)
  }

  // MARK: Settings

  private static let tempoStep = 2.0.squareRoot()
  private static let tempos = 0.5...4.0

  private mutating func play(at tempo: Double) -> FocusAnnouncement {
    // To hundredths, so that as many steps back as forth end where they began.
    let next = min(max((tempo * 100).rounded() / 100, Self.tempos.lowerBound), Self.tempos.upperBound)
    guard next != state.tempo else { return said(next > 1 ? .walkFastest : .walkSlowest) }
    state.tempo = abs(next - 1) < 0.02 ? 1 : next
    let number = SpokenNumber(voice: voice).exact(state.tempo, decimals: 2).text
    var announcement = state.tempo == 1 ? said(.walkNormalTempo) : said(.walkTempo, ["number": number])
    announcement.tempo = state.tempo
    return announcement
  }

  private mutating func switchWords() -> FocusAnnouncement {
    state.saysWords.toggle()
    return said(state.saysWords ? .walkWordsOn : .walkWordsOff)
  }

  private mutating func switchTones() -> FocusAnnouncement {
    guard state.canSound else { return said(.walkNoTones) }
    state.playsTones.toggle()
    let key: WalkPhraseKey = state.playsTones ? .walkTonesOn : .walkTonesOff
    return FocusAnnouncement(Sentence(voice.say(key)).sentence, tones: state.playsTones ? nil : .stop)
  }
}

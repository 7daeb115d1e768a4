import TOMLKit

/// One list of words that tell what stands beside them; its raw value is its name under `[frames]` in `voices/lint/en.toml`.
enum WordFrame: String, CaseIterable, Sendable {
  case shoutedPlaceholder = "shouted-placeholder"
  case placeholderSlot = "placeholder-slot"
  case nullNoun = "null-noun"
  case dateLead = "date-lead"
  case weakDateLead = "weak-date-lead"
  case fractionNoun = "fraction-noun"
  case scoreWord = "score-word"
  case seasonNoun = "season-noun"
  case rangeLead = "range-lead"
  case rangeNoun = "range-noun"
  case rangeVerb = "range-verb"
  case numberedThing = "numbered-thing"
  case unitNameNoun = "unit-name-noun"
  case unitLikeName = "unit-like-name"
  case nameAtStart = "name-at-start"
  case letterAlone = "letter-alone"
  case placeLikeUnit = "place-like-unit"
  case unitAdjective = "unit-adjective"
  case decadeLead = "decade-lead"
  case otherWeekday = "other-weekday"
  case idNoun = "id-noun"
  case preciseQuantity = "precise-quantity"
  case placeWord = "place-word"
  case timeSpan = "time-span"
  case relativeLead = "relative-lead"
  case article
  case one
  case lookNoun = "look-noun"
  case placeLink = "place-link"
  case dayLink = "day-link"
  case pairLink = "pair-link"
  case pairLead = "pair-lead"
  case noAmountLead = "no-amount-lead"
  case partJoiner = "part-joiner"
  case partLead = "part-lead"
  case extremeUnit = "extreme-unit"
  case extremeOfNames = "extreme-of-names"
}

/// Words that are asked only of the neighbours of something suspicious, so that the others cost no time.
struct WordFrames: Sendable {
  private var words: [WordFrame: Set<String>] = [:]

  init(_ table: TOMLTable? = nil) {
    for frame in WordFrame.allCases {
      let entries = table?[frame.rawValue]?.array ?? TOMLArray()
      words[frame] = Set(entries.compactMap { $0.string?.lowercased() })
    }
  }

  /// Whether a word in lower case belongs to a frame.
  func has(_ word: String, in frame: WordFrame) -> Bool { words[frame]?.contains(word) ?? false }
}

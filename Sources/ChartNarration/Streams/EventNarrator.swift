/// Says what a move of an event changes, in one voice.
public struct EventNarrator: Sendable {
  private let voice: Voice
  private let numbers: SpokenNumber
  /// Names beyond this are counted.
  private static let mostNames = 5
  /// Times are told to a thousandth of a second.
  private static let decimals = 3

  /// A narrator in a voice.
  public init(voice: Voice) {
    self.voice = voice
    numbers = SpokenNumber(voice: voice)
  }

  /// Where an event goes: `A3 moves from 4 seconds to 1.5 seconds, now 2 of 3, before 3 of 3.`
  ///
  /// - Parameters:
  ///   - from: its time before, in seconds.
  ///   - to: its time after, in seconds.
  ///   - order: which of its timeline's events it was and is, counted from 1, and how many there are.
  public func moved(_ id: String, from: Double, to: Double, order: (before: Int, after: Int, count: Int)) -> String {
    guard from != to else { return Sentence(voice.say(.eventsStays, ["name": id.spoken, "at": time(to)])).sentence }
    let move = voice.say(.eventsMoved, ["name": id.spoken, "from": time(from), "to": time(to)])
    let places = [order.after, order.before].map {
      voice.say(.labelPosition, ["k": numbers.ordinal($0), "n": numbers.ordinal(order.count)])
    }
    let change = voice.say(.eventsOrder, ["now": places.first ?? "", "before": places.last ?? ""])
    return Sentence(move).adding(order.before == order.after ? "" : change).sentence
  }

  /// What it does to a combination: events that are gone, that are new, and that come out at another time.
  public func changes(gone: [String], new: [String], retimed: [String]) -> String {
    guard !gone.isEmpty || !new.isEmpty || !retimed.isEmpty else {
      return Sentence(voice.say(.eventsUnchanged)).sentence
    }
    let lists: [(StreamPhraseKey, [String])] = [(.eventsGone, gone), (.eventsNew, new), (.eventsRetimed, retimed)]
    return lists.filter { !$0.1.isEmpty }.reduce(Sentence()) {
      $0.adding(voice.say($1.0, ["names": voice.list($1.1.map(\.spoken), atMost: Self.mostNames)]), .sentence)
    }.sentence
  }

  private func time(_ seconds: Double) -> String {
    let spoken = numbers.exact(seconds, decimals: Self.decimals)
    return voice.say(
      .labelValue, ["number": spoken.text, "unit": voice.unit("second", forShown: spoken.shown)])
  }
}

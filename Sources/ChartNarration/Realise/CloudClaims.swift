import ChartAnalysis
import ChartModel

/// Puts claims about clouds of points into words: which group lies where, and which point stands apart.
struct CloudClaims: Narrating {
  let narrator: Narrator
  private var extremeSentences: ExtremeSentences { ExtremeSentences(narrator: narrator) }

  /// `Gentoo apart, with higher flipper length and lower bill depth`.
  func text(of sides: GroupSides) -> String {
    let (x, y) = (names.xAlone.withoutAside, names.y.withoutAside)
    let found = [sides.higherX.map { side($0, x) }, sides.higherY.map { side($0, y) }].compactMap { $0 }
    return voice.say(
      .messageGroupApart, ["name": seriesName(chart.walkedSeries[sides.series]), "sides": voice.list(found)])
  }

  private func side(_ isHigher: Bool, _ title: String) -> String {
    voice.say(isHigher ? .messageHigherSide : .messageLowerSide, ["title": title])
  }

  /// `O. exclamationis above O. niveus at the same temperature`.
  func text(of above: GroupAbove) -> String {
    voice.say(
      .messageGroupAbove,
      [
        "name": seriesName(chart.walkedSeries[above.upper]), "other": seriesName(chart.walkedSeries[above.lower]),
        "x": names.xAlone.withoutAside,
      ])
  }

  /// `Ever more steeply where shell length is high`.
  func text(of bend: CloudBend) -> String {
    voice.say(bend.isSteeper ? .messageEverSteeper : .messageLessAndLess, ["x": names.xAlone.withoutAside])
  }

  /// `Palm Beach far above all others, 3,407 at 152,846`, where a point has a name of its own; else by its place.
  func text(of point: FarPoint) -> String {
    let mark = chart.walkedSeries[point.place.series].marks[point.place.mark]
    guard let name = ownName(of: mark), let number = mark.value.number else {
      return extremeSentences.extreme(highest: point.isHighest, of: Array(zip(chart.walkedSeries, facts.walked))) ?? ""
    }
    let values: PhraseValues = ["name": name, "value": value(number), "place": places.place(mark.x)]
    return voice.say(point.isHighest ? .messageFarPointAbove : .messageFarPointBelow, values)
  }

  /// `Launa apart from all others, 4.88 at 16.42`.
  func lonePoint(_ place: MarkPlace) -> String {
    let mark = chart.walkedSeries[place.series].marks[place.mark]
    let name = ownName(of: mark) ?? voice.say(.messageOnePoint)
    return voice.say(
      .messageLonePoint, ["name": name, "value": value(mark.value.number ?? .nan), "place": places.place(mark.x)])
  }

  /// `Bens of Jura far above that, 205 minutes at 16 miles`, `Bens of Jura and Knock Hill far above that`.
  func text(of point: OffRelation) -> String {
    let marks = point.places.map { chart.walkedSeries[$0.series].marks[$0.mark] }
    let names = marks.compactMap(ownName)
    guard let mark = marks.first, let number = mark.value.number else { return "" }
    guard marks.count == 1 else {
      let list = names.count == marks.count ? voice.list(names) : voice.say(.overviewPoints, count: marks.count)
      return voice.say(point.isAbove ? .messageAllOffAbove : .messageAllOffBelow, ["names": list])
    }
    let values: PhraseValues = [
      "name": names.first ?? voice.say(.messageOnePoint), "value": value(number), "place": places.place(mark.x),
    ]
    return voice.say(point.isAbove ? .messageOffAbove : .messageOffBelow, values)
  }

  /// `Median wing length and weight: Red-tailed 384 and 1,070 grams; Sharp-shinned 191 and 120 grams`.
  func text(of centres: GroupCentres) -> String {
    let titles: PhraseValues = ["x": names.xAlone.withoutAside, "y": names.y.withoutAside]
    let list = centres.all.enumerated().reduce(into: Sentence()) { sentence, found in
      let centre = found.element
      let values: PhraseValues = [
        "name": seriesName(chart.walkedSeries[centre.series]), "x": places.number(centre.x),
        "y": found.offset == centres.all.count - 1 ? value(centre.y) : plain(centre.y),
      ]
      sentence.append(voice.say(.messageGroupCentre, values), .part)
    }
    return Sentence(voice.say(.messageGroupCentres, titles)).adding(list.text, .context).text
  }

  /// A text that a mark shows and no other mark does.
  private func ownName(of mark: Mark) -> String? {
    mark.details.enumerated().lazy.compactMap { place, detail -> String? in
      guard case .category(let name)? = detail, !name.isEmpty, isOnly(name, inDetail: place) else { return nil }
      return voice.name(name)
    }.first
  }

  private func isOnly(_ name: String, inDetail place: Int) -> Bool {
    let all = chart.walkedSeries.lazy.flatMap(\.marks).filter { mark in
      mark.detail(place) == .category(name)
    }
    return all.prefix(2).count == 1
  }
}

import ChartModel

/// What is said of marks that their author draws unlike the others.
struct HighlightSentences: Narrating {
  let narrator: Narrator
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// `Highlighted: Vienna.`; whole series by their names, and of many marks how many they are.
  var sentence: String {
    let names = narrator.hasSeveralSeries ? seriesNames : placeNames
    guard !names.isEmpty else { return "" }
    return Sentence(voice.say(.summaryHighlighted, ["names": names])).sentence
  }

  /// The series all of whose marks are highlighted; empty where only a part of one is.
  private var seriesNames: String {
    let lit = chart.series.filter { series in series.marks.contains { $0.isHighlighted && !$0.isHidden } }
    guard !lit.isEmpty else { return "" }
    if lit.allSatisfy({ $0.marks.allSatisfy(\.isHighlighted) }) {
      return voice.list(lit.map(seriesName), atMost: Self.listedPlaces)
    }
    return lit.count == 1 ? placeNames : ownNames ?? voice.say(.labelMarks, count: count)
  }

  private var count: Int { chart.series.reduce(0) { $0 + $1.marks.count { $0.isHighlighted && !$0.isHidden } } }

  private var placeNames: String {
    let marks = chart.series.flatMap(\.marks).filter { $0.isHighlighted && !$0.isHidden }
    guard !marks.isEmpty else { return "" }
    if let ownNames { return ownNames }
    guard marks.count <= Self.listedPlaces, !isOfPoints else { return voice.say(.labelMarks, count: marks.count) }
    return voice.list(marks.map { places.text($0.x) })
  }

  /// What the marks are called, where each has a name of its own; `nil` of too many to name.
  private var ownNames: String? {
    guard let field = LabelPlan.nameField(chart), count <= Self.namedMarks else { return nil }
    let names = chart.series.flatMap(\.marks).filter { $0.isHighlighted && !$0.isHidden }.compactMap {
      mark -> String? in
      if case .category(let name)? = mark.detail(field) { voice.name(name) } else { nil }
    }
    return names.count == count ? voice.list(names) : nil
  }

  /// More names than this are not listened to.
  private static var namedMarks: Int { 8 }
}

extension Narrator {
  /// Whether its marks are those of several series.
  fileprivate var hasSeveralSeries: Bool { chart.series.count > 1 }
}

public import ChartModel

/// Reads a text back, phrase by phrase, and checks every claim in it against the data of a chart.
///
/// Nothing of what made the text is used: phrases are read from the voice's file, and numbers, places and directions are
/// computed anew from the marks.
///
/// ```swift
/// let reader = TruthReader(chart, detail: .standard)
/// reader.problem(in: "Highest: 11,480 steps on June 27.", as: .summary)
/// // "Highest: 11,480 steps on June 27." summary.highest: it stands on June 28
/// ```
public struct TruthReader {
  private let evidence: Evidence
  private let told: Set<String>?
  private let groupCount: Int?
  private let stopCount: Int?
  private let omissions: [Omission]

  /// A reader of what is said of a chart.
  ///
  /// - Parameters:
  ///   - told: the ids of the marks that have a label of their own.
  ///   - groupCount: how many focus groups there are.
  ///   - stopCount: how many places along X there are that several series share; `nil` where they share none.
  ///   - omissions: what its author draws beside it and what is not told.
  public init(
    _ chart: BucketedChart, detail: Detail, told: [String]? = nil, groupCount: Int? = nil,
    stopCount: Int? = nil, omissions: [Omission] = []
  ) {
    self.omissions = omissions
    evidence = Evidence(chart, book: .english, detail: detail)
    self.told = told.map(Set.init)
    self.groupCount = groupCount
    self.stopCount = stopCount
  }

  /// What is wrong with a text; `nil` where all of it can be read and is true.
  public func problem(in text: String, as role: Role) -> String? {
    read(text, scene(role, evidence.rows, evidence.rows.flatMap(\.marks)))
  }

  /// The same of a text that may be one of several things.
  public func problem(in text: String, asOneOf roles: [Role]) -> String? {
    let marks = evidence.rows.flatMap(\.marks)
    for role in roles {
      var reading = TextReading(text, scene(role, evidence.rows, marks))
      if reading.isTrue { return nil }
    }
    // What came farthest has the most to say.
    return roles.compactMap { problem(in: text, as: $0) }.max { $0.count < $1.count }
  }

  /// What is wrong with the label of a mark.
  ///
  /// - Parameter order: which of how many neighbours it is, where that may be told.
  public func problem(inLabel text: String, of mark: String, order: (k: Int, n: Int)? = nil) -> String? {
    guard let row = evidence.rows.first(where: { $0.marks.contains { $0.id == mark } }) else {
      return "\"\(text)\" is the label of no mark"
    }
    var scene = scene(.label, [row], row.marks.filter { $0.id == mark })
    scene.order = order
    scene.detailTexts = scene.detailTexts(of: scene.mark)
    if scene.isStack, let x = scene.mark?.x {
      scene.stacked = evidence.parts.compactMap { row in row.marks.first { $0.x == x }.map { (row, $0) } }
    }
    scene.owed = scene.stacked.filter { $0.mark.value != .empty }.map(\.row.id)
    return read(text, scene)
  }

  /// What is wrong with the label of a group of marks of one series.
  ///
  /// - Parameter order: which of how many neighbours it is, where that may be told.
  public func problem(inGroup text: String, of marks: [String], order: (k: Int, n: Int)? = nil) -> String? {
    let ids = Set(marks)
    let rows = evidence.rows.filter { $0.marks.contains { ids.contains($0.id) } }
    guard let row = rows.first, rows.count == 1,
      let series = evidence.chart.walkedSeries.first(where: { $0.id == row.id })
    else { return "\"\(text)\" is a group of no series" }
    var scene = scene(.group, rows, row.marks.filter { ids.contains($0.id) })
    (scene.order, scene.length) = (order, text.count)
    let plot = series.plots.first { plot in
      plot.places.contains { series.marks.indices.contains($0) && ids.contains(series.marks[$0].id) }
    }
    scene.groupName = plot?.name?.written
    scene.hidden = series.marks.neighbours(of: ids)
    return read(text, scene)
  }

  /// What is wrong with the label of a place that several series share, or of a group of such places.
  ///
  /// - Parameter stops: the ids of the marks at each place.
  public func problem(inStops text: String, of stops: [[String]], isOne: Bool) -> String? {
    let ids = Set(stops.joined())
    let rows = evidence.rows.filter { $0.marks.contains { ids.contains($0.id) } }
    var scene = scene(isOne ? .stop : .stops, rows, rows.flatMap { $0.marks.filter { ids.contains($0.id) } })
    (scene.length, scene.stopMarks) = (text.count, scene.marks)
    return read(text, scene)
  }

  /// Which of how many neighbours a place is, as it is said.
  public func position(_ k: Int, of n: Int) -> String {
    evidence.book.say("labels.position", ["k": evidence.book.whole(k), "n": evidence.book.whole(n)])
  }

  /// What is wrong with a line about a selection.
  ///
  /// - Parameter labels: the labels of the marks, by which single marks are told.
  public func problem(
    inSelection text: String, of selection: ChartSelection, labels: [(id: String, text: String)]
  ) -> String? {
    var scene = scene(.selection, evidence.rows, evidence.rows.flatMap(\.marks))
    scene.selection = Selected(selection, in: evidence.chart, labels: labels)
    if let selected = scene.selection { scene.marks = scene.marks.filter(selected.holds) }
    return read(text, scene)
  }

  private func scene(_ role: Role, _ rows: [Row], _ marks: [Mark]) -> Scene {
    var scene = Scene(evidence: evidence, role: role, rows: rows, marks: marks)
    (scene.told, scene.groupCount, scene.stopCount, scene.omissions) = (told, groupCount, stopCount, omissions)
    return scene
  }

  private func read(_ text: String, _ scene: Scene) -> String? { Self.read(text, scene) }

  /// Reads quickly, and once more for the words where something is wrong.
  static func read(_ text: String, _ scene: Scene) -> String? {
    var reading = TextReading(text, scene)
    if reading.isTrue { return nil }
    return Explaining.$isOn.withValue(true) {
      var reading = TextReading(text, scene)
      return reading.isTrue ? nil : "\"\(text)\" \(reading.problem)"
    }
  }
}

extension [Mark] {
  /// The places of the hidden marks right before and right after some marks.
  fileprivate func neighbours(of ids: Set<String>) -> (before: [XValue], after: [XValue]) {
    guard let first = firstIndex(where: { ids.contains($0.id) }), let last = lastIndex(where: { ids.contains($0.id) })
    else { return ([], []) }
    let before = indices[..<first].reversed().prefix { self[$0].isHidden }
    let after = indices[(last + 1)...].prefix { self[$0].isHidden }
    return (before.map { self[$0].x }, after.map { self[$0].x })
  }
}

import ChartModel

extension Meaning {
  /// The parts that stand at one X.
  static let stacks: [Meaning] = [
    Meaning("labels.part", .label, .selection) { claim, scene in
      scene.partProblem(claim["name"]) { scene, sum in scene.isExact(claim["number"], sum) && scene.toldUnit == nil }
    },
    Meaning("labels.part-with-unit", .label, .selection) { claim, scene in
      scene.partProblem(claim["name"]) { scene, sum in
        guard let number = ShownNumber(claim["number"], scene.book), let unit = scene.toldUnit else { return false }
        return number.shows(sum, decimals: scene.chart.yAxis.decimals)
          && claim["unit"] == (number.isOne ? unit.one : unit.other)
      }
    },
    Meaning("=part-state", .label) { claim, scene in
      guard let found = scene.stacked.first(where: { scene.isPartState(claim["text"], $0.row, $0.mark) }) else {
        return "no part is in that state"
      }
      scene.owed.removeAll { $0 == found.row.id }
      return nil
    },
    Meaning("labels.total", .label) { claim, scene in
      guard let total = scene.mark?.value.number else { return "there is no total" }
      let isTrue = scene.isState(claim["value"], .number(total), brief: scene.isBrief)
      return unless(isTrue, "the total is \(total)")
    },
    Meaning("=total-state", .label) { claim, scene in
      guard scene.isStack, let mark = scene.mark else { return "it is no stack" }
      // Where its author hides every part, the total is all that there is to tell.
      let isBare = scene.stacked.allSatisfy { $0.mark.value == .empty }
      guard isBare || mark.value.number == nil else { return "a stack has parts" }
      if isBare { scene.owed = [] }
      return unless(scene.isState(claim["text"], mark.value), "the total is \(mark.value)")
    },
    Meaning("labels.share", .label, .focus) { claim, scene in
      guard let x = scene.mark?.x else { return "there is no such mark" }
      let (whole, percent) = (scene, claim["percent"])
      let named = scene.stacked.filter {
        $0.row.name == claim["name"] || whole.partName($0.mark, $0.row) == claim["name"]
      }
      let part = named.first { whole.isPercentOfStack(percent, $0.row, at: x) }
      guard let part else { return "no part of that name has that share" }
      if scene.isBrief { scene.owed.removeAll { $0 == part.row.id } }
      return nil
    },
    Meaning("=part-share", .label) { claim, scene in
      guard let last = scene.lastPart, let x = scene.mark?.x else { return "no part was told" }
      guard let part = scene.evidence.parts.first(where: { $0.id == last }) else { return "there is no such part" }
      return unless(
        scene.isPercentOfStack(claim["text"], part, at: x),
        "the share is \(scene.evidence.toldPercents(at: x)[part.id] ?? .nan)")
    },
    Meaning("labels.highest-part", .label) { claim, scene in
      let parts = scene.stacked.compactMap { part in part.mark.value.number.map { (part.row.name, $0) } }
      guard let most = parts.map(\.1).max() else { return "there are no parts" }
      scene.owed = []
      guard scene.isExact(claim["number"], most) else { return why("the highest is \(most)") }
      let ties = parts.filter { Evidence.areEqual($0.1, most) }.map(\.0)
      return unless(scene.isList(claim["name"], ties), "the highest are \(ties)")
    },
  ]
}

extension Scene {
  /// Whether the label is that of a stack, with its parts.
  var isStack: Bool { role == .label && row?.isTotal == true && evidence.parts.count > 0 }

  /// The unit that parts are told with: the chart's own, not one that is only the column's name.
  var toldUnit: (one: String, other: String)? {
    chart.yAxis.unit == nil || role == .label && isBrief ? nil : evidence.unit
  }

  fileprivate mutating func partProblem(_ name: String, _ isTrue: (Scene, Double) -> Bool) -> String? {
    if role == .selection {
      guard let part = evidence.parts.first(where: { $0.name == name }) else { return "there is no such part" }
      let sum = part.marks.filter { selection?.holds($0) == true }.compactMap(\.value.number).total
      return unless(isTrue(self, sum), "the sum is \(sum)")
    }
    let named = stacked.filter { partName($0.mark, $0.row) == name }
    guard let part = named.first(where: { isTrue(self, $0.mark.value.number ?? .nan) }) else {
      return why("it is \(named.map(\.mark.value))")
    }
    owed.removeAll { $0 == part.row.id }
    lastPart = part.row.id
    return nil
  }

  /// What an author calls a part, without the place before it, or the name of its series.
  fileprivate func partName(_ mark: Mark, _ row: Row) -> String {
    guard let written = mark.author?.label?.written else { return row.name }
    let place = places.text(mark.x)
    let rest = written.dropFirst(place.count).drop { $0.isPunctuation || $0.isWhitespace }
    let isWord = rest.count < written.count - place.count
    return written.hasPrefix(place) && isWord && !rest.isEmpty ? String(rest) : written
  }

  fileprivate func isPartState(_ text: String, _ row: Row, _ mark: Mark) -> Bool {
    let name = partName(mark, row)
    guard text.hasPrefix(name + " ") else { return false }
    let state = String(text.dropFirst(name.count + 1))
    if let written = mark.author?.value?.written { return state == written }
    return mark.value.number == nil && isState(state, mark.value)
  }
}

import ChartModel

extension Meaning {
  /// The parts of a whole.
  static let parts: [Meaning] = [
    Meaning("parts.largest", .message, .summary) { $1.partProblem($0, largest: true) },
    Meaning("parts.smallest", .message, .summary) { $1.partProblem($0, largest: false) },
    Meaning("parts.next", .message) { $1.partProblem($0, largest: true, isNext: true) },
    Meaning("=share", .message, .summary, .label, .group) { claim, scene in
      guard let whole = scene.evidence.whole else { return "there is no whole" }
      guard let part = scene.role == .label ? scene.mark?.value.number : scene.numbers.total else { return "no part" }
      return unless(scene.isShareOfWhole(claim["text"], part, whole), "the share is \(part / whole)")
    },
  ]
}

extension Scene {
  fileprivate mutating func partProblem(_ claim: Claim, largest: Bool, isNext: Bool = false) -> String? {
    var all = evidence.rows.flatMap { row in row.marks.map { (row, $0) } }.filter { $0.1.value.number != nil }
    if isNext, let most = all.compactMap(\.1.value.number).max() { all.removeAll { $0.1.value.number == most } }
    let numbers = all.compactMap(\.1.value.number)
    guard let value = largest ? numbers.max() : numbers.min() else { return "there are no parts" }
    let found = all.filter { Evidence.areEqual($0.1.value.number ?? .nan, value) }
    guard isNext ? found.count == 1 : claim.form == (found.count == 1 ? "one" : "other") else {
      return why("there are \(found.count)")
    }
    let ofWhole = book.readings(of: claim["value"], as: "parts.share-of").first
    let isItsShare =
      ofWhole.map { claim in
        let whole = evidence.whole ?? .nan
        return isShareOfWhole(claim.slots["percent"] ?? "", value, whole)
          && isRoundedValue(claim.slots["total"] ?? "", whole)
      } ?? (evidence.whole.map { isShareOfWhole(claim["value"], value, $0) } ?? false)
    guard isItsShare || isValue(claim["value"], found.first?.1.value.number) else { return why("it is \(value)") }
    marks = found.prefix(1).map(\.1)
    let names = found.map { row, mark in
      if let label = mark.author?.label?.written { return label }
      let place = places.text(mark.x)
      return row.name.isEmpty || row.name == place ? place : context(row, place)
    }
    let isIt = names.contains { $0.contains(",") } ? isSetApart(claim["names"], names) : isList(claim["names"], names)
    return unless(isIt, "they are \(names)")
  }

  /// Whether names with commas of their own are told with more than commas between them.
  func isSetApart(_ text: String, _ names: [String]) -> Bool {
    let shown = names.count > PlaceTexts.listed ? Array(names.prefix(PlaceTexts.listed - 1)) : names
    let more = names.count - shown.count
    return text == (shown + (more > 0 ? [book.say("lists.more", count: more)] : [])).joined(separator: "; ")
  }
}

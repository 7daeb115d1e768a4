import ChartModel

extension Meaning {
  /// What a selection holds.
  static let selections: [Meaning] = [
    Meaning("=selected", .selection) { claim, scene in
      guard let selection = scene.selection else { return "nothing is selected" }
      guard
        let row = scene.evidence.rows.first(where: { row in
          let marks = row.marks.filter(selection.holds)
          guard let first = marks.first, let last = marks.last else { return false }
          let range = scene.places.range(first.x, last.x)
          let isMeasured = scene.chart.xAxis.type == .quantitative
          return scene.context(row, isMeasured ? scene.places.withUnit(range) : range) == claim["text"]
        })
      else { return "it goes from another place or to another" }
      scene.rows = [row]
      scene.marks = row.marks.filter(selection.holds)
      return nil
    },
    Meaning("=stretch", .selection) { claim, scene in
      guard let selection = scene.selection else { return "nothing is selected" }
      let texts = selection.texts(scene.places)
      return unless(texts.contains(claim["text"]), "it is \(texts)")
    },
    Meaning("=empty", .selection) { claim, scene in
      guard claim["text"] == scene.book.say("states.empty") else { return "that is no state" }
      return unless(scene.marks.allSatisfy { $0.value == .empty }, "there are marks")
    },
    Meaning("=label", .selection) { claim, scene in
      let lines = scene.selection?.labels ?? []
      guard let line = lines.first(where: { $0.text == claim["text"] }) else { return "that is no label of it" }
      guard let row = scene.evidence.rows.first(where: { $0.marks.contains { $0.id == line.id } }) else {
        return "no mark"
      }
      scene.rows = [row]
      scene.marks = row.marks.filter { $0.id == line.id }
      return unless(scene.marks.allSatisfy { scene.selection?.holds($0) == true }, "that mark is not selected")
    },
    Meaning("selection.outside", .selection) { claim, scene in
      guard let selection = scene.selection else { return "nothing is selected" }
      let isOutside = !scene.evidence.rows.flatMap(\.marks).contains(where: selection.holds)
      return unless(
        isOutside && selection.wholeTexts(scene).contains(claim["range"]), "it is \(selection.wholeTexts(scene))")
    },
    Meaning("selection.events", .selection) { claim, scene in
      let count = scene.evidence.rows.flatMap(\.marks).count { scene.selection?.holds($0) == true }
      return unless(scene.isCount(claim, count), "there are \(count)")
    },
    Meaning("=sum", .selection) { claim, scene in
      guard scene.chart.isAdditive else { return "values do not add up" }
      return unless(scene.isValue(claim["text"], scene.numbers.total), "the sum is \(scene.numbers.total)")
    },
    Meaning("selection.mean", .selection) { claim, scene in
      unless(scene.isMiddle(claim["number"], scene.numbers.mean), "the mean is \(scene.numbers.mean ?? .nan)")
    },
    Meaning("selection.mean-per", .selection) { claim, scene in
      guard let unit = scene.chart.xAxis.calendarUnit, claim["unit"] == scene.book.say("buckets." + unit.rawValue),
        scene.evidence.bucketCount(scene.marks) == scene.marks.count
      else { return "that is no rate" }
      return unless(scene.isMiddle(claim["number"], scene.numbers.mean), "the mean is \(scene.numbers.mean ?? .nan)")
    },
  ]

  /// How a selection stands beside the whole.
  static let comparisons: [Meaning] = [
    Meaning("selection.share", .selection) { claim, scene in
      guard let part = scene.evidence.parts.first(where: { $0.name == claim["name"] }) else { return "no such part" }
      let (selection, parts) = (scene.selection, scene.evidence.parts)
      let sum = { (row: Row, all: Bool) in
        row.marks.filter { all || selection?.holds($0) == true }.compactMap(\.value.number).total
      }
      let share = { (all: Bool) in sum(part, all) / parts.map { sum($0, all) }.total }
      guard scene.isPercent(claim["percent"], share(false)) else { return why("the share is \(share(false))") }
      return unless(scene.isPercent(claim["whole"], share(true)), "over the whole it is \(share(true))")
    },
    Meaning("selection.of-total", .selection) { claim, scene in
      let share = scene.numbers.total / scene.wholeNumbers.total
      return unless(scene.isPercent(claim["percent"], share), "it is \(share)")
    },
    Meaning("selection.rate", .selection) { claim, scene in
      guard scene.isPeriod(claim["period"]) else { return "that is not the period of a mark" }
      guard scene.isMiddleValue(claim["number"], scene.numbers.mean) else {
        return why("it is \(scene.numbers.mean ?? .nan)")
      }
      let whole = scene.wholeNumbers.mean
      return unless(scene.isMiddle(claim["whole"], whole), "over the whole it is \(whole ?? .nan)")
    },
    distance("mean-above", 1) { $0.numbers.mean }, distance("mean-below", -1) { $0.numbers.mean },
    distance("mean-same", 0) { $0.numbers.mean }, distance("above-mean", 1) { $0.mark?.value.number },
    distance("below-mean", -1) { $0.mark?.value.number }, distance("at-mean", 0) { $0.mark?.value.number },
    previous("above", 1), previous("below", -1), previous("same", 0),
    Meaning("selection.rank", .selection) { claim, scene in
      guard let value = scene.mark?.value.number, scene.row != nil else { return "there is no rank" }
      let numbers = scene.wholeNumbers
      let rank = 1 + numbers.count { $0 > value && !Evidence.areEqual($0, value) }
      let isTrue = scene.isCount(claim["k"], rank) && scene.isCount(claim["n"], numbers.count)
      return unless(isTrue, "it is \(rank) of \(numbers.count)")
    },
    Meaning("selection.nearest", .selection) { claim, scene in
      guard let selection = scene.selection, selection.ends.lowerBound == selection.ends.upperBound else {
        return "more than one place is meant"
      }
      let starts = scene.evidence.rows.flatMap(\.marks).compactMap { selection.start(of: $0) }
      let meant = selection.ends.lowerBound
      guard !starts.contains(meant), let near = starts.min(by: { abs($0 - meant) < abs($1 - meant) }) else {
        return "there is a mark"
      }
      let isIt =
        scene.isMeant(claim["place"], meant, beside: near) && scene.isPlaces(claim["nearest"], [scene.x(at: near)])
      return unless(isIt, "it is \(near)")
    },
  ]

  private static func distance(_ key: String, _ sign: Double, _ value: @escaping @Sendable (Scene) -> Double?)
    -> Meaning
  {
    Meaning("selection." + key, .selection) { claim, scene in
      let whole = scene.wholeNumbers
      guard let value = value(scene), let mean = whole.mean else { return "no mean" }
      let size = max(abs(whole.min() ?? 0), abs(whole.max() ?? 0))
      let difference = abs(value - mean) <= size * 1e-12 ? 0 : value - mean
      guard difference == 0 ? sign == 0 : (difference > 0) == (sign > 0) && sign != 0 else {
        return why("the distance is \(difference)")
      }
      return unless(
        sign == 0 || scene.isMiddleDifference(claim["number"], abs(difference)), "the distance is \(difference)")
    }
  }

  private static func previous(_ key: String, _ sign: Double) -> Meaning {
    Meaning("selection." + key + "-previous", .selection) { claim, scene in
      guard let mark = scene.mark, let value = mark.value.number, let marks = scene.row?.marks,
        let place = marks.firstIndex(where: { $0.id == mark.id }), place > 0, let before = marks[place - 1].value.number
      else { return "there is none before" }
      let difference = Evidence.areEqual(value, before) ? 0 : value - before
      guard difference == 0 ? sign == 0 : (difference > 0) == (sign > 0) && sign != 0 else {
        return why("it is \(difference)")
      }
      guard scene.isPlaces(claim["place"], [marks[place - 1].x]) else {
        return "the one before stands \(scene.places.among([marks[place - 1].x]))"
      }
      return unless(sign == 0 || scene.isRoundedDifference(claim["number"], abs(difference)), "it is \(difference)")
    }
  }
}

extension Scene {
  /// What a selection stands beside: all values of its series, and in a heat map those of all rows.
  fileprivate var wholeNumbers: [Double] {
    evidence.isHeatMap ? evidence.rows.flatMap(\.numbers) : row?.numbers ?? []
  }

  /// A number as it was given; one of many decimals is told apart from the nearest mark.
  fileprivate func isMeant(_ text: String, _ meant: Double, beside near: Double) -> Bool {
    guard chart.xAxis.type == .quantitative else { return isPlaces(text, [x(at: meant)]) }
    let isSum = "\(meant)".count(where: \.isNumber) > 15
    var readings = book.readings(of: text, as: "places." + (places.counter?.kind ?? "number")).compactMap {
      $0.slots["x"]
    }
    if let counter = places.counter {
      readings = readings.flatMap { book.readings(of: $0, as: "dates.counted") }
        .filter { $0.slots["counter"] == counter.word }.compactMap { $0.slots["number"] }
    }
    return readings.compactMap(places.number(inUnits:)).contains { number in
      guard isSum else { return number.shows(meant, decimals: 15) }
      return (0...15).contains { number.shows(meant, decimals: $0) && !number.shows(near, decimals: $0) }
    }
  }

  /// A coordinate along X as a place.
  fileprivate func x(at coordinate: Double) -> XValue {
    chart.xAxis.type == .temporal ? .instant(Instant(coordinate: coordinate.rounded(.down))) : .number(coordinate)
  }
}

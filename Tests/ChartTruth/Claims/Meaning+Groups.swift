import ChartModel

extension Meaning {
  /// Focus groups: from where to where, and what their marks come to.
  static let groups: [Meaning] = [
    Meaning("=range", .group) { claim, scene in
      guard let first = scene.marks.first, let last = scene.marks.last else { return "the group has no marks" }
      let own = scene.groupName.map { Set([$0]) } ?? scene.groupTexts(first.x, last.x)
      let name = scene.row?.name ?? ""
      let texts = name.isEmpty ? own : Set(own.map { scene.book.say("labels.in-series", ["series": name, "x": $0]) })
      return unless(texts.contains(claim["text"]), "it goes \(texts.sorted())")
    },
    Meaning("groups.total", .group) { claim, scene in
      guard scene.chart.isAdditive || scene.evidence.whole != nil || scene.numbers.count == 1 else {
        return "values do not add up"
      }
      return unless(scene.isValue(claim["value"], scene.numbers.total), "the total is \(scene.numbers.total)")
    },
    Meaning("groups.mean", .group) { claim, scene in
      guard scene.isPeriod(claim["period"]) else { return "that is not the period of a mark" }
      guard scene.evidence.bucketCount(scene.marks) == scene.marks.count else { return "some buckets have no mark" }
      let mean = scene.numbers.mean
      return unless(scene.isMiddle(claim["number"], mean), "the mean is \(mean ?? .nan)")
    },
    Meaning("groups.change", .group) { claim, scene in
      let numbers = scene.numbers
      guard scene.isExact(claim["first"], numbers.first) else { return why("the first is \(numbers.first ?? .nan)") }
      return unless(scene.isValue(claim["last"], numbers.last), "the last is \(numbers.last ?? .nan)")
    },
    Meaning("groups.both-ends", .group) { claim, scene in
      let numbers = scene.numbers
      guard let first = numbers.first, let last = numbers.last, numbers.count > 1, Evidence.areEqual(first, last)
      else { return "its ends differ" }
      return unless(scene.isValue(claim["value"], first), "it is \(first)")
    },
    Meaning("groups.lowest", .group) { claim, scene in
      unless(scene.isExact(claim["number"], scene.numbers.min()), "the lowest is \(scene.numbers.min() ?? .nan)")
    },
    Meaning("groups.highest", .group) { claim, scene in
      unless(scene.isExact(claim["number"], scene.numbers.max()), "the highest is \(scene.numbers.max() ?? .nan)")
    },
    Meaning("groups.level", .group, .selection) { claim, scene in
      guard let low = scene.values.compactMap(\.low).min(), let high = scene.values.compactMap(\.high).max(),
        Evidence.areEqual(low, high)
      else { return "values differ" }
      return unless(scene.isValue(claim["value"], low), "it is \(low)")
    },
    Meaning("groups.average", .group) { claim, scene in
      unless(scene.isMiddleValue(claim["value"], scene.numbers.mean), "the mean is \(scene.numbers.mean ?? .nan)")
    },
    Meaning("=ends", .group, .selection, .summary, .message, .focus) { claim, scene in
      let (low, high) = (scene.values.compactMap(\.low).min(), scene.values.compactMap(\.high).max())
      let isAlone = [.group, .selection].contains(scene.role) || scene.heard.last == "=series"
      guard let low, let high, isAlone else { return "there are no ends" }
      let isTrue =
        scene.role == .selection
        ? scene.isRange(claim["text"], low, high) : scene.isState(claim["text"], .range(from: low, to: high))
      return unless(isTrue, "it goes from \(low) to \(high)")
    },
    Meaning("groups.none", .group) { _, scene in
      unless(!scene.values.contains(where: \.isPresent) || scene.numbers.isEmpty, "there are values")
    },
    Meaning("groups.without-data", .group, .selection) { claim, scene in
      let count = scene.values.count { $0 == .empty }
      return unless(scene.isMarks(claim["marks"], count) && count > 0, "\(count) have no data")
    },
    Meaning("groups.without-value", .group, .selection) { claim, scene in
      let count = scene.values.count { !$0.isPresent && $0 != .empty }
      return unless(scene.isMarks(claim["marks"], count) && count > 0, "\(count) have no value")
    },
  ]

  /// How many groups or marks a list has, and which one of several charts begins.
  static let headings: [Meaning] =
    ["", "-marks", "-y", "-marks-y"].map { end in
      Meaning("groups.heading" + end, .heading) { claim, scene in
        let isAlong = end.hasSuffix("-y") == (scene.chart.orientation == .horizontal)
        let count = end.hasPrefix("-marks") ? scene.told?.count : scene.groupCount
        return unless(isAlong && count.map { scene.isCount(claim, $0) } == true, "there are \(count ?? 0)")
      }
    } + [
      Meaning("focus.series", .focus) { claim, scene in
        let names = scene.evidence.yNames + scene.seriesNames + scene.evidence.rows.map(\.name)
        guard names.contains(claim["title"]) else { return "there is no such series" }
        let isTrue = scene.chart.walkedSeries.contains { scene.isMarks(claim["marks"], $0.marks.count) }
        return unless(isTrue, "not so many marks")
      },
      Meaning("names.title", .title) { claim, scene in
        let unit = scene.chart.xAxis.calendarUnit.map { scene.book.say("buckets." + $0.rawValue) }
        guard claim["x"] == unit ?? scene.evidence.xName else { return why("X is \(scene.evidence.xName)") }
        return unless(
          scene.evidence.yNames.contains { $0.capital == claim["y"].capital }, "Y is \(scene.evidence.yNames)")
      },
      Meaning("names.untitled", .title) { _, scene in unless(scene.chart.yAxis.field == nil, "there is a field") },
      Meaning("=y", .title) { claim, scene in
        unless(scene.evidence.yNames.contains { $0.capital == claim["text"].capital }, "Y is \(scene.evidence.yNames)")
      },
      Meaning("=title", .title) { claim, scene in
        unless(scene.chart.title?.bare.withoutEnd(",;: ").capital == claim["text"].capital, "its author gave another")
      },
      Meaning("=title-range", .title) { claim, scene in
        guard case .instants(let from, let to) = scene.chart.xAxis.domain else { return "X is not time" }
        if scene.places.isStretch {
          return unless(scene.places.bounds(from, to, opening: false) == claim["text"], "it goes otherwise")
        }
        guard let first = scene.firstPlace, let last = scene.lastPlace else { return "there are no places" }
        let text = scene.places.range(first, last, year: true)
        return unless(text == claim["text"], "it goes \(text)")
      },
    ]
}

extension Scene {
  fileprivate func groupTexts(_ first: XValue, _ last: XValue) -> Set<String> {
    let starts = [first] + hidden.before
    let ends = [last] + hidden.after
    return starts.reduce(into: []) { texts, start in
      for end in ends { texts.formUnion(places.groupTexts(start, end)) }
    }
  }
}

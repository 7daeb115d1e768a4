internal import ChartModel
internal import Foundation

extension Meaning {
  /// Focus groups of one series: from where to where, and what their marks come to.
  static let groups: [Meaning] =
    [
      Meaning("=range", .group) { claim, scene in
        guard let span = scene.groupSpans.first(where: { $0.texts.contains(claim["text"]) }) else {
          return why("it goes \(scene.groupSpans.flatMap(\.texts))")
        }
        let alike = scene.groupSpans.filter { $0.isClimb == span.isClimb && $0.texts.contains(claim["text"]) }
        (scene.starts, scene.ends) = (Set(alike.map(\.start)), Set(alike.map(\.end)))
        scene.climb = span.isClimb ? span.marks : []
        scene.owed = scene.gapClauses(scene.values)
        return nil
      },
      total("groups.total"), total("groups.total-alone"),
      Meaning("=group-parts", .group) { claim, scene in
        let parts = scene.evidence.parts
        guard scene.heard.last == "groups.total", scene.row?.isTotal == true, parts.count <= 4 else {
          return "no total was told"
        }
        let (xs, own) = (Set(scene.marks.map(\.x)), scene)
        let sums = parts.map { part in part.marks.filter { xs.contains($0.x) }.compactMap(\.value.number) }
        var (rest, texts) = (claim["text"], [String]())
        for (part, numbers) in zip(parts, sums) where !numbers.isEmpty {
          guard let piece = own.partPiece(rest, part.name, { own.isExact($0, numbers.total) }),
            let range = rest.range(of: piece)
          else { return why("\(part.name) comes to \(numbers.total)") }
          texts.append(piece)
          rest = String(rest[range.upperBound...])
        }
        return unless(!texts.isEmpty && claim["text"] == scene.book.list(texts), "they are \(texts)")
      },
      Meaning("groups.part", .group) { claim, scene in
        guard scene.row?.isTotal == true, scene.evidence.parts.count <= 4,
          let part = scene.evidence.parts.first(where: { $0.name == claim["name"] })
        else { return "there is no such part" }
        let xs = Set(scene.marks.map(\.x))
        let numbers = part.marks.filter { xs.contains($0.x) }.compactMap(\.value.number)
        guard numbers.count == scene.numbers.count else { return "it has not as many numbers" }
        guard let first = numbers.first, let last = numbers.last else { return "it has no numbers" }
        let own = scene
        let tells = { (key: String, slots: [String: Double]) in
          own.book.readings(of: claim["content"], as: key).contains { reading in
            slots.allSatisfy { own.isExact(reading.slots[$0.key] ?? "", $0.value) }
          }
        }
        let isLevel = numbers.allSatisfy { Evidence.areEqual($0, first) }
        let isTrue =
          numbers.count == 1
          ? own.isExact(claim["content"], first)
          : isLevel
            ? tells("groups.level", ["value": first])
            : Evidence.areEqual(first, last)
              ? tells("groups.both-ends", ["value": first]) : tells("groups.change", ["first": first, "last": last])
        return unless(isTrue, "it goes from \(first) to \(last)")
      },
      Meaning("=bin-share", .group) { claim, scene in
        guard scene.evidence.kind == "bin", let row = scene.row, !row.hasInfinity, row.numbers.allSatisfy({ $0 >= 0 })
        else { return "it is no part of a whole" }
        let share = scene.numbers.total / row.numbers.total
        return unless(scene.isPercent(claim["text"], share), "the share is \(share)")
      },
      Meaning("groups.mean", .group) { claim, scene in
        guard scene.isPeriod(claim["period"]) else { return "that is not the period of a mark" }
        guard scene.evidence.bucketCount(scene.marks) == scene.marks.count else { return "some buckets have no mark" }
        let mean = scene.numbers.mean
        return unless(scene.isMiddle(claim["number"], mean), "the mean is \(mean ?? .nan)")
      },
      Meaning("groups.zero", .group, .stops) { _, scene in
        scene.owed = []
        return unless(
          scene.numbers.count > 1 && scene.numbers.allSatisfy { $0 == 0 } && !scene.values.contains(where: \.isRange),
          "not all values are zero")
      },
      Meaning("groups.level", .group, .selection, .summary) { claim, scene in
        guard let low = scene.values.compactMap(\.low).min(), let high = scene.values.compactMap(\.high).max(),
          Evidence.areEqual(low, high)
        else { return "values differ" }
        scene.owed.removeAll { $0 == "=ends" }
        return unless(scene.isValue(claim["value"], low), "it is \(low)")
      },
      Meaning("groups.average", .group) { claim, scene in
        scene.owed += scene.beyond(scene.numbers)
        return unless(
          scene.isMiddleValue(claim["value"], scene.numbers.mean), "the mean is \(scene.numbers.mean ?? .nan)")
      },
      Meaning("groups.points", .group, .summary) { claim, scene in
        scene.owed.append("=ends")
        return unless(scene.isCount(claim, scene.numbers.count), "there are \(scene.numbers.count)")
      },
      Meaning("groups.median", .group, .summary) { claim, scene in
        let median = scene.numbers.median
        return unless(scene.isMiddle(claim["number"], median), "the median is \(median ?? .nan)")
      },
      Meaning("=ends", .group, .stops, .summary, .message, .focus) { claim, scene in
        let (low, high) = (scene.values.compactMap(\.low).min(), scene.values.compactMap(\.high).max())
        let isAlone = [.group, .stops].contains(scene.role) || ["=series", "groups.points"].contains(scene.heard.last)
        guard let low, let high, isAlone else { return "there are no ends" }
        // One number has a place of its own.
        let isOne = scene.role == .group && scene.numbers.count == 1 && !scene.values.contains(where: \.isRange)
        guard !isOne || scene.isOneValue else { return "it is one number" }
        scene.owed.removeAll { $0 == "=ends" }
        return unless(
          scene.isState(claim["text"], .range(from: low, to: high)), "it goes from \(low) to \(high)")
      },
      Meaning("features.plateau", .selection) { claim, scene in
        guard let low = scene.values.compactMap(\.low).min(), let high = scene.values.compactMap(\.high).max(),
          !Evidence.areEqual(low, high)
        else { return "it does not lie between two values" }
        scene.owed.removeAll { $0 == "=ends" }
        return unless(
          scene.isExact(claim["low"], low) && scene.isValue(claim["high"], high), "it lies between \(low) and \(high)")
      },
    ] + gapCounts

  /// What the values of a group add up to.
  private static func total(_ key: String) -> Meaning {
    Meaning(key, .group) { claim, scene in
      guard scene.climb.isEmpty else { return "it is told by its moves" }
      guard scene.chart.isAdditive || scene.evidence.whole != nil || scene.isOneValue else {
        return "values do not add up"
      }
      return unless(scene.isValue(claim["value"], scene.numbers.total), "the total is \(scene.numbers.total)")
    }
  }

  private static let gapCounts: [Meaning] =
    [
      Meaning("groups.none", .group, .stops) { _, scene in
        scene.owed = []
        return unless(scene.values.allSatisfy { $0 == .empty }, "there are rows")
      },
      Meaning("=gap-list", .group) { claim, scene in
        let told = scene.gapClauses(scene.values)
        return unless(told.count > 1 && claim["text"] == told.joined(separator: ", "), "it lacks \(told)")
      },
      Meaning("=group-state", .group, .stops) { claim, scene in
        guard let state = scene.values.first, !state.isPresent, scene.values.allSatisfy({ $0 == state }) else {
          return "its marks are in several states"
        }
        scene.owed = []
        return unless(scene.isState(claim["text"], state), "it is \(state)")
      },
    ]
    + Scene.gapStates.map { key, holds in
      Meaning(key, .group, .stops, .selection) { claim, scene in
        if scene.role == .selection { return scene.selectedGapProblem(claim, key) }
        let told = scene.role == .stops ? scene.emptyStops : scene.values.count(where: holds)
        guard scene.role == .group || key == "groups.without-data" else { return "that is told of each series" }
        let clause = scene.gapClause(key, told)
        scene.owed.removeAll { $0 == clause }
        return unless(scene.isGapCount(claim, told), "there are \(told)")
      }
    }

  /// How many groups or marks a list has, and which one of several charts begins.
  static let headings: [Meaning] =
    ["", "-marks", "-places", "-names", "-y", "-marks-y", "-places-y"].map { end in
      Meaning("groups.heading" + end, .heading) { claim, scene in
        let isAlong = end.hasSuffix("-y") == (scene.chart.orientation == .horizontal)
        let places = end.hasPrefix("-places") ? scene.stopCount : scene.groupCount
        let count = end.hasPrefix("-marks") ? scene.told?.count : places
        return unless(isAlong && count.map { scene.isCount(claim, $0) } == true, "there are \(count ?? 0)")
      }
    }
    + ["sector", "part"].map { kind in
      Meaning("marks." + kind, .heading) { claim, scene in
        guard kind == scene.evidence.kind, let told = scene.told else { return "it shows no parts" }
        return unless(scene.isCount(claim, told.count), "there are \(told.count)")
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
          return unless(
            scene.places.bounds(from, to, of: scene.chart, opening: false) == claim["text"], "it goes otherwise")
        }
        guard let first = scene.firstPlace, let last = scene.lastPlace else { return "there are no places" }
        let text = scene.places.range(first, last, year: true)
        return unless(text == claim["text"], "it goes \(text)")
      },
    ]
}

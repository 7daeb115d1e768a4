import ChartModel

extension Meaning {
  /// How a mark stands among those of its series.
  static let standings: [Meaning] = [
    previous("more", 1), previous("less", -1), previous("same", 0),
    mean("above-mean", 1), mean("below-mean", -1), mean("at-mean", 0),
    quarter("lowest", 1), quarter("second", 2), quarter("third", 3), quarter("highest", 4),
    Meaning("=rank", .label) { claim, scene in
      guard let value = scene.mark?.value.number, let row = scene.row else { return "there is no rank" }
      let rank = 1 + row.numbers.count { $0 > value && !Evidence.areEqual($0, value) }
      let slots = ["k": scene.book.whole(rank), "n": scene.book.whole(row.numbers.count)]
      return unless(claim["text"] == scene.book.say("selection.rank", slots), "it is \(slots)")
    },
  ]

  private static func previous(_ key: String, _ sign: Double) -> Meaning {
    Meaning("profile." + key, .label) { claim, scene in
      guard let mark = scene.mark, let value = mark.value.number, let row = scene.row else { return "it has no number" }
      let all = scene.evidence.allMarks(of: row)
      guard let place = all.firstIndex(where: { $0.id == mark.id }), place > 0, !all[place - 1].isHidden,
        let before = all[place - 1].value.number
      else { return "there is none before" }
      let difference = value - before
      let isSame = abs(difference) <= max(abs(value), abs(before)) * 1e-12
      guard isSame ? sign == 0 : difference * sign > 0 else { return why("it is \(difference)") }
      guard claim["place"] == scene.places.text(all[place - 1].x) else { return "the one before stands elsewhere" }
      return unless(sign == 0 || scene.isExact(claim["number"], abs(difference)), "it is \(difference)")
    }
  }

  private static func mean(_ key: String, _ sign: Double) -> Meaning {
    Meaning("profile." + key, .label) { claim, scene in
      guard let value = scene.mark?.value.number, let numbers = scene.row?.numbers, let mean = numbers.mean else {
        return "there is no mean"
      }
      let size = max(abs(numbers.min() ?? 0), abs(numbers.max() ?? 0))
      let difference = abs(value - mean) <= size * 1e-12 ? 0 : value - mean
      guard difference == 0 ? sign == 0 : difference * sign > 0 else { return why("the distance is \(difference)") }
      return unless(sign == 0 || scene.isMiddle(claim["number"], abs(difference)), "the distance is \(difference)")
    }
  }

  private static func quarter(_ key: String, _ quarter: Int) -> Meaning {
    Meaning("profile.quartile-" + key, .label) { _, scene in
      guard let value = scene.mark?.value.number, let sorted = scene.row?.numbers.sorted(), sorted.count > 3 else {
        return "there are no quarters"
      }
      let own = 1 + (1...3).count { value > sorted.edge($0) && !Evidence.areEqual(value, sorted.edge($0)) }
      return unless(own == quarter, "it is in quarter \(own)")
    }
  }
}

extension [Double] {
  /// The edge of a quarter of ascending numbers, by the seventh definition of Hyndman and Fan (1996).
  fileprivate func edge(_ quarter: Int) -> Double {
    let place = Double(quarter) / 4 * Double(count - 1)
    let (low, high) = (self[Int(place)], self[Swift.min(Int(place) + 1, count - 1)])
    return low + (high / 2 - low / 2) * 2 * (place - Double(Int(place)))
  }
}

import ChartModel

extension Meaning {
  /// Labels of marks that show more than one value: candlesticks, boxes, values with an interval.
  static let spreadLabels: [Meaning] = [
    Meaning("spreads.candlestick", .label) { claim, scene in
      guard case .candlestick(let open, let close)? = scene.toldMark?.spread else { return "it is no candlestick" }
      if scene.isShort(claim) {
        return unless(scene.isValue(claim["close"], close, brief: true), "it closed at \(close)")
      }
      guard scene.isExact(claim["open"], open) else { return why("it opened at \(open)") }
      guard scene.isExact(claim["high"], scene.mark?.value.high) else { return "its highest is another" }
      guard scene.isExact(claim["low"], scene.mark?.value.low) else { return "its lowest is another" }
      return unless(!scene.isBrief && scene.isValue(claim["close"], close), "it closed at \(close)")
    },
    Meaning("spreads.box", .label) { claim, scene in
      guard case .box(let lower, let median, let upper, let outliers)? = scene.toldMark?.spread else {
        return "it is no box"
      }
      scene.owed = outliers > 0 ? ["its outliers"] : []
      if scene.isShort(claim) {
        return unless(scene.isValue(claim["median"], median, brief: true), "its median is \(median)")
      }
      guard scene.isExact(claim["median"], median) else { return why("its median is \(median)") }
      guard scene.isExact(claim["lower"], lower), scene.isExact(claim["upper"], upper) else {
        return why("its quartiles are \(lower) and \(upper)")
      }
      guard scene.isExact(claim["lowest"], scene.mark?.value.low) else { return "its lower whisker ends elsewhere" }
      return unless(
        !scene.isBrief && scene.isValue(claim["highest"], scene.mark?.value.high), "its upper whisker ends elsewhere")
    },
    Meaning("spreads.interval", .label) { claim, scene in
      guard case .interval(let from, let to)? = scene.toldMark?.spread, let value = scene.mark?.value.number else {
        return "it has no interval"
      }
      if scene.isShort(claim) { return unless(scene.isValue(claim["value"], value, brief: true), "it is \(value)") }
      guard scene.isExact(claim["value"], value) else { return why("it is \(value)") }
      guard scene.isExact(claim["from"], from) else { return why("it begins at \(from)") }
      return unless(!scene.isBrief && scene.isValue(claim["to"], to), "it ends at \(to)")
    },
    Meaning("=spread-state", .label) { claim, scene in
      // Without a value there is nothing about it.
      guard let mark = scene.toldMark, mark.spread != nil, !mark.value.isPresent else { return "it has a value" }
      return unless(scene.isState(claim["text"], mark.value), "it is \(mark.value)")
    },
    Meaning("spreads.outliers", .label, .kind) { claim, scene in
      if scene.role == .kind {
        let count = scene.chart.series.filter(\.showsOutliers).flatMap(\.marks).count { !$0.isHidden }
        return unless(scene.isCount(claim, count) && count > 0, "there are \(count)")
      }
      guard case .box(_, _, _, let outliers)? = scene.mark?.spread else { return "it is no box" }
      scene.owed = []
      return unless(scene.isCount(claim, outliers) && outliers > 0, "there are \(outliers)")
    },
  ]
}

extension Scene {
  /// The mark of the label, where its author does not say what it shows.
  fileprivate var toldMark: Mark? { mark?.author?.value?.written == nil ? mark : nil }

  /// Whether a claim has the short form, which is for labels in brief.
  fileprivate func isShort(_ claim: Claim) -> Bool { claim.form == "short" && isBrief }
}

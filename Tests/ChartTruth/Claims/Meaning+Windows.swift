import ChartModel

extension Meaning {
  /// Which part of X is shown.
  static let windows: [Meaning] = [
    Meaning("selection.shown", .window) { claim, scene in
      guard let window = scene.chart.window, !window.isWhole else { return "all of X is shown" }
      guard scene.wholeTexts(window).contains(claim["whole"]) else {
        return why("the whole is \(scene.wholeTexts(window))")
      }
      let texts = scene.shownTexts(window)
      return unless(texts.contains(claim["range"]), "\(texts) is shown")
    },
    Meaning("selection.nothing-shown", .window) { claim, scene in
      guard let window = scene.chart.window, !window.isWhole else { return "all of X is shown" }
      return unless(scene.wholeTexts(window).contains(claim["whole"]), "the whole is \(scene.wholeTexts(window))")
    },
  ]
}

extension Scene {
  fileprivate func wholeTexts(_ window: ChartWindow) -> [String] {
    if [.nominal, .ordinal].contains(chart.xAxis.type) {
      return [book.say("marks.category", count: Int(window.domain.upperBound.rounded()))]
    }
    return places.stretchTexts(window.domain, chart, year: true)
  }

  fileprivate func shownTexts(_ window: ChartWindow) -> [String] {
    if chart.xAxis.calendarUnit != nil, let first = firstPlace, let last = lastPlace {
      return [places.range(first, last, year: true)]
    }
    return places.stretchTexts(window.range, chart, year: true)
  }
}

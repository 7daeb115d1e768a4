import ChartModel

/// The words of charts that are nothing but words, as a headline over the others or a source below them.
struct UntoldWords {
  private var title: String?
  private var lines: [String] = []

  /// - Parameter isAhead: whether no chart stands before it.
  mutating func take(_ chart: CompiledChart, isAhead: Bool) {
    let units = chart.units.map(\.view).filter { $0.mark == .text }
    // The title of marks that are left out is no title of the others.
    let frames = (units.count == chart.units.count ? [chart.frame] : []) + units.map(\.frame)
    var title = frames.lazy.compactMap(\.title).first
    if isAhead, self.title == nil { (self.title, title) = (title, nil) }
    let subtitles = frames.map(\.subtitle)
    let written = units.map(\.writtenText)
    for line in [title] + subtitles + written {
      guard let line, line != self.title, line.contains(where: \.isLetter), !lines.contains(line) else { continue }
      lines.append(line)
    }
  }

  /// Gives charts the headline, where they have none, and the other words below it.
  func add(to views: inout DeclaredViews) {
    guard title != nil || !lines.isEmpty else { return }
    if views.views.count == 1, let chart = views.views.first?.chart {
      let (head, rest) = merged(chart.title ?? views.title, chart.subtitle ?? views.subtitle)
      (views.views[0].chart.title, views.views[0].chart.subtitle) = (head, rest)
    } else {
      (views.title, views.subtitle) = merged(views.title, views.subtitle)
    }
  }

  private func merged(_ head: String?, _ below: String?) -> (title: String?, subtitle: String?) {
    let title = head ?? self.title
    let own = title == self.title ? nil : self.title
    let rest = ([own, below] + lines).compactMap { $0 }
    return (title, rest.isEmpty ? nil : rest.map(\.withoutStop).joined(separator: ". "))
  }
}

extension String {
  /// The text without the full stop behind it.
  fileprivate var withoutStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}

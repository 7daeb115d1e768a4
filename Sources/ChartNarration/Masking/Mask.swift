import ChartAnalysis
import ChartModel

/// Hides every number of a chart: the one place where it is decided what a number is.
///
/// In words, `SpokenNumber` says the voice's word for a hidden number, so that sentences stay sentences. What authors wrote
/// loses its numbers here, and ids count in place of naming numbers. Dates stay, and so do names, states, directions and
/// the places in a list.
struct Mask {
  private let word: String

  init(word: String) { self.word = word }

  init(_ voice: Voice) { word = voice.hidingNumbers.hiddenNumber ?? "" }

  // MARK: Texts

  /// A text with a word in place of each number: `Goal: hidden steps`.
  ///
  /// One digit at the end of a word is a part of a name, as in CO2 or Q1.
  func text(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      guard first.isNumber else {
        result.append(rest.removeFirst())
        continue
      }
      let number = Self.number(at: rest)
      rest = rest.dropFirst(number.count)
      let isInName = number.count == 1 && result.last?.isLetter == true && rest.first?.isLetter != true
      result = isInName ? result + number : Self.joined(result, word)
      if !isInName, rest.first?.isLetter == true { result.append(" ") }
    }
    return result
  }

  /// Digits, and the separators between them.
  private static func number(at text: Substring) -> Substring {
    var end = text.startIndex
    var next = end
    while next < text.endIndex {
      if text[next].isNumber {
        end = text.index(after: next)
      } else if !",.'’\u{A0}\u{202F}".contains(text[next]) {
        break
      }
      next = text.index(after: next)
      // One separator between digits; two end the number.
      if next > end, next < text.endIndex, !text[next].isNumber { break }
    }
    return text[..<end]
  }

  /// A word behind a text, without the sign of the number for which it stands.
  private static func joined(_ text: String, _ word: String) -> String {
    var text = text
    if let last = text.last, "-−+".contains(last), text.dropLast().last?.isLetter != true { text.removeLast() }
    return text + (text.last?.isLetter == true ? " " : "") + word
  }

  private func text(_ given: String?) -> String? { given.map(text) }

  private func text(_ author: AuthorText?) -> AuthorText? {
    author.map {
      AuthorText(label: text($0.label), value: text($0.value), isHidden: $0.isHidden, notes: $0.notes.map(text))
    }
  }

  // MARK: Charts

  /// Charts whose own texts have no number; each chart is masked by its narrator.
  func views(_ views: BucketedViews) -> BucketedViews {
    var masked = views
    (masked.title, masked.subtitle) = (text(views.title), text(views.subtitle))
    masked.authorDescription = text(views.authorDescription)
    masked.settings = views.settings.map { Setting(name: text($0.name), value: text($0.value)) }
    for place in masked.views.indices { masked.views[place].id = "view-\(place + 1)" }
    return masked
  }

  /// A chart whose texts and ids have no number.
  func chart(_ chart: BucketedChart) -> BucketedChart {
    var masked = chart
    (masked.title, masked.subtitle) = (text(chart.title), text(chart.subtitle))
    masked.authorDescription = text(chart.authorDescription)
    (masked.xAxis.title, masked.yAxis.title) = (text(chart.xAxis.title), text(chart.yAxis.title))
    for place in masked.ownYAxes.indices { masked.ownYAxes[place].title = text(chart.ownYAxes[place].title) }
    for place in masked.details.indices { masked.details[place].title = text(chart.details[place].title) }
    masked.series = chart.series.enumerated().map { series($1, id: "series-\($0 + 1)") }
    masked.totals = chart.totals.map { series($0, id: "total") }
    masked.rules = chart.rules.enumerated().map { rule($1, id: "rule-\($0 + 1)") }
    for place in masked.notes.indices { masked.notes[place].text = text(chart.notes[place].text) }
    if let whole = chart.whole?.chart { masked.whole = .chart(self.chart(whole)) }
    return masked
  }

  private func series(_ series: Series, id: String) -> Series {
    var masked = series
    masked.id = id
    for place in masked.marks.indices {
      masked.marks[place].id = "\(id)/\(place + 1)"
      if let author = series.marks[place].author { masked.marks[place].author = text(author) }
    }
    for place in masked.plots.indices { masked.plots[place].name = text(series.plots[place].name) }
    return masked
  }

  private func rule(_ rule: ChartModel.Rule, id: String) -> ChartModel.Rule {
    var masked = rule
    (masked.id, masked.name, masked.author) = (id, text(rule.name), text(rule.author))
    return masked
  }
}

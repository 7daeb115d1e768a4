internal import ChartModel
internal import Foundation

/// A title such as `level in percent` is what is measured and its unit.
extension Phrasebook {
  private static let shortUnits = Set(
    "mm cm km kg mph mpg bpm ppm mmhg hpa kwh kw gb mb kcal db usd eur gbp pct celsius fahrenheit"
      .components(separatedBy: " "))

  func unit(named name: String) -> Unit? { units.first { $0.names.contains(name.lowercased()) } }

  /// The unit in words, in its plural, that is a title, or stands at its beginning before a word such as "after".
  func leadingUnit(of title: String) -> Unit? {
    let behind = "above after before below early late old past since until".components(separatedBy: " ")
    let words = title.lowercased().components(separatedBy: " ").filter { !$0.isEmpty }
    let isWord = { (name: String, unit: Unit) in name == unit.other.lowercased() || name.count > 4 && name.last == "s" }
    let whole = words.joined(separator: " ")
    if let unit = unit(named: whole), isWord(whole, unit) { return unit }
    guard words.count > 1, behind.contains(words[1]), !words.contains("per"), let unit = unit(named: words[0]) else {
      return nil
    }
    return isWord(words[0], unit) ? unit : nil
  }

  /// The word of a title that counts numbers, with the kind of place whose phrase it stands in.
  func counter(of axis: Axis) -> (word: String, kind: String)? {
    guard let title = (axis.title?.bare ?? axis.field?.fieldWords)?.lowercased() else { return nil }
    let parts = title.components(separatedBy: " of ")
    guard let head = parts.first, parts.count == 1 || !head.contains(" ") else { return nil }
    for (key, words) in words where key.hasPrefix("counters.") && words.contains(head) {
      let kind = String(key.dropFirst("counters.".count))
      // What comes round in whole ones is not counted in parts of one.
      return kind == "number" || axis.decimals == 0 ? (head, kind) : nil
    }
    return nil
  }

  /// A title without the unit at its end, and the unit; `nil` where it ends in none that the voice knows.
  func split(_ axis: Axis) -> (title: String, unit: String)? {
    guard let title = axis.title?.bare ?? axis.field?.fieldWords else { return nil }
    let words = title.components(separatedBy: " ")
    for (start, end) in [(" in ", ""), (" (in ", ")"), (" (", ")"), (" [", "]")] where title.hasSuffix(end) {
      let pieces = title.dropLast(end.count).components(separatedBy: start)
      guard pieces.count > 1, let unit = pieces.last, self.unit(named: unit) != nil else { continue }
      let rest = pieces.dropLast().joined(separator: start)
      if !rest.isEmpty { return (rest, unit) }
    }
    // A short form at the end of the name of a column.
    guard words.count > 1, let last = words.last?.lowercased(), unit(named: last) != nil else { return nil }
    let isMass = last == "g" && ["mass", "weight"].contains(words[words.count - 2].lowercased())
    guard
      !["billion", "cu", "cubic", "million", "per", "sq", "square", "thousand"].contains(
        words[words.count - 2].lowercased())
    else { return nil }
    let isShort = Self.shortUnits.contains(last) || isMass
    return isShort ? (words.dropLast().joined(separator: " "), last) : nil
  }
}

extension Evidence {
  /// The unit of Y that is given, or that stands in its title; a column that is named for one has none beside it.
  static func givenUnit(of chart: BucketedChart, _ book: Phrasebook) -> String? {
    let look = chart.yAxis.numberLook
    let named = look == .percent ? "percent" : chart.yAxis.unit
    let shown = look == .dollars ? "dollar" : nil
    return named ?? (chart.hasMixedUnits ? nil : book.split(chart.yAxis)?.unit) ?? shown
  }

  /// The title of Y, without a unit that stands in it.
  var yTitle: String? {
    chart.yAxis.unit == nil && !chart.hasMixedUnits
      ? chart.yAxis.title.map { book.split(chart.yAxis)?.title ?? $0 } : chart.yAxis.title
  }

  /// What stands along X, without a unit that stands in its title.
  var xNameAlone: String {
    let isNamed = chart.xAxis.title != nil || chart.xAxis.type == .quantitative && chart.xAxis.unit == nil
    return isNamed ? book.split(chart.xAxis)?.title.titleWords ?? xName : xName
  }

  /// The column of Y, without a unit that it ends with and that no other is given beside.
  var yField: String? {
    guard let field = chart.yAxis.field?.fieldWords else { return nil }
    return chart.yAxis.title == nil && chart.yAxis.unit == nil && !chart.hasMixedUnits
      ? book.split(chart.yAxis)?.title ?? field : field
  }

  /// Whether no value comes of several rows, so that none is a mean or a total.
  var isOfSingleRows: Bool {
    let counts: [Aggregate] = [.count, .valid, .missing, .distinct]
    return !(chart.aggregate.map(counts.contains) ?? false)
      && chart.series.allSatisfy { $0.marks.allSatisfy { $0.rowCount <= 1 } }
  }
}

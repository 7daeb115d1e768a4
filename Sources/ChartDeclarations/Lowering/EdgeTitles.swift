internal import ChartModel

/// What the labels of a start and an end have in common: "Hour start" and "Hour end" are hours, "From" and "To" nothing.
enum EdgeTitles {
  /// The words of both; `nil` where they share none, and the label itself where there is but one.
  static func shared(_ start: PlottedValue?, _ end: PlottedValue?) -> String? {
    guard let start else { return nil }
    guard let end, end.label != start.label, end.label != start.label + " end" else { return start.label }
    let words = [start.label, end.label].map { $0.split(separator: " ") }
    let first = zip(words[0], words[1]).prefix { $0 == $1 }.map(\.0)
    let last = zip(words[0].reversed(), words[1].reversed()).prefix { $0 == $1 }.map(\.0).reversed()
    // "Start of shift" and "End of shift" share more than a name.
    let shared = first.isEmpty && last.count == 1 ? Array(last) : first
    return shared.isEmpty ? nil : shared.joined(separator: " ")
  }
}

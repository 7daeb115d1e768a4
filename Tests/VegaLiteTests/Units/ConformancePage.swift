/// The page that tells which charts of Vega-Lite's gallery are read as Vega reads them.
struct ConformancePage {
  let results: [(entry: ConformanceGallery.Entry, result: ConformanceResult)]

  private static let kinds = [
    ("A", "One view, plain data"), ("B", "One view with aggregates, bins, time units, stacks, filters or calculations"),
    ("C", "Several views: layers, facets, concats, repeats"),
    ("D", "Everything else: maps, interaction, arcs, pictures, box plots, generated data"),
  ]

  /// How many charts of a class are equal, of those that can be compared.
  func count(_ kind: String) -> (equal: Int, random: Int, refused: Int, all: Int) {
    let chosen = results.filter { $0.entry.kind == kind }.map(\.result)
    return (
      chosen.filter { if case .equal = $0 { true } else { false } }.count,
      chosen.filter { if case .random = $0 { true } else { false } }.count,
      chosen.filter { if case .refused = $0 { true } else { false } }.count, chosen.count
    )
  }

  var text: String {
    (introduction + Self.kinds.flatMap { section($0.0, $0.1) }).joined(separator: "\n") + "\n"
  }

  private var introduction: [String] {
    [
      "# Vega-Lite: what is read as Vega reads it",
      "",
      "ChartVoice is held against Vega-Lite's own gallery of examples, half of which lies beside the project. Vega gives",
      "every mark a label with its titles and values. A chart is equal if ChartVoice has as many marks, with the same titles",
      "and values: words to the letter, numbers to nine digits. Charts of random numbers are compiled and not compared.",
      "",
      "`CHARTVOICE_WRITE_CONFORMANCE=1 swift test --filter ConformanceTests` writes this page.",
      "",
    ] + Self.kinds.map { summary($0.0, $0.1) }
  }

  private func summary(_ kind: String, _ meaning: String) -> String {
    let count = count(kind)
    let compared = max(1, count.all - count.random)
    let percent = (Double(count.equal) / Double(compared) * 1000).rounded() / 10
    var parts = ["\(count.equal) of \(compared) equal (\(percent) percent)"]
    if count.refused > 0 { parts.append("\(count.refused) refused with a reason") }
    if count.random > 0 { parts.append("\(count.random) random") }
    return "- \(kind), \(meaning): \(parts.joined(separator: ", "))."
  }

  private func section(_ kind: String, _ meaning: String) -> [String] {
    let chosen = results.filter { $0.entry.kind == kind }.sorted { $0.entry.name < $1.entry.name }
    return ["", "## \(kind): \(meaning)", ""] + chosen.map { "- `\($0.entry.name)`: \($0.result.text)." }
  }
}

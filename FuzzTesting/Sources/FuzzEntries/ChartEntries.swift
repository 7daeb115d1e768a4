import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartSound

@testable import SourceText
@testable import TableReading
@testable import VegaLite

extension FuzzEntry {
  /// A Vega-Lite specification that names no file: to rows, facts and words.
  static let vegaLite = FuzzEntry("vega-lite") { bytes in
    try Self.tell {
      (try? ChartInput.open(.file(path: "c.vl.json"), MemoryInput(bytes))).flatMap { Self.chart($0) }
    }
  }

  /// Bytes of any kind, as the program takes them: a table or a chart, to words and score.
  static let whole = FuzzEntry("whole") { bytes in
    guard let described = try Self.tell({ Self.described(bytes) }) else { return }
    try Self.hear(Score(views: described.views, facts: described.facts))
  }

  /// The charts of bytes of any kind; `nil` where there are none.
  static func described(_ bytes: [UInt8]) -> DescribedViews? {
    guard let input = try? ChartInput.open(.standardInput, MemoryInput(bytes)) else { return nil }
    guard !input.isSpecification else { return chart(input) }
    return (try? DescribedChart(input, request: ChartRequest())).map { DescribedViews($0) }
  }

  /// A chart without a folder: whatever it names, nothing of the disk is read.
  private static func chart(_ input: ChartInput) -> DescribedViews? { try? DescribedViews(vegaLite: input) }

  /// All that is said of charts, which are read twice, since the same bytes have the same words.
  @discardableResult
  private static func tell(_ read: () -> DescribedViews?) throws -> DescribedViews? {
    guard let described = read() else { return nil }
    let lines = try lines(described)
    try BrokenPromise.ifControlled(lines)
    let again = try read().map { try Self.lines($0) }
    try BrokenPromise.unless(again == lines, "the same chart has other words")
    return described
  }

  private static func lines(_ described: DescribedViews) throws -> [String] {
    let voice = Self.voice
    let narrated = described.narrated(in: voice)
    return narrated.descriptionLines(upTo: .groups) + narrated.narrators.flatMap { $0.labels().map(\.text) }
  }

  /// A score: its notes are in order, in the range of hearing, and end.
  static func hear(_ score: Score) throws {
    for note in score.notes {
      try BrokenPromise.unless(
        note.start >= 0 && note.length >= 0 && (note.start + note.length).isFinite, "a note at no time: \(note)")
      try BrokenPromise.unless(
        (20...20_000).contains(note.frequency) && (20...20_000).contains(note.endFrequency), "unheard: \(note)")
      try BrokenPromise.unless((-1...1).contains(note.pan) && note.gain.isFinite, "nowhere: \(note)")
    }
    let starts = score.notes.map(\.start)
    try BrokenPromise.unless(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, "notes out of order")
  }
}

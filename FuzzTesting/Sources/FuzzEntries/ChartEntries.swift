import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartSound

@testable import ChartReading

extension FuzzEntry {
  /// A Vega-Lite specification that names no file: to rows, facts and words.
  static let vegaLite = FuzzEntry("vega-lite") { bytes in
    guard let input = try? ChartInput.open(.file(path: "c.vl.json"), MemoryInput(bytes)),
      let described = Self.chart(input)
    else { return }
    try Self.tell(described)
  }

  /// Bytes of any kind, as the program takes them: a table or a chart, to words and score.
  static let whole = FuzzEntry("whole") { bytes in
    guard let input = try? ChartInput.open(.standardInput, MemoryInput(bytes)) else { return }
    let described =
      input.isSpecification
      ? Self.chart(input) : (try? DescribedChart(input, request: ChartRequest())).map { DescribedViews($0) }
    guard let described else { return }
    try Self.tell(described)
    try Self.sound(described)
  }

  /// A chart without a folder: whatever it names, nothing of the disk is read.
  private static func chart(_ input: ChartInput) -> DescribedViews? { try? DescribedViews(vegaLite: input) }

  /// All that is said; twice, since the same charts have the same words.
  private static func tell(_ described: DescribedViews) throws {
    let lines = try lines(described)
    try BrokenPromise.ifControlled(lines)
    try BrokenPromise.unless(try Self.lines(described) == lines, "the same chart has other words")
  }

  private static func lines(_ described: DescribedViews) throws -> [String] {
    guard let voice = Self.voice else { throw BrokenPromise(description: "no voice") }
    let narrated = described.narrated(in: voice)
    return narrated.descriptionLines(upTo: .groups) + narrated.narrators.flatMap { $0.labels().map(\.text) }
  }

  /// The score: its notes are in order, in the range of hearing, and end.
  private static func sound(_ described: DescribedViews) throws {
    let score = Score(views: described.views, facts: described.facts)
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

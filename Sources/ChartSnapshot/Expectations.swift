public import ChartDeclarations
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartSound

/// Holds all that is said of the charts in a view against the file beside the test; the first time it writes the file.
///
/// It works in any framework for tests, since it throws. A word that changes shows as the line that was and the line that is.
///
/// ```swift
/// @MainActor @Test func stepsAreTold() throws { try expectDescription(of: StepsChart(days: Day.samples)) }
/// ```
///
/// - Parameters:
///   - view: The view, in which there may be several charts; each stands under its title.
///   - name: What tells several files of one test apart.
/// - Throws: `SnapshotFailure` where the file was written now, or where the words are not those of the file.
@MainActor public func expectDescription(
  of view: some View, named name: String? = nil, file: String = #filePath, function: String = #function
) throws {
  try expect(view, "description", name, file, function) { try $0.describe() }
}

/// Holds what a screen reader says on each mark of the charts in a view against the file beside the test.
///
/// - Throws: As ``expectDescription(of:named:file:function:)`` does.
@MainActor public func expectLabels(
  of view: some View, named name: String? = nil, file: String = #filePath, function: String = #function
) throws {
  try expect(view, "labels", name, file, function) { try $0.labels().joined(separator: "\n") }
}

/// Holds the notes of the charts in a view against the file beside the test: a line a note, with seconds, hertz and the mark.
///
/// - Throws: As ``expectDescription(of:named:file:function:)`` does.
@MainActor public func expectAudioGraph(
  of view: some View, named name: String? = nil, file: String = #filePath, function: String = #function
) throws {
  try expect(view, "audio-graph", name, file, function) { $0.score().notes.map(line).joined(separator: "\n") }
}

@MainActor private func expect(
  _ view: some View, _ kind: String, _ name: String?, _ file: String, _ function: String,
  _ text: (DeclaredChart) throws -> String
) throws {
  let texts = try view.charts().map { try text(DeclaredChart(chart: $0)) }
  let told = texts.isEmpty ? "No chart." : texts.joined(separator: "\n\n")
  try SnapshotFile(test: file, function: function, name: name, kind: kind).expect(told)
}

/// One chart of a view.
private struct DeclaredChart: DescribableChart {
  let chart: ChartDeclaration
  func declaration() -> ChartDeclaration { chart }
}

private func line(_ note: Note) -> String {
  let (start, length) = (thousandths(note.start), thousandths(note.length))
  return "\(start) s, \(length) s, \(thousandths(note.frequency)) Hz, \(note.mark ?? "\(note.role)")"
}

/// A number with at most three decimals.
private func thousandths(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }

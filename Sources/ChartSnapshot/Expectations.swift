public import ChartDeclarations
import ChartModel
import Foundation

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
///   - date: What `Date.now` is while the view is made and read, where it is to stand still; random numbers are then the same each time.
///     ``withFrozenTime(_:seed:_:)`` says how far it reaches.
/// - Throws: `SnapshotFailure` where the file was written now, or where the words are not those of the file.
@MainActor public func expectDescription(
  of view: @autoclosure () -> some View, named name: String? = nil, at date: Date? = nil, file: String = #filePath,
  function: String = #function
) throws {
  try SnapshotKind.description.expect(charts(of: view, at: date), name, file, function)
}

/// Holds what a screen reader says on each mark of the charts in a view against the file beside the test.
///
/// - Throws: As ``expectDescription(of:named:at:file:function:)`` does.
@MainActor public func expectLabels(
  of view: @autoclosure () -> some View, named name: String? = nil, at date: Date? = nil, file: String = #filePath,
  function: String = #function
) throws {
  try SnapshotKind.labels.expect(charts(of: view, at: date), name, file, function)
}

/// Holds the notes of the charts in a view against the file beside the test: a line a note, with seconds, hertz and the mark.
///
/// - Throws: As ``expectDescription(of:named:at:file:function:)`` does.
@MainActor public func expectAudioGraph(
  of view: @autoclosure () -> some View, named name: String? = nil, at date: Date? = nil, file: String = #filePath,
  function: String = #function
) throws {
  try SnapshotKind.audioGraph.expect(charts(of: view, at: date), name, file, function)
}

@MainActor private func charts(of view: () -> some View, at date: Date?) -> [ChartDeclaration] {
  frozen(at: date) { view().charts() }
}

/// Does something while it is a date, or at the present.
func frozen<Result>(at date: Date?, _ body: () -> Result) -> Result {
  #if os(Linux)
    if let date { return withFrozenTime(date, body) }
  #endif
  return body()
}

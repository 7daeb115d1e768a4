import ChartDeclarations
import ChartDescriptions
import ChartSound
import ExampleCharts
import Foundation
import Testing

/// The diary charts in every window, with taps and drags, to the letter in `windows.txt` and `selections.txt`.
@MainActor @Suite struct WindowTests {
  nonisolated static let windows: [CalendarUnit] = [.day, .week, .month, .halfYear, .year]

  static let charts: [(name: String, chart: BucketedChart, day: Double)] = [
    ("medicine-doses", MedicineDoses().bucketed(), noon(2025, 6, 6)),
    ("symptom-intensity", SymptomIntensity().bucketed(), noon(2024, 8, 23)),
  ]

  /// Noon of a day in UTC, as a coordinate along X.
  static func noon(_ year: Int, _ month: Int, _ day: Int) -> Double {
    (Double(CivilDate(year: year, month: month, day: day).dayNumber) + 0.5) * 86_400e6
  }

  private static func window(_ unit: CalendarUnit, at place: Double, of chart: BucketedChart) throws -> ChartWindow {
    let extent = try #require(chart.extent)
    return try #require(
      ChartWindow(
        unit, containing: Instant(coordinate: place), in: chart.calendar, domain: extent,
        shortest: chart.shortestBucket))
  }

  private static func narrator(_ chart: BucketedChart) throws -> Narrator {
    Narrator(chart, facts: ChartFacts(chart), voice: .english)
  }

  @Test(arguments: [0, 1]) func everyWindowIsTold(index: Int) throws {
    let (name, chart, day) = Self.charts[index]
    var lines: [String] = []
    for unit in Self.windows {
      let shown = chart.showing(try Self.window(unit, at: day, of: chart))
      lines += ["\(unit.rawValue):"] + (try Self.narrator(shown).descriptionLines(upTo: .groups)) + [""]
    }
    try ExampleCorpusTests.compare(ExampleCorpusTests.lines(lines), name, "windows.txt")
  }

  /// Moving a window over the whole history passes every mark, and never changes a value, the Y axis or the history.
  @Test(arguments: [0, 1], windows) func windowsMoveAlongTheSameHistory(index: Int, unit: CalendarUnit) throws {
    let (_, chart, _) = Self.charts[index]
    let extent = try #require(chart.extent)
    var window = try Self.window(unit, at: extent.lowerBound, of: chart)
    var seen: Set<String> = []
    for _ in 0..<1_000 {
      let shown = chart.showing(window)
      #expect(shown.yAxis == chart.yAxis)
      #expect(window.range.clamped(to: extent) == window.range)
      for (part, whole) in zip(shown.series, chart.series) {
        for mark in part.marks { #expect(whole.marks.contains(mark)) }
        seen.formUnion(part.marks.map(\.id))
      }
      let next = window.moved(by: 1, unit, in: chart.calendar)
      guard next != window else { break }
      window = next
    }
    #expect(seen == Set(chart.series.flatMap(\.marks).map(\.id)))
  }

  @Test(arguments: [0, 1]) func tapsAndDragsAreTold(index: Int) throws {
    let (name, chart, day) = Self.charts[index]
    let oneDay = 86_400e6
    let selections: [(String, ChartSelection)] = [
      ("tap", .point(day)), ("tap on another day", .point(day + 4 * oneDay)),
      ("drag of a week", .range(anchor: day, head: day + 6 * oneDay)),
      ("drag of a month backward", .range(anchor: day, head: day - 30 * oneDay)),
      ("tap before the history", .point(day - 4_000 * oneDay)), ("cleared", .none),
    ]
    let narrator = try Self.narrator(chart)
    let lines = selections.flatMap { [$0.0 + ":"] + narrator.selectionLines($0.1) + [""] }
    try ExampleCorpusTests.compare(ExampleCorpusTests.lines(lines), name, "selections.txt")
  }

  @Test(arguments: [0, 1]) func aDragIsTheSameInEitherDirection(index: Int) throws {
    let (_, chart, day) = Self.charts[index]
    let narrator = try Self.narrator(chart)
    for days in 1...40 {
      let head = day - Double(days) * 86_400e6
      #expect(
        narrator.selectionLines(.range(anchor: day, head: head))
          == narrator.selectionLines(.range(anchor: head, head: day)))
    }
  }

  /// The intensity chart keeps its five levels and their pitches in every window.
  @Test(arguments: windows) func theVerticalScaleOfLevelsStays(unit: CalendarUnit) throws {
    let (_, chart, day) = Self.charts[1]
    let names = Symptom.Intensity.allCases.map(\.description)
    let shown = chart.showing(try Self.window(unit, at: day, of: chart))
    #expect(shown.yAxis.domain == .categories(names))
    let whole = Score(chart: chart, facts: ChartFacts(chart))
    let part = Score(chart: shown, facts: ChartFacts(shown))
    let pitches = Dictionary(whole.notes.map { ($0.mark, $0.frequency) }) { first, _ in first }
    let heard = part.notes.filter { $0.role == .data }
    #expect(heard.count > 0)
    for note in heard { #expect(pitches[note.mark] == note.frequency) }
  }

  /// The declaration's own window and selection are those of the chart.
  @Test func aDeclarationSaysItsWindowAndItsSelection() throws {
    var example = MedicineDoses()
    let june = Date(timeIntervalSince1970: Self.noon(2025, 6, 1) / 1e6 - 43_200)
    example.visible = (7 * 86_400, june)
    example.selectedDay = june + 5 * 86_400
    let chart = example.bucketed()
    #expect(chart.totals?.marks.count == 7)
    #expect(chart.selection == .point(Self.noon(2025, 6, 6) - 43_200e6))
    let text = try example.describe()
    #expect(text.contains("Part shown: June 1 to June 7, 2025, of May 1 to June 30, 2025."), "\(text)")
    #expect(text.contains("June 6: "), "\(text)")
  }

  /// The days that were dragged over are selected, whether or not a day was tapped before.
  @Test(arguments: [false, true]) func aDeclarationSaysTheRangeThatIsSelected(isTapped: Bool) throws {
    let example = MedicineDoses()
    let june = Date(timeIntervalSince1970: Self.noon(2025, 6, 1) / 1e6)
    example.selectedDay = isTapped ? june : nil
    example.selectedDays = june + 5 * 86_400...june + 7 * 86_400
    let chart = example.bucketed()
    #expect(chart.selection == .range(anchor: Self.noon(2025, 6, 6), head: Self.noon(2025, 6, 8)))
    let told = try Self.narrator(chart).selectionLines(chart.selection)
    #expect(told.count > 0)
    let text = try example.describe()
    for line in told { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(told.first?.contains("June 6 to June 8") == true, "\(told)")
  }

  /// Short events are points, longer ones lanes; both stand on the same levels.
  @Test func shortEventsArePoints() throws {
    var example = SymptomIntensity()
    example.shortest = 3 * 3_600
    let chart = example.bucketed()
    let marks = chart.series.flatMap(\.marks)
    #expect(chart.series.count == 1)
    #expect(marks.count == Symptom.diary.count)
    let short = Symptom.diary.count { $0.end.timeIntervalSince($0.start) < 3 * 3_600 }
    #expect(marks.count { if case .instant = $0.x { true } else { false } } == short)
    #expect(chart.kind == .bar)
  }
}

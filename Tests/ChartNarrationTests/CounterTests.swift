import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Words that count along X, and units that a title begins with.
@Suite struct CounterTests {
  @Test(arguments: [
    ("Week", "week", PlaceKind.year), ("Round of the season", "round", .year), ("HOUR", "hour", .number),
    ("Day of the cycle", "day", .day), ("month", "month", .year), ("Hour of day", "hour", .number),
  ])
  func counters(title: String, word: String, kind: PlaceKind) throws {
    let counter = try #require(Counter(title: title, decimals: 0, .english))
    #expect((counter.word, counter.kind) == (word, kind))
  }

  /// What is measured, parts of rates, names that a counter ends, and several.
  @Test(arguments: [
    "Weeks", "Time of day", "Cases per day", "per day", "Step count", "", "Page views", "Day after day", "Final grade",
    "Half hour",
    "Kilowatt hour", "Degree day", "Light year", "sleep night", "cost month", "Percent match",
  ])
  func noCounters(title: String) { #expect(Counter(title: title, decimals: 0, .english) == nil) }

  /// Days come in whole ones, hours and ages do not.
  @Test func partsOfOneAreNotCounted() {
    #expect(Counter(title: "Day", decimals: 1, .english) == nil && Counter(title: "Age", decimals: 1, .english) != nil)
  }

  private static func narrator(_ title: String, _ places: [XValue], type: FieldType, domain: AxisDomain) -> Narrator {
    let marks = places.enumerated().map {
      Mark(id: "y/\($0.offset)", x: $0.element, value: .number(Double($0.offset * 3)), rowCount: 1)
    }
    let chart = BucketedChart(
      kind: .line, xAxis: Axis(field: "x", title: title, type: type, domain: domain),
      yAxis: Axis(field: "steps", type: .quantitative, domain: .numbers(0...20)), isAdditive: false,
      series: [Series(id: "y", isContinuous: true, marks: marks)])
    return Narrator(chart, facts: ChartFacts(chart), voice: .english)
  }

  private static func numbers(_ title: String) -> Narrator {
    narrator(title, (1...6).map { .number(Double($0)) }, type: .quantitative, domain: .numbers(1...6))
  }

  @Test(arguments: [
    ("Round", "Round 2: 3 steps", "in round 2", "round 1 to 4"), ("Day", "Day 2: 3 steps", "on day 2", "day 1 to 4"),
    ("Step", "Step 2: 3 steps", "at step 2", "step 1 to 4"),
    ("Hours", "2: 3 steps", "at 2 hours", "1 to 4"), ("Hour", "Hour 2: 3 steps", "at hour 2", "hour 1 to 4"),
    ("Days after the start", "Day 2: 3 steps", "on day 2", "day 1 to 4"), ("Length", "2: 3 steps", "at 2", "1 to 4"),
    ("Round (meters)", "2: 3 steps", "at 2 meters", "1 to 4"),
  ])
  func numbersAreCounted(title: String, label: String, place: String, range: String) {
    let narrator = Self.numbers(title)
    #expect(narrator.labels()[1].text == label)
    #expect(narrator.places.place(.number(2)) == place)
    #expect(narrator.places.range(from: .number(1), to: .number(4)) == range)
  }

  @Test func yearsAreYears() {
    let years = Self.narrator(
      "Year", (2001...2006).map { .number(Double($0)) }, type: .quantitative, domain: .numbers(2001...2006))
    #expect(years.places.place(.number(2002)) == "in 2002")
    #expect(Self.numbers("Year").places.place(.number(2)) == "in year 2")
  }

  @Test func namesThatAreNumbersAreCounted() {
    let hours = ["22", "23", "00", "01"]
    let narrator = Self.narrator("Hour", hours.map { .category($0) }, type: .ordinal, domain: .categories(hours))
    #expect(narrator.labels()[2].text == "Hour 00: 6 steps")
    let names = Self.narrator(
      "Hour", [.category("22"), .category("late")], type: .ordinal, domain: .categories(["22", "late"]))
    #expect(names.labels()[0].text == "22: 0 steps")
  }
}

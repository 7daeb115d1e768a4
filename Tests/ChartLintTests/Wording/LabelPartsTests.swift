import SourceText
import Testing

@testable import ChartLint

private let steps =
  #"{"x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "type": "quantitative", "unit": "steps"}}"#
private let plain = "{}"
private let summary = #"{"kind": "summary"}"#
private let group = #"{"kind": "group", "y": {"name": "steps", "unit": "steps"}}"#
private let trap = #"{"kind": "title"}"#

/// Whether labels have their place, their value and their unit.
@Suite struct LabelPartsTests {
  private static let full: [WordingCase] = [
    WordingCase("June 6: 4,210 steps", steps), WordingCase("June 6, 2025: 4,210 steps", steps),
    WordingCase("Friday, June 6: 4,210 steps", steps), WordingCase("6 June 2025: 4,210 steps", steps),
    WordingCase("January 2010: 388.6 parts per million"), WordingCase("12:30 AM: 35 percent"),
    WordingCase("9 to 11 AM: 35 percent"), WordingCase("From 20 to 25 miles per gallon: 43 cars"),
    WordingCase("June 9: no data", steps), WordingCase("June 9: value missing", steps),
    WordingCase("Moderate, June 6, 9 AM to 2 PM, 5 hours"), WordingCase("May 3: 1 taken, 1 skipped"),
    WordingCase("Photos: 64.2 gigabytes, 50 percent"), WordingCase("0: 1,013.25 hectopascals"),
    WordingCase("June 6: systolic 122, diastolic 79 millimeters of mercury"),
    WordingCase("Alder, 2014: 90 centimeters"),
    WordingCase("7,204 visitors to the museum"), WordingCase("Monday, 8 AM: 12 visits"),
    WordingCase("12 AM: minus 18 degrees Celsius"), WordingCase("January 2023: minus 12"),
    WordingCase("December 29, 2024 to January 4, 2025: 6,399 steps", steps), WordingCase("Week 3: 40 visits"),
    WordingCase("24 Hours of Le Mans: 388 laps"), WordingCase("3M: 12 percent", #"{"series": ["3M", "Ford"]}"#),
    WordingCase("June 6: closed", steps), WordingCase("June 6: goal reached", steps),
    WordingCase("June 6: nothing", steps),
    WordingCase("0: 4 visits", #"{"x": {"categories": ["0", "4"]}, "y": {"unit": "visits"}}"#),
    WordingCase("June 6: °C 18.5", #"{"y": {"unit": "°C"}}"#), WordingCase("June 6: 18.5°C", #"{"y": {"unit": "°C"}}"#),
    WordingCase("June 6: 120/80 millimeters of mercury", #"{"y": {"unit": "millimeters of mercury"}}"#),
    WordingCase("4,210 steps", trap), WordingCase("2 to 1", trap),
    WordingCase("4 GB in Paris, March 3", #"{"kind": "title"}"#),
    WordingCase("Germany: USD 40", #"{"x": {"categories": ["Germany"]}, "y": {"unit": "dollars"}}"#),
    WordingCase("June 6, steps: 4,210", #"{"y": {"unit": "steps"}}"#), WordingCase("Arsenal 3, Chelsea 1"),
    WordingCase("2 more than on June 5"), WordingCase("June 6", summary), WordingCase("June 6", plain),
    WordingCase("June 1 to June 7: 44,120 steps, 6,303 a day.", group), WordingCase("Week 3", #"{"kind": "group"}"#),
    WordingCase("From 0 to 0.4 miles: level at about 310 feet.", #"{"kind": "group", "y": {"unit": "feet"}}"#),
    WordingCase("Age 25: 40 percent", #"{"x": {"name": "age"}, "y": {"unit": "percent"}, "overview": true}"#),
    WordingCase("5 minutes: 12 calls", #"{"x": {"unit": "minutes"}, "y": {"unit": "calls"}}"#),
    WordingCase("Severe: 27", #"{"x": {"categories": ["Severe"]}}"#), WordingCase("10 Downing Street: 40 visits"),
    WordingCase("Two or more: 40 percent"), WordingCase("Under 18: 40 percent"),
    WordingCase(
      "June 6: Good", #"{"x": {"type": "temporal"}, "y": {"type": "ordinal", "categories": ["Good", "Fair"]}}"#),
    WordingCase("June: 3 percent, 40 visits", #"{"y": {"unit": "visits"}}"#), WordingCase("Stop B, 3 passengers"),
  ]

  private static let wanting: [WordingCase] = [
    WordingCase("4,210 steps", steps, "bare-value"), WordingCase("4,210", steps, "bare-value"),
    WordingCase("About 62 beats per minute", plain, "bare-value"), WordingCase("12%", plain, "bare-value"),
    WordingCase("minus 18 degrees Celsius", plain, "bare-value"), WordingCase("3 to 4 hours", plain, "bare-value"),
    WordingCase(
      "Good", #"{"x": {"type": "temporal"}, "y": {"type": "ordinal", "categories": ["Good", "Fair"]}}"#, "bare-value"),
    WordingCase("4,210 steps, goal reached", steps, "bare-value"), WordingCase("4 GB", plain, "bare-value"),
    WordingCase("June 6", steps, "missing-value"), WordingCase("6 June 2025", steps, "missing-value"),
    WordingCase("2025-06-06", steps, "missing-value"), WordingCase("9 AM", steps, "missing-value"),
    WordingCase(
      "Print, 2010", #"{"series": ["Print"], "x": {"type": "temporal"}, "y": {"name": "readers"}}"#, "missing-value"),
    WordingCase("Paris", #"{"x": {"type": "nominal"}, "y": {"type": "quantitative"}}"#, "missing-value"),
    WordingCase("Seattle, 12", #"{"x": {"type": "nominal"}, "y": {"unit": "inches"}}"#, "missing-unit"),
    WordingCase("June 1 to June 7", group, "missing-value"), WordingCase("Monday", steps, "missing-value"),
    WordingCase("June 6: 4,210", steps, "missing-unit"), WordingCase("June 6, 4,210", steps, "missing-unit"),
    WordingCase("June 1 to June 7: from 3,419 to 11,142", group, "missing-unit"),
    WordingCase("June 6: 4,210, goal reached", steps, "missing-unit"),
    WordingCase("2020: 2,019", steps, "missing-unit"),
    WordingCase("4,210 steps on June 6", steps, "value-before-context"),
    WordingCase("4,210 on June 6", steps, "value-before-context", "missing-unit"),
    WordingCase("About 40 percent in 2020", plain, "value-before-context"),
    WordingCase("18.5 °C at 2 PM", plain, "value-before-context"),
    WordingCase("12 visits in Paris", plain, "value-before-context"),
    WordingCase("Two trains on Monday", plain, "value-before-context"),
    WordingCase("4,210 steps: June 6", steps, "value-before-context"),
    WordingCase("Date: June 6, Steps: 4,210 steps", steps, "axis-name-repeated"),
    WordingCase("Date: June 6, 4,210 steps", steps, "axis-name-repeated"),
    WordingCase(
      "June 6: Heart rate: 62 beats per minute", #"{"y": {"name": "Heart rate"}, "overview": true}"#,
      "axis-name-repeated"),
  ]

  @Test(arguments: full) func complete(test: WordingCase) throws { #expect(try test.found() == test.rules) }

  @Test(arguments: wanting) func incomplete(test: WordingCase) throws { #expect(try test.found() == test.rules) }

  @Test(arguments: [
    ("", ""), ("June 6: 4,210 steps", "place place filler value unit"),
    ("4 million beats per minute in Paris", "value value unit unit unit filler place"),
    ("\u{202E}4", "value"), (": : 4", "filler filler value"), ("%", "filler"), ("9 9 9 9", "value value value value"),
  ])
  func parts(text: String, expected: String) {
    let label = LintedLabel(LintText(text), of: KnownChart(SharedContext(LabelContext()), given: [], .english))
    #expect(label.parts?.parts.map { "\($0)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (
      "4,210 steps",
      "This is a value without its place. Write where it stands before it, as in \"June 6: 4,210 steps\"."
    ),
    ("June 6", "This label has a place and no value. Write the value behind it, as in \"June 6: 4,210 steps\"."),
    ("June 6: 900", "\"900\" has no unit. Write \"900 steps\"."),
    (
      "About 900 steps on June 5, 2025",
      "The value comes before its place. Write the place first: \"June 5, 2025: About 900 steps\"."
    ),
    (
      "Date: June 5, Steps: 900 steps",
      "The axes are named once for all. Leave out \"Date\" and \"Steps\": \"June 5: 900 steps\"."
    ),
  ])
  func messages(text: String, message: String) throws {
    let tree = try JSONTree(parsing: Array(steps.utf8), source: "context")
    let linter = Linter { wordingRules.contains($0) }
    let findings = linter.findings(in: LintText(text, context: LabelContext(tree)))
    #expect(findings.map(\.message) == [message])
  }
}

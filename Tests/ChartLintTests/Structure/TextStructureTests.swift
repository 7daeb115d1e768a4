import Testing

@testable import ChartLint

/// What the rules for structure say of summaries, groups and labels among others: traps beside what they look like.
@Suite struct TextStructureTests {
  private static let steps =
    #""chartType": "bar", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}"#
  private static let routes =
    #""chartType": "bar", "x": {"name": "route", "type": "nominal", "categories": ["Bus", "Ferry", "Tram"]}, "y": {"name": "riders"}"#

  @Test(arguments: [
    ("Bar chart of steps. X axis: date, from June 1 to June 30. Y axis: steps, from 0 to 12,000.", steps, ""),
    ("Bar Chart of Steps. X Axis: date, June 1 to June 30. Y Axis: steps, 0 to 12,000.", steps, ""),
    ("Column graph. The x-axis runs from June 1 to June 30. The y-axis runs from 0 to 12,000 steps.", steps, ""),
    (
      "Line chart. The X axis runs from 6 AM to 10 PM and shows the time of day. The Y axis goes from 50 to 180 beats per minute.",
      steps, ""
    ),
    ("Line chart. Horizontal axis: 6 a.m. to 10 p.m. Vertical axis: heart rate, 50 to 180.", steps, ""),
    (
      "Bar chart with dates from June 1 to June 30 on the horizontal axis and steps from 0 to 12,000 on the vertical axis.",
      steps, ""
    ),
    (
      "Bar chart with dates on the X axis, from June 1 to June 30, and steps on the Y axis, from 0 to 12,000.", steps,
      ""
    ),
    (
      "Bar chart of steps. The X axis shows dates. It runs from June 1 to June 30. The Y axis shows steps. It runs from 0 to 12,000.",
      steps, ""
    ),
    ("Bar chart of steps from June 1 to June 30. X axis: date. Y axis: steps, 0 to 12,000.", steps, ""),
    (
      "Timeline of doses. X axis: date, from 2025-06-01 to 2025-06-30. Y axis: intensity: Mild, Moderate, and Severe.",
      steps, ""
    ),
    ("Scatter plot. The X and Y axes run from 0 to 10.", "", ""),
    (
      "Scatter of weight by height. The height axis runs from 150 to 200, the weight axis from 40 to 120.",
      #""x": {"name": "height"}, "y": {"name": "weight"}"#, ""
    ),
    ("Histogram. X axis: minutes, 0–60. Y axis: trains, 0–12.", "", ""),
    ("Pie chart of votes: Red 40 percent, Blue 60 percent.", #""chartType": "pie""#, ""),
    ("Donut chart of votes by party.", #""x": {"name": "party"}, "y": {"name": "votes"}"#, ""),
    ("Chart of votes.", #""chartType": "arc""#, "summary-missing-chart-type"),
    ("Heat map. X axis: hour, from 0 to 23. Y axis: weekday, from Monday to Sunday.", "", ""),
    ("Heat map of trips.", #""chartType": "heat map""#, "summary-missing-axis"),
    ("Bar chart. X axis: route, Bus to Tram. Y axis: riders, 0 to 500.", routes, ""),
    ("Bar chart. X axis: route: Bus, Ferry, and Tram. Y axis: riders, 0 to 500.", routes, ""),
    ("Bar chart. X axis: route, 3 categories. Y axis: riders, 0 to 500.", routes, "summary-missing-bounds"),
    ("Bar chart. X axis: route. Y axis: riders.", routes, "summary-missing-bounds"),
    ("Bar chart of steps. Y axis: steps, 0 to 12,000.", steps, "summary-missing-axis"),
    ("Bar chart of steps. Y axis: steps.", steps, "summary-missing-axis summary-missing-bounds"),
    (
      "Chart of steps. X axis: date, June 1 to June 30. Y axis: steps, 0 to 12,000.", steps,
      "summary-missing-chart-type"
    ),
    ("Steps by day. X axis: date, June 1 to June 30. Y axis: steps, 0 to 12,000.", steps, "summary-missing-chart-type"),
    (
      "Bar chart of steps. X axis: date. Y axis: steps, 0 to 12,000. They rose from 0 on June 1 to 9,000 on June 30.",
      steps, "summary-missing-bounds"
    ),
    (
      "Bar chart of steps. X axis: date. Y axis: steps, 0 to 12,000. Steps rose from 0 on June 1 to 9,000 on June 30.",
      steps, "summary-missing-bounds"
    ),
    (
      "Bar chart of steps. The horizontal axis shows dates and the vertical axis shows steps.", steps,
      "summary-missing-bounds"
    ),
    ("Steps rose from 4,210 on June 1 to 9,120 on June 30.", steps, "summary-missing-axis summary-missing-chart-type"),
    ("Steps rose from 4,210 to 9,120.", steps + #", "fragment": true"#, ""),
    ("Steps rose from 4,210 to 9,120.", steps + #", "overview": true"#, ""),
    ("Bars show steps. X axis: date, June 1 to June 30. Y axis: steps, 0 to 900.", steps, ""),
    ("Bar chart of steps from 0 to 900 by date, from June 1 to June 30.", steps, ""),
    ("Bar chart of steps by date.", steps, "summary-missing-axis"),
    ("Radar chart of skills.", #""chartType": "radar""#, ""),
    ("Gauge of battery charge, 80 percent.", #""chartType": "gauge""#, ""),
    (
      "Time, on the horizontal axis, runs from 6 AM to 10 PM; steps, on the vertical axis, from 0 to 900. Line chart.",
      "", ""
    ),
    ("Line chart of pulse (vertical axis, 50 to 180) by time (horizontal axis, midnight to midnight).", "", ""),
    (
      "Bar chart. X axis: votes, 0 to 900. Y axis: party.", #""y": {"name": "party", "type": "nominal"}"#,
      "summary-missing-bounds"
    ),
    ("Steps by day. No data. Line chart. X axis: day, no values. Y axis: steps, no values.", "", ""),
    ("Steps by day. Line chart, 1 place. X axis: day, 3. Y axis: steps, from 0 to 5.", "", ""),
    ("Line chart. X axis: day, from 1 to 9. Y axis: steps, 12,000.", "", "summary-missing-bounds"),
    ("Steps rose from 4,210 to 9,120.", "", ""), ("", steps, ""),
    ("Line chart, 1 place. X axis: day, 3. Y axis: steps, from 0 to 5.", #""data": [{"x": 3, "y": 5}]"#, ""),
  ])
  func summaries(text: String, context: String, expected: String) throws {
    let context = "{\"kind\": \"summary\"\(context.isEmpty ? "" : ", " + context)}"
    #expect(try ChartSpecRuleTests.found(text, context) == expected, "\(text)")
  }

  @Test(arguments: [
    ("Climb 70 feet", "", "group-missing-range"), ("From 1.2 to 2.4 miles: climb 70 feet", "", ""),
    ("Climb 70 feet from mile 1 to mile 2", "", ""), ("Climb from 1.2 to 2.4 miles: 70 feet", "", ""),
    ("Week 3: 29,400 steps", steps, ""), ("Stage 2, climb 70 feet", "", ""), ("Third quarter: 40 points", "", ""),
    ("June: 126,000 steps", steps, ""), ("2024: total 126,000 steps", steps, ""), ("Q1: rose 3 percent", "", ""),
    ("6 AM to 10 AM: average 62 beats per minute", "", ""), ("Morning: average 62 beats per minute", "", ""),
    ("Weekdays: 8,120 steps", steps, ""), ("Bus: rose from 400 to 900 riders", routes, ""),
    ("Average 62 beats per minute", "", "group-missing-range"), ("Total: 29,400 steps", steps, "group-missing-range"),
    ("Rose from 4,210 to 6,300 steps", steps, "group-missing-range"),
    ("Rose from 4,210 to 6,300", steps, "group-missing-range"),
    ("From 0 to 5 miles: rose from 20 to 90 feet", "", ""), ("Downhill, 70 feet", "", ""),
    ("0–5 miles, climb 70 feet", "", ""),
    ("Mile 3: descend 20 feet", "", ""), ("Ages 18 to 24: 40 percent", "", ""),
    ("Steps fell by 300", steps, "group-missing-range"),
    ("", steps, ""),
  ])
  func groups(text: String, context: String, expected: String) throws {
    let context = "{\"kind\": \"group\"\(context.isEmpty ? "" : ", " + context)}"
    #expect(try ChartSpecRuleTests.found(text, context) == expected, "\(text)")
  }

  @Test(arguments: [
    // Others between bars, then the label.
    ("June 6: 4,210 steps|June 8: 950 steps", "7 June: 5,120 steps", "inconsistent-format"),
    ("7 June: 5,120 steps", "June 6: 4,210 steps", "inconsistent-format"),
    ("6 June: 4,210 steps|7 June: 950 steps", "8 June: 5,120 steps", ""),
    ("June 6: 4,210 steps|June 8: 950 steps", "June 7th: 5,120 steps", "inconsistent-format"),
    ("June 6, 2025: 4,210 steps", "June 7, 2025: 5,120 steps", ""),
    ("Week 6 June: 3|Week 7 June: 4", "Week 8 June: 5", ""),
    ("6 PM: 9 trains|7 PM: 12 trains", "18:00: 9 trains", "inconsistent-format"),
    ("18:00: 9 trains|19:00: 12 trains", "8 PM: 9 trains", "inconsistent-format"),
    ("Lap 1: 14:20 minutes|6 PM: 3", "Lap 2: 13:20 minutes", ""), ("6:30 PM: 9 trains", "7 PM: 12 trains", ""),
    ("Bus: 1,250 riders|Tram: 2,400 riders", "Ferry: 1 100 riders", "inconsistent-format"),
    ("Bus: 1,250 riders|Tram: 2,400 riders", "Ferry: 1100 riders", "inconsistent-format"),
    ("Bus: 1,250 riders|Tram: 2,400 riders", "Ferry: 900 riders", ""), ("2023: 1,250 riders", "2024: 1,300 riders", ""),
    ("Route 9: 1,250 riders", "Route 1204: 900 riders", ""),
    ("June 1: 250 steps|June 2: 1,250 steps", "June 3: 300 steps", ""),
    ("Rain: 12 percent|Snow: 9 percent", "Sun: 79%", "inconsistent-format"),
    ("Rain: 12%|Snow: 9%", "Sun: 79 percent", "inconsistent-format"),
    ("Rent: $40|Food: $30", "Books: 20 dollars", "inconsistent-format"), ("Rent: $40|Food: $30", "Books: €20", ""),
    ("Bus: 5 pounds|Tram: 3 pounds", "Ferry: £4", ""),
    ("Rome: 20°C|Oslo: 9°C", "Cairo: 31 degrees Celsius", "inconsistent-format"),
    ("Rome: 20°C", "Miami: 88 degrees Fahrenheit", ""), ("1.5 kilometers: 3|2 kilometers: 4", "800 meters: 5", ""),
    ("June 6: 4,210 steps", "June 6: 4,210 steps", "duplicate-label"),
    ("june 6: 4,210 steps.", "June 6, 4,210 steps", "duplicate-label"),
    ("June 7: 4,210 steps", "June 6: 4,210 steps", ""), ("Change: -5", "Change: 5", ""),
    ("Grade A: 3", "Grade A+: 3", ""),
    ("Level 1.5", "Level 15", ""), ("Bus 🚌: 3", "Bus: 3", ""), ("", "Bus: 3", ""),
    ("Rome: 20|Rome: 20", "Oslo: 20", ""),
  ])
  func siblings(others: String, label: String, expected: String) throws {
    let example = RuleExample.among(others, label)
    #expect(try ChartSpecRuleTests.found(label, example.context) == expected, "\(label) among \(others)")
  }

  @Test(arguments: [
    ("X axis: date. Y axis: miles.", "Y axis: steps. X axis: date.", "axis-order-inconsistent"),
    ("Y axis: miles. X axis: date.", "X axis: date. Y axis: steps.", ""),
    (
      "Y axis: miles. X axis: date.|Y axis: beds. X axis: date.", "X axis: date. Y axis: steps.",
      "axis-order-inconsistent"
    ),
    ("X and Y axes are in miles.", "Y axis: steps. X axis: date.", ""),
    ("Y axis: miles.", "Y axis: steps. X axis: date.", ""),
    ("X axis: time.", "Horizontal axis: date.", "axis-name-inconsistent"),
    ("Horizontal axis: time.", "X axis: date.", ""),
    ("Horizontal axis: time.|Vertical axis: miles.", "X axis: date.", "axis-name-inconsistent"),
    ("X axis: time.", "x-axis: date.", ""), ("The time axis runs from 1 to 9.", "The date axis runs from 1 to 9.", ""),
    (
      "X Axis: time. Y Axis: miles.", "Vertical Axis: steps. Horizontal Axis: date.",
      "axis-name-inconsistent axis-name-inconsistent axis-order-inconsistent"
    ),
    ("X and Y axes are in miles.", "Horizontal and vertical axes are in miles.", "axis-name-inconsistent"),
    ("Bars lie horizontal.", "X axis: date.", ""),
  ])
  func axes(others: String, label: String, expected: String) throws {
    // A note, so that the rules for whole summaries keep out.
    let example = RuleExample.among(others, label, kind: "note")
    #expect(try ChartSpecRuleTests.found(label, example.context) == expected, "\(label) among \(others)")
  }

  @Test func fixesDoWhatTheySay() throws {
    for rule in StructureRules.all {
      for example in rule.about.failing {
        guard let fixed = example.fixed else { continue }
        let found = Linter { $0 == rule.about.id }.findings(in: try RuleExampleTests.text(example))
        var bytes = Array(example.label.utf8)
        for fix in found.compactMap(\.fix).reversed() { bytes.replaceSubrange(fix.range, with: fix.replacement.utf8) }
        #expect(String(decoding: bytes, as: UTF8.self) == fixed)
      }
    }
  }

  @Test func noTextCrashes() throws {
    let texts = [
      "axis", "axes", "X", "Y:", "X and Y axes", "axis axis axes both axes", "from to from to", "° % $", "June",
      "31 May 31", "May May 5",
      "12:00:00 PM", "99999999999999999999 999 riders", "مرحبا 5", "X axis: 🙂 to 🙂", "chart", "1 000 000",
      "\u{200F}X axis", "24:61 PM",
      String(repeating: "X axis and ", count: 500), "-$5 dollars%", "0 AM", "6 6 June 6 6",
    ]
    let list = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    for text in texts {
      for kind in LabelContext.Kind.allCases {
        for context in ["", ", \"siblings\": [\(list)]", ", " + Self.steps, ", " + Self.routes] {
          _ = try ChartSpecRuleTests.found(text, "{\"kind\": \"\(kind.rawValue)\"\(context)}")
        }
      }
    }
  }
}

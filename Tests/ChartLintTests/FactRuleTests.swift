import SourceText
import Testing

@testable import ChartLint

/// What the rules for facts say of labels beside small data.
@Suite struct FactRuleTests {
  static let steps = """
    "x": {"name": "date", "type": "temporal", "min": "2025-06-01", "max": "2025-06-10"}, \
    "y": {"name": "steps", "unit": "steps", "min": 0, "max": 12000}, "goal": 8000, "data": [\
    {"x": "2025-06-01", "y": 7204}, {"x": "2025-06-02", "y": 8951}, {"x": "2025-06-03", "y": 6480}, \
    {"x": "2025-06-04", "y": 9033}, {"x": "2025-06-05", "y": 5127}, {"x": "2025-06-06", "y": 4213}, \
    {"x": "2025-06-07", "y": 11482}, {"x": "2025-06-08", "y": 2317}, {"x": "2025-06-09", "y": null}, \
    {"x": "2025-06-10", "y": 8046}]
    """
  static let routes = """
    "x": {"name": "season"}, "y": {"name": "riders", "unit": "riders"}, "series": ["Bus", "Ferry"], "data": [\
    {"x": "Spring", "y": 120, "series": "Bus"}, {"x": "Summer", "y": 90, "series": "Bus"}, {"x": "Winter", "y": 240, "series": "Bus"}, \
    {"x": "Spring", "y": 60, "series": "Ferry"}, {"x": "Summer", "y": 183, "series": "Ferry"}, {"x": "Winter", "y": 20, "series": "Ferry"}]
    """
  static let weather = """
    "x": {"name": "day"}, "y": {"name": "temperature", "unit": "°C"}, "data": [\
    {"x": "Monday", "y": 14}, {"x": "Tuesday", "y": -3}, {"x": "Wednesday", "y": 21}, {"x": "Thursday", "y": 21}]
    """
  static let money = """
    "x": {"name": "month", "type": "temporal"}, "y": {"name": "revenue", "unit": "dollars"}, "data": [\
    {"x": "2025-01", "y": 1200000}, {"x": "2025-02", "y": 1500000}, {"x": "2025-03", "y": 2400000}]
    """
  static let votes = """
    "chartType": "pie", "x": {"name": "party"}, "y": {"name": "votes", "unit": "votes"}, "data": [\
    {"x": "Green Party", "y": 412}, {"x": "Union", "y": 388}, {"x": "List 7", "y": 200}]
    """
  static let share = """
    "x": {"name": "year", "type": "temporal", "min": 2019, "max": 2023}, "y": {"name": "share of homes", "unit": "percent", "min": 0, "max": 100}, \
    "data": [{"x": 2019, "y": 40}, {"x": 2020, "y": 41.5}, {"x": 2021, "y": 43}, {"x": 2022, "y": 44.2}, {"x": 2023, "y": 45}]
    """
  static let walk = """
    "x": {"name": "day"}, "y": {"name": "distance", "unit": "meters"}, "data": [\
    {"x": "Monday", "y": 1500}, {"x": "Tuesday", "y": 900}, {"x": "Wednesday", "y": 4217}]
    """
  static let all = [
    "steps": steps, "routes": routes, "weather": weather, "money": money, "votes": votes, "share": share, "walk": walk,
  ]

  /// The rules for facts that find something for certain in a label beside one of the data.
  static func rules(_ label: String, _ data: String, _ kind: String, _ focus: String?) throws -> [String] {
    var context = "{\"kind\": \"" + kind + "\""
    if let focus { context += ", \"focus\": " + focus }
    context += ", " + (all[data] ?? "") + "}"
    let tree = try JSONTree(parsing: Array(context.utf8), source: "context")
    let own = Set(FactRules.all.map { $0.about.id })
    let findings = Linter().findings(in: LintText(label, context: LabelContext(tree)))
    return findings.filter { own.contains($0.rule) && $0.status == .finding }.map { $0.rule }
  }

  /// Texts that are true, or of which too little can be told.
  @Test(
    arguments: [
      ("steps", "June 6: 4,213 steps"), ("steps", "Friday, June 6, 2025: 4,213 steps"),
      ("steps", "6 June: 4,200 steps"),
      ("steps", "June 6: about 4,000 steps"), ("steps", "June 6: 4,213 steps, 3,787 below the goal of 8,000"),
      ("steps", "June 6: 4.2 thousand steps"), ("steps", "June 7: 11,482 steps, the most"),
      ("steps", "June 9: no data"),
      ("steps", "Highest: 11,482 on June 7. Lowest: 2,317 on June 8."), ("steps", "Most steps: Saturday, 11,482"),
      ("steps", "62,853 steps in total, an average of 6,984 a day"), ("steps", "Median: 7,204 steps"),
      ("steps", "Bar chart, 10 days, one bar a day"), ("steps", "9 days, 2 days below 5,000 steps"),
      ("steps", "X axis: date, from June 1 to June 10, 2025. Y axis: steps, from 0 to 12,000."),
      ("steps", "June 1 to June 4: 31,668 steps, 7,917 a day"), ("steps", "Rose from 7,204 to 8,046 steps"),
      ("steps", "The 3rd highest day was June 2"), ("steps", "5 of 10 days above 7,000 steps"),
      ("steps", "Goal: 10,000 steps"),
      ("steps", "At most 9,000 steps on weekdays"), ("steps", "Highest on weekdays: 9,033 on June 4"),
      ("steps", "Steps rose 12 percent, from 7,204 to 8,046"), ("steps", "June 7: 7,269 steps more than June 6"),
      ("steps", "Week 23: steps by day in the order of 4 groups"),
      ("steps", "Largest rise: from 4,213 on June 6 to 11,482 on June 7"),
      ("routes", "Bus carried the most in Winter, 240 riders"),
      ("routes", "Bus was busiest in Winter and Ferry was busiest in Summer"),
      ("routes", "Ferry, Summer: 183 riders"), ("routes", "Spring: Bus 120, Ferry 60"),
      ("routes", "In Spring, Bus had twice as many riders as Ferry"),
      ("routes", "Bus: 450 riders in total"), ("routes", "Two series over three seasons"),
      ("routes", "Spring: 180 riders in total"),
      ("routes", "Bus had the most riders, 450 in total"), ("routes", "Bus doubled from Spring to Winter"),
      ("weather", "Warmest: 21 °C on Thursday"), ("weather", "Wednesday was the warmest day"),
      ("weather", "Coldest: -3 °C on Tuesday"),
      ("weather", "Tuesday: minus 3 degrees"), ("weather", "Monday: 57 °F"), ("weather", "Monday: 14 degrees Celsius"),
      ("weather", "Wednesday and Thursday were the warmest at 21 degrees"), ("weather", "Mean: 13.3 °C"),
      ("money", "January: $1.2 million"), ("money", "Revenue doubled from January to March"),
      ("money", "March: 2.4 million dollars"),
      ("money", "Revenue rose 60 percent from February to March"), ("money", "$5.1M in total"),
      ("money", "Up 25 percent in February"),
      ("votes", "Green Party: 412 votes, 41 percent"),
      ("votes", "Green Party 41 percent, Union 39 percent, List 7 20 percent"),
      ("votes", "List 7: 200 votes"), ("votes", "The top party is Green Party with 412 votes"),
      ("votes", "1,000 votes in total"),
      ("share", "Rose 5 percentage points, from 40 to 45 percent"),
      ("share", "Rose 12.5 percent, from 40 to 45 percent"),
      ("share", "2021: 43 percent"), ("share", "From 40 percent in 2019 to 45 percent in 2023"),
      ("share", "Highest: 45 percent in 2023"),
      ("share", "Line chart, 5 years, from 2019 to 2023"), ("share", "Y axis: share of homes, from 0 to 100 percent"),
      ("walk", "Monday: 1.5 kilometers"), ("walk", "Wednesday: 4.2 kilometers, the longest"),
      ("walk", "Monday: 1,500 meters in 20 minutes"),
      ("walk", "Monday: 0.93 miles"), ("steps", "Steps peaked at 11,482 on Saturday, June 7"),
      ("steps", "Peak hours are at noon"),
      ("steps", "June 2 and June 4 had 8,951 and 9,033 steps"), ("steps", "5,127 steps on June 5 and 4,213 on June 6"),
      ("steps", "Most days were above 5,000 steps"), ("steps", "The goal of 8,000 was met on 4 days"),
      ("steps", "June 4: more than 9,000 steps"),
      ("steps", "From a low of 2,317 to a high of 11,482"),
      ("steps", "Fell to 2,317 on June 8, then rose to 8,046 on June 10"),
      ("steps", "Since 2019 the number has grown by 40 percent"), ("steps", "Weighted mean: 6,500 steps"),
      ("steps", "June 6: 53 percent of the goal"),
      ("routes", "Ferry had more riders than Bus in Summer"), ("routes", "Bus: highest 240, lowest 90"),
      ("votes", "Turnout was 64 percent"),
      ("weather", "Tuesday was 17 degrees colder than Monday"), ("money", "Revenue rose by $1.2 million"),
      ("share", "2019: 40%"), ("walk", "Monday was 600 meters longer than Tuesday"),
      ("walk", "6,617 meters in total, 3 days"),
    ] as [(String, String)])
  func right(data: String, label: String) throws {
    #expect(try Self.rules(label, data, "summary", nil) == [], "\(label)")
  }

  /// Texts with one thing wrong.
  @Test(
    arguments: [
      ("steps", "June 6: 4,123 steps", "value-mismatch"), ("steps", "June 7: 4,213 steps", "value-mismatch"),
      ("steps", "Highest: 11,842 on June 7", "extremum-mismatch"),
      ("steps", "Highest: 11,482 on June 8", "extremum-mismatch"),
      ("steps", "Lowest: 2,713 steps, on June 8", "extremum-mismatch"),
      ("steps", "Most steps: Friday, 11,482", "extremum-mismatch"),
      ("steps", "June 6 had the fewest steps", "extremum-mismatch"),
      ("steps", "62,583 steps in total", "total-mismatch"),
      ("steps", "An average of 6,498 steps a day", "total-mismatch"),
      ("steps", "Median: 6,984 steps", "total-mismatch"),
      ("steps", "Bar chart, 30 days", "count-mismatch"),
      ("steps", "Y axis: steps, from 0 to 10,000", "bounds-mismatch"),
      ("steps", "X axis: date, from June 1 to June 30, 2025", "bounds-mismatch"),
      ("steps", "June 6: 4,213 calories", "unit-mismatch"),
      ("steps", "June 6: 4.2 million steps", "unit-mismatch"),
      ("steps", "June 1 to June 4: 36,168 steps", "value-mismatch"),
      ("steps", "Rose from 7,204 to 9,046 steps", "value-mismatch"),
      ("steps", "Steps rose 21 percent, from 7,204 to 8,046", "change-mismatch"),
      ("steps", "June 7: 7,629 steps more than June 6", "change-mismatch"),
      ("routes", "Bus carried the most in Spring, 240 riders", "extremum-mismatch"),
      ("routes", "Ferry was busiest in Winter", "extremum-mismatch"),
      ("routes", "Ferry, Summer: 138 riders", "value-mismatch"),
      ("routes", "Spring: Bus 120, Ferry 66", "value-mismatch"),
      ("routes", "In Spring, Bus had 3 times as many riders as Ferry", "change-mismatch"),
      ("routes", "Bus: 405 riders in total", "total-mismatch"),
      ("routes", "Two series over four seasons", "count-mismatch"), ("routes", "Three series", "count-mismatch"),
      ("routes", "Bus tripled from Spring to Winter", "change-mismatch"),
      ("weather", "Warmest: 21 °C on Monday", "extremum-mismatch"),
      ("weather", "Coldest: 3 °C on Tuesday", "extremum-mismatch"),
      ("weather", "Monday: 14 °F", "unit-mismatch"), ("weather", "Monday: 41 °C", "value-mismatch"),
      ("weather", "Mean: 15 °C", "total-mismatch"),
      ("money", "January: $1.3 million", "value-mismatch"), ("money", "January: $1.2 billion", "unit-mismatch"),
      ("money", "January: 1.2 million euros", "unit-mismatch"),
      ("money", "Revenue tripled from January to March", "change-mismatch"),
      ("money", "Revenue rose 50 percent from February to March", "change-mismatch"),
      ("money", "$5.4M in total", "total-mismatch"),
      ("votes", "Green Party: 412 votes, 14 percent", "total-mismatch"),
      ("votes", "The top party is Union", "extremum-mismatch"),
      ("votes", "Union: 338 votes", "value-mismatch"), ("votes", "Four parties", "count-mismatch"),
      ("share", "Rose 5 percent, from 40 to 45 percent", "change-mismatch"),
      ("share", "2021: 34 percent", "value-mismatch"),
      ("share", "Rose 8 percentage points, from 40 to 45 percent", "change-mismatch"),
      ("share", "Lowest: 40 percent in 2020", "extremum-mismatch"),
      ("share", "From 40 percent in 2019 to 54 percent in 2023", "value-mismatch"),
      ("share", "Y axis: share of homes, from 0 to 50 percent", "bounds-mismatch"),
      ("walk", "Monday: 1,500 kilometers", "unit-mismatch"),
      ("steps", "Steps peaked at 11,482 on Sunday, June 8", "extremum-mismatch"),
      ("steps", "5,127 steps on June 5 and 4,321 on June 6", "value-mismatch"),
      ("routes", "Bus: highest 240, lowest 60", "extremum-mismatch"),
      ("steps", "Fell to 2,713 on June 8, then rose to 8,046 on June 10", "value-mismatch"),
      ("money", "Revenue rose by $1.4 million", "change-mismatch"),
      ("weather", "Tuesday was 71 degrees colder than Monday", "change-mismatch"),
      ("share", "2019: 42%", "value-mismatch"), ("walk", "Monday: 1.8 kilometers", "value-mismatch"),
      ("walk", "Monday was 900 meters longer than Tuesday", "change-mismatch"),
      ("walk", "Wednesday: 4,217 feet", "unit-mismatch"),
    ] as [(String, String, String)])
  func wrong(data: String, label: String, rule: String) throws {
    #expect(try Self.rules(label, data, "summary", nil) == [rule], "\(label)")
  }

  /// Labels of one mark or of a stretch, which need not name it.
  @Test(arguments: [
    ("steps", "4,213 steps", "\"2025-06-06\"", "mark", []),
    ("steps", "4,312 steps", "\"2025-06-06\"", "mark", ["value-mismatch"]),
    ("steps", "The lowest of all, 2,317", "\"2025-06-08\"", "mark", []),
    ("steps", "The lowest of all, 2,317", "\"2025-06-06\"", "mark", ["extremum-mismatch"]),
    ("steps", "No reading", "\"2025-06-09\"", "mark", []),
    ("steps", "0 steps", "\"2025-06-09\"", "mark", ["missing-data-hidden"]),
    ("steps", "31,668 steps", "{\"from\": \"2025-06-01\", \"to\": \"2025-06-04\"}", "group", []),
    ("steps", "31,886 steps", "{\"from\": \"2025-06-01\", \"to\": \"2025-06-04\"}", "group", ["value-mismatch"]),
    ("routes", "Ferry in Winter: 20", "{\"x\": \"Winter\", \"series\": \"Ferry\"}", "mark", []),
    ("routes", "20 riders", "{\"x\": \"Winter\", \"series\": \"Bus\"}", "mark", ["value-mismatch"]),
    ("votes", "412 votes, 41 percent", "\"Green Party\"", "mark", []),
  ])
  func focused(data: String, label: String, focus: String, kind: String, expected: [String]) throws {
    #expect(try Self.rules(label, data, kind, focus) == expected, "\(label)")
  }

  /// No text and no number of a text stops the linter.
  @Test func hostile() throws {
    let texts = [
      "", "Highest:", "from to", "99999999999999999999999999 steps", "-0", "June 99: 4", "from June 10 to June 1: 5",
      "highest highest lowest 5",
      "١٢٣ steps 👍🏽 \u{202E}6 June", "doubled doubled", "0 percent of 0", "1e400",
      String(repeating: "June 6, highest 4 and ", count: 15),
      "June 31: 5", "axis from to 5", "X axis from", "twice", "up percent", "more 5 than 5", "5 of 5 of 5",
    ]
    for data in Self.all.keys.sorted() {
      for text in texts { _ = try Self.rules(text, data, "summary", "\"2025-06-06\"") }
    }
  }
}

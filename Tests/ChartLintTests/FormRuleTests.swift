import Testing

@testable import ChartLint

/// The rules for how numbers, dates and units are written: what they find, in the order of the words, and what they leave alone.
@Suite struct FormRuleTests {
  private static let ids = Set((TextRules.form + [PlaceholderText.self]).map { $0.about.id })

  private static func findings(_ label: String, _ context: String = "{}") throws -> [Finding] {
    let text = try RuleExampleTests.text(RuleExample(label, context))
    return Linter(isOn: { ids.contains($0) }).findings(in: text)
  }

  /// The parts that are found, each with its rule; `?` where the rule is not sure.
  private static func summary(_ label: String, _ context: String) throws -> String {
    try findings(label, context).map { ($0.status == .needsReview ? "?" : "") + $0.rule }.joined(separator: " ")
  }

  static let temporal = #"{"x": {"type": "temporal"}}"#
  static let nominal = #"{"x": {"type": "nominal"}}"#
  static let title = #"{"kind": "title"}"#
  static let summary = #"{"kind": "summary"}"#

  @Test(
    arguments: [
      // Dates, fractions, ratios, scores.
      ("6/6: 4,210 steps", temporal, "ambiguous-date"),
      ("From 6/6 to 6/12: 40 miles", temporal, "ambiguous-date ambiguous-date"),
      ("6/6–6/12: 40 miles", temporal, "ambiguous-date ambiguous-date"),
      ("Storm on 8/29/2005: 125 knots", "{}", "ambiguous-date"),
      ("2025/06/06: 40 miles", "{}", "ambiguous-date"), ("6/2025: 40 storms", "{}", "ambiguous-date"),
      ("Week of 6/9: 40 miles", "{}", "ambiguous-date"), ("Tank fell from 3/4 to 1/2", "{}", ""),
      ("Tank fell from 3/4 to 1/2", temporal, "?ambiguous-date ?ambiguous-date"), ("June 6: 1 1/2 cups", temporal, ""),
      ("June 6: 118/76 millimeters of mercury", temporal, ""), ("Game 3: 9/12 shots", "{}", ""),
      ("June 6: 2/3 majority", temporal, ""),
      ("2/3: 40 votes", nominal, ""), ("9/11 attacks: 40 articles", "{}", ""), ("20/20 vision: 40 percent", "{}", ""),
      ("4/4 time: 120 beats per minute", "{}", ""), ("Season 2024/25: 40 wins", "{}", ""), ("Odds 5/1: won", "{}", ""),
      // Units and magnitudes.
      ("June 6: 60m", "{}", "ambiguous-unit"), ("June: $3M", "{}", "ambiguous-unit"),
      ("June: £3.5bn", "{}", "abbreviation"),
      ("June 6: 20k", "{}", "ambiguous-unit"), ("Tide of 1.3 m at noon", "{}", "ambiguous-unit"),
      ("2024: 3.2 B people", "{}", "ambiguous-unit"),
      ("4K televisions: 1,200 sold", "{}", ""), ("5K run: 25 minutes", "{}", ""), ("Flight 12B: 40 bags", "{}", ""),
      ("Room 4b: 21 degrees", "{}", ""),
      ("401k: 40 percent", "{}", ""), ("A320: 40 planes", "{}", ""), ("PM2.5: 12 micrograms", "{}", ""),
      ("Group B: 3 wins", "{}", ""),
      ("June 6: 60m", #"{"y": {"unit": "m"}}"#, ""), ("June 6: 5 m/s", "{}", "abbreviation"),
      ("June 6: 40 m²", "{}", "abbreviation"),
      ("1500m: 40 runners", nominal, ""), ("3 in 10 adults", "{}", ""),
      // Ranges.
      ("18–24: 40 percent", "{}", "ambiguous-range"), ("18-24: 40 percent", "{}", "ambiguous-range"),
      ("2019–2023: 40 storms", "{}", "ambiguous-range"),
      ("June 6: from 40–60 miles", "{}", "ambiguous-range"), ("June 6: $5–$10", "{}", "ambiguous-range"),
      ("Mon–Fri: 40 calls", "{}", "abbreviation ambiguous-range abbreviation"),
      ("June 6 — 4,210 steps", "{}", ""), ("2025 – 4,210 steps", "{}", ""), ("Boeing 737-800: 40 planes", "{}", ""),
      ("Lakers 98–102 Celtics, lost", "{}", ""),
      ("Call 555–0142", "{}", ""), ("2023–24 season: 40 wins", "{}", ""), ("June 6: −5 degrees", "{}", ""),
      ("ISO 9001-2015", "{}", ""),
      ("London–Paris: 40 trains", "{}", ""), ("Vote: 5–4", "{}", ""), ("20-year average: 40 storms", "{}", ""),
      ("F-16: 40 planes", "{}", ""),
      ("18-24: 40 percent", #"{"x": {"categories": ["18-24", "25-34"]}}"#, ""),
      ("Half-life of 5-10 hours", "{}", "ambiguous-range"),
      // Signs.
      ("June 6: ~$4,200", "{}", "symbol-shorthand"), ("A → B: 40 miles", "{}", "symbol-shorthand"),
      ("June 6: ☀️ 21 degrees", "{}", "symbol-shorthand"),
      ("June 6: 👍🏽👍🏽 40", "{}", "symbol-shorthand"), ("Q&A sessions: 4", "{}", ""),
      ("Marks & Spencer: 40 stores", "{}", ""),
      ("≥ 65 years: 12 percent", "{}", "symbol-shorthand"), ("C#: 12 percent", "{}", ""),
      ("Sun & rain: 12 days", "{}", "symbol-shorthand"),
      ("Food & Drink: 12 percent", "{}", ""), ("🍎: 12 sold", #"{"series": ["🍎"]}"#, ""),
      ("June 6: 12 % humidity", "{}", ""),
      // Machines.
      ("2025-06-06: 40 miles", "{}", "machine-formatted-value"),
      (
        "2025-06-06: 40", #"{"x": {"type": "temporal"}, "data": [{"x": "2025-06-06", "y": 40}]}"#,
        "machine-formatted-value"
      ),
      ("June 6: 1e+06 people", "{}", "machine-formatted-value"), ("June 6: undefined", "{}", "machine-formatted-value"),
      ("June 6: null", "{}", "machine-formatted-value"), ("[object Object]", "{}", "machine-formatted-value"),
      ("wind_speed: 12 knots", "{}", "machine-formatted-value"),
      ("Infinity War: 40 showings", "{}", ""), ("Null results: 12 studies", "{}", ""),
      ("CVE-2025-06-06: 3 reports", "{}", ""), ("Rainfall: nil", "{}", "?machine-formatted-value"),
      ("Hall 2E4: 40 seats", "{}", ""), ("Nan: 12 years", "{}", ""), ("Undefined behavior: 4 bugs", "{}", ""),
      // Long numbers.
      ("2024: 7383000000 people", "{}", "unreadable-number"), ("ZIP code 94103: 40 cases", "{}", ""),
      ("94103: 40 cases", nominal, ""),
      ("Order 123456 took 4 days", "{}", ""), ("June 6: 0123456", "{}", ""), ("1999: 4,210 births", "{}", ""),
      ("Asteroid Apophis 99942: 370 meters", "{}", ""),
      ("Asteroid 99942: 370 meters", "{}", ""),
      ("20000: 12 homes", #"{"x": {"type": "quantitative"}}"#, "unreadable-number"),
      ("June 6: 72.348912 beats", "{}", "excess-precision"), ("June 6: 9.58 seconds", "{}", ""),
      ("June 6: 1.0851 dollars for a euro", "{}", ""),
      ("Latitude 47.606209: 12 storms", "{}", ""), ("June 6: 0.0012 grams", "{}", ""),
      ("Mean of 4.5 steps", #"{"kind": "summary", "y": {"precision": 0}}"#, ""),
      ("June 6: 4.25 steps", #"{"y": {"precision": 0}}"#, "excess-precision"),
      ("June 6: 1.2345 liters", #"{"y": {"precision": 4}}"#, ""),
      // Short forms.
      ("Jun 2025: 40 miles", "{}", "abbreviation"), ("Sept. 6: 40 miles", "{}", "abbreviation"),
      ("June: 40 miles", temporal, ""), ("Jun: 40 miles", temporal, "abbreviation"),
      ("Mon: 40 miles", "{}", "abbreviation"), ("Sun: 40 planets", "{}", ""), ("Mar Vista: 40 homes", "{}", ""),
      ("Dec: 40 miles", #"{"x": {"categories": ["Nov", "Dec"]}}"#, ""),
      ("May 6: 40 miles", "{}", ""), ("Jan: 40 points", "{}", ""),
      ("June 6: 5-10 km", "{}", "ambiguous-range abbreviation"), ("June 6: 3 million km", "{}", "abbreviation"),
      ("June 6: max 31 degrees", "{}", "abbreviation"), ("Max 31: 40 points", "{}", ""),
      ("June 6: 5 min 30 s", "{}", "abbreviation abbreviation"), ("In the 80s: 40 films", "{}", ""),
      ("Women in their 20s: 40", "{}", ""), ("747s: 40 planes", "{}", ""), ("iPhone 5s: 40 sold", "{}", ""),
      ("Speed (km/h)", title, "abbreviation"), ("Time (min)", title, ""),
      ("June 6: 40 mph", "{}", "abbreviation"), ("June 6: 40 mph", #"{"y": {"unit": "mph"}}"#, ""),
      ("June 6: 40mph", #"{"y": {"unit": "mph"}}"#, ""), ("Kilometers per hour: 40", "{}", ""),
      ("June 6: 500 sq ft", "{}", "abbreviation abbreviation"), ("June 6: 118 mmHg", "{}", "abbreviation"),
      ("Record: 5 W 3 L", "{}", ""), ("June 6: 72°F", "{}", ""), ("June 6, 9:00 AM: 40", "{}", ""),
      // Days from now.
      ("Yesterday: 40 miles", "{}", "relative-date"), ("Yesterday, June 5: 40 miles", "{}", ""),
      ("Last Friday: 40 miles", "{}", "relative-date"), ("Sales this year: 40", "{}", "relative-date"),
      ("Two weeks ago: 40", "{}", "relative-date"), ("The last day of June: 40", "{}", ""),
      ("USA Today: 40 readers", "{}", ""), ("At last count: 40", "{}", ""), ("2024, up from last year: 40", "{}", ""),
      // Learned from labels of charts.
      ("Pacific: 168.723 million square kilometers", "{}", ""), ("PM10: 40 µg/m3", "{}", "abbreviation"),
      ("Pace: 5:30 min/km", "{}", "abbreviation"),
      ("2025-06: 40 miles", temporal, "machine-formatted-value"),
      ("1717632000: 40 miles", temporal, "machine-formatted-value"),
      ("Lat 47.6062, long -122.3321", "{}", ""), ("June 3rd–5th: 40 miles", "{}", "ambiguous-range"),
      ("June 6–July 4: 40 miles", "{}", "ambiguous-range"),
      ("June 6-12: 40 miles", "{}", "ambiguous-range"), ("7/10 on June 6", temporal, ""),
      ("Dec '24: 40 miles", "{}", "abbreviation"), ("★★★★☆: 40 votes", "{}", "symbol-shorthand"),
      ("See https://a.org/pyramid_pie.htm", "{}", ""), ("Lakers 98–102 Celtics", "{}", ""),
      ("Room 10234: 40 visits", "{}", ""), ("Sleep: 7h 30m", "{}", "abbreviation ambiguous-unit"),
      ("Giants: 10-7 record", "{}", ""), ("Poll: 48–46 for the measure", "{}", ""), ("K-12 schools: 40", "{}", ""),
      ("Blood pressure on 6/6: 120/80", "{}", "ambiguous-date"),
      ("GB: 40 medals", "{}", ""), ("40 TB cases", "{}", ""), ("S&P 500: 5,321 points", "{}", ""),
      ("Open 24/7: 40 shops", "{}", ""), ("4.5/5 stars", "{}", ""), ("iOS 17.4.1: 40%", "{}", ""),
      ("Distance in km", title, "abbreviation"), ("Speed in km/h by hour", title, "abbreviation"),
      ("Storms in MB", title, ""), ("12 in 100 km", "{}", "abbreviation"),
      ("Avg Temperature: 21 degrees", "{}", "abbreviation"), ("Steps (avg): 40", "{}", "abbreviation"),
      ("Max Planck: 40 papers", "{}", ""),
      ("Highest: 1,013.25 hectopascals at 0 kilometers. Lowest: 264.36 hectopascals at 10 kilometers.", summary, ""),
      // What ends all.
      ("%@: %d steps", "{}", "placeholder-text"), ("TODO: 2025-06-06", "{}", "placeholder-text"),
      ("TBD", "{}", "placeholder-text"), ("Super Bowl XXX: 40 million", "{}", ""),
      ("{name}: 40", "{}", "placeholder-text"), ("June 6: <value>", "{}", "placeholder-text"),
      ("June 6: ___ steps", "{}", "placeholder-text"), ("Todo lists: 40", "{}", ""),
      ("Placeholder pages: 40", "{}", ""),
      ("Insert label here", "{}", "placeholder-text"), ("Growth of 40% during June", "{}", ""), ("Who won?", title, ""),
      ("Calls of `%d`: 40", "{}", ""),
    ] as [(String, String, String)])
  func verdicts(label: String, context: String, expected: String) throws {
    #expect(try Self.summary(label, context) == expected, "\(label)")
  }

  @Test func fixedExamplesAreFreeOfTheFinding() throws {
    for rule in RuleCatalogue.rules where Self.ids.contains(rule.id) {
      for example in rule.failing {
        guard let fixed = example.fixed else { continue }
        var text = Array(example.label.utf8)
        for fix in try Self.findings(example.label, example.context).filter({ $0.rule == rule.id }).compactMap(\.fix)
          .reversed()
        {
          text.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
        }
        #expect(String(decoding: text, as: UTF8.self) == fixed)
        #expect(try !Self.findings(fixed, example.context).contains { $0.rule == rule.id }, "\(fixed)")
      }
    }
  }

  @Test func anyTextIsJudged() throws {
    let pieces = [
      "", " ", "\u{200F}", "6/", "/6", "6–", "–6", "%", "{", "}", "\\(", "NaN", "1e", "e9", "²", "/", "m", "5m/",
      "5 km/", "~", "→", "👩‍👩‍👧", "\u{FE0F}",
      "99999999999999999999999999", "2025-99-99", "0/0", "31/31/31", "Jun", ".", "(", ")", "last", "ago", "[", "]", "<",
      "Optional(", "٣", "५", "é", "\"", "`",
    ]
    for first in pieces {
      for second in pieces {
        for joint in ["", " ", ": "] { _ = try Self.findings(first + joint + second + joint + first) }
      }
    }
    _ = try Self.findings(String(repeating: "6/6–5 km {\\(~", count: 100))
  }

  @Test func textsOfTheProjectAreLeftAlone() throws {
    for text in Self.told { #expect(try Self.findings(text, Self.summary) == [], "\(text)") }
  }

  private static let told = [
    "June 6, 2025: 4,210 steps.",
    "Bar chart of steps by day. X axis: date, from June 1 to June 30, 2025. Y axis: steps, from 0 to 12,000.",
    "Steps rose from 4,210 on June 6 to 9,120 on June 30.", "From 9:00 AM to 5:00 PM: 40 calls.",
    "There is no data from 2019 to 2021.",
    "About 7.4 billion people, 1.2 percent more than in 2015.", "The least is minus 5 degrees Celsius, on January 3.",
    "1 of 30: Monday, June 2, 2025, 14:30.",
  ]
}

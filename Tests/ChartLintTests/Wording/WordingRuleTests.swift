import SourceText
import Testing

@testable import ChartLint

private let summary = #"{"kind": "summary"}"#
private let title = #"{"kind": "title"}"#
private let note = #"{"kind": "note"}"#

/// Which words are found, and where the same words are names, levels or measures.
@Suite struct WordingRuleTests {
  private static let fine: [WordingCase] = [
    // Judgments that are levels, measures or names.
    WordingCase("Significant wave height in meters", title),
    WordingCase("Severe thunderstorm warnings by state", title),
    WordingCase("Air quality: Good on 12 days, Moderate on 8", summary), WordingCase("Best Buy: 40 stores"),
    WordingCase("Rapid tests: 400"), WordingCase("Steep slopes: 40 hectares"),
    WordingCase("Strongly disagree: 12 percent"),
    WordingCase("Very satisfied: 40 percent"), WordingCase("Poor: 3 answers"), WordingCase("Terrible: 3 answers"),
    WordingCase("About 5,000 steps at most", title), WordingCase("More than 5 goals, approximately 12 shots", summary),
    WordingCase("Good Friday: 40 visits"), WordingCase("Great Britain: 65 medals"),
    WordingCase("Weak demand areas", title),
    WordingCase("Outstanding shares: 40 million"), WordingCase("Read-only disks: 4"),
    WordingCase("Adults only: 12 percent"),
    WordingCase("The difference is statistically significant.", note), WordingCase("Severe: 27 events"),
    WordingCase("Just Eat: 12 percent"), WordingCase("Strong breeze: 12 hours"),
    WordingCase("Ferries run only in 2020 and 2021.", note), WordingCase("Weekends only: 40 visits"),
    WordingCase("Slightly dissatisfied: 12 percent"), WordingCase("Heavy rain: 12 hours"), WordingCase("June 6: Poor"),
    WordingCase("Small businesses: 40 percent"), WordingCase("Fast food: 40 percent"),
    WordingCase("Goals scored well: 3"),
    WordingCase("Big Ten: 12 wins"), WordingCase("Slow zones: 14"), WordingCase("UV index: Very High at 1 PM", note),
    // Quantities.
    WordingCase("Most steps: Saturday, 9,120"), WordingCase("Most often: Severe, 27.", summary),
    WordingCase("A Few Good Men: 12 showings"), WordingCase("How many people voted", title),
    WordingCase("Some difficulty: 14 percent"), WordingCase("Several days: 20 percent"),
    WordingCase("Some 4,000 people came.", summary),
    WordingCase("Y axis: revenue in thousands of dollars, from 0 to 90.", summary),
    WordingCase("Various artists: 12 albums"),
    WordingCase("Few: 3 percent"), WordingCase("Fewer than 5 trains", title), WordingCase("Number of trains", title),
    // Causes that are names.
    WordingCase("Amount due to suppliers: 4,200 dollars"), WordingCase("Causes of death in 2020", title),
    WordingCase("Delays caused by weather, by month", title), WordingCase("Deaths attributable to smoking: 12 percent"),
    WordingCase("Trains due to depart: 12"), WordingCase("LED to LCD sales ratio", title),
    WordingCase("Bills due to landlords", title),
    WordingCase("Left because of pay: 30 percent"), WordingCase("June 9: no data because of maintenance"),
    WordingCase("Rose from 9 to 21 after the change.", summary), WordingCase("Reason for visit: checkup, 40 percent"),
    WordingCase("2 rows left out, because they have no date.", note),
    WordingCase("No shares, because a part is below zero.", note),
    WordingCase("Excluded because of missing data: 12 patients"), WordingCase("Deaths due to falls: 12"),
    WordingCase("Interest due to banks", title),
    WordingCase("Median sampled, because the values are too many to keep.", note),
    // Colors and places that are names.
    WordingCase("Blue Line: 40,000 riders"), WordingCase("Green Party: 12 percent"), WordingCase("Red Sox: 93 wins"),
    WordingCase("Gold medals: 12"), WordingCase("Gold bars: 400 ounces"), WordingCase("June 6: 4 yellow cards"),
    WordingCase("Red blood cells: 5 million"), WordingCase("Brown trout: 40"), WordingCase("White Plains: 12 percent"),
    WordingCase("Sales rose 3 percent.", summary), WordingCase("Amber alerts: 3"),
    WordingCase("Orange slices: 40 grams"),
    WordingCase("Orange: 40 tons"), WordingCase("Green areas: 40 hectares"),
    WordingCase("Parties on the left: 120 seats"),
    WordingCase("Far right: 40 seats"), WordingCase("Black bears: 12"), WordingCase("Men in Black: 40 showings"),
    WordingCase("Upper right quadrant pain: 12 patients"), WordingCase("Homes in white neighborhoods: 40"),
    WordingCase("Visitors in Orange: 40", title), WordingCase("Solid waste: 40 tons"),
    WordingCase("Top 10 countries", title),
    WordingCase("Light rail: 40,000 riders"), WordingCase("Black: 12 percent"), WordingCase("Rosé: 40 bottles"),
    WordingCase("White bread: 40 tons"), WordingCase("Green tea: 12 percent"),
    WordingCase("Line 4 opened in 2020.", summary),
    WordingCase("Bottom 10 percent: 3 dollars"), WordingCase("Top scorer: 31 goals"),
    WordingCase("Yellow fever: 12 cases"),
    WordingCase("Long lines: 40 minutes"), WordingCase("Red wine: 12 glasses"),
    WordingCase("Blue whales: 12 sightings"),
    WordingCase("Black Friday: 40 percent"), WordingCase("Purple Line, 12 minutes"),
    WordingCase("Bold Street: 40 visits"),
    WordingCase("Orange County: 40 percent"), WordingCase("Red states won 24 to 26.", summary),
    WordingCase("In the red: 12 firms"),
    // Names of things.
    WordingCase("Bar Italia: 40 visits"), WordingCase("Series A funding: 12 rounds"),
    WordingCase("Group B: 12 patients"),
    WordingCase("Line 3", #"{"x": {"categories": ["Line 3"]}}"#),
    WordingCase("Line chart.", #"{"kind": "summary", "fragment": true}"#),
    WordingCase("Point chart, 14 days, 2 sets of points.", summary), WordingCase("Image sensors: 12 percent"),
    WordingCase("Pictures taken: 40"), WordingCase("Data use: 4 gigabytes"),
    WordingCase("Bar of parts, 5 parts by kind.", summary),
    WordingCase("Push button: 12 parts"), WordingCase("Picture of Dorian Gray: 12 loans"),
  ]

  private static let found: [WordingCase] = [
    WordingCase("Steps rose rapidly from 9 to 21.", summary, "subjective-term"),
    WordingCase("Steps gradually fell.", summary, "subjective-term"),
    WordingCase("June 6: almost 5,000 steps", "{}", "subjective-term"),
    WordingCase("June 6: nearly all", "{}", "subjective-term"),
    WordingCase("June 6: just 3 trains", "{}", "subjective-term"),
    WordingCase("Only three trains ran.", summary, "subjective-term"),
    WordingCase("A dramatic drop in May.", summary, "subjective-term"),
    WordingCase("Sales grew strongly.", summary, "subjective-term"),
    WordingCase("An impressive 40 goals.", summary, "subjective-term"),
    WordingCase("Unfortunately, sales fell.", summary, "subjective-term"),
    WordingCase("Slightly rising sales", title, "subjective-term"),
    WordingCase("Steps soared in May.", summary, "subjective-term"),
    WordingCase("Strong growth in June", title, "subjective-term"),
    WordingCase("Rose sharply: from 9 to 21.", summary, "subjective-term"),
    WordingCase("June 6: several trains", "{}", "vague-quantity"),
    WordingCase("Many people voted.", summary, "vague-quantity"),
    WordingCase("A lot of rain fell.", summary, "vague-quantity"),
    WordingCase("Thousands of people came.", summary, "vague-quantity"),
    WordingCase("Most of the trains were late.", summary, "vague-quantity"),
    WordingCase("June 6: a few", "{}", "vague-quantity"),
    WordingCase("Sales fell because of the storm.", summary, "causal-claim"),
    WordingCase("Sales fell from 820 to 610 due to the storm.", summary, "causal-claim"),
    WordingCase("The closure led to 40 more visits.", summary, "causal-claim"),
    WordingCase("The fall in 2020 was due to the lockdown.", summary, "causal-claim"),
    WordingCase("Sales fell because of the storm: from 820 to 610.", summary, "causal-claim"),
    WordingCase("The strike caused a drop in riders.", summary, "causal-claim"),
    WordingCase("As a result, riders fell.", summary, "causal-claim"),
    WordingCase("Riders fell as a consequence of the strike.", summary, "causal-claim"),
    WordingCase("Steps (blue) and goal (red)", summary, "visual-appearance"),
    WordingCase("The orange portion is rent.", summary, "visual-appearance"),
    WordingCase("A huge crowd of 40,000.", summary, "subjective-term"),
    WordingCase("Sales hit a new high, thanks to a new store.", summary, "causal-claim"),
    WordingCase("Growth driven by exports", title, "causal-claim"),
    WordingCase("Thanks to rain, levels rose.", note, "causal-claim"),
    WordingCase("The blue line is 2020.", summary, "visual-appearance"),
    WordingCase("Blue bar, June 6: 4,210 steps", "{}", "visual-appearance"),
    WordingCase("blue bars: 40", #"{"series": ["Blue Mountain"]}"#, "visual-appearance"),
    WordingCase("The dark blue dashed line is the goal.", summary, "visual-appearance"),
    WordingCase("The goal is the dotted line.", summary, "visual-appearance"),
    WordingCase("Forecasts are shown in grey.", summary, "visual-appearance"),
    WordingCase("As shown in the chart, sales fell.", summary, "visual-appearance"),
    WordingCase("The peak is in the top right corner.", summary, "visual-appearance"),
    WordingCase("Highest at the top right", note, "visual-appearance"),
    WordingCase("The tallest bar is June 6.", summary, "visual-appearance"),
    WordingCase("Red and green lines cross in May.", summary, "visual-appearance"),
    WordingCase("The green area is the forecast.", summary, "visual-appearance"),
    WordingCase("The red segment shows rent.", summary, "visual-appearance"),
    WordingCase("Shaded areas are weekends.", note, "visual-appearance"),
    WordingCase("The line goes up.", summary, "visual-appearance"),
    WordingCase("Losses are in red, gains in green.", summary, "visual-appearance"),
    WordingCase("Bar 3", "{}", "generic-label"), WordingCase("Chart", title, "generic-label"),
    WordingCase("Line chart", summary, "generic-label"),
    WordingCase("Series 1", "{}", "generic-label"), WordingCase("Untitled chart", title, "generic-label"),
    WordingCase("Data point 3 of 30", "{}", "generic-label"), WordingCase("Item #4", "{}", "generic-label"),
    WordingCase("Bar 3", #"{"x": {"type": "temporal"}, "y": {"unit": "steps"}}"#, "generic-label"),
    WordingCase("Slice 2: 40 percent", "{}", "generic-label"), WordingCase("Image", note, "generic-label"),
    WordingCase("Image of a bar chart of steps", summary, "redundant-role"),
    WordingCase("Bar chart image", title, "generic-label"),
    WordingCase("An image showing steps in June", summary, "redundant-role"),
    WordingCase("Steps bar chart graphic", title, "redundant-role"),
    WordingCase("Screenshot of steps", note, "redundant-role"),
    WordingCase("June 6: 4,210 steps, button", "{}", "redundant-role"),
  ]

  @Test(arguments: fine) func passes(test: WordingCase) throws { #expect(try test.found() == test.rules) }

  @Test(arguments: found) func finds(test: WordingCase) throws { #expect(try test.found() == test.rules) }

  /// A fixed example is what its rule says, and its rule has nothing more to say of it.
  @Test(arguments: RuleCatalogue.rules.filter { wordingRules.contains($0.id) }.map(\.id)) func fixes(id: String) throws
  {
    let rule = try #require(RuleCatalogue.rule(id))
    for example in rule.failing {
      let tree = try JSONTree(parsing: Array(example.context.utf8), source: "context")
      var context = LabelContext(tree)
      if !rule.kinds.contains(context.kind) { context.kind = .title }
      let linter = Linter { $0 == id }
      let fix = linter.findings(in: LintText(example.label, context: context)).compactMap(\.fix).first
      var bytes = Array(example.label.utf8)
      if let fix, bytes.indices.contains(fix.range.lowerBound) || fix.range.lowerBound == bytes.count {
        bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
      }
      let fixed = fix.map { _ in String(decoding: bytes, as: UTF8.self) }
      #expect(fixed == example.fixed)
      if let fixed { #expect(linter.findings(in: LintText(fixed, context: context)).isEmpty, "\(fixed)") }
    }
  }

  @Test(arguments: [
    "🏃🏽‍♀️: 4", "‏שלום: 4", String(repeating: "several ", count: 2_000), String(repeating: "4 : ", count: 2_000),
    "%@ {x} `", "\u{0}", "0.0.0.0",
    "99999999999999999999999999 steps", "Date:", ": Steps", "Image of", "Image of a", "in red", "blue",
  ])
  func survives(text: String) {
    for kind in LabelContext.Kind.allCases {
      var (context, x, y) = (LabelContext(), LabelContext.Axis(), LabelContext.Axis())
      (x.name, y.name, y.unit) = ("Date", "Steps", "")
      (context.kind, context.x, context.y) = (kind, x, y)
      _ = Linter().findings(in: LintText(text, context: context))
    }
  }
}

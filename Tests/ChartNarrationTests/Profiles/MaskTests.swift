import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// With hidden numbers, no number of the data is anywhere.
@Suite struct MaskTests {
  @Test(arguments: [
    ("no number", "no number"), ("Goal 10,000 steps", "Goal hidden steps"), ("1.5 to 2", "hidden to hidden"),
    ("CO2 at 411.9 ppm", "CO2 at hidden ppm"), ("Q1 2025", "Q1 hidden"), ("PM10", "PM hidden"), ("5km", "hidden km"),
    ("EUR5000", "EUR hidden"), ("a -5 b", "a hidden b"), ("3, 4", "hidden, hidden"), ("in 1999.", "in hidden."),
    ("½ full", "hidden full"), ("٤٢", "hidden"), ("1'000'000", "hidden"), ("2025-06-01", "hidden-hidden-hidden"),
    ("", ""),
  ])
  func texts(given: String, shown: String) { #expect(Mask(word: "hidden").text(given) == shown) }

  @Test(arguments: [
    (
      "a.csv, row 812, column date: \"31/02/2025\" is not a date.",
      "a.csv, row 812, column date: \"hidden/hidden/hidden\" is not a date."
    ), ("a.json, line 14: \"4711x\" is no number.", "a.json, line 14: \"hidden x\" is no number."),
  ])
  func messages(given: String, shown: String) { #expect(MaskedMessage.text(given) == shown) }

  /// What the program proposes is its own; what it quotes is the data's.
  @Test func remedies() {
    let fault = "a.csv: --from \"17\" is not a date."
    let remedy = "Write it as 2025-06-01, or did you mean \"1907\"?"
    #expect(
      MaskedMessage.text(fault, remedy: remedy)
        == "a.csv: --from \"hidden\" is not a date. Write it as 2025-06-01, or did you mean \"hidden\"?")
  }

  /// Numbers that no date, list or name has; in words, with separators, and as the digits of ids.
  private static let markers = [48_613.0, -71_359, 94_172.5, 60_841, 83_957.25, 57_926]

  private func chart(_ kind: Int, _ random: inout SeededGenerator) -> BucketedChart {
    var chart = TestChart()
    chart.mark = MarkKind.allCases.randomElement(using: &random) ?? .bar
    chart.stack = chart.mark == .bar && Bool.random(using: &random) ? .zero : .none
    chart.decimals = 2
    chart.unit = [nil, "dollar"].randomElement(using: &random) ?? nil
    let count = [1, 2, 6, 40].randomElement(using: &random) ?? 6
    let values = (0..<count).map { _ in Self.markers.randomElement(using: &random) ?? 48_613 }
    var x = TestChart.days((1...count).map { $0 })
    if kind == 1 {
      chart.x = XEncoding(field: "size", type: .quantitative, bucketing: .asGiven)
      x = .numbers(values.enumerated().map { $1 * 10 + Double($0) / 100 })
    } else if kind == 2 {
      chart.x = XEncoding(field: "kind", type: .nominal)
      x = .categories(of: values.enumerated().map { "\($1 + Double($0))" })
    }
    let series = Bool.random(using: &random) ? values.map { "\($0)" } : nil
    var made = chart.chart(x, values, series: series)
    made.title = "About 48,613 things"
    made.subtitle = "More than 71359"
    made.authorDescription = "It rose to 94,172.5."
    made.yAxis.title = "Per 60,841 people"
    if !made.series.isEmpty, !made.series[0].marks.isEmpty {
      made.series[0].marks[0].author = AuthorText(label: "Peak 83,957.25", notes: ["57,926 of them"])
    }
    return made
  }

  /// All texts and machine-readable outputs of a narrator, without separators of thousands.
  private func outputs(_ narrator: Narrator) -> String {
    let views = NarratedViews(
      BucketedViews(narrator.chart), facts: [narrator.facts], voice: narrator.voice, profile: narrator.profile)
    let selection = ChartSelection.range(anchor: -1e18, head: 1e18)
    let texts =
      views.descriptionLines(upTo: .marks) + views.labelLines() + views.groupLines() + views.tableLines()
      + views.selectionLines([selection]) + [views.tableCSV(), views.oneLabel, narrator.comment]
    let json = [
      views.labelsJSON(), views.focusJSON(), views.tableJSON(), views.descriptionJSON(),
      views.selectionJSON([selection]),
    ]
    return (texts + json.map(\.text)).joined(separator: "\n").filter { $0 != "," }
  }

  @Test(arguments: Seeds.some(0..<60, oneIn: 5)) func noMarkerIsAnywhere(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let chart = chart(seed % 3, &random)
    for verbosity in Verbosity.allCases {
      var profile = Profile(verbosity)
      profile.mark.tokens += [.change, .mean, .rank].filter { !profile.mark.says($0) }
      let told = Narrator(chart, facts: ChartFacts(chart), voice: .english, profile: profile)
      profile.hidesNumbers = true
      let hidden = Narrator(chart, facts: ChartFacts(chart), voice: .english, profile: profile)
      let digits = ["48613", "71359", "94172", "60841", "83957", "57926"]
      let text = outputs(hidden)
      // The test can see them where they are.
      #expect(digits.contains { outputs(told).contains($0) })
      for digits in digits { #expect(!text.contains(digits), "\(digits), seed \(seed)") }
      #expect(hidden.labels().count == told.labels().count)
    }
  }

  @Test func sentencesStaySentences() throws {
    var profile = Profile(.standard)
    profile.hidesNumbers = true
    let steps = try TestChart.steps()
    let narrator = Narrator(steps.chart, facts: steps.facts, voice: steps.voice, profile: profile)
    #expect(
      Array(narrator.descriptionLines(upTo: .groups).prefix(9)) == [
        "Steps",
        """
        Rose from hidden on June 1 to hidden steps on June 30. Hidden steps in total, hidden a day with \
        data.
        """,
        "Bar chart, hidden days.", "X axis: date by day, from June 1 to June 30, 2025.",
        "Y axis: steps, from hidden to hidden.", "Highest: hidden steps on June 30. Lowest: hidden steps on June 1.",
        "No data on June 9 and June 10.", "", "Hidden groups along X:",
      ])
    #expect(narrator.labels()[1].text == "June 2: hidden steps")
    #expect(narrator.labels()[1].id == "series-1/2")
    #expect(
      narrator.labelsJSON().text.contains(
        #"{"id":"series-1/2","series":null,"label":"June 2: hidden steps","value":null}"#))
    #expect(narrator.tableCSV().split(separator: "\n")[1] == "2025-06-01T00:00:00Z,2025-06-02T00:00:00Z,,")
  }
}

import Testing

@testable import ChartLint

/// Words for rising, falling and staying, beside what the values do.
@Suite struct TrendTests {
  private static let steps =
    #"{"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}, "data": [{"x": "2025-06-01", "y": 4000}, {"x": "2025-06-02", "y": 5200}, {"x": "2025-06-03", "y": 9100}, {"x": "2025-06-04", "y": 7000}, {"x": "2025-06-05", "y": 7600}]}"#

  @Test func days() throws {
    let wrong = try FactTables.wrong(
      "trend-mismatch",
      """
      . Steps rose from 4,000 to 7,600
      ! Steps fell from 4,000 to 7,600
      ! Steps declined overall
      ! A chart of steps falling over time
      . A chart of steps rising over time
      ! Steps, falling from June 1 to June 3
      ! Steps are decreasing
      . Steps have been increasing since June 1
      ! A downward trend in steps
      . An upward trend in steps
      ! A chart showing a decrease in steps
      . Growth in steps
      ! Decline in steps
      . A decline in visitors, and no steps
      . Falling leaves, 12 steps
      . Steps rose overall
      ! Steps rose each day
      ! Steps climbed every day from June 1 to June 5
      . Steps climbed every day from June 1 to June 3
      . Steps rose to 9,100 on June 3, then fell to 7,000 on June 4
      ! Steps rose to 9,100 on June 3, then rose to 7,000 on June 4
      ! Steps fell to 9,100 on June 3, then fell to 7,000 on June 4
      . Steps rose to 9,100, then fell to 7,000, then rose to 7,600
      . Steps rose to 9,100 and fell to 7,600
      . Steps rose then fell
      . Steps fell then rose
      . Steps peaked at 9,100 on June 3, then fell to 7,000 on June 4
      ! Steps peaked at 9,100 on June 3, then climbed to 7,000 on June 4
      . Steps peaked on June 3 and then dropped
      . Steps fell on June 4
      ! Steps rose on June 4 from 9,100 to 7,000, falling by 2,100
      . Steps fell from June 3 to June 4
      ! Steps rose from June 3 to June 4
      ! Steps rose between June 3 and June 5
      . Steps rose from 4,000 on June 1 to 7,600 on June 5
      . From June 3 to June 5 steps fell
      ! From June 3 to June 5 steps grew
      . Since June 4 steps rose
      ! Since June 4 steps fell
      . Until June 3 steps rose
      ! Steps stayed level
      . Steps did not fall
      . Steps never fell below 4,000
      . The average rose
      . Fell to 7,000 on June 4
      . Rose was first with 4,000 steps
      . Fall: 12 steps
      . Steps recovered from 7,000 to 7,600
      . Steps fell from June 3, and recovered to 7,600 on June 5
      . Steps may have fallen since May 1
      . Steps rose in the first half and fell on the last day
      . Steps gradually declined after peaking on June 3
      ! Steps gradually grew after peaking on June 3
      . Up from 4,000 on June 1 to 9,100 on June 3, down to 7,600 on June 5
      ! Up from 4,000 on June 1 to 9,100 on June 3, up to 7,600 on June 5
      ! Down from 4,000 on June 1 to 9,100 on June 3
      . Up to 9,100 steps on June 4
      . Steps rose overall, from 4,000 to 7,600, with a dip on June 4
      . Steps rose, despite a dip on June 4
      . Steps were steady on June 4
      . The highest was June 3, up from 5,200 on June 2
      . Steps fell after July 1
      """, Self.steps)
    #expect(wrong == [])
  }

  @Test func levels() throws {
    let context =
      #"{"kind": "summary", "x": {"name": "month", "type": "temporal"}, "y": {"name": "price", "min": 0, "max": 40}, "data": [{"x": "2025-01", "y": 20}, {"x": "2025-02", "y": 20.5}, {"x": "2025-03", "y": 20}, {"x": "2025-04", "y": 30}]}"#
    let wrong = try FactTables.wrong(
      "trend-mismatch",
      """
      . The price stayed level from January to March
      . The price was steady until March, then rose
      ! The price remained flat from January to April
      ! The price was unchanged
      ! The price fell from January to March
      ! The price rose every month
      . The price rose in April
      ! The price fell in April
      . Prices stayed below 40
      """, context)
    #expect(wrong == [])
  }

  @Test func series() throws {
    let context =
      #"{"kind": "summary", "x": {"name": "year", "type": "temporal"}, "y": {"name": "riders"}, "series": ["Bus", "Ferry"], "data": [{"x": 2021, "y": 10, "series": "Bus"}, {"x": 2022, "y": 14, "series": "Bus"}, {"x": 2023, "y": 18, "series": "Bus"}, {"x": 2021, "y": 9, "series": "Ferry"}, {"x": 2022, "y": 7, "series": "Ferry"}, {"x": 2023, "y": 8, "series": "Ferry"}]}"#
    let wrong = try FactTables.wrong(
      "trend-mismatch",
      """
      . Bus rose while Ferry fell
      ! Bus fell while Ferry fell
      ! Bus rose while Ferry rose
      . Bus rose every year
      ! Ferry fell every year
      ! Bus and Ferry rose
      ! Both rose
      . Riders rose
      . Ferry fell from 2021 to 2022 and rose in 2023
      ! Ferry rose from 2021 to 2022
      . Bus rose from 10 to 18 while Ferry fell from 9 in 2021 to 8 in 2023
      . Bus fell below Ferry
      . The gap between Bus and Ferry grew
      . Bus had more riders than Ferry
      . Ferry: fell to 8 by 2023
      """, context)
    #expect(wrong == [])
  }

  private static let downloads =
    #"{"kind": "summary", "x": {"name": "month", "type": "temporal"}, "y": {"name": "downloads"}, "data": [{"x": "2026-01", "y": 100}, {"x": "2026-02", "y": 80}, {"x": "2026-03", "y": 45}]}"#

  /// The word to write has the form of the one that is there.
  @Test(arguments: [
    ("Downloads rose", "\"fell\" for \"rose\""), ("Downloads climbing over time", "\"falling\" for \"climbing\""),
    ("An upward trend in downloads", "\"downward trend\" for \"upward trend\""),
    ("Growth in downloads", "\"fall\" for \"Growth\""), ("An increase in the downloads", "\"fall\" for \"increase\""),
  ])
  func wordsToWrite(label: String, words: String) throws {
    let found = try FactTables.findings(label, Self.downloads).filter { $0.rule == "trend-mismatch" }
    let messages = found.map(\.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasSuffix("Write \(words).") }, "\(messages)")
  }

  @Test func moreThanDoubled() throws {
    let wrong = try FactTables.wrong(
      "change-mismatch",
      """
      ! Downloads more than doubled
      . Downloads less than doubled
      . Downloads in January were more than double those in March
      """, Self.downloads)
    #expect(wrong == [])
    // Names have no course, and what rose somewhere may have doubled there.
    let bars =
      #"{"kind": "summary", "x": {"name": "city", "type": "nominal"}, "y": {"name": "riders"}, "data": [{"x": "Paris", "y": 9}, {"x": "Rome", "y": 4}, {"x": "Oslo", "y": 3}]}"#
    #expect(
      try FactTables.wrong(
        "change-mismatch", ". Paris has more than twice the riders of Rome\n. Riders more than doubled", bars) == [])
    #expect(try FactTables.wrong("change-mismatch", ". Steps more than doubled", Self.steps) == [])
  }

  @Test func categoriesHaveNoDirection() throws {
    let context =
      #"{"kind": "summary", "x": {"name": "fruit", "type": "nominal"}, "data": [{"x": "Apple", "y": 3}, {"x": "Pear", "y": 2}]}"#
    let wrong = try FactTables.wrong("trend-mismatch", ". Sales rose\n. Sales rose from Apple to Pear", context)
    #expect(wrong == [])
  }

  @Test func marks() throws {
    let context =
      #"{"kind": "mark", "focus": {"x": "2025-06-04"}, "x": {"name": "date", "type": "temporal"}, "data": [{"x": "2025-06-03", "y": 9100}, {"x": "2025-06-04", "y": 7000}, {"x": "2025-06-05", "y": 7600}]}"#
    let wrong = try FactTables.wrong(
      "trend-mismatch",
      ". June 4: fell to 7,000 steps\n! June 4: rose to 7,000 steps\n! Rose to 7,000\n. Down from 9,100 on June 3\n! Up from 9,100 on June 3",
      context)
    #expect(wrong == [])
  }

  /// Along numbers "at 4" is a place only where the value before it stands there.
  @Test func numbersAlongX() throws {
    let wrong = try FactTables.wrong(
      "trend-mismatch",
      """
      . Rose from 10 at 0 to 40 meters at 4
      ! Fell from 10 at 0 to 40 meters at 4
      . Fell from 40 at 4 to 20 meters at 8
      ! Rose from 40 meters at 4 to 20 meters at 8
      . Fell to 5 at 4
      . Rose from 20 at 0 to 10 meters at 4
      """,
      #"{"kind": "summary", "x": {"name": "distance", "type": "quantitative"}, "y": {"name": "height", "unit": "meters"}, "data": [{"x": 0, "y": 10}, {"x": 4, "y": 40}, {"x": 8, "y": 20}]}"#
    )
    #expect(wrong == [])
  }
}

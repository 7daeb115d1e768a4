import Testing

@testable import ChartLint

/// What has more than another, and where one passes another.
@Suite struct ComparisonTests {
  @Test func series() throws {
    let context =
      #"{"kind": "summary", "series": ["Bus", "Ferry", "Blue Line"], "x": {"name": "month", "type": "temporal"}, "y": {"name": "riders"}, "data": [{"x": "2025-01", "y": 10, "series": "Bus"}, {"x": "2025-02", "y": 14, "series": "Bus"}, {"x": "2025-03", "y": 18, "series": "Bus"}, {"x": "2025-01", "y": 12, "series": "Ferry"}, {"x": "2025-02", "y": 13, "series": "Ferry"}, {"x": "2025-03", "y": 13, "series": "Ferry"}, {"x": "2025-01", "y": 30, "series": "Blue Line"}, {"x": "2025-02", "y": 30, "series": "Blue Line"}, {"x": "2025-03", "y": 30, "series": "Blue Line"}]}"#
    let wrong = try FactTables.wrong(
      "comparison-mismatch",
      """
      . Bus had more riders than Ferry in February
      ! Bus had more riders than Ferry in January
      ! Bus had fewer riders than Ferry in February
      . In January, Bus had fewer riders than Ferry
      ! In January, Ferry had fewer riders than Bus
      . Blue Line was above Bus throughout
      ! Bus was above Blue Line throughout
      ! Bus was higher than Ferry in every month
      . Blue Line was higher than Bus and Ferry
      ! Bus was higher than Ferry and Blue Line in March
      . Bus passed Ferry in February
      ! Bus passed Ferry in March
      ! Ferry overtook Bus in February
      ! Bus overtook Blue Line
      . Bus overtook Ferry
      . Bus was ahead of Ferry
      ? Ferry was ahead of Bus
      . Bus had more than 10 riders in February
      . Bus was not higher than Blue Line
      . More riders took Blue Line than Ferry in March
      . Blue Line had more riders than Bus and Ferry combined in January
      ! Blue Line had more riders than Bus and Ferry combined in March
      . Bus grew faster than Ferry
      ! Bus was below Ferry from February to March
      . Bus had 4 more riders in February than in January
      ! Bus had more riders in January than in February
      ! January was higher than March for Bus
      . Ferry passes are 10 dollars
      """, context)
    #expect(wrong == [])
  }

  @Test func places() throws {
    let context =
      #"{"kind": "summary", "x": {"name": "city", "type": "nominal"}, "y": {"name": "population"}, "data": [{"x": "Paris", "y": 2.1}, {"x": "Rome", "y": 2.8}, {"x": "New York", "y": 8.3}]}"#
    let wrong = try FactTables.wrong(
      "comparison-mismatch",
      """
      . Rome has more people than Paris
      ! Paris has more people than Rome
      . New York is larger than Paris and Rome
      ! Rome is larger than Paris and New York
      ! New York is smaller than Rome
      . Rome has more than 2 million people
      . Paris, Rome and New York have more than 2 million people
      . Paris has 0.7 million fewer people than Rome
      ! Rome has 0.7 million fewer people than Paris
      """, context)
    #expect(wrong == [])
  }
}

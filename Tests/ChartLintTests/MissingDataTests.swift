import Testing

@testable import ChartLint

/// Gaps told as values, or passed over.
@Suite struct MissingDataTests {
  @Test func summaries() throws {
    let context =
      #"{"kind": "summary", "x": {"name": "date", "type": "temporal"}, "y": {"name": "riders"}, "data": [{"x": "2025-06-01", "y": 61}, {"x": "2025-06-02", "y": null}, {"x": "2025-06-03", "y": 64}, {"x": "2025-06-04", "y": 0}, {"x": "2025-06-05", "y": null}]}"#
    let wrong = try FactTables.wrong(
      "missing-data-hidden",
      """
      ! June 2: 0 riders
      ! June 2, 0 riders
      ! June 2 had 40 riders
      ! There were 0 riders on June 2
      ! zero riders on June 2
      . June 2: no reading
      . June 2: no data
      . June 4: 0 riders
      . 61 riders on June 1, 64 on June 3
      . June 1: 61 riders, June 3: 64 riders
      ! June 5: 12 riders
      ! Riders were counted every day
      ! Riders rose every day from June 1 to June 3
      . Riders rose from June 1 to June 3
      . Riders fell every day from June 3 to June 5
      . Riders were counted every day but June 2, which has no data
      . Riders were not counted every day
      . From June 1 to June 5: 125 riders
      . June 2 goal: 100 riders
      . June 2, mark 2 of 5
      """, context)
    #expect(wrong == [])
  }

  @Test func marks() throws {
    let context =
      #"{"focus": {"x": "2025-06-02", "series": "Resting"}, "x": {"name": "date", "type": "temporal"}, "y": {"name": "heart rate", "unit": "beats per minute"}, "data": [{"x": "2025-06-02", "y": null, "series": "Resting"}, {"x": "2025-06-02", "y": 120, "series": "Running"}, {"x": "2025-06-03", "y": 64, "series": "Resting"}]}"#
    let wrong = try FactTables.wrong(
      "missing-data-hidden",
      """
      ! June 2: 0 beats per minute
      ! Resting, June 2: 0 beats per minute
      ! 0 beats per minute
      . June 2: no reading
      . June 2: missing
      . June 2
      """, context)
    #expect(wrong == [])
  }
}

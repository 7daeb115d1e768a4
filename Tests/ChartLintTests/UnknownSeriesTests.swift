import Testing

@testable import ChartLint

/// Names that the data does not have, beside names and words that are fine.
@Suite struct UnknownSeriesTests {
  private static let rides =
    #"{"series": ["Bus", "Ferry"], "x": {"name": "season", "type": "nominal"}, "y": {"name": "riders"}, "data": [{"x": "Summer", "y": 420, "series": "Bus"}, {"x": "Summer", "y": 300, "series": "Ferry"}, {"x": "Winter", "y": 200, "series": "Bus"}, {"x": "Winter", "y": 90, "series": "Ferry"}]}"#

  @Test func ridesBySeason() throws {
    let wrong = try FactTables.wrong(
      "unknown-series",
      """
      ! Tram, Summer: 420 riders
      ! Summer, Tram: 420 riders
      ! Tram, Summer, 420 riders
      . Bus, Summer: 420 riders
      . Buses, Summer: 420 riders
      . bus, summer: 420 riders
      . BUS, SUMMER: 420 riders
      . Ferries in Winter: 90 riders
      . Riders, Summer: 720
      . Total, Summer: 720 riders
      . Both in Summer: 720 riders
      . Transport: Bus 420, Ferry 300 in Summer
      ! Bus, Ferry and Tram fell
      ! Tram and Bus fell
      ! Bus and the Tram fell
      . Bus and Ferry fell
      . In Winter, Bus and Ferry fell
      ! Bus had more riders than Tram in Summer
      ! Tram had more riders than Bus in Summer
      ! Tram had the most riders in Summer
      . Bus had the most riders in Summer
      . Everyone had more riders in Summer
      ! Bus fell while Tram rose
      . Bus fell while riders rose
      . Ridership fell from Summer to Winter
      . Most riders took the Bus
      . "Tram" is what people call the Bus
      . Saturday, Bus, Summer: 420 riders
      . Harbor Authority: Bus, Summer: 420 riders
      """, Self.rides)
    #expect(wrong == [])
  }

  @Test func countries() throws {
    let context =
      #"{"kind": "group", "series": ["Germany", "United States", "Blue Mountain"], "x": {"name": "date", "type": "temporal"}, "y": {"name": "Index"}, "data": [{"x": "2025-06-06", "y": 3, "series": "Germany"}]}"#
    let wrong = try FactTables.wrong(
      "unknown-series",
      """
      . Germany, June 6: 3
      . German, June 6: 3
      . US, June 6: 3
      . Mountain, June 6: 3
      ! France, June 6: 3
      ! Germany and France rose
      . June 6 and Germany rose
      . Index, June 6: 3
      """, context)
    #expect(wrong == [])
  }

  @Test func namesOfTheConfigurationAndOtherCharts() throws {
    let context = #"{"series": ["Bus"], "siblings": ["Tram, Monday: 4"], "data": [{"x": 1, "y": 3, "series": "Bus"}]}"#
    let wrong = try FactTables.wrong("unknown-series", ". Tram, Monday: 4\n! Metro, Monday: 4", context)
    #expect(wrong == [])
    let none = try FactTables.wrong("unknown-series", ". Metro, Monday: 4", #"{"data": [{"x": 1, "y": 3}]}"#)
    #expect(none == [])
  }
}

import Testing

@testable import ChartModel

/// The zone that is offered for a name that is none.
@Suite struct NearestZoneTests {
  @Test(arguments: [
    ("Europe/Zurick", "Europe/Zurich"), ("Europe/Zürich", "Europe/Zurich"), ("europe/zurich", "Europe/Zurich"),
    ("Zurich", "Europe/Zurich"), ("zurich", "Europe/Zurich"), ("ZURICH", "Europe/Zurich"), ("Zurick", "Europe/Zurich"),
    ("Zürich", "Europe/Zurich"), ("US/Zurich", "Europe/Zurich"), ("Europe_Zurich", "Europe/Zurich"),
    ("New York", "America/New_York"), ("america/new york", "America/New_York"), ("NewYork", "America/New_York"),
    ("Buenos_Aires", "America/Argentina/Buenos_Aires"), ("Istanbul", "Europe/Istanbul"), ("Rome", "Europe/Rome"),
    ("Roma", "Europe/Rome"), ("Calcutta", "Asia/Calcutta"), ("utc", "UTC"), ("gmt", "GMT"), ("est5edt", "EST5EDT"),
    ("etc/gmt+5", "Etc/GMT+5"), ("Japn", "Japan"),
  ])
  func nearest(given: String, name: String) {
    #expect(TimeZoneRules.nearestIdentifier(to: given) == name)
    #expect(TimeZoneRules(identifier: name) != nil)
  }

  // An abbreviation or a number that is near means another time.
  @Test(arguments: [
    "", " ", "/", "PST", "pst", "CEST", "IST", "EAT", "GMT+5", "GMT+1", "UTC+2", "Etc/GMT+99", "EST6EDT",
    "Mars/Olympus_Mons", "Z\u{0}", "\u{1B}[31m", String(repeating: "Zurich", count: 20_000),
  ])
  func nothingIsNear(given: String) {
    #expect(TimeZoneRules.nearestIdentifier(to: given) == nil)
  }
}

import Testing

@testable import ChartLint

/// Ranges, means of each, and places along numbers.
@Suite struct RangeTests {
  private static let rain = """
    {"kind": "summary", "fragment": true, "x": {"name": "minutes from now", "type": "quantitative"}, \
    "y": {"name": "rain", "unit": "millimeters"}, "data": [{"x": 0, "y": 0}, {"x": 1, "y": 0}, {"x": 2, "y": 3}, \
    {"x": 3, "y": 9}, {"x": 4, "y": 0}, {"x": 5, "y": 0}]}
    """

  @Test func rangesAreHeldAgainstTheData() throws {
    let wrong = try FactTables.wrong(
      "value-mismatch",
      """
      . Varied between 0 and 9 millimeters.
      ! Varied between 0 and 8 millimeters.
      . From 2 to 4: between 0 and 9 millimeters.
      . From 2 to 3: between 3 and 9 millimeters.
      ! From 2 to 3: between 4 and 9 millimeters.
      ? Usually between 1 and 9 millimeters.
      . From 2 to 3 minutes: from 3 to 9 millimeters.
      ! From 2 to 3 minutes: from 3 to 8 millimeters.
      . 4 to 5 minutes: zero throughout.
      """, Self.rain)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func listsOfNumericPlacesAreRead() throws {
    let wrong = try FactTables.wrong(
      "extremum-mismatch",
      """
      . Lowest: 0 millimeters at 0 to 1 and 4 to 5 minutes.
      . Lowest: 0 millimeters at 0, 1, and 4.
      ! Lowest: 0 millimeters at 0, 1, and 2.
      """, Self.rain)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func meansOfEachAreHeldAgainstTheData() throws {
    let wrong = try FactTables.wrong(
      "total-mismatch",
      """
      . From 2 to 3: 12 millimeters, 6 each.
      ! From 2 to 3: 12 millimeters, 7 each.
      """, Self.rain)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test(arguments: [
    ("area in million square kilometers", "million square kilometers"), ("height in kilometers", "kilometers"),
    ("rain in millimeters per hour", "millimeters per hour"), ("visits in the last days", nil), ("share in total", nil),
  ])
  func unitsOfTitlesAreRead(_ title: String, _ unit: String?) {
    #expect(VegaLiteTitle.parts(of: title, isTemporal: false).unit == unit)
  }

  @Test func copiesOfAContextThatChangeAreReadAnew() throws {
    var context = LabelContext()
    context.data = [LabelContext.Datum(x: .text("Bus"), y: 4), LabelContext.Datum(x: .text("Tram"), y: 5)]
    let linter = Linter { $0 == "value-mismatch" }
    #expect(linter.findings(in: LintText("Bus: 4", context: context)).isEmpty)
    context.data = [LabelContext.Datum(x: .text("Bus"), y: 7), LabelContext.Datum(x: .text("Tram"), y: 5)]
    #expect(linter.findings(in: LintText("Bus: 4", context: context)).count == 1)
  }
}

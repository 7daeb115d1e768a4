import Foundation
import SourceText
import Testing

@testable import ChartLint

/// Ways to say what is true that were taken for mistakes, each beside the same with a mistake in it.
@Suite struct ReportedFactTests {
  private static let sleep =
    #"{"kind": "summary", "x": {"name": "day"}, "y": {"name": "sleep", "unit": "hours"}, "data": [{"x": "Sunday", "y": 5.75}, {"x": "Monday", "y": 7.5}, {"x": "Tuesday", "y": 6}]}"#

  @Test func hoursAndMinutes() throws {
    let labels = """
      . Monday: 7 hours, 30 minutes
      . Monday: 7 hours 30 minutes
      . Monday: 7 hours and 30 minutes
      . Monday: about 7 hours 29 minutes
      ! Monday: 7 hours, 40 minutes
      ! Monday: 7 hours and 20 minutes
      """
    #expect(try FactTables.wrong("value-mismatch", labels, Self.sleep) == [])
    #expect(try FactTables.wrong("unit-mismatch", labels.replacingOccurrences(of: "! ", with: ". "), Self.sleep) == [])
    let inMinutes = Self.sleep.replacingOccurrences(of: "hours", with: "minutes").replacingOccurrences(
      of: "7.5", with: "450")
    #expect(try FactTables.wrong("value-mismatch", labels, inMinutes) == [])
    let changes = """
      . Monday was an hour and 45 minutes longer than Sunday
      ! Monday was an hour and 15 minutes longer than Sunday
      """
    #expect(try FactTables.wrong("change-mismatch", changes, Self.sleep) == [])
  }

  private static let months =
    #"{"kind": "summary", "x": {"name": "month", "type": "temporal"}, "y": {"name": "temperature", "unit": "°C"}, "data": [{"x": "2025-01", "y": 1}, {"x": "2025-04", "y": 12}, {"x": "2025-05", "y": 17}, {"x": "2025-07", "y": 23}]}"#

  @Test func averagesThatMove() throws {
    let labels = """
      . Average temperature rises from 1 °C in January to 23 °C in July.
      . Average temperatures rose from 12 °C in April to 17 °C in May.
      . Mean temperature increased from 12 in April to 17 in May.
      ! Mean temperature was 12 °C.
      """
    #expect(try FactTables.wrong("total-mismatch", labels, Self.months) == [])
    let wrong = "! Average temperature rises from 1 °C in January to 25 °C in July."
    #expect(try FactTables.wrong("value-mismatch", wrong, Self.months) == [])
  }

  private static let power =
    #"{"kind": "summary", "x": {"name": "source"}, "y": {"name": "share", "unit": "percent"}, "data": [{"x": "Wind", "y": 32}, {"x": "Coal", "y": 26}, {"x": "Solar", "y": 29}, {"x": "Gas", "y": 13}]}"#

  @Test func partsOfAWhole() throws {
    let changes = """
      . Coal and gas together made up 39 percent.
      . Coal's 26 percent is double gas's 13 percent.
      . Coal's 26 percent is twice gas's 13 percent.
      ! Coal's 26 percent is triple gas's 13 percent.
      ! Coal's 26 percent is double Solar's 29 percent.
      """
    #expect(try FactTables.wrong("change-mismatch", changes, Self.power) == [])
    let values = """
      . Coal and gas together made up 39 percent.
      . Wind made up 32 percent.
      ! Wind made up 38 percent.
      ! Coal's 28 percent is the third.
      """
    #expect(try FactTables.wrong("value-mismatch", values, Self.power) == [])
  }

  private static let cities =
    #"{"kind": "summary", "x": {"name": "city", "type": "nominal"}, "y": {"name": "people", "unit": "million people"}, "data": [{"x": "Berlin", "y": 3.66}, {"x": "Hamburg", "y": 1.9}, {"x": "Munich", "y": 1.5}]}"#

  @Test func extremesHeldAgainstAnother() throws {
    let labels = """
      . Berlin is the largest city, twice as many as Hamburg.
      . Berlin is the largest city, about 1.9 times as many as Hamburg.
      ! Hamburg is the largest city, twice as many as Munich.
      """
    #expect(try FactTables.wrong("extremum-mismatch", labels, Self.cities) == [])
  }

  /// A remedy is that of the claim, not of its opposite.
  @Test(arguments: [
    ("Berlin has 3 times as many people as Hamburg.", "One is 1.93 times the other. Write that ratio."),
    ("Hamburg has 1.5 times as many people as Munich.", "One is 1.27 times the other. Write that ratio."),
  ])
  func ratios(label: String, message: String) throws {
    #expect(try Self.messages("change-mismatch", label, Self.cities) == [message])
  }

  private static func messages(_ rule: String, _ label: String, _ context: String) throws -> [String] {
    let tree = try JSONTree(parsing: Array(context.utf8), source: "context")
    return Linter().findings(in: LintText(label, context: LabelContext(tree))).filter { $0.rule == rule }.map(\.message)
  }

  private static let stores =
    #"{"kind": "summary", "x": {"name": "quarter", "type": "temporal"}, "y": {"name": "revenue", "unit": "million dollars"}, "series": ["Stores", "Online"], "data": [{"x": "2024-Q1", "y": 18, "series": "Stores"}, {"x": "2024-Q2", "y": 17.5, "series": "Stores"}, {"x": "2024-Q3", "y": 16, "series": "Stores"}, {"x": "2024-Q4", "y": 19, "series": "Stores"}, {"x": "2024-Q1", "y": 8, "series": "Online"}, {"x": "2024-Q2", "y": 11, "series": "Online"}, {"x": "2024-Q3", "y": 15, "series": "Online"}, {"x": "2024-Q4", "y": 21, "series": "Online"}]}"#

  @Test func movesBeforeOthers() throws {
    let labels = """
      . Stores dipped to 16 million dollars in Q3 before recovering to 19 million in Q4.
      . Stores fell in Q2 and Q3 before rising to 19 million in Q4.
      ! Stores rose to 16 million dollars in Q3 before recovering to 19 million in Q4.
      ! Online dipped to 15 million dollars in Q3 before rising to 21 million in Q4.
      """
    #expect(try FactTables.wrong("trend-mismatch", labels, Self.stores) == [])
  }

  @Test func oneAgainstAnother() throws {
    let labels = """
      . Online revenue overtook store revenue in Q4, 21 million dollars against 19 million.
      ! Online revenue overtook store revenue in Q4, 22 million dollars against 19 million.
      """
    #expect(try FactTables.wrong("value-mismatch", labels, Self.stores) == [])
  }

  private static let profit =
    #"{"kind": "summary", "x": {"name": "month", "type": "temporal"}, "y": {"name": "profit", "unit": "dollars"}, "data": [{"x": "2025-01", "y": -1200}, {"x": "2025-02", "y": -300}, {"x": "2025-03", "y": 450}]}"#

  @Test func losses() throws {
    let labels = """
      . A loss of 1,200 dollars in January turned into a profit of 450 dollars in March.
      ! A loss of 1,500 dollars in January turned into a profit of 450 dollars in March.
      """
    #expect(try FactTables.wrong("change-mismatch", labels, Self.profit) == [])
  }

  private static let pulse =
    #"{"kind": "summary", "x": {"name": "time", "type": "temporal"}, "y": {"name": "heart rate", "unit": "beats per minute"}, "data": [{"x": "2025-06-06T08:00:00", "y": 70}, {"x": "2025-06-06T09:00:00", "y": 75}, {"x": "2025-06-06T10:00:00", "y": 140}, {"x": "2025-06-06T13:00:00", "y": 90}]}"#

  @Test func twoTimesOfOneHalf() throws {
    let labels = """
      . Rose by 65 beats per minute from 9 to 10 AM.
      . Rose by 15 beats per minute from 9 to 1 PM.
      ! Rose by 75 beats per minute from 9 to 10 AM.
      """
    #expect(try FactTables.wrong("change-mismatch", labels, Self.pulse) == [])
    let noValues = labels.replacingOccurrences(of: "! ", with: ". ")
    #expect(try FactTables.wrong("value-mismatch", noValues, Self.pulse) == [])
  }

  private static let steps =
    #"{"kind": "mark", "focus": "2025-06-08", "x": {"name": "date", "type": "temporal"}, "y": {"name": "steps", "unit": "steps"}, "data": [{"x": "2025-06-06", "y": 7204}, {"x": "2025-06-07", "y": 4210}, {"x": "2025-06-08", "y": 7760}]}"#

  @Test func upFrom() throws {
    let labels = """
      . June 8: 7,760 steps, up 3,550 from June 7
      . June 8: 7,760 steps, up 556 from June 6
      ! June 8: 7,760 steps, up 4,550 from June 7
      """
    #expect(try FactTables.wrong("change-mismatch", labels, Self.steps) == [])
    #expect(
      try Self.messages("change-mismatch", "June 8: 7,760 steps, 4,550 more than the day before.", Self.steps)
        == ["The difference is 3,550. Write that difference."])
  }

  private static let shares =
    #"{"kind": "summary", "x": {"name": "source"}, "y": {"name": "share"}, "data": [{"x": "Wind", "y": 32}, {"x": "Coal", "y": 26}]}"#

  @Test func valuesBehindAnAxis() throws {
    let labels = """
      . The Y axis goes from 0 to 40. Wind supplied 32 percent.
      ! The Y axis goes from 0 to 40. Wind supplied 52 percent.
      """
    #expect(try FactTables.wrong("value-mismatch", labels, Self.shares) == [])
  }

  @Test(arguments: [
    (months, "May: 17 °F", "This value is in degrees Celsius, not in degrees Fahrenheit. Write \"degrees Celsius\"."),
    (
      #"{"y": {"name": "height", "unit": "feet"}, "data": [{"x": "Elm", "y": 17}]}"#, "Elm: 17 inches",
      "This value is in feet, not in inches. Write \"feet\"."
    ),
    (
      #"{"y": {"name": "speed", "unit": "miles per hour"}, "data": [{"x": "Elm", "y": 17}]}"#,
      "Elm: 17 kilometers per hour",
      "This value is in miles per hour, not in kilometers per hour. Write \"miles per hour\"."
    ),
  ])
  func unitsOfMany(context: String, label: String, message: String) throws {
    #expect(try Self.messages("unit-mismatch", label, context) == [message])
  }

  @Test func movesOfNow() throws {
    let labels = """
      ! Temperatures fall from January to July.
      . Temperatures rise from January to July.
      ! Temperatures drop from April to May.
      . Temperatures fall.
      """
    #expect(try FactTables.wrong("trend-mismatch", labels, Self.months) == [])
  }
}

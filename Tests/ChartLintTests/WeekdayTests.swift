import Testing

@testable import ChartLint

/// Weekdays beside dates, in the forms in which people write them.
@Suite struct WeekdayTests {
  @Test func weekdays() throws {
    let wrong = try FactTables.wrong(
      "weekday-mismatch",
      """
      ! Tuesday, June 6, 2025: 4,210 steps
      . Friday, June 6, 2025: 4,210 steps
      . FRIDAY, JUNE 6, 2025: 4,210 STEPS
      ! Tue, Jun 6, 2025: 4,210 steps
      . Fri, Jun 6, 2025: 4,210 steps
      ! Tues. Jun. 6, 2025: 4,210 steps
      ! Tuesday the 6th of June 2025: 12 riders
      . Friday the 6th of June, 2025: 12 riders
      ! June 6, 2025 was a Tuesday
      . June 6, 2025 was a Friday with 12 riders
      ! June 6, 2025 (Tuesday): 12 riders
      . June 6, 2025 (Friday): 12 riders
      ! 6 June 2025, Tuesday: 12 riders
      ! Tuesday 6 June 2025: 12 riders
      ! Monday, 2025-06-06: 12 riders
      . Friday, 2025-06-06: 12 riders
      . Monday, June 2, 2025, Tuesday, June 3, 2025: 12 riders
      ! Monday, June 2, 2025 to Friday, June 7, 2025: 12 riders
      . Monday, June 2 to Friday, June 6, 2025: 12 riders
      ! Sunday, June 2 to Friday, June 6, 2025: 12 riders
      . Monday to Friday, June 2 to 6, 2025: 12 riders
      . Monday to Friday, June 2–6, 2025: 12 riders
      . Tuesday and Wednesday, June 3 and 4, 2025: 7 riders
      . Tuesday, June 6: 4,210 steps
      . Tuesday: 2,025 steps on June 6
      . Tuesday. June 6, 2025: 4,210 steps
      . Thursday, January 1, 1970: 0
      . Saturday, January 1, 2000: 0
      ! Sunday, January 1, 2000: 0
      . Thursday, February 29, 2024: 0
      ? Saturday, October 14, 1066: 7,000 soldiers
      . Tuesday, June 6, fiscal 2025: 12 orders
      . Wednesday, September 2, 1752 (Julian): 12 letters
      . Most steps: Saturday, 9,120
      . Friday 13: 12 riders
      . Tuesday, May 6 2025 steps
      """)
    #expect(wrong == [])
  }

  @Test func impossibleDates() throws {
    let wrong = try FactTables.wrong(
      "weekday-mismatch",
      """
      ! February 30: 4 riders
      . February 29: 4 riders
      ! February 29, 2025: 4 riders
      . February 29, 2024: 4 riders
      ! February 29, 1900: 4 riders
      . February 29, 2000: 4 riders
      ! June 31: 4 riders
      ! 31 June 2025: 4 riders
      ! 2025-02-30: 4 riders
      ! 2025-13-01: 4 riders
      ! April 31, 2025 had 4 riders
      ! From June 1 to June 31: 40 riders
      ! June 1–31: 40 riders
      . May 31: 4 riders
      . In June 31 trains were late
      . June: 31 trains
      . You may 31 times try
      . June 45: 4 riders
      ! June 45, 2025: 4 riders
      . June 31%: 4
      . June 0: 4 riders
      """)
    #expect(wrong == [])
  }

  @Test func yearOfTheFocus() throws {
    let focus = #"{"focus": {"x": "2025-06-06"}}"#
    let wrong = try FactTables.wrong(
      "weekday-mismatch",
      """
      ! Tuesday, June 6: 4,210 steps
      . Friday, June 6: 4,210 steps
      . Tuesday, June 7: 4,210 steps
      . In 2023: Tuesday, June 6
      """, focus)
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("Tue, Jun 6, 2025: 4", "Fri, Jun 6, 2025: 4"), ("TUESDAY, June 6, 2025: 4", "FRIDAY, June 6, 2025: 4"),
    ("June 6, 2025 was a Tuesday", "June 6, 2025 was a Friday"),
  ]) func fixes(label: String, fixed: String) throws {
    let fix = try #require(Linter().findings(in: LintText(label)).compactMap(\.fix).first { $0.isSafe })
    var bytes = Array(label.utf8)
    bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
  }
}

import ChartModel
import ChartTestSupport
import Testing

/// Windows along X: they never leave their domain, and follow the calendar.
@Suite struct WindowTests {
  @Test(arguments: [
    (2.0, 20.0..<30.0, 22.5..<27.5), (0.5, 20..<30, 15..<35), (0.5, 0..<10, 0..<20), (0.5, 95..<100, 90..<100),
    (1_000, 20..<30, 24..<26), (0.001, 20..<30, 0..<100), (.infinity, 20..<30, 24..<26), (0, 20..<30, 20..<30),
    (-3, 20..<30, 20..<30), (.nan, 20..<30, 20..<30),
  ])
  func zoom(magnification: Double, from: Range<Double>, expected: Range<Double>) {
    let window = ChartWindow(
      length: from.upperBound - from.lowerBound, position: from.lowerBound, domain: 0..<100, shortest: 2)
    #expect(window.zoomed(by: magnification).range == expected)
  }

  @Test func moving() {
    let window = ChartWindow(length: 10, position: 20, domain: 0..<100, shortest: 1)
    #expect(window.moved(by: 5).range == 25..<35)
    #expect(window.moved(by: 500).range == 90..<100)
    #expect(window.moved(by: -.infinity).range == 0..<10)
    #expect(window.moved(to: 95).range == 90..<100)
    #expect(window.moved(to: .nan).range == 20..<30)
    #expect(window.moved(by: .nan).range == 20..<30)
    #expect(ChartWindow(length: .nan, position: .nan, domain: 0..<100, shortest: .nan).isWhole)
  }

  /// Whatever is done to a window, it stays inside and shows a bucket at least.
  @Test(arguments: 0..<40) func neverLeavesItsDomain(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scale: Double = [1.0, 1e-9, 1.7e15, 1e300].randomElement(using: &random) ?? 1
    let low = Double.random(in: -1...1, using: &random) * scale
    let domain = low..<low + Double.random(in: 0.1...1, using: &random) * scale
    let whole = domain.upperBound - domain.lowerBound
    let shortest = whole * Double.random(in: 0...1.2, using: &random)
    var window = ChartWindow(length: whole / 3, position: low, domain: domain, shortest: shortest)
    let wild = [Double.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude]
    for _ in 0..<200 {
      let amount =
        Int.random(in: 0..<8, using: &random) == 0
        ? wild.randomElement(using: &random) ?? 0 : Double.random(in: -1...1, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: window = window.zoomed(by: amount * 3)
      case 1: window = window.moved(by: amount * scale)
      default: window = window.moved(to: amount * scale)
      }
      let isInside = domain.lowerBound <= window.range.lowerBound && window.range.upperBound <= domain.upperBound
      let isLongEnough = window.length >= min(shortest, whole) * (1 - 1e-9)
      guard isInside, isLongEnough, window.domain == domain else {
        Issue.record("\(window) after \(amount)")
        return
      }
    }
  }

  @Test func domainsBeyondAllNumbers() {
    let window = ChartWindow(length: 10, position: 0, domain: -.infinity..<Double.infinity, shortest: 0)
    #expect(window.range == 0..<10)
    let half = Double.greatestFiniteMagnitude / 2
    #expect(window.zoomed(by: .leastNonzeroMagnitude).range == -half..<half)
  }

  // MARK: The calendar

  private static let utc = ChartCalendar(zone: .utc, firstWeekday: .monday)

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400_000_000
  }

  private static let domain = day(2024, 1, 10)..<day(2025, 6, 21)

  private static func window(_ unit: CalendarUnit, _ at: Double, _ calendar: ChartCalendar = utc) -> ChartWindow? {
    ChartWindow(
      unit, containing: Instant(coordinate: at), in: calendar, domain: domain, shortest: 23 * 3_600_000_000)
  }

  @Test(arguments: [
    (CalendarUnit.day, day(2024, 2, 29), day(2024, 2, 29), day(2024, 3, 1)),
    (.week, day(2024, 2, 29), day(2024, 2, 26), day(2024, 3, 4)),
    (.month, day(2024, 2, 29), day(2024, 2, 1), day(2024, 3, 1)),
    (.quarter, day(2024, 5, 5), day(2024, 4, 1), day(2024, 7, 1)),
    (.halfYear, day(2024, 5, 5), day(2024, 1, 10), day(2024, 7, 1)),
    (.year, day(2024, 12, 31), day(2024, 1, 10), day(2025, 1, 1)),
    // Outside of the data the nearest window.
    (.month, day(2030, 1, 1), day(2025, 6, 1), day(2025, 6, 21)),
    (.month, day(1970, 1, 1), day(2024, 1, 10), day(2024, 2, 1)),
  ])
  func calendarWindows(unit: CalendarUnit, at: Double, from: Double, to: Double) throws {
    let window = try #require(Self.window(unit, at))
    #expect(window.range == from..<to)
    #expect(window.unit(in: Self.utc) == unit)
  }

  @Test func monthsAreMonthsWhateverTheirLength() throws {
    var window = try #require(Self.window(.month, Self.day(2024, 1, 31)))
    var starts: [Double] = []
    for _ in 0..<20 {
      #expect(window.unit(in: Self.utc) == .month)
      starts.append(window.range.lowerBound)
      window = window.next(in: Self.utc)
    }
    let months: [Double] = (0..<18).map { Self.day(2024 + $0 / 12, $0 % 12 + 1, 1) }
    let expected: [Double] = [Self.domain.lowerBound] + months.dropFirst() + [months[17], months[17]]
    #expect(starts == expected)
    for _ in 0..<20 { window = window.previous(in: Self.utc) }
    #expect(window.range == Self.day(2024, 1, 10)..<Self.day(2024, 2, 1))
    #expect(window.moved(by: .max, .month, in: Self.utc).range == Self.day(2025, 6, 1)..<Self.day(2025, 6, 21))
    #expect(window.moved(by: .min, .day, in: Self.utc).range == Self.day(2024, 1, 10)..<Self.day(2024, 1, 11))
  }

  @Test func windowsOfNoUnitMoveByTheirLength() {
    let day = 86_400_000_000.0
    let window = ChartWindow(length: 10 * day, position: Self.day(2024, 2, 3), domain: Self.domain, shortest: day)
    #expect(window.unit(in: Self.utc) == nil)
    #expect(window.next(in: Self.utc).range.lowerBound == Self.day(2024, 2, 13))
    #expect(window.previous(in: Self.utc).range.lowerBound == Self.day(2024, 1, 24))
  }

  /// The day on which clocks go forward has 23 hours, and the one on which they go back 25.
  @Test func daysOfChangingClocks() throws {
    let calendar = ChartCalendar(
      zone: try #require(TimeZoneRules(identifier: "America/New_York")), firstWeekday: .sunday)
    let hour = 3_600_000_000.0
    let spring = try #require(Self.window(.day, Self.day(2024, 3, 10) + 12 * hour, calendar))
    #expect(spring.length == 23 * hour)
    #expect(spring.unit(in: calendar) == .day)
    #expect(spring.next(in: calendar).range == spring.range.upperBound..<spring.range.upperBound + 24 * hour)
    let autumn = try #require(Self.window(.day, Self.day(2024, 11, 3) + 12 * hour, calendar))
    #expect(autumn.length == 25 * hour)
    #expect(autumn.previous(in: calendar).range.upperBound == autumn.range.lowerBound)
    #expect(try #require(Self.window(.week, Self.day(2024, 3, 10) + 12 * hour, calendar)).length == (7 * 24 - 1) * hour)
  }
}

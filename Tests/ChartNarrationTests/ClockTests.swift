import ChartModel
import Testing

@testable import ChartNarration

/// Numbers that an author writes as on a clock are told so.
@Suite struct ClockTests {
  @Test(arguments: [
    (297.0, 1, "4:57"), (60, 1, "1:00"), (0, 1, "0:00"), (3_600, 1, "60:00"), (15.5, 60, "15:30"),
    (15.9333, 60, "15:56"),
    (-61, 1, "minus 1:01"), (-0.2, 1, "about 0:00"), (61.42, 1, "about 1:01"), (1e18, 1, "16,666,666,666,666,666:40"),
  ])
  func isTold(value: Double, sixtieths: Int, text: String) {
    let number = SpokenNumber(voice: .english, look: .clock(sixtieths: sixtieths))
    #expect(number.exact(value, decimals: 2).text == text)
  }

  @Test func whatIsBetweenIsAbout() {
    let number = SpokenNumber(voice: .english, look: .clock(sixtieths: 1))
    #expect(number.rounded(61, decimals: 0).text == "1:01")
    #expect(number.rounded(61.4, decimals: 0).text == "about 1:01")
    #expect(number.exact(1e30, decimals: 0).text.contains("power"))
  }
}

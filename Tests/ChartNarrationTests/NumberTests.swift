import Testing

@testable import ChartNarration

@Suite struct NumberTests {
  let numbers: SpokenNumber

  init() throws { numbers = SpokenNumber(voice: .english) }

  @Test(arguments: [
    (0.0, 0, "0"), (-0.0, 2, "0"), (7, 1, "7"), (4_210, 0, "4,210"), (-5, 0, "minus 5"),
    (1_234_567.891, 2, "1,234,567.89"),
    (2.675, 2, "2.68"), (0.125, 2, "0.13"), (9.995, 2, "10"), (999_999.5, 0, "1,000,000"), (0.1, 3, "0.1"),
    (0.04, 1, "less than 0.1"), (-0.04, 1, "more than minus 0.1"), (0.4, 0, "less than 1"),
    (0.05, 1, "0.1"), (1e15, 0, "1,000,000,000,000,000"), (1e300, 0, "1 times 10 to the power of 300"),
    (-2.5e300, 0, "minus 2.5 times 10 to the power of 300"), (1e-300, 300, "1 times 10 to the power of minus 300"),
    (0.000_012, 6, "0.000012"), (9_007_199_254_740_991, 0, "9,007,199,254,740,991"),
    (9_007_199_254_740_992, 0, "about 9,007,199,254,740,992"),
    (-9_999_999_999_999_998, 0, "about minus 9,999,999,999,999,998"),
    (9_500_000_000_000_000, 0, "about 9,500,000,000,000,000"),
  ])
  func exact(value: Double, decimals: Int, expected: String) {
    #expect(numbers.exact(value, decimals: decimals).text == expected)
  }

  @Test(arguments: [
    (192_360.0, 0, "about 192,000"), (6_870, 0, "6,870"), (6_869.6, 0, "about 6,870"), (7.054_838, 1, "about 7.1"),
    (7.054_838, 3, "about 7.05"), (12, 0, "12"), (0.0, 0, "0"), (7_383_000_000, 0, "about 7.38 billion"),
    (6_500_000_000, 0, "6.5 billion"), (-1_500_000, 0, "minus 1.5 million"), (999_999, 0, "about 1 million"),
    (2.4, 0, "about 2"), ((0.1 + 0.2 + 0.3) / 3, 1, "0.2"), (0.3, 0, "less than 1"),
    (1e300, 0, "1 times 10 to the power of 300"), (3.3333e-300, 330, "about 3.33 times 10 to the power of minus 300"),
    (1e12, 0, "1 trillion"), (1_000_000_000_001, 0, "about 1 trillion"),
    (999_999_999_999, 0, "about 1 trillion"), (9_007_199_254_740_991, 0, "about 9,010 trillion"),
  ])
  func rounded(value: Double, decimals: Int, expected: String) {
    #expect(numbers.rounded(value, decimals: decimals).text == expected)
  }

  @Test(arguments: [(0.333_33, "33 percent"), (1, "100 percent"), (0, "0 percent"), (0.004, "0.4 percent")])
  func percent(share: Double, expected: String) {
    #expect(numbers.percent(share) == expected)
  }

  /// Rounding by digits agrees with exact decimal arithmetic on whole thousandths.
  @Test func roundingAgreesWithWholeNumbers() {
    for thousandths in stride(from: 0, through: 30_000, by: 7) {
      let hundredths = (thousandths + 5) / 10
      let digits = DecimalDigits(Double(thousandths) / 1_000).rounded(toDecimals: 2)
      let expected = DecimalDigits(Double(hundredths) / 100)
      #expect(digits == expected, "\(thousandths) thousandths")
    }
  }
}

import ChartModel
import Testing

@Suite struct WholeNumbersTests {
  @Test(
    arguments: [
      (1.9, 1), (-1.9, -1), (-0.0, 0), (9_007_199_254_740_992, 9_007_199_254_740_992), (.nan, 0),
      (9_223_372_036_854_775_808, .max), (-9_223_372_036_854_775_808, .min), (1e308, .max), (-1e308, .min),
      (.infinity, .max), (-.infinity, .min), (.leastNonzeroMagnitude, 0),
    ] as [(Double, Int)])
  func isCutAndClamped(_ number: Double, _ whole: Int) {
    #expect(Int(clamping: number) == whole)
  }

  @Test(
    arguments: [
      (12, "12"), (-0.0, "0"), (0.5, "0.5"), (-999_999_999_999_999, "-999999999999999"), (1e20, "1e+20"),
      (1e308, "1e+308"), (.nan, "nan"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func isWrittenWithoutNeedlessDecimals(_ number: Double, _ text: String) {
    #expect(number.plainText == text)
  }
}

import ChartModel
import ChartTestSupport
import Testing

@testable import ChartAnalysis

/// Steps and domains that people count in.
@Suite struct NumberStepsTests {
  @Test(
    arguments: [
      (11_480, 10, 1_000), (1, 10, 0.1), (10, 10, 1), (100, 7, 20), (0.3, 10, 0.02), (0.4, 10, 0.05), (7, 3, 2),
      (0, 10, 1), (-5, 10, 1),
      (.nan, 10, 1), (.infinity, 10, 1), (50, 0, 50), (1e-300, 10, 1e-301), (1e300, 10, 1e299), (0.05, 1, 0.05),
    ] as [(Double, Int, Double)])
  func steps(span: Double, count: Int, expected: Double) {
    #expect(NumberSteps.step(span: span, count: count) == expected)
  }

  @Test(
    arguments: [
      (1, 0), (9.99, 0), (10, 1), (0.1, -1), (0.099, -2), (1e15, 15), (1e16, 16), (1e-5, -5), (9.999e22, 22),
      (1e300, 300),
      (1e-300, -300), (.leastNonzeroMagnitude, -324), (123_456, 5), (0.001, -3),
    ] as [(Double, Int)])
  func exponents(value: Double, expected: Int) {
    #expect(NumberSteps.log10Floor(value) == expected)
  }

  @Test(
    arguments: [
      (3, 0.1, 0.3), (7, 0.1, 0.7), (1, 0.3, 0.3), (3, 0.3, 0.9), (3, 1.1, 3.3), (-3, 0.1, -0.3), (2, 0.4, 0.8),
      (7, 0.15, 1.05),
      (0, 0.1, 0), (3, 1e-9, 3e-9), (12, 5, 60), (3, 2.5, 7.5), (1e10, 1e-9, 10), (3, 1e-300, 3e-300),
      (3, 1e300, 3e300),
      (7, 1e22, 7e22), (6, 0.7, 4.2),
    ] as [(Double, Double, Double)])
  func multiplesAsTextWouldWriteThem(count: Double, step: Double, expected: Double) {
    #expect(NumberSteps.scaled(count, by: step) == expected)
  }

  @Test(
    arguments: [
      (0, 11_480, true, 0, 12_000), (3, 9, false, 3, 9), (3.2, 8.7, false, 3, 9), (3, 9, true, 0, 9),
      (-3, 9, true, -3, 9),
      (5, 5, false, 0, 5), (0, 0, true, 0, 1), (-2, -2, false, -2, 0), (0, 1.1, true, 0, 1.1),
      (0.3, 0.7, false, 0.3, 0.7),
      (0, 0.6, true, 0, 0.6), (1_001, 1_099, false, 1_000, 1_100), (-7.3, -1.2, true, -8, 0),
    ] as [(Double, Double, Bool, Double, Double)])
  func niceDomains(low: Double, high: Double, includesZero: Bool, from: Double, to: Double) {
    #expect(NumberSteps.niceDomain(low: low, high: high, includesZero: includesZero) == from...to)
  }

  @Test func domainsHoldAllValues() {
    var random = SeededGenerator(seed: 101)
    for _ in 0..<5_000 {
      let values = [anyNumber(&random), anyNumber(&random)].sorted()
      let domain = NumberSteps.niceDomain(low: values[0], high: values[1], includesZero: Bool.random(using: &random))
      if !domain.contains(values[0]) || !domain.contains(values[1]) || !domain.upperBound.isFinite {
        Issue.record("\(domain) does not hold \(values)")
        return
      }
    }
  }

  @Test func aStepIsOneTwoOrFiveOfAPowerOfTen() {
    var random = SeededGenerator(seed: 102)
    for _ in 0..<3_000 {
      let span = anyNumber(&random).magnitude
      let step = NumberSteps.step(span: span, count: Int.random(in: 1...50, using: &random))
      let text = step.description.prefix { $0 != "e" }.filter { $0 != "0" && $0 != "." }
      if !["1", "2", "5"].contains(text) { return fail("a step of \(step) for \(span)") }
    }
  }

  /// As many bins as keys say, not as a quotient without their allowance says.
  @Test func binsAreAtMostAsMany() {
    var random = SeededGenerator(seed: 103)
    for _ in 0..<3_000 {
      let values = [anyNumber(&random), anyNumber(&random)].sorted()
      let count = Int.random(in: 1...70, using: &random)
      let step = NumberSteps.binStep(low: values[0], high: values[1], count: count)
      let keys = values.map { NumberKeys.bin(of: $0, width: step) }
      let (span, overflow) = keys[1].subtractingReportingOverflow(keys[0])
      if overflow || span >= max(count, 2) && step < 1e308 || !step.isFinite {
        return fail("\(span) bins of \(step) for \(values), not \(count)")
      }
    }
  }

  @Test(
    arguments: [
      (0, 0.3, 4, 0.1), (0, 0.3, 3, 0.2), (0, 29.9, 3, 10), (0, 30, 3, 20), (-5, 5, 1, 10), (0, 10, 20, 1),
      (0, 100, 12, 10),
      (5, 5, 10, 1),
    ] as [(Double, Double, Int, Double)])
  func binSteps(low: Double, high: Double, count: Int, expected: Double) {
    #expect(NumberSteps.binStep(low: low, high: high, count: count) == expected)
  }

  private func anyNumber(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let bits = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      return bits.isFinite ? bits : 0
    case 1: return Double(Int.random(in: -100...100, using: &random)) / 10
    case 2: return Double.random(in: -1e6...1e6, using: &random)
    case 3: return Double(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 4:
      return [0, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude].randomElement(
        using: &random) ?? 0
    default: return 1e9 + Double(Int.random(in: 0...1_000, using: &random)) / 1_000
    }
  }
}

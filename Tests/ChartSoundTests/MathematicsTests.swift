import Foundation
import Testing

@testable import ChartSound

/// The project's own functions, held against the C library's.
@Suite struct MathematicsTests {
  static let values = (0..<20_000).map { exp(Double($0 * 7_919 % 20_000) / 100 - 100) }

  @Test func areThoseOfTheLibrary() {
    for value in Self.values {
      let exponent = log(value)
      #expect(abs(Mathematics.log2(value) - Foundation.log2(value)) <= 1e-15 * max(1, abs(Foundation.log2(value))))
      #expect(abs(Mathematics.exp2(exponent) / Foundation.exp2(exponent) - 1) < 1e-15)
      #expect(abs(Mathematics.decimalLogarithm(value) - log10(value)) <= 1e-15 * max(1, abs(log10(value))))
    }
    for step in -400...400 {
      let angle = Double(step) / 271
      #expect(abs(Mathematics.sine(angle) - sin(angle)) < 2e-12 && abs(Mathematics.cosine(angle) - cos(angle)) < 2e-12)
      #expect(abs(Mathematics.tangent(angle / 2) - tan(angle / 2)) < 1e-11)
    }
  }

  @Test(arguments: [-1_074, -1_023, -3, 0, 1, 10, 1_023]) func powersOfTwoAreExact(exponent: Int) {
    let power = Double(sign: .plus, exponent: exponent, significand: 1)
    #expect(Mathematics.exp2(Double(exponent)) == power && Mathematics.log2(power) == Double(exponent))
  }

  @Test func theEndsOfTheNumbers() {
    #expect(Mathematics.exp2(.infinity) == .infinity && Mathematics.exp2(-.infinity) == 0)
    #expect(Mathematics.exp2(5_000) == .infinity && Mathematics.exp2(-5_000) == 0 && Mathematics.exp2(.nan).isNaN)
    #expect(Mathematics.log2(0) == -.infinity && Mathematics.log2(.infinity) == .infinity)
    #expect(Mathematics.log2(-1).isNaN && Mathematics.log2(.nan).isNaN)
    #expect(Mathematics.power(0, 0.5) == 0 && Mathematics.power(7, 0) == 1)
  }

  /// To the last bit, whatever processor and library this runs with.
  @Test func areTheSameEverywhere() {
    let bits = [
      Mathematics.exp2(0.3), Mathematics.log2(3), Mathematics.power(10, 0.45), Mathematics.sine(1),
      Mathematics.cosine(1),
      Mathematics.tangent(0.4), Mathematics.decimalLogarithm(7),
    ].map(\.bitPattern)
    #expect(
      bits == [
        0x3ff3_b2c4_7bff_8329, 0x3ff9_5c01_a39f_bd68, 0x4006_8c0c_59ab_1564, 0x3fea_ed54_8f09_13b3,
        0x3fe1_4a28_0fb5_03ec, 0x3fdb_0f0b_49dc_db45, 0x3feb_0b0b_0b78_cc40,
      ])
  }
}

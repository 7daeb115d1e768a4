import ChartModel
import ChartTestSupport
import Foundation
import Testing

@testable import ChartDeclarations

/// A value's position has that value again, to one part in 10⁹.
@MainActor @Suite struct ProxyInversionTests {
  /// A scale and the bounds of an axis with it.
  struct Case: CustomTestStringConvertible, Sendable {
    let type: ChartModel.ScaleType
    let domain: ClosedRange<Double>
    var testDescription: String { "\(type) \(domain)" }

    /// What may be lost: a part of the value, or near zero a smaller part of the whole axis.
    func tolerance(at value: Double) -> Double {
      let span = domain.upperBound - domain.lowerBound
      let far = max(abs(domain.lowerBound), abs(domain.upperBound))
      // Powers above 1 put the values near zero so close together that positions tell them apart no further.
      if case .power(let exponent) = type, exponent > 1, abs(value) < far * 1e-3 { return far * 1e-7 }
      return max(abs(value), span * 1e-3) * 1e-9
    }
  }

  /// Any scale on positive and negative bounds, and those that know zero on bounds around it.
  nonisolated static let cases: [Case] = {
    let oneSide: [ClosedRange<Double>] = [0.01...0.02, 1...1_000, 3.5...1e6, 1e5...100_001, 1e-6...1e9]
    let around: [ClosedRange<Double>] = [-1...1, -250...1_000, -1e6...0.001, 0...80, -80...0]
    let withZero: [ChartModel.ScaleType] = [
      .linear, .symmetricLog(slopeAtZero: 1), .symmetricLog(slopeAtZero: 2), .squareRoot, .power(exponent: 0.4),
      .power(exponent: 2),
    ]
    let mirrored = oneSide.map { -$0.upperBound ... -$0.lowerBound }
    return (withZero + [.log]).flatMap { type in (oneSide + mirrored).map { Case(type: type, domain: $0) } }
      + withZero.flatMap { type in around.map { Case(type: type, domain: $0) } }
  }()

  @Test(arguments: cases) func thereAndBack(item: Case) throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<80 {
      let x = ChartModel.Axis(
        field: "x", type: .quantitative, domain: .numbers(item.domain), scale: item.type,
        isReversed: round.isMultiple(of: 2))
      let width = Double.random(in: 1...4_000, using: &random)
      let proxy = ChartProxy(ProxyTests.chart(x, x), plotSize: CGSize(width: width, height: width))
      let value = value(within: item.domain, round: round, using: &random)
      let atX = try #require(proxy.position(forX: value)), atY = try #require(proxy.position(forY: value))
      #expect((0...width).contains(atX) && (0...width).contains(atY))
      let fromX = try #require(proxy.value(atX: atX, as: Double.self))
      let fromY = try #require(proxy.value(atY: atY, as: Double.self))
      #expect(abs(fromX - value) <= item.tolerance(at: value), "\(value) became \(fromX)")
      #expect(abs(fromY - value) <= item.tolerance(at: value), "\(value) became \(fromY)")
    }
  }

  /// Both ends, values spread evenly, and small ones near zero.
  private func value(
    within domain: ClosedRange<Double>, round: Int, using random: inout SeededGenerator
  ) -> Double {
    let value = Double.random(in: domain, using: &random)
    switch round {
    case 0: return domain.lowerBound
    case 1: return domain.upperBound
    case ..<40: return value
    default: return min(max(value * pow(10, -Double(round % 8)), domain.lowerBound), domain.upperBound)
    }
  }

  nonisolated static let types: [ChartModel.ScaleType] = [
    .linear, .log, .symmetricLog(slopeAtZero: 2), .squareRoot, .power(exponent: 0.4), .power(exponent: 2),
  ]

  /// Dates from hours to centuries, after 1970 for every scale, and from before it on for the even one.
  @Test(arguments: types) func datesThereAndBack(type: ChartModel.ScaleType) throws {
    var random = SeededGenerator(seed: 12)
    let day = 86_400.0
    let lengths = [day / 24, day, 30 * day, 3_653 * day, 18_263 * day, 73_050 * day]
    for round in 0..<120 {
      let length = lengths[round % lengths.count]
      let low =
        type == .linear ? Double.random(in: -3e9...1e9, using: &random) : Double.random(in: 1e6...1e9, using: &random)
      let domain = AxisDomain.instants(
        from: Instant(coordinate: low * 1e6), to: Instant(coordinate: (low + length) * 1e6))
      let time = ChartModel.Axis(
        field: "x", type: .temporal, domain: domain, scale: type, isReversed: round.isMultiple(of: 2))
      let proxy = ChartProxy(ProxyTests.chart(time), plotSize: CGSize(width: 560, height: 1))
      let date = Date(timeIntervalSince1970: low + length * Double.random(in: 0.000_1...0.999_9, using: &random))
      let position = try #require(proxy.position(forX: date))
      let back = try #require(proxy.value(atX: position, as: Date.self))
      // A microsecond is as fine as instants are; beside it only the even scale knows no distance from 1970.
      let lost = type == .linear ? length * 1e-12 : max(abs(date.timeIntervalSince1970), length) * 1e-12
      #expect(abs(back.timeIntervalSince(date)) <= lost + 2e-6)
    }
  }
}

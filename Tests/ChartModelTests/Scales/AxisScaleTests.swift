import ChartModel
import ChartTestSupport
import Testing

/// Positions along an axis and the values at them, for every type of scale.
@Suite struct AxisScaleTests {
  /// Quarter, half and three quarters of the way, worked out by hand.
  @Test(arguments: [
    (ScaleType.linear, -10.0...30.0, [0.0, 10, 20]), (.log, 1...10_000, [10, 100, 1_000]),
    (.log, 2...32, [4, 8, 16]), (.log, -10_000 ... -1, [-1_000, -100, -10]),
    (.symmetricLog(slopeAtZero: 1), -255...255, [-15, 0, 15]), (.symmetricLog(slopeAtZero: 5), 0...51, [0.6, 3, 12.6]),
    (.squareRoot, 0...16, [1, 4, 9]), (.squareRoot, -4...4, [-1, 0, 1]),
    (.power(exponent: 2), 0...8, [4, 32.0.squareRoot(), 48.0.squareRoot()]),
    (.power(exponent: 0.5), 0...16, [1, 4, 9]),
  ])
  func formulas(type: ScaleType, domain: ClosedRange<Double>, expected: [Double]) throws {
    let scale = AxisScale(domain: domain, type: type)
    for (part, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(try #require(scale.value(at: part)) - value) < 1e-9 * max(abs(value), 1), "\(type) \(part)")
      #expect(abs(try #require(scale.fraction(of: value)) - part) < 1e-9)
    }
  }

  static let types: [ScaleType] = [
    .linear, .log, .symmetricLog(slopeAtZero: 1), .symmetricLog(slopeAtZero: 0.01), .squareRoot, .power(exponent: 0.3),
    .power(exponent: 2),
  ]

  /// A domain that the scale has: logarithms and powers above 1 lie on one side of zero.
  private static func domain(_ type: ScaleType, _ random: inout SeededGenerator) -> ClosedRange<Double> {
    let scale: Double = [1e-6, 1.0, 1e6, 1.7e15].randomElement(using: &random) ?? 1
    let ends = (0..<2).map { _ in Double.random(in: 0.001...1, using: &random) * scale }
    let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    switch type {
    case .log: return Bool.random(using: &random) ? low...high : -high ... -low
    case .power(let exponent) where exponent > 1: return 0...high
    default: return [low...high, -high ... -low, -low...high, 0...high].randomElement(using: &random) ?? low...high
    }
  }

  @Test(arguments: types) func thereAndBack(type: ScaleType) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let domain = Self.domain(type, &random)
      let scale = AxisScale(domain: domain, type: type, isReversed: Bool.random(using: &random))
      let allowed = max(abs(domain.lowerBound), abs(domain.upperBound)) * 1e-9
      for value in [domain.lowerBound, domain.upperBound, Double.random(in: domain, using: &random)] {
        let part = try #require(scale.fraction(of: value), "\(value) of \(domain)")
        #expect((0...1).contains(part))
        let back = try #require(scale.value(at: part))
        #expect(abs(back - value) <= allowed, "\(back), not \(value), of \(domain)")
        #expect(domain.contains(back))
      }
      let beyond = domain.upperBound + (domain.upperBound - domain.lowerBound) * 0.01
      #expect(scale.fraction(of: beyond) == nil)
      #expect(scale.fraction(of: domain.lowerBound - (domain.upperBound - domain.lowerBound) * 0.01) == nil)
    }
  }

  @Test(arguments: types) func endsAreExactAndOrderIsKept(type: ScaleType) throws {
    let scale = AxisScale(domain: 3...700, type: type)
    let reversed = AxisScale(domain: 3...700, type: type, isReversed: true)
    #expect((scale.value(at: 0), scale.value(at: 1)) == (3, 700))
    #expect((reversed.value(at: 0), reversed.value(at: 1)) == (700, 3))
    let parts = stride(from: 3.0, through: 700, by: 17).compactMap { scale.fraction(of: $0) }
    #expect(parts.count == 42)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 < $1 })
    // Rounding may put an end a hair beyond itself; a hundredth is no rounding.
    #expect(scale.value(at: 1 + 1e-12) == 700)
    #expect(scale.value(at: 1.01) == nil)
    #expect(scale.value(at: -0.01) == nil)
  }

  @Test func nothingOffTheAxis() {
    let linear = AxisScale(domain: 0...10)
    for wrong in [Double.nan, .infinity, -.infinity] {
      #expect(linear.fraction(of: wrong) == nil)
      #expect(linear.value(at: wrong) == nil)
    }
    #expect(AxisScale(domain: 1...10, type: .log).fraction(of: -5) == nil)
  }

  @Test(arguments: [
    (ScaleType.log, 0.0...10.0), (.log, -1...10), (.log, -10...0), (.log, 0...0), (.power(exponent: 0), 0...10),
    (.power(exponent: -1), 1...10), (.power(exponent: .nan), 1...10), (.power(exponent: .infinity), 0...10),
    (.power(exponent: 1e300), 1...10), (.symmetricLog(slopeAtZero: 0), 0...10),
    (.symmetricLog(slopeAtZero: -1), 0...10), (.symmetricLog(slopeAtZero: .infinity), 0...10),
    (.symmetricLog(slopeAtZero: 1e-300), 0...1e-100),
  ])
  func aScaleThatADomainCannotHaveIsLinear(type: ScaleType, domain: ClosedRange<Double>) {
    #expect(type.usable(on: domain) == .linear)
    let scale = AxisScale(domain: domain, type: type)
    let linear = AxisScale(domain: domain)
    #expect(scale.type == .linear)
    for part in [0, 0.25, 0.5, 1] {
      #expect(scale.value(at: part) == linear.value(at: part))
      #expect(linear.value(at: part).flatMap(scale.fraction) == linear.value(at: part).flatMap(linear.fraction))
    }
  }

  @Test(arguments: [
    (ScaleType.log, 1.0...10.0), (.log, -10...(-1)), (.log, 5...5), (.squareRoot, -1...1),
    (.power(exponent: 2), -1...1), (.power(exponent: 0.5), 0...0), (.symmetricLog(slopeAtZero: 1), -1...1),
  ])
  func aScaleThatADomainHasStays(type: ScaleType, domain: ClosedRange<Double>) {
    #expect(type.usable(on: domain) == type)
  }

  @Test func onePointStandsAtTheMiddle() {
    let scale = AxisScale(domain: 5...5)
    #expect(scale.fraction(of: 5) == 0.5)
    #expect(scale.value(at: 0.2) == 5)
    #expect(scale.fraction(of: 5.1) == nil)
  }

  @Test func theLargestNumbersHaveAPlace() throws {
    for type in [ScaleType.linear, .squareRoot, .power(exponent: 2)] {
      let scale = AxisScale(domain: 0...Double.greatestFiniteMagnitude, type: type)
      let part = try #require(scale.fraction(of: 1e308))
      #expect(abs(try #require(scale.value(at: part)) / 1e308 - 1) < 1e-9)
    }
    let wide = AxisScale(domain: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    #expect(wide.fraction(of: 0) == 0.5)
  }

  @Test(arguments: [1, 2, 3, 7, 10_000]) func categoriesShareTheAxis(count: Int) throws {
    let names = (0..<count).map { "Place \($0)" }
    for isReversed in [false, true] {
      let scale = AxisScale(categories: names, isReversed: isReversed)
      for (place, name) in names.enumerated() {
        let middle = (Double(place) + 0.5) / Double(count)
        let part = try #require(scale.fraction(ofCategory: name))
        #expect(abs(part - (isReversed ? 1 - middle : middle)) < 1e-12)
        guard scale.category(at: part) == name else {
          Issue.record("not \(name)")
          return
        }
        let band = try #require(scale.band(ofCategory: name))
        #expect(abs(band.upperBound - band.lowerBound - 1 / Double(count)) < 1e-12)
      }
      #expect(scale.category(at: 0) == (isReversed ? names.last : names.first))
      #expect(scale.category(at: 1) == (isReversed ? names.first : names.last))
    }
    #expect(AxisScale(categories: names).fraction(ofCategory: "elsewhere") == nil)
    #expect(AxisScale(categories: names).category(at: 1.1) == nil)
  }

  @Test func axes() throws {
    let empty = Axis(field: "x", type: .nominal, domain: .empty)
    #expect(AxisScale(empty) == nil)
    let time = Axis(
      field: "x", type: .temporal, domain: .instants(from: Instant(seconds: 0), to: Instant(seconds: 100)),
      isReversed: true)
    #expect(AxisScale(time)?.fraction(of: .instant(Instant(seconds: 25))) == 0.75)
    #expect(AxisScale(time)?.fraction(of: .interval(from: Instant(seconds: 10), to: Instant(seconds: 30))) == 0.8)
    // Of a stretch that runs out of the axis, the middle of what is seen.
    #expect(AxisScale(time)?.fraction(of: .interval(from: Instant(seconds: -40), to: Instant(seconds: 20))) == 0.9)
    #expect(AxisScale(time)?.fraction(of: .interval(from: Instant(seconds: -40), to: Instant(seconds: -20))) == nil)
    let kinds = Axis(field: "x", type: .ordinal, domain: .categories(["low", "high"]))
    #expect(AxisScale(kinds)?.fraction(of: .category("high")) == 0.75)
  }
}

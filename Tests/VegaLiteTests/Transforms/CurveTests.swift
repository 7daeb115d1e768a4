import Foundation
import Testing

@testable import VegaLite

@Suite struct CurveTests {
  /// Points of a function, with nulls that do not count.
  private func table(_ xs: [Double], _ function: (Double) -> Double) -> VegaTable {
    var table = VegaTable(rowCount: xs.count)
    table["x"] = xs.map(VegaValue.number)
    table["y"] = xs.map { .number(function($0)) }
    return table
  }

  private func numbers(_ table: VegaTable, _ name: String) -> [Double] { (table[name] ?? []).map { $0.toNumber() } }

  private func isNear(_ first: Double, _ second: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(first - second) <= tolerance * max(1, abs(second))
  }

  struct Fit: Sendable, CustomTestStringConvertible {
    let method: String
    let coefficients: [Double]
    let function: @Sendable (Double) -> Double
    var testDescription: String { method }
  }

  private static let fits: [Fit] = [
    Fit(method: "linear", coefficients: [1, 2]) { 1 + 2 * $0 },
    Fit(method: "log", coefficients: [1, 2]) { 1 + 2 * log($0) },
    Fit(method: "exp", coefficients: [3, 0.5]) { 3 * exp(0.5 * $0) },
    Fit(method: "pow", coefficients: [3, 1.5]) { 3 * pow($0, 1.5) },
    Fit(method: "quad", coefficients: [1, -2, 0.5]) { 1 - 2 * $0 + 0.5 * $0 * $0 },
    Fit(method: "poly", coefficients: [1, -2, 0.5, 0.1]) { 1 - 2 * $0 + 0.5 * $0 * $0 + 0.1 * $0 * $0 * $0 },
  ]

  @Test(arguments: fits)
  func exactFits(_ fit: Fit) throws {
    let (method, coefficients, function) = (fit.method, fit.coefficients, fit.function)
    let points = table([1, 2, 3.5, 4, 6, 7, 9], function)
    let head = "{\"regression\":\"y\",\"on\":\"x\",\"method\":\"\(method)\""
    let parameters = try TransformTrial().apply(head + ",\"params\":true}", points)
    let found = (parameters["coef"]?.first?.elements ?? []).map { $0.toNumber() }
    #expect(found.count == coefficients.count)
    for (first, second) in zip(found, coefficients) { #expect(isNear(first, second, 1e-6)) }
    #expect(isNear(parameters["rSquared"]?.first?.toNumber() ?? .nan, 1))
    let curve = try TransformTrial().apply(head + "}", points)
    let (x, y) = (numbers(curve, "x"), numbers(curve, "y"))
    #expect(x.first == 1 && x.last == 9)
    #expect(method == "linear" ? x.count == 2 : x.count >= 26 && x.count <= 301)
    #expect(zip(x, x.dropFirst()).allSatisfy { $0 < $1 })
    for (x, y) in zip(x, y) { #expect(isNear(y, function(x), 1e-6)) }
  }

  /// Against a function that halves by calling itself.
  @Test func curvesAreHalvedWhereTheyBend() {
    let function = { (x: Double) in x < 4 ? x : 4 + (x - 4) * (x - 4) }
    func rest(_ first: Double, _ last: Double) -> [Double] {
      let middle = (first + last) / 2
      let wide = atan2(function(last) - function(first), last - first)
      let near = atan2(function(middle) - function(first), middle - first)
      guard middle - first >= 10.0 / 200, abs(wide - near) > 0.1 * Double.pi / 180 else { return [last] }
      return rest(first, middle) + rest(middle, last)
    }
    let grid = (0...25).map { Double($0) / 25 * 10 }
    let expected = [0] + zip(grid, grid.dropFirst()).flatMap(rest)
    let points = CurveSampling.points(from: 0, to: 10, steps: 25...200, of: function)
    #expect(points.map(\.x) == expected)
    #expect(points.map(\.y) == expected.map(function))
    #expect(points.count > 40)
    #expect(points.filter { $0.x <= 4 }.count == 11)
  }

  @Test func leastSquaresOfScatteredPoints() throws {
    let rows = #"[{"x":1,"y":2},{"x":2,"y":1},{"x":4,"y":6},{"x":null,"y":9},{"x":5,"y":null},{"x":3,"y":"3"}]"#
    let text = try TransformTrial().text(#"{"regression":"y","on":"x","params":true}"#, rows)
    // Σ(x − 2.5)(y − 3) ÷ Σ(x − 2.5)² = 7 ÷ 5; R² = 49 ÷ 5 ÷ 14.
    #expect(text == "coef rSquared\n[-0.5,1.4] 0.7000000000000001")
  }

  @Test func groupsAndExtents() throws {
    let rows =
      #"[{"g":"p","x":1,"y":1},{"g":"q","x":1,"y":5},{"g":"p","x":2,"y":2},{"g":"r","x":1,"y":1},{"g":"q","x":3,"y":5}]"#
    let line = #"{"regression":"y","on":"x","groupby":["g"],"extent":[0,10],"as":["u","v"]}"#
    #expect(try TransformTrial().text(line, rows) == "g u v\n'p' 0 0\n'p' 10 10\n'q' 0 5\n'q' 10 5")
    let parameters = #"{"regression":"y","on":"x","groupby":["g"],"params":true}"#
    #expect(
      try TransformTrial().text(parameters, rows) == "keys coef rSquared\n['p'] [0,1] 1\n['q'] [5,0] NaN")
  }

  @Test func densitiesAgainstTheFormula() throws {
    let values = [1.0, 2, 2.5, 7]
    let points = table(values) { $0 }
    let curve = try TransformTrial().apply(
      #"{"density":"x","bandwidth":0.7,"steps":50,"extent":[0,10],"as":["v"]}"#, points)
    #expect(curve.rowCount == 51 && curve.names == ["v", "density"])
    for (x, found) in zip(numbers(curve, "v"), numbers(curve, "density")) {
      let kernels = values.map { exp(-pow((x - $0) / 0.7, 2) / 2) / sqrt(2 * Double.pi) }
      #expect(isNear(found, kernels.reduce(0, +) / 0.7 / 4))
    }
  }

  @Test func countedAndCumulative() throws {
    let points = table([3, 3, 3, 5]) { $0 }
    let shares = try TransformTrial().apply(
      #"{"density":"x","bandwidth":1,"cumulative":true,"steps":2,"extent":[-50,56]}"#, points)
    #expect(numbers(shares, "value") == [-50, 3, 56])
    // Three quarters of them have half below 3, the last has what is below two deviations.
    let middle = 0.75 * 0.5 + 0.25 * 0.022750131948179
    for (found, expected) in zip(numbers(shares, "density"), [0, middle, 1]) { #expect(isNear(found, expected, 1e-12)) }
    let counts = try TransformTrial().apply(
      #"{"density":"x","bandwidth":1,"counts":true,"cumulative":true,"steps":2,"extent":[-50,56]}"#, points)
    #expect(isNear(numbers(counts, "density").last ?? .nan, 4))
  }

  @Test func bandwidthsByScottsRule() throws {
    let values = (0..<20).map { Double($0 * $0 % 17) }
    let mean = values.reduce(0, +) / 20
    let deviation = sqrt(values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 19)
    let sorted = values.sorted()
    // Places 4.75 and 14.25.
    let range = (sorted[14] + 0.25 * (sorted[15] - sorted[14])) - (sorted[4] + 0.75 * (sorted[5] - sorted[4]))
    let bandwidth = 1.06 * min(deviation, range / 1.34) * pow(20, -0.2)
    let expected =
      values.map { exp(-pow((4 - $0) / bandwidth, 2) / 2) / sqrt(2 * Double.pi) }.reduce(0, +) / bandwidth / 20
    #expect(isNear(DensityEstimate(values.map(VegaValue.number), bandwidth: 0).density(at: 4), expected))
  }

  @Test func groupsShareTheirPointsUnlessTheyAreIndependent() throws {
    let rows = #"[{"g":1,"x":0},{"g":1,"x":4},{"g":2,"x":10},{"g":2,"x":12}]"#
    let shared = try TransformTrial().table(#"{"density":"x","groupby":["g"]}"#, rows)
    #expect(shared.rowCount == 402)
    #expect(Array(numbers(shared, "value").prefix(201)) == Array(numbers(shared, "value").suffix(201)))
    let own = try TransformTrial().table(#"{"density":"x","groupby":["g"],"resolve":"independent"}"#, rows)
    let second = zip(numbers(own, "g"), numbers(own, "value")).filter { $0.0 == 2 }.map(\.1)
    #expect(second.first == 10 && second.last == 12)
  }

  @Test func quantilesOfGroups() throws {
    let rows = #"[{"g":1,"v":1},{"g":2,"v":8},{"g":1,"v":3},{"g":1,"v":null},{"g":1,"v":9}]"#
    #expect(
      try TransformTrial().text(#"{"quantile":"v","probs":[0,0.25,0.5,1],"groupby":["g"],"as":["p","q"]}"#, rows)
        == "g p q\n1 0 1\n1 0.25 2\n1 0.5 3\n1 1 9\n2 0 8\n2 0.25 8\n2 0.5 8\n2 1 8")
    #expect(
      try TransformTrial().text(#"{"quantile":"v","step":0.5}"#, rows) == "prob value\n0.25 2.5\n0.75 8.25")
    #expect(try TransformTrial().table(#"{"quantile":"v"}"#, rows).rowCount == 100)
  }

  @Test func loessKeepsLines() throws {
    let xs = (0..<30).map { Double($0 * 7 % 30) }
    let curve = try TransformTrial().apply(#"{"loess":"y","on":"x"}"#, table(xs) { 3 - 2 * $0 })
    #expect(numbers(curve, "x").count == 30)
    for (x, y) in zip(numbers(curve, "x"), numbers(curve, "y")) { #expect(isNear(y, 3 - 2 * x, 1e-6)) }
    #expect(zip(numbers(curve, "x"), numbers(curve, "x").dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func loessIgnoresAnOutlierAndJoinsEqualPlaces() throws {
    let xs = (0..<40).map { Double($0 / 2) }
    var outlier = table(xs) { $0 }
    outlier["y"] = xs.enumerated().map { .number($1 + ($0 % 3 == 0 ? 0.4 : -0.2)) }
    outlier["y"]?[20] = .number(1_000)
    let curve = try TransformTrial().apply(#"{"loess":"y","on":"x","bandwidth":0.5,"as":["u","v"]}"#, outlier)
    #expect(curve.rowCount == 20)
    for (x, y) in zip(numbers(curve, "u"), numbers(curve, "v")) { #expect(abs(x - y) < 0.5) }
  }

  @Test(arguments: [
    #"{"loess":"y","on":"x"}"#, #"{"regression":"y","on":"x"}"#, #"{"regression":"y","on":"x","method":"poly"}"#,
    #"{"density":"x"}"#, #"{"quantile":"x"}"#,
  ])
  func noNumbersAtAll(_ transform: String) throws {
    #expect(try TransformTrial().table(transform, "[]").rowCount == 0)
    for rows in [#"[{"x":null,"y":null}]"#, #"[{"x":1,"y":2}]"#, #"[{"x":1,"y":2},{"x":1,"y":3},{"x":1,"y":4}]"#] {
      _ = try TransformTrial().table(transform, rows)
    }
  }

  @Test(arguments: [
    (
      #"{"regression":"y","on":"x","method":"cubic"}"#,
      "/transform/0/method: \"method\" is \"cubic\" | expected linear, log, exp, pow, quad or poly"
    ),
    (
      #"{"regression":"y","on":"x","order":1.5}"#,
      "/transform/0/order: \"order\" is 1.5 | expected a whole number from 0 to 1000"
    ),
    (#"{"regression":"y"}"#, "/transform/0: \"on\" is missing | expected the name of a field"),
    (
      #"{"density":"x","extent":[1]}"#, "/transform/0/extent: \"extent\" is an array | expected an array of two numbers"
    ),
    (#"{"quantile":"x","step":0}"#, "/transform/0/step: \"step\" is 0 | expected a number above 0"),
    (#"{"density":"x","counts":1}"#, "/transform/0/counts: \"counts\" is 1 | expected true or false"),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial().fault(transform) == expected)
  }
}

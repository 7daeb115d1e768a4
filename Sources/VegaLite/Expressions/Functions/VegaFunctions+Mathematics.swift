#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `Math` of JavaScript.
extension VegaFunctions {
  static let mathematics: [VegaFunction] =
    [
      one("abs") { abs($0) }, one("acos") { acos($0) }, one("asin") { asin($0) }, one("atan") { atan($0) },
      one("ceil") { $0.rounded(.up) }, one("cos") { cos($0) }, one("exp") { exp($0) },
      one("floor") { $0.rounded(.down) }, one("log") { log($0) }, one("round") { JavaScriptNumber.rounded($0) },
      one("sin") { sin($0) }, one("sqrt") { $0.squareRoot() }, one("tan") { tan($0) },
      VegaFunction("atan2") { call in .number(atan2(call.number(0), call.number(1))) },
      VegaFunction("pow") { call in .number(DoubleMath.power(call.number(0), call.number(1))) },
      VegaFunction("max", 0) { call in .number(most(numbers(call), -.infinity) { $0 > $1 }) },
      VegaFunction("min", 0) { call in .number(most(numbers(call), .infinity) { $0 < $1 }) },
      VegaFunction("hypot", 0) { call in .number(numbers(call).reduce(0) { hypot($0, $1) }) },
      VegaFunction("clamp", 3, 3) { call in
        let capped = most([call.number(2), call.number(0)], .infinity) { $0 < $1 }
        return .number(most([call.number(1), capped], -.infinity) { $0 > $1 })
      },
    ]

  private static func one(_ name: String, _ body: @escaping @Sendable (Double) -> Double) -> VegaFunction {
    VegaFunction(name) { call in .number(body(call.number(0))) }
  }

  private static func numbers(_ call: VegaCall) -> [Double] { call.arguments.indices.map { call.number($0) } }

  private static func most(_ numbers: [Double], _ first: Double, _ isBetter: (Double, Double) -> Bool) -> Double {
    var result = first
    for number in numbers {
      if number.isNaN { return .nan }
      if isBetter(number, result) { result = number }
    }
    return result
  }
}

import ChartDeclarations

/// A line of eleven integers, on which a position has a value and a value a position.
public struct Integers: View {
  /// The integers in their order.
  public var values = (0...10).map { 10 + 7 * $0 % 11 }

  /// Ten to twenty in another order.
  public init() {}

  /// The chart.
  public var body: some View {
    Chart {
      ForEach(values.indices, id: \.self) { index in
        LineMark(x: .value("index", index), y: .value("value", values[index]))
        PointMark(x: .value("index", index), y: .value("value", values[index]))
      }
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartTitle("Eleven integers")
  }
}

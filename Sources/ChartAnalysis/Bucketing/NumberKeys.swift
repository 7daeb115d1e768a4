import ChartModel

/// Turns numbers into keys: the number of their bin, or the number itself while those are few enough.
struct NumberKeys {
  /// How fine the keys are.
  enum Resolution: Equatable {
    case exact
    /// Bins of this width, with an edge at zero.
    case width(Double)
  }

  private(set) var resolution: Resolution

  @inline(__always)
  func key(of number: Double) -> Int {
    switch resolution {
    // Adding zero turns minus zero into zero: one place, not two.
    case .exact: Int(Int64(bitPattern: (number + 0).bitPattern))
    case .width(let width): Self.bin(of: number, width: width)
    }
  }

  /// The number of the bin that holds a value: bins are closed below and open above.
  ///
  /// A value that rounding put just under an edge (0.3 / 0.1 is 2.9999…) belongs above it.
  static func bin(of number: Double, width: Double) -> Int {
    Int(exactly: NumberSteps.edge(below: number, width: width)) ?? (number < 0 ? .min / 8 : .max / 8)
  }

  /// The number at which the bin of a key begins.
  func start(of key: Int) -> Double {
    switch resolution {
    case .exact: Double(bitPattern: UInt64(bitPattern: Int64(key)))
    case .width(let width):
      // The bins at both ends of what doubles hold end with them.
      Swift.min(
        Swift.max(NumberSteps.scaled(Double(key), by: width), -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
  }

  /// The same keys at the next coarser resolution: bins of a power of ten, which lie whole inside every familiar step.
  func coarser(for numbers: ClosedRange<Double>) -> NumberKeys {
    switch resolution {
    case .exact:
      let span = numbers.upperBound / 2 - numbers.lowerBound / 2
      let exponent = NumberSteps.log10Floor(Swift.max(span, 1e-295)) - 4
      return NumberKeys(resolution: .width(Double("1e\(exponent)") ?? 1))
    case .width(let width):
      return NumberKeys(resolution: .width(Double("1e\(NumberSteps.log10Floor(width * 1.5) + 1)") ?? width * 10))
    }
  }
}

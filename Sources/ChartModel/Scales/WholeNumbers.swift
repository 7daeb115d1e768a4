extension Int {
  /// A number without its decimals: where `Int` does not hold it the nearest that it holds, and zero for not-a-number.
  ///
  /// `Int(_:)` ends the program there, and any number may come from a file: `Int(clamping: 1e308)` is `Int.max`.
  @inlinable package init(clamping number: Double) {
    self = Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}

extension Double {
  /// The number as people write it: `12` where there are no decimals, `1e+20` where it is too large for its digits.
  package var plainText: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(clamping: self)) : description
  }
}

extension Int {
  /// The number as sentences about limits show it: `200,000`; four digits stay together.
  package var withCommas: String {
    let digits = String(magnitude)
    guard digits.count > 4 else { return String(self) }
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits.dropLast(digits.count - end).suffix(3))
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}

extension ToughCase {
  /// The rows under "Limits".
  static let limits: [ToughCase] = []
}

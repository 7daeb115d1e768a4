extension ToughCase {
  /// The rows under "Faults".
  static let faults: [ToughCase] = []
}

extension ToughCase {
  /// The rows under "Injections".
  static let injections: [ToughCase] = []
}

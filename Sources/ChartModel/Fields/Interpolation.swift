/// How a line or an area goes from one mark to the next, in Swift Charts' words.
public enum Interpolation: String, Sendable, CaseIterable {
  case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd

  /// Whether a value holds until the next comes, so that its pitch is held too.
  public var isStep: Bool {
    switch self {
    case .stepStart, .stepCenter, .stepEnd: true
    case .linear, .monotone, .cardinal, .catmullRom: false
    }
  }
}

/// What is said and heard after a command.
public struct FocusAnnouncement: Sendable, Equatable {
  /// What is said, a line each; one line after every move.
  public var lines: [String]
  /// What is heard; `nil` where nothing is.
  public var tones: ToneRequest?
  /// What changes in how tones are played; `nil` where nothing does.
  public var tempo: Double?
  /// Whether the walk is over.
  public var ends = false
  /// Whether it says what will be shown, and `FocusNavigator.settle` where one is in it.
  public var isUnfinished = false

  /// An announcement from its parts.
  public init(_ lines: [String], tones: ToneRequest? = nil) {
    self.lines = lines
    self.tones = tones
  }

  init(_ line: String, tones: ToneRequest? = nil) { self.init(line.isEmpty ? [] : [line], tones: tones) }
}

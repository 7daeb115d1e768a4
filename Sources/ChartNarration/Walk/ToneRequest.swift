/// What is to be heard of a chart while it is walked.
public enum ToneRequest: Equatable, Sendable {
  /// The notes of some marks, by their ids, one after another.
  case marks([String])
  /// Everything from a mark on.
  case from(String)
  /// The whole chart.
  case all
  /// The whole chart in little more than a second.
  case gist
  /// Nothing more.
  case stop
}

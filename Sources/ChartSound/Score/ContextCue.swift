/// A sound beside the data, which can be left out.
public enum ContextCue: String, Sendable, CaseIterable {
  /// The edges of focus groups.
  case ticks
  /// The pitch of zero before values on both sides of it.
  case zero
  /// Rules: soft notes before the marks, soft ticks among them.
  case rules
  /// The means of the columns of a heat map, before its rows.
  case means
  /// The notes between two series, and between two charts.
  case markers
  /// Where one of two or three series passes another.
  case crossings
  /// A note before the sound and one behind it.
  case edges
  /// A soft tone under the marks at the first rule's pitch, or at that of zero where values lie on both sides of it.
  case drone

  /// All but the edges of the sound, which a file has anyway, and the drone, under which fine steps are harder to tell.
  public static let standard = Set(allCases).subtracting([.edges, .drone])
}

import ChartDeclarations

/// An event of one of two streams.
public struct StreamEvent: Identifiable, Sendable {
  /// Which stream.
  public enum Stream: String, Plottable, CaseIterable, Sendable {
    case first, second
  }

  /// The stream and the number within it.
  public var id: String
  /// Seconds from the start.
  public var time: Int
  /// Which stream.
  public var stream: Stream

  /// Two timelines of a minute, by the rule that the README of the corpus gives.
  public static let minute: [StreamEvent] = {
    let first = (0..<8).map { StreamEvent(id: "first \($0)", time: (3 * $0 * $0 + 5 * $0) % 60, stream: .first) }
    let second = (0..<6).map { StreamEvent(id: "second \($0)", time: (11 * $0 + 4) % 60, stream: .second) }
    return first + second
  }()
}

/// Two timelines, an event at its part of the way along.
public struct EventStreams: View {
  /// The events of both.
  public var events = StreamEvent.minute

  /// Two timelines of a minute.
  public init() {}

  /// The chart.
  public var body: some View {
    Chart(events) { event in
      PointMark(x: .value("time", event.time), y: .value("stream", event.stream))
    }
    .chartTitle("Two timelines of events")
  }
}

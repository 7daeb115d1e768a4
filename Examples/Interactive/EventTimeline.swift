import Charts
import SwiftUI

/// An event that a stream gives: a letter or a pair of them, at its second.
public struct TimedEvent: Identifiable, Hashable, Sendable {
  /// What it is called on the timeline.
  public let name: String
  /// Seconds from the start.
  public var time: Double
  /// The name.
  public var id: String { name }

  /// An event of this name at a second.
  public init(_ name: String, at time: Double) { (self.name, self.time) = (name, time) }
}

/// How two streams become one.
public enum StreamAlgorithm: String, CaseIterable, Identifiable, Sendable {
  case merge = "Merge"
  case zip = "Zip"
  case combineLatest = "Combine latest"

  /// The name on the picker.
  public var id: String { rawValue }

  /// What the one stream gives, and when.
  public func result(of first: [TimedEvent], and second: [TimedEvent]) -> [TimedEvent] {
    let (first, second) = (first.sorted { $0.time < $1.time }, second.sorted { $0.time < $1.time })
    switch self {
    case .merge: return (first + second).sorted { $0.time < $1.time }
    case .zip: return Swift.zip(first, second).map(pair)
    case .combineLatest: return latest(first, second)
    }
  }

  private func pair(_ one: TimedEvent, _ other: TimedEvent) -> TimedEvent {
    TimedEvent("\(one.name) \(other.name)", at: max(one.time, other.time))
  }

  /// A pair of the latest of both each time that one of them gives an event, from the first of the later one on.
  private func latest(_ first: [TimedEvent], _ second: [TimedEvent]) -> [TimedEvent] {
    Set((first + second).map(\.time)).sorted().compactMap { time in
      guard let one = first.last(where: { $0.time <= time }), let other = second.last(where: { $0.time <= time })
      else { return nil }
      return pair(one, other)
    }
  }
}

/// Two streams on timelines whose events a finger moves, and what becomes of both.
public struct StreamTimelines: View {
  @State private var first: [TimedEvent]
  @State private var second: [TimedEvent]
  @State private var algorithm: StreamAlgorithm

  /// Two streams, and how they become one.
  public init(_ first: [TimedEvent], _ second: [TimedEvent], by algorithm: StreamAlgorithm) {
    _first = State(initialValue: first)
    _second = State(initialValue: second)
    _algorithm = State(initialValue: algorithm)
  }

  /// Three timelines, one below the other.
  public var body: some View {
    VStack(alignment: .leading) {
      EventTimeline(title: "First stream", events: $first)
      EventTimeline(title: "Second stream", events: $second)
      Picker("Algorithm", selection: $algorithm) {
        ForEach(StreamAlgorithm.allCases) { Text($0.rawValue).tag($0) }
      }
      EventTimeline(title: algorithm.rawValue, events: .constant(algorithm.result(of: first, and: second)))
    }
  }
}

/// Events along twenty seconds, each at its part of the way; one that is dragged happens at another second.
struct EventTimeline: View {
  let title: String
  @Binding var events: [TimedEvent]
  @State private var moved: TimedEvent.ID?

  private let duration = 20.0

  var body: some View {
    GroupBox(title) {
      Chart(events) { event in
        PointMark(x: .value("Second", event.time))
          .symbolSize(event.id == moved ? 900 : 600)
          .annotation(position: .overlay) { Text(event.name) }
      }
      .chartXScale(domain: 0...duration)
      .chartXAxisLabel("Seconds")
      .chartGesture { proxy in
        DragGesture()
          .onChanged { drag in
            guard let from = proxy.value(atX: drag.startLocation.x, as: Double.self) else { return }
            moved = moved ?? nearest(to: from)
            if let to = proxy.value(atX: drag.location.x, as: Double.self) { move(to: to) }
          }
          .onEnded { _ in moved = nil }
      }
    }
    .frame(height: 50)
  }

  private func nearest(to second: Double) -> TimedEvent.ID? {
    events.min { abs($0.time - second) < abs($1.time - second) }?.id
  }

  private func move(to second: Double) {
    guard let place = events.firstIndex(where: { $0.id == moved }) else { return }
    events[place].time = max(0, min(duration, second.rounded()))
  }
}

import ChartAnalysis
import ChartModel
import ChartNarration
import ChartStreams

/// Prints events one after another, in the same bytes whether they are waited for or not.
struct EventPrinter: Sendable {
  private let timeline: EventTimeline
  private let format: EventFormat
  private let narrated: NarratedViews
  private let labels: [String]
  private var count = 0

  init(_ timeline: EventTimeline, title: String, format: EventFormat, voice: Voice, profile: Profile) {
    self.timeline = timeline
    self.format = format
    let chart = timeline.chart(title: title)
    narrated = NarratedViews(BucketedViews(chart), facts: [ChartFacts(chart)], voice: voice, profile: profile)
    labels = format == .text ? narrated.narrators.first?.labels().map(\.text) ?? [] : []
  }

  func begin() throws {
    switch format {
    case .text: break
    case .json: try StandardOutput.write(timeline.jsonOpening)
    case .csv: try StandardOutput.print("id,time")
    }
  }

  mutating func print(_ event: TimedEvent) throws {
    switch format {
    case .text: if labels.indices.contains(count) { try StandardOutput.print(labels[count]) }
    case .json: try StandardOutput.write((count > 0 ? "," : "") + event.json)
    case .csv: try StandardOutput.print(event.csv)
    }
    count += 1
  }

  func end() throws {
    switch format {
    case .text:
      if count > 0 { try StandardOutput.print("") }
      for line in narrated.descriptionLines(upTo: .summary) { try StandardOutput.print(line) }
    case .json: try StandardOutput.write(EventTimeline.jsonEnd)
    case .csv: break
    }
  }
}

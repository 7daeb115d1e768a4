import Charts
import ExampleCharts
import Foundation
import SwiftUI

/// How strong a symptom was, on five lanes over time: longer events are bands, short ones dots.
public struct SymptomTimeline: View {
  @StateObject private var state: TimelineState
  private let symptoms: [Symptom]

  /// The diary, or another one.
  public init(symptoms: [Symptom] = Symptom.diary, range: TimelineRange = .month) {
    self.symptoms = symptoms
    _state = StateObject(wrappedValue: TimelineState(range: range))
  }

  /// The chart.
  public var body: some View {
    VStack(alignment: .leading) {
      Text("Headache").font(.headline)
      chart
    }
  }

  private var chart: some View {
    Chart {
      ForEach(symptoms) { mark(of: $0) }
      SelectionMarks(
        interval: state.interval, unit: state.range.calendarUnit, top: Symptom.Intensity.severe.rawValue,
        summary: summary)
    }
    .chartYAxis {
      AxisMarks(values: Symptom.Intensity.allCases.map(\.rawValue)) { value in
        if let raw = value.as(Int.self), let intensity = Symptom.Intensity(rawValue: raw) {
          AxisGridLine()
          AxisValueLabel(intensity.description)
        }
      }
    }
    .chartYScale(domain: 0...Symptom.Intensity.severe.rawValue)
    .chartXVisibleDomain(length: state.range.visibleLength)
    .chartScrollableAxes(.horizontal)
    .chartGesture { selectionGesture(on: $0, state: state) }
  }

  @ChartContentBuilder private func mark(of event: Symptom) -> some ChartContent {
    if event.end.timeIntervalSince(event.start) < state.range.barMinimumDuration {
      PointMark(x: .value("Start", event.end), y: .value("Intensity", event.intensity.rawValue))
        .symbol(Circle())
        .symbolSize(isSelected(event) ? 90 : 45)
    } else {
      let center = Double(event.intensity.rawValue)
      let half = (isSelected(event) ? 0.3 : 0.2) / 2
      RectangleMark(
        xStart: .value("Start", event.start), xEnd: .value("End", event.end),
        yStart: .value("Bottom", center - half), yEnd: .value("Top", center + half)
      )
      .cornerRadius(99)
    }
  }

  private func isSelected(_ event: Symptom) -> Bool {
    guard let interval = chosenDays else { return false }
    return event.start < interval.end && event.end > interval.start
  }

  /// From the first midnight to the last of what was chosen.
  private var chosenDays: DateInterval? {
    guard let interval = state.interval, let last = utc.dateInterval(of: .day, for: interval.end) else { return nil }
    return DateInterval(start: utc.startOfDay(for: interval.start), end: last.end)
  }

  private var summary: String {
    let chosen = symptoms.filter(isSelected)
    let worst = chosen.map(\.intensity).max()?.description ?? "nothing"
    return "\(chosen.count) \(chosen.count == 1 ? "event" : "events"), at worst \(worst)"
  }
}

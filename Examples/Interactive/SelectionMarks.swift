import Charts
import Foundation
import SwiftUI

/// A line at the day that was chosen, or a band over the days between two lines, with a summary above.
struct SelectionMarks: ChartContent {
  let interval: DateInterval?
  let unit: Calendar.Component
  let top: Int
  let summary: String

  var body: some ChartContent {
    if let interval, interval.duration == .zero {
      RuleMark(x: .value("Selected", interval.start, unit: unit))
        .foregroundStyle(.gray.opacity(0.5))
        .offset(yStart: -10)
        .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
          Text(summary)
        }
    } else if let interval, interval.duration > .zero {
      Plot {
        RuleMark(x: .value("Selected lower bound", interval.start, unit: unit))
        RectangleMark(
          xStart: .value("Start", interval.start, unit: unit), xEnd: .value("End", interval.end, unit: unit),
          yStart: .value("Bottom", 0), yEnd: .value("Top", top)
        )
        .foregroundStyle(.tint.opacity(0.02))
        RuleMark(x: .value("Selected upper bound", interval.end, unit: unit))
      }
      .offset(yStart: -10)
      .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
        Text(summary)
      }
    }
  }
}

/// A tap chooses a day; a long press and a drag choose all days between.
@MainActor func selectionGesture(on proxy: ChartProxy, state: TimelineState) -> some Gesture {
  SpatialTapGesture(count: 1)
    .onEnded { value in
      guard let date: Date = proxy.value(atX: value.location.x) else {
        state.interval = nil
        return
      }
      state.interval = DateInterval(start: date, duration: 0)
    }
    .exclusively(
      before: LongPressGesture(minimumDuration: 0.3)
        .sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          switch value {
          case .first(true):
            state.isDragging = true
          case .second(true, let drag):
            guard let drag, let start: Date = proxy.value(atX: drag.startLocation.x) else { return }
            if let end: Date = proxy.value(atX: drag.location.x), state.interval != nil {
              state.interval = DateInterval(start: min(start, end), end: max(start, end))
            } else {
              state.interval = DateInterval(start: start, duration: 0)
            }
          default:
            break
          }
        }
    )
    .onEnded { _ in
      // What was chosen stays, so that one can read it without a finger on it.
      state.isDragging = false
    }
}

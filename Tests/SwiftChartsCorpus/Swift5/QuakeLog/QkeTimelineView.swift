import Charts
import SwiftUI

/// The sequence as lollipops; tap one to read it.
struct QkeTimelineView: View {
  @StateObject private var log = QkeLog()
  @State private var selected: QkeEvent?

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        chart
          .frame(height: 260)
          .padding(.horizontal)
          .qkeEmpty(log.shown.isEmpty && !log.isLoading, message: "No earthquakes match")

        Form {
          Section("Filter") {
            Stepper(
              "At least M \(log.filter.minimumMagnitude, specifier: "%.1f")",
              value: $log.filter.minimumMagnitude, in: 3...6, step: 0.5
            )
          }
          if let selected {
            Section("Selected") {
              LabeledContent("Magnitude", value: selected.magnitude.formatted())
              LabeledContent("Depth", value: "\(selected.depth.formatted()) km")
              LabeledContent("Region", value: selected.region)
            }
          }
        }
      }
      .navigationTitle("Sequence")
      .toolbar {
        if log.isLoading { ProgressView() }
      }
    }
    .task { await log.reload() }
    .onChange(of: log.filter) { _ in
      selected = nil
    }
  }

  private var chart: some View {
    Chart {
      ForEach(log.shown) { event in
        RuleMark(
          x: .value("Time", event.time),
          yStart: .value("Base", 2.5),
          yEnd: .value("Magnitude", event.magnitude)
        )
        .foregroundStyle(.gray.opacity(0.5))
        .accessibilityHidden(true)

        PointMark(
          x: .value("Time", event.time),
          y: .value("Magnitude", event.magnitude)
        )
        .symbolSize(event == selected ? 160 : 60)
        .foregroundStyle(event.strength.color)
        .accessibilityLabel(Text(event.time, format: .dateTime.weekday(.wide).hour().minute()))
        .accessibilityValue("Magnitude \(event.magnitude.formatted()), \(Int(event.depth)) kilometres deep")
      }
    }
    .chartYScale(domain: 2.5...6.5)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated).day())
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle()
          .fill(Color.clear)
          .contentShape(Rectangle())
          .onTapGesture { location in
            let x = location.x - geometry[proxy.plotAreaFrame].origin.x
            guard let time: Date = proxy.value(atX: x) else { return }
            withAnimation(.spring()) {
              selected = nearest(to: time)
            }
          }
      }
    }
  }

  private func nearest(to time: Date) -> QkeEvent? {
    log.shown.min { first, second in
      abs(first.time.timeIntervalSince(time)) < abs(second.time.timeIntervalSince(time))
    }
  }
}

struct QkeTimelineView_Previews: PreviewProvider {
  static var previews: some View {
    QkeTimelineView()
  }
}

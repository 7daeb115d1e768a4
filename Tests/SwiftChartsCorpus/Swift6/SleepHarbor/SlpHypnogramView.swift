import SwiftUI
import Charts

struct SlpHypnogramView: View {
  let segments: [SlpSegment]

  @State private var selectedTime: Date?

  private var selectedSegment: SlpSegment? {
    guard let selectedTime else { return nil }
    return segments.first { $0.start <= selectedTime && selectedTime < $0.end }
  }

  private func total(_ stage: SlpStage) -> Duration {
    .seconds(60 * segments.filter { $0.stage == stage }.reduce(0) { $0 + $1.minutes })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      title

      Chart(segments) { segment in
        BarMark(
          xStart: .value("Start", segment.start),
          xEnd: .value("End", segment.end),
          y: .value("Stage", segment.stage.title),
          height: .ratio(0.7)
        )
        .foregroundStyle(segment.stage.color.gradient)
        .cornerRadius(4)
        .opacity(selectedSegment == nil || selectedSegment == segment ? 1 : 0.35)
        .accessibilityLabel("\(segment.stage.title) from \(segment.start.formatted(date: .omitted, time: .shortened))")
        .accessibilityValue("\(segment.minutes) minutes")
      }
      .chartYScale(domain: SlpStage.allCases.map(\.title))
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 2)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
        }
      }
      .chartXSelection(value: $selectedTime)
      .frame(height: 200)

      ForEach(SlpStage.allCases) { stage in
        HStack {
          Circle()
            .fill(stage.color)
            .frame(width: 10, height: 10)
            .accessibilityHidden(true)
          Text(stage.title)
          Spacer()
          Text(total(stage), format: .time(pattern: .hourMinute))
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
      }
    }
    .slpCard()
    .padding()
  }

  private var title: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Sleep stages")
        .font(.headline)
      Spacer()
      if let selectedSegment {
        Text("\(selectedSegment.stage.title), \(selectedSegment.minutes) min")
          .font(.subheadline)
          .foregroundStyle(selectedSegment.stage.color)
          .transition(.opacity)
      }
    }
    .animation(.default, value: selectedSegment)
  }
}

#Preview {
  SlpHypnogramView(segments: SlpSample.segments)
}

import SwiftUI
import Charts

struct HgdPracticeHeatMap: View {
  let days: [HgdPracticeDay]
  var title: LocalizedStringKey = "Practice this quarter"

  private var total: Int { days.reduce(0) { $0 + $1.minutes } }

  private let ramp = Gradient(colors: [
    Color(white: 0.92),
    Color(hue: 0.36, saturation: 0.35, brightness: 0.85),
    Color(hue: 0.37, saturation: 0.85, brightness: 0.45),
  ])

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(title)
          .font(.headline)
        Spacer()
        Text("\(total / 60) h \(total % 60) min")
          .font(.subheadline.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      chart
        .frame(height: 190)
      legend
    }
    .padding()
  }

  private var chart: some View {
    Chart(days) { day in
      RectangleMark(
        x: .value("Week", day.weekStart, unit: .weekOfYear),
        y: .value("Weekday", day.weekday),
        width: .ratio(0.9),
        height: .ratio(0.9)
      )
      .clipShape(RoundedRectangle(cornerRadius: 3))
      .foregroundStyle(by: .value("Minutes", day.minutes))
      .accessibilityLabel(day.date.formatted(.dateTime.weekday(.wide).day().month(.wide)))
      .accessibilityValue(day.minutes == 0 ? "Rest day" : "\(day.minutes) minutes")
    }
    .chartForegroundStyleScale(domain: 0...45, range: ramp)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: ["Mon", "Wed", "Fri"]) { _ in
        AxisValueLabel()
          .font(.caption2)
      }
    }
    .chartLegend(.hidden)
  }

  private var legend: some View {
    HStack(spacing: 6) {
      Text("Less")
      LinearGradient(gradient: ramp, startPoint: .leading, endPoint: .trailing)
        .frame(width: 80, height: 10)
        .clipShape(Capsule())
      Text("More")
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }
}

#Preview("Quarter") {
  HgdPracticeHeatMap(days: HgdSample.practice)
}

#Preview("One week") {
  HgdPracticeHeatMap(days: Array(HgdSample.practice.prefix(7)), title: "First week")
}

import SwiftUI
import Charts

struct SlpRestlessView: View {
  let cells: [SlpRestlessness]

  @State private var selectedHour: String?
  @ScaledMetric(relativeTo: .caption) private var rowHeight: CGFloat = 34

  private var hours: [String] {
    var seen: [String] = []
    for cell in cells where !seen.contains(cell.hourLabel) {
      seen.append(cell.hourLabel)
    }
    return seen
  }

  private var worst: SlpRestlessness? {
    cells.max { $0.movements < $1.movements }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Restless hours")
        .font(.headline)

      if let worst {
        Text("Most movement on \(worst.weekdayName) at \(worst.hourLabel):00")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }

      Chart(cells) { cell in
        RectangleMark(
          x: .value("Hour", cell.hourLabel),
          y: .value("Weekday", cell.weekdayName),
          width: .ratio(0.92),
          height: .ratio(0.88)
        )
        .foregroundStyle(by: .value("Movements", cell.movements))
        .opacity(selectedHour == nil || selectedHour == cell.hourLabel ? 1 : 0.3)
        .cornerRadius(3)
        .accessibilityLabel("\(cell.weekdayName), \(cell.hourLabel) o’clock")
        .accessibilityValue("\(cell.movements) movements")
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.indigo.opacity(0.1), .purple, .orange]))
      .chartXScale(domain: hours)
      .chartYScale(domain: SlpSample.weekdays)
      .chartXAxis {
        AxisMarks(position: .top) { _ in
          AxisValueLabel()
        }
      }
      .chartYAxis {
        AxisMarks(preset: .extended, position: .leading) { _ in
          AxisValueLabel()
        }
      }
      .chartXSelection(value: $selectedHour)
      .chartLegend(position: .bottom, alignment: .center, spacing: 8)
      .chartPlotStyle { plot in
        plot.frame(height: rowHeight * CGFloat(SlpSample.weekdays.count))
      }
    }
    .padding()
  }
}

#Preview {
  SlpRestlessView(cells: SlpSample.restlessness)
}

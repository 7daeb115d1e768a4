import Charts
import SwiftUI

struct SolHeatmapView: View {
  let cells: [SolHeatCell]
  @State private var showsLegend = true

  private var peak: SolHeatCell? {
    cells.max { $0.power < $1.power }
  }

  var body: some View {
    GroupBox("Output by month and hour") {
      Chart {
        RectanglePlot(
          cells,
          x: .value("Hour", \.hour),
          y: .value("Month", \.month)
        )
        .foregroundStyle(by: .value("Power", \.power))
      }
      .chartForegroundStyleScale(
        domain: 0...4.5,
        range: Gradient(colors: [.indigo.opacity(0.15), .purple, .orange, .yellow])
      )
      .chartXAxis {
        AxisMarks(values: ["6", "9", "12", "15", "18"]) { value in
          AxisValueLabel {
            if let hour = value.as(String.self) {
              Text("\(hour):00")
            }
          }
        }
      }
      .chartXAxisLabel("Hour of day", alignment: .center)
      .chartYAxis {
        AxisMarks(preset: .extended, position: .leading)
      }
      .chartLegend(showsLegend ? .visible : .hidden)
      .aspectRatio(1.6, contentMode: .fit)
      .accessibilityLabel("Average power of the panels in kilowatts")

      HStack {
        if let peak {
          Text("Best: \(peak.month) at \(peak.hour):00, \(peak.power.formatted()) kW")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Toggle("Legend", isOn: $showsLegend)
          .toggleStyle(.button)
          .controlSize(.small)
      }
    }
    .padding()
  }
}

#Preview {
  SolHeatmapView(cells: SolSample.heat)
}

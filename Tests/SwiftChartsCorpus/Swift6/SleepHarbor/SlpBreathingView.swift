import SwiftUI
import Charts

struct SlpBreathingView: View {
  let breaths: [SlpBreath]

  @State private var marksDisturbances = true

  private var disturbed: [SlpBreath] {
    breaths.filter(\.isDisturbed)
  }

  private var highest: SlpBreath? {
    breaths.max { $0.rate < $1.rate }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        GroupBox {
          Chart {
            LinePlot(
              breaths,
              x: .value("Minute", \.minute),
              y: .value("Breaths per minute", \.rate)
            )
            .accessibilityLabel(\.spokenMinute)
            .accessibilityValue(\.spokenRate)
            .foregroundStyle(.cyan)
            .lineStyle(StrokeStyle(lineWidth: 1.5))

            if marksDisturbances {
              PointPlot(
                disturbed,
                x: .value("Minute", \.minute),
                y: .value("Breaths per minute", \.rate)
              )
              .foregroundStyle(.red)
              .symbolSize(30)
            }
          }
          .chartXScale(domain: 0...480)
          .chartYScale(domain: 10...24)
          .chartXAxis {
            AxisMarks(values: .stride(by: 60.0)) { value in
              AxisGridLine()
              AxisTick()
              if let minute = value.as(Double.self) {
                AxisValueLabel("\(Int(minute) / 60) h")
              }
            }
          }
          .chartPlotStyle { plot in
            plot
              .background(.cyan.opacity(0.05))
              .border(.cyan.opacity(0.3), width: 0.5)
          }
          .frame(height: 220)
        } label: {
          Label("Respiratory rate", systemImage: "lungs.fill")
        }

        Toggle("Mark disturbances", isOn: $marksDisturbances)

        if let highest {
          Text(
            "Highest: \(highest.rate, specifier: "%.1f") breaths per minute, \(Int(highest.minute)) minutes into the night."
          )
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
      }
      .padding()
    }
    .navigationTitle("Breathing")
  }
}

#Preview {
  NavigationStack {
    SlpBreathingView(breaths: SlpSample.breaths)
  }
}

import Charts
import SwiftUI

struct SkyAirView: View {
  let pollutants: [SkyPollutant]
  @State private var chosen: SkyPollutant?
  @State private var sortsByLevel = false

  private var shown: [SkyPollutant] {
    sortsByLevel ? pollutants.sorted { $0.shareOfLimit > $1.shareOfLimit } : pollutants
  }

  private var aboveLimit: [SkyPollutant] {
    pollutants.filter { $0.shareOfLimit > 1 }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          chart
            .frame(height: 220)
            .padding(.top, 12)
        } header: {
          Text("Share of the guideline")
        } footer: {
          Text("^[\(aboveLimit.count) pollutant](inflect: true) above the daily guideline")
        }

        Section("Measured today") {
          Toggle("Highest first", isOn: $sortsByLevel.animation(.easeInOut))
          ForEach(shown) { pollutant in
            Button {
              chosen = pollutant
            } label: {
              LabeledContent(pollutant.longName) {
                Text("\(pollutant.concentration.formatted()) µg/m³")
              }
            }
            .buttonStyle(SkyRowButtonStyle())
          }
        }
      }
      .navigationTitle("Air quality")
      .sheet(item: $chosen) { pollutant in
        SkyPollutantSheet(pollutant: pollutant)
          .presentationDetents([.medium])
      }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(shown) { pollutant in
        BarMark(
          x: .value("Share of limit", pollutant.shareOfLimit),
          y: .value("Pollutant", pollutant.name)
        )
        .foregroundStyle(pollutant.shareOfLimit > 1 ? Color.red : Color.green)
        .annotation(position: .trailing) {
          Text(pollutant.shareOfLimit, format: .percent.precision(.fractionLength(0)))
            .font(.caption.monospacedDigit())
        }
      }
      RuleMark(x: .value("Limit", 1.0))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
        .foregroundStyle(.primary)
        .annotation(position: .top, alignment: .center) {
          Text("Limit").font(.caption2)
        }
    }
    .chartXScale(domain: 0...1.5)
    .chartXAxis {
      AxisMarks(values: .stride(by: 0.5)) { value in
        AxisGridLine()
        if let share = value.as(Double.self) {
          AxisValueLabel(share.formatted(.percent))
        }
      }
    }
  }
}

private struct SkyRowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct SkyPollutantSheet: View {
  @Environment(\.dismiss) private var dismiss
  let pollutant: SkyPollutant

  var body: some View {
    VStack(spacing: 16) {
      Text(pollutant.longName).font(.title2.bold())
      Gauge(value: min(pollutant.shareOfLimit, 1.5), in: 0...1.5) {
        Text(pollutant.name)
      } currentValueLabel: {
        Text(pollutant.concentration, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .yellow, .red]))
      Text("Guideline: \(pollutant.limit.formatted()) µg/m³ as a daily mean.")
        .foregroundStyle(.secondary)
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  SkyAirView(pollutants: SkySample.pollutants)
}

import SwiftUI
import Charts

struct PilConcentrationView: View {
  let medicineName: String
  let halfLife: Double

  @State private var usesLogScale = false
  @State private var doses = 4

  private let effective = 200.0

  private var levels: [PilLevel] {
    PilSample.levels(halfLife: halfLife, doses: doses)
  }

  var body: some View {
    Form {
      Section(header: Text("Level in the blood"), footer: Text("Computed, not measured.")) {
        if usesLogScale {
          plot(fill: false)
            .chartYScale(domain: 10...1000, type: .log)
            .frame(height: 230)
        } else {
          plot(fill: true)
            .chartYScale(domain: 0...700)
            .frame(height: 230)
        }
      }

      Section {
        Toggle("Logarithmic", isOn: $usesLogScale)
        Stepper("Doses: \(doses)", value: $doses, in: 1...8)
        HStack {
          Text("Half-life")
          Spacer()
          Text("\(halfLife, specifier: "%.0f") h")
            .foregroundColor(.secondary)
        }
      }
    }
    .navigationTitle(medicineName)
  }

  private func plot(fill: Bool) -> some View {
    Chart {
      if fill {
        ForEach(levels) { level in
          AreaMark(
            x: .value("Hours", level.hour),
            y: .value("Level", level.nanograms)
          )
          .foregroundStyle(
            .linearGradient(
              colors: [.blue.opacity(0.4), .blue.opacity(0.02)],
              startPoint: .top,
              endPoint: .bottom
            )
          )
          .accessibilityHidden(true)
        }
      }

      ForEach(levels) { level in
        LineMark(
          x: .value("Hours", level.hour),
          y: .value("Level", level.nanograms)
        )
        .foregroundStyle(.blue)
      }

      RuleMark(y: .value("Effective level", effective))
        .foregroundStyle(.green)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
        .annotation(position: .bottom, alignment: .trailing) {
          Text("Effective")
            .font(.caption2)
            .foregroundColor(.green)
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 12.0)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let hour = value.as(Double.self) {
            Text("\(Int(hour)) h")
          }
        }
      }
    }
    .chartYAxisLabel("ng/mL")
  }
}

struct PilConcentrationView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      PilConcentrationView(medicineName: "Metformin", halfLife: 6)
    }
  }
}

import Charts
import SwiftUI

struct MplSpectrumView: View {
  let lines: [MplSpectrumLine]
  @ObservedObject var plant: MplPlant
  @State private var usesLogScale = true

  private var peaks: [MplSpectrumLine] {
    lines.filter { $0.amplitude > plant.alarmLevel }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Vibration spectrum")
        .font(.headline)

      Chart {
        ForEach(lines) { line in
          RuleMark(
            x: .value("Frequency", line.frequency),
            yStart: .value("Floor", 0.01),
            yEnd: .value("Amplitude", line.amplitude)
          )
          .lineStyle(StrokeStyle(lineWidth: 3))
          .foregroundStyle(line.amplitude > plant.alarmLevel ? Color.red : Color.blue)
          .accessibilityLabel("\(Int(line.frequency)) hertz")
          .accessibilityValue("\(line.amplitude.formatted()) millimetres per second")
        }

        RuleMark(y: .value("Alarm", plant.alarmLevel))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [8, 4]))
          .annotation(position: .top, alignment: .trailing) {
            Text("Alarm").font(.caption2).foregroundColor(.red)
          }

        ForEach(peaks) { peak in
          PointMark(
            x: .value("Frequency", peak.frequency),
            y: .value("Amplitude", peak.amplitude)
          )
          .symbol(.triangle)
          .foregroundStyle(.red)
          .annotation(position: .trailing) {
            Text("\(Int(peak.frequency)) Hz").font(.caption)
          }
        }
      }
      .chartXScale(domain: 8...2_000, type: .log)
      .chartYScale(domain: 0.01...10, type: usesLogScale ? .log : .linear)
      .chartXAxis {
        AxisMarks(values: [10, 30, 100, 300, 1_000]) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel {
            if let hertz = value.as(Double.self) {
              Text(hertz >= 1_000 ? "\(Int(hertz / 1_000))k" : "\(Int(hertz))")
            }
          }
        }
      }
      .chartXAxisLabel("Frequency (Hz)")
      .chartYAxisLabel("Velocity (mm/s)")
      .frame(height: 260)

      Toggle("Logarithmic amplitude", isOn: $usesLogScale)
      Slider(value: $plant.alarmLevel, in: 0.2...4) {
        Text("Alarm level")
      }
    }
    .padding()
  }
}

struct MplSpectrumView_Previews: PreviewProvider {
  static var previews: some View {
    MplSpectrumView(lines: MplData.spectrum, plant: .demo())
  }
}

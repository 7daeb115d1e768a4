import Charts
import SwiftUI

struct SolBatteryView: View {
  @Bindable var home: SolHome

  private var lowest: SolReading? {
    home.readings.min { $0.battery < $1.battery }
  }

  private var hoursBelowReserve: Int {
    home.readings.filter { $0.battery < home.reservePercent }.count
  }

  private let fill = LinearGradient(
    stops: [
      .init(color: .red, location: 0),
      .init(color: .yellow, location: 0.25),
      .init(color: .green, location: 0.6),
    ],
    startPoint: .bottom, endPoint: .top
  )

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Chart {
        ForEach(home.readings) { reading in
          AreaMark(x: .value("Time", reading.time), y: .value("Charge", reading.battery))
            .interpolationMethod(.stepEnd)
            .foregroundStyle(fill.opacity(0.3))
            .accessibilityHidden(true)
          LineMark(x: .value("Time", reading.time), y: .value("Charge", reading.battery))
            .interpolationMethod(.stepEnd)
            .foregroundStyle(fill)
            .accessibilityLabel(Text(reading.time, format: .dateTime.hour().minute()))
            .accessibilityValue("\(Int(reading.battery)) percent charged")
        }
        .alignsMarkStylesWithPlotArea()

        RuleMark(y: .value("Reserve", home.reservePercent))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [6, 3]))
          .foregroundStyle(.red)
          .annotation(position: .top, alignment: .trailing) {
            Text("Reserve \(Int(home.reservePercent)) %")
              .font(.caption2)
              .foregroundStyle(.red)
          }

        if let lowest {
          PointMark(x: .value("Time", lowest.time), y: .value("Charge", lowest.battery))
            .symbol(.diamond)
            .foregroundStyle(.red)
            .annotation(position: .bottomTrailing) {
              Text("Lowest").font(.caption2)
            }
        }
      }
      .chartYScale(domain: 0...100)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 25, 50, 75, 100]) { value in
          AxisGridLine()
          AxisValueLabel("\(value.as(Int.self) ?? 0) %")
        }
      }
      .frame(minHeight: 220)
      .animation(.default, value: home.reservePercent)

      VStack(alignment: .leading) {
        Slider(value: $home.reservePercent, in: 0...60, step: 5) {
          Text("Reserve")
        } minimumValueLabel: {
          Text("0 %")
        } maximumValueLabel: {
          Text("60 %")
        }
        Text("\(hoursBelowReserve) hours below the reserve today")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

#Preview {
  SolBatteryView(home: .sample())
}

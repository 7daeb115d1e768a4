import Charts
import SwiftUI

/// The gauge's readings over the prediction; the line breaks where the gauge was silent.
struct TidGaugeView: View {
  let readings: [TidGaugeReading]
  @State private var showsSurge = false

  private struct Stretch: Identifiable {
    let id: Int
    var readings: [TidGaugeReading]
  }

  private var stretches: [Stretch] {
    var result: [Stretch] = []
    var isOpen = false
    for reading in readings {
      guard reading.observed != nil else {
        isOpen = false
        continue
      }
      if !isOpen {
        result.append(Stretch(id: result.count, readings: []))
        isOpen = true
      }
      result[result.count - 1].readings.append(reading)
    }
    return result
  }

  private var highestSurge: TidGaugeReading? {
    readings.max { ($0.surge ?? -1) < ($1.surge ?? -1) }
  }

  var body: some View {
    TidCard(title: "Tide gauge") {
      Group {
        if showsSurge { surgeChart } else { levelChart }
      }
      .frame(height: 240)
      if let highestSurge, let surge = highestSurge.surge {
        Text(
          "Highest surge \(surge, format: .number.precision(.fractionLength(2))) m at \(highestSurge.date, format: .dateTime.hour().minute())"
        )
        .font(.footnote)
      }
    } accessory: {
      Toggle("Surge", isOn: $showsSurge.animation())
        .toggleStyle(.button)
    }
    .padding()
  }

  private var levelChart: some View {
    Chart {
      ForEach(readings) { reading in
        LineMark(
          x: .value("Time", reading.date),
          y: .value("Level", reading.predicted),
          series: .value("Part", "predicted")
        )
        .foregroundStyle(by: .value("Series", "Predicted"))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
      }
      ForEach(stretches) { stretch in
        ForEach(stretch.readings) { reading in
          LineMark(
            x: .value("Time", reading.date),
            y: .value("Level", reading.observed ?? 0),
            series: .value("Part", "observed \(stretch.id)")
          )
          .foregroundStyle(by: .value("Series", "Observed"))
        }
      }
    }
    .chartForegroundStyleScale(["Predicted": Color.gray, "Observed": Color.blue])
    .chartYScale(domain: 0...6)
    .chartYAxisLabel("Level, m")
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour().minute())
      }
    }
  }

  private var surgeChart: some View {
    Chart(readings.filter { $0.surge != nil }) { reading in
      BarMark(
        x: .value("Time", reading.date, unit: .minute),
        y: .value("Surge", reading.surge ?? 0),
        width: 4
      )
      .foregroundStyle((reading.surge ?? 0) > 0.3 ? .red : .blue)
    }
    .chartYAxisLabel("Surge, m")
  }
}

#Preview {
  TidGaugeView(readings: TidSample.gauge)
}

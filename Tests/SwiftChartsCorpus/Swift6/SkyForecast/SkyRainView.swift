import Charts
import SwiftUI

struct SkyRainView: View {
  enum Grouping: String, CaseIterable, Identifiable {
    case hourly = "Hourly"
    case sixHours = "6 hours"
    var id: String { rawValue }
  }

  struct Bucket: Identifiable {
    let interval: ChartBinRange<Date>
    let amount: Double
    var id: Date { interval.lowerBound }
  }

  let hours: [SkyHour]
  @State private var grouping: Grouping = .hourly

  private var buckets: [Bucket] {
    guard let first = hours.first?.date, let last = hours.last?.date else { return [] }
    let step: TimeInterval = grouping == .hourly ? 3_600 : 6 * 3_600
    let bins = DateBins(timeInterval: step, range: first...last)
    let grouped = Dictionary(grouping: hours) { bins.index(for: $0.date) }
    return grouped.keys.sorted().map { index in
      Bucket(interval: bins[index], amount: grouped[index, default: []].reduce(0) { $0 + $1.rain })
    }
  }

  private var total: Double {
    hours.reduce(0) { $0 + $1.rain }
  }

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 12) {
        Text("\(total, format: .number.precision(.fractionLength(1))) mm in 48 hours")
          .font(.title3.weight(.semibold))

        Picker("Grouping", selection: $grouping.animation(.snappy)) {
          ForEach(Grouping.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)

        amountChart.frame(height: 160)
        chanceChart.frame(height: 70)
      }
    } label: {
      Label("Rain", systemImage: "drop.fill")
        .foregroundStyle(.blue)
    }
    .padding()
  }

  private var amountChart: some View {
    Chart(buckets) { bucket in
      BarMark(
        x: .value("Time", bucket.interval),
        y: .value("Rain", bucket.amount)
      )
      .foregroundStyle(.blue.gradient)
      .cornerRadius(2)
      .accessibilityLabel(Text(bucket.interval.lowerBound, format: .dateTime.weekday(.wide).hour()))
      .accessibilityValue("\(bucket.amount.formatted(.number.precision(.fractionLength(1)))) millimetres")
    }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 4)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
        AxisValueLabel {
          if let amount = value.as(Double.self) {
            Text("\(amount, specifier: "%.1f") mm")
          }
        }
      }
    }
    .chartXAxis(.hidden)
  }

  private var chanceChart: some View {
    Chart(hours) { hour in
      AreaMark(
        x: .value("Time", hour.date),
        y: .value("Chance of rain", hour.rainChance)
      )
      .interpolationMethod(.stepCenter)
      .foregroundStyle(.cyan.opacity(0.35))
    }
    .chartYScale(domain: 0...1)
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1])
    }
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .stride(by: .hour, count: 12)) { value in
        if let date = value.as(Date.self), Calendar.current.component(.hour, from: date) == 0 {
          AxisValueLabel(format: .dateTime.weekday(.abbreviated))
        } else {
          AxisValueLabel(format: .dateTime.hour())
        }
      }
    }
  }
}

#Preview("Two days") {
  SkyRainView(hours: SkySample.hours)
}

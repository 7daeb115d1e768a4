import Charts
import SwiftUI

struct MplCycleHistogramView: View {
  let cycleTimes: [Double]
  @State private var binWidth = 2.0

  private struct Bin: Identifiable {
    let range: ChartBinRange<Double>
    let count: Int
    var id: Double { range.lowerBound }
  }

  private var bins: [Bin] {
    let edges = NumberBins(size: binWidth, range: 40...66)
    var counts: [Int: Int] = [:]
    for time in cycleTimes {
      counts[edges.index(for: time), default: 0] += 1
    }
    return counts.keys.sorted().map { Bin(range: edges[$0], count: counts[$0] ?? 0) }
  }

  private var mean: Double {
    cycleTimes.reduce(0, +) / Double(cycleTimes.count)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Cycle time")
        .font(.headline)
      Text("\(cycleTimes.count) parts, mean \(mean, specifier: "%.1f") s")
        .foregroundColor(.secondary)

      Chart {
        ForEach(bins) { bin in
          BarMark(
            x: .value("Seconds", bin.range),
            y: .value("Parts", bin.count)
          )
          .foregroundStyle(bin.range.lowerBound >= 54 ? Color.orange : Color.accentColor)
          .accessibilityLabel("\(bin.range.lowerBound.formatted()) to \(bin.range.upperBound.formatted()) seconds")
          .accessibilityValue("\(bin.count) parts")
        }

        RuleMark(x: .value("Mean", mean))
          .foregroundStyle(.primary)
          .annotation(position: .top, alignment: .leading) {
            Text("Mean").font(.caption)
          }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: 4)) { value in
          AxisTick()
          AxisValueLabel {
            if let seconds = value.as(Double.self) {
              Text("\(seconds, specifier: "%.0f") s")
            }
          }
        }
      }
      .chartYAxisLabel("Parts")
      .frame(height: 240)

      Picker("Bin width", selection: $binWidth) {
        Text("1 s").tag(1.0)
        Text("2 s").tag(2.0)
      }
      .pickerStyle(.segmented)
    }
    .padding()
  }
}

struct MplCycleHistogramView_Previews: PreviewProvider {
  static var previews: some View {
    MplCycleHistogramView(cycleTimes: MplData.cycleTimes)
  }
}

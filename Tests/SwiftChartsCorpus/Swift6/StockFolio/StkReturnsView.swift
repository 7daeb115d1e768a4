import SwiftUI
import Charts

struct StkReturnsView: View {
  let returns: [StkReturn]

  @State private var binWidth = 0.5
  @State private var showsNormal = true

  private var mean: Double {
    guard !returns.isEmpty else { return 0 }
    return returns.reduce(0) { $0 + $1.value } / Double(returns.count)
  }

  private var deviation: Double {
    guard returns.count > 1 else { return 0 }
    let center = mean
    let squares = returns.reduce(0) { $0 + ($1.value - center) * ($1.value - center) }
    return (squares / Double(returns.count - 1)).squareRoot()
  }

  private var counts: [(range: ChartBinRange<Double>, count: Int)] {
    let bins = NumberBins(size: binWidth, range: -4.0...4.0)
    let grouped = Dictionary(grouping: returns) { bins.index(for: $0.value) }
    return grouped.keys.sorted().map { (range: bins[$0], count: grouped[$0]?.count ?? 0) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Daily returns")
        .font(.title2.bold())
      histogram
        .frame(maxHeight: 320)
      Toggle("Normal distribution", isOn: $showsNormal.animation())
      Picker("Bin width", selection: $binWidth) {
        Text("0.25 %").tag(0.25)
        Text("0.5 %").tag(0.5)
        Text("1 %").tag(1.0)
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24) {
        GridRow {
          Text("Mean")
          Text("\(mean, specifier: "%.2f") %")
            .monospacedDigit()
        }
        GridRow {
          Text("Deviation")
          Text("\(deviation, specifier: "%.2f") %")
            .monospacedDigit()
        }
      }
      .foregroundStyle(.secondary)
    }
    .padding()
  }

  private var histogram: some View {
    let mean = self.mean
    let deviation = self.deviation
    let scale = Double(returns.count) * binWidth
    return Chart {
      ForEach(counts, id: \.range.lowerBound) { bin in
        BarMark(
          x: .value("Return", bin.range),
          y: .value("Days", bin.count)
        )
        .foregroundStyle(bin.range.upperBound <= 0 ? Color.red : Color.green)
      }
      .opacity(0.7)

      if showsNormal, deviation > 0 {
        LinePlot(x: "Return", y: "Expected days", domain: -4...4) { x in
          let z = (x - mean) / deviation
          return scale * exp(-z * z / 2) / (deviation * (2 * Double.pi).squareRoot())
        }
        .foregroundStyle(.primary)
        .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
      }

      RuleMark(x: .value("Mean", mean))
        .foregroundStyle(.blue)
        .annotation(position: .top, alignment: .trailing) {
          Text("mean")
            .font(.caption2)
            .foregroundStyle(.blue)
        }
    }
    .chartXScale(domain: -4...4)
    .chartXAxis {
      AxisMarks(values: Array(stride(from: -4.0, through: 4.0, by: 1.0))) {
        AxisGridLine()
        AxisTick()
        AxisValueLabel()
      }
    }
    .chartXAxisLabel("Return in percent", alignment: .center)
    .chartYAxisLabel("Days")
  }
}

#Preview {
  StkReturnsView(returns: StkSample.returns)
}

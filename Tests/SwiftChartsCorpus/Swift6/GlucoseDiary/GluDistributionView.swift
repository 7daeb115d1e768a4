import SwiftUI
import Charts

private struct GluBucket: Identifiable {
  let index: Int
  let range: ChartBinRange<Double>
  let count: Int

  var id: Int { index }
}

struct GluDistributionView: View {
  let values: [Double]

  @State private var binSize: Double = 20

  private var buckets: [GluBucket] {
    let bins = NumberBins(size: binSize, range: 60...200)
    let groups = Dictionary(grouping: values) { bins.index(for: $0) }
    return
      groups
      .map { GluBucket(index: $0.key, range: bins[$0.key], count: $0.value.count) }
      .sorted { $0.index < $1.index }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Finger-stick values")
        .font(.headline)

      Chart(buckets) { bucket in
        BarMark(
          x: .value("Glucose", bucket.range),
          y: .value("Readings", bucket.count)
        )
        .foregroundStyle(GluBand(mgdl: bucket.range.lowerBound).tint.gradient)
        .annotation(position: .top) {
          Text("\(bucket.count)")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: binSize)) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel()
        }
      }
      .chartXAxisLabel("mg/dL")
      .chartYAxisLabel("Readings")
      .frame(minHeight: 220)

      HStack {
        Text("Bin width")
        Slider(value: $binSize, in: 10...40, step: 10) {
          Text("Bin width")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("40")
        }
      }
    }
    .padding()
  }
}

#Preview {
  GluDistributionView(values: GluSample.fingerSticks)
}

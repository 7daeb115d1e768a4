import SwiftUI
import Charts

struct CrdDelayHistogramView: View {
  @ObservedObject var log: CrdLog
  @State private var binSize: Int = 5

  struct Bin: Identifiable {
    let range: ChartBinRange<Int>
    let trips: Int

    var id: Int { range.lowerBound }
  }

  private var bins: [Bin] {
    let bins = NumberBins(size: binSize, range: -5...30)
    let grouped = Dictionary(grouping: log.visibleTrips) { bins.index(for: $0.delay) }
    return
      grouped
      .map { Bin(range: bins[$0.key], trips: $0.value.count) }
      .sorted { $0.id < $1.id }
  }

  private var averageDelay: Double {
    let delays = log.visibleTrips.map(\.delay)
    return delays.isEmpty ? 0 : Double(delays.reduce(0, +)) / Double(delays.count)
  }

  var body: some View {
    List {
      Section {
        Chart {
          ForEach(bins) { bin in
            BarMark(
              x: .value("Delay", bin.range),
              y: .value("Trips", bin.trips)
            )
            .foregroundStyle(bin.range.lowerBound >= 10 ? Color.red : Color.teal)
            .accessibilityLabel("\(bin.range.lowerBound) to \(bin.range.upperBound) minutes late")
            .accessibilityValue("\(bin.trips) trips")
          }
          RuleMark(x: .value("Average", averageDelay))
            .foregroundStyle(.primary)
            .annotation(position: .topTrailing, alignment: .leading) {
              Text("avg \(averageDelay, specifier: "%.1f")")
                .font(.caption2)
            }
        }
        .chartXScale(domain: -5...30)
        .chartXAxis {
          AxisMarks(values: .stride(by: 5))
        }
        .chartXAxisLabel("Minutes late")
        .chartYAxisLabel("Trips")
        .frame(height: 240)
      }
      Section(header: Text("Bins")) {
        Picker("Width", selection: $binSize) {
          Text("1 min").tag(1)
          Text("5 min").tag(5)
          Text("7 min").tag(7)
        }
        .pickerStyle(.segmented)
      }
    }
    .navigationTitle("Delays")
  }
}

struct CrdDelayHistogramView_Previews: PreviewProvider {
  static var previews: some View {
    CrdDelayHistogramView(log: CrdLog())
  }
}

import SwiftUI
import Charts

struct PbkRecommendedBand: ChartContent {
  let bands: [PbkWeekBand]

  var body: some ChartContent {
    ForEach(bands) { band in
      AreaMark(
        x: .value("Week", band.weekStart, unit: .weekOfYear),
        yStart: .value("At least", band.low),
        yEnd: .value("At most", band.high)
      )
    }
    .foregroundStyle(.yellow.opacity(0.25))
    .interpolationMethod(.linear)
  }
}

struct PbkWeeklyLoadView: View {
  let loads: [PbkWeekLoad]
  let bands: [PbkWeekBand]
  @AppStorage("pbk.showsBand") private var showsBand = true

  private var busiest: (start: Date, kilometers: Double)? {
    Dictionary(grouping: loads, by: \.weekStart)
      .map { (start: $0.key, kilometers: $0.value.reduce(0) { $0 + $1.kilometers }) }
      .max { $0.kilometers < $1.kilometers }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let busiest {
        Text("Biggest week: \(busiest.kilometers, format: .number.precision(.fractionLength(1))) km")
          .font(.headline)
        Text(busiest.start, format: .dateTime.day().month(.wide))
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Chart {
        if showsBand {
          PbkRecommendedBand(bands: bands)
        }
        BarPlot(
          loads,
          x: .value("Week", \.weekStart, unit: .weekOfYear),
          y: .value("Distance", \.kilometers),
          width: .ratio(0.6)
        )
        .foregroundStyle(by: .value("Kind", \.kindName))
      }
      .chartForegroundStyleScale([
        PbkKind.easy.rawValue: PbkKind.easy.color,
        PbkKind.tempo.rawValue: PbkKind.tempo.color,
        PbkKind.long.rawValue: PbkKind.long.color,
      ])
      .chartXAxis {
        AxisMarks(preset: .aligned, values: .stride(by: .weekOfYear)) { value in
          if value.index.isMultiple(of: 2) {
            AxisTick()
            AxisValueLabel(format: .dateTime.day().month(.abbreviated))
          }
        }
      }
      .chartYAxisLabel(position: .trailing, alignment: .top) {
        Text("km per week").italic()
      }
      .frame(height: 250)
      Toggle("Recommended range", isOn: $showsBand)
    }
    .padding()
  }
}

#Preview {
  PbkWeeklyLoadView(loads: PbkSample.loads, bands: PbkSample.bands)
}

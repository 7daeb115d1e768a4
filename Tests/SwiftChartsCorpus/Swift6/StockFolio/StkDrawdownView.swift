import SwiftUI
import Charts
import Accessibility

struct StkDrawdownPoint: Identifiable, Hashable, Sendable {
  let date: Date
  /// Zero at a peak, else negative percent.
  let percent: Double
  var id: Date { date }

  static func series(from candles: [StkCandle]) -> [StkDrawdownPoint] {
    var peak = 0.0
    return candles.map { candle in
      peak = max(peak, candle.close)
      return StkDrawdownPoint(date: candle.date, percent: (candle.close / peak - 1) * 100)
    }
  }
}

struct StkDrawdownView: View {
  let points: [StkDrawdownPoint]
  @State private var threshold = -10.0

  init(candles: [StkCandle]) {
    points = StkDrawdownPoint.series(from: candles)
  }

  private var worst: StkDrawdownPoint? {
    points.min { $0.percent < $1.percent }
  }

  var body: some View {
    Form {
      Section("Below the last peak") {
        Chart {
          ForEach(points) { point in
            AreaMark(
              x: .value("Day", point.date),
              y: .value("Drawdown", point.percent)
            )
            .foregroundStyle(
              LinearGradient(
                colors: [.red.opacity(0.05), .red.opacity(0.5)],
                startPoint: .top,
                endPoint: .bottom
              )
            )
            LineMark(
              x: .value("Day", point.date),
              y: .value("Drawdown", point.percent)
            )
            .foregroundStyle(.red)
            .lineStyle(StrokeStyle(lineWidth: 1.5))

            if point == worst {
              PointMark(
                x: .value("Day", point.date),
                y: .value("Drawdown", point.percent)
              )
              .foregroundStyle(.red)
              .annotation(position: .bottom) {
                Text("\(point.percent, specifier: "%.1f") %")
                  .font(.caption2.bold())
              }
            }
          }
          RuleMark(y: .value("Alert", threshold))
            .foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        }
        .chartYScale(domain: -30...0)
        .frame(height: 220)
        .accessibilityChartDescriptor(StkDrawdownDescriptor(points: points))
      }
      Section {
        Slider(value: $threshold, in: -30...0, step: 1) {
          Text("Alert me at")
        }
        LabeledContent("Days under the alert", value: points.filter { $0.percent < threshold }.count, format: .number)
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Drawdown")
  }
}

struct StkDrawdownDescriptor: AXChartDescriptorRepresentable {
  let points: [StkDrawdownPoint]

  func makeChartDescriptor() -> AXChartDescriptor {
    let days = points.map { $0.date.formatted(.dateTime.day().month()) }
    let lowest = points.map(\.percent).min() ?? 0

    let xAxis = AXCategoricalDataAxisDescriptor(
      title: String(localized: "Trading day"),
      categoryOrder: days
    )
    let yAxis = AXNumericDataAxisDescriptor(
      title: String(localized: "Drawdown in percent"),
      range: min(lowest, -1)...0,
      gridlinePositions: []
    ) { value in
      "\(value.formatted(.number.precision(.fractionLength(1)))) percent"
    }
    let series = AXDataSeriesDescriptor(
      name: String(localized: "Drawdown"),
      isContinuous: true,
      dataPoints: zip(days, points).map { day, point in
        AXDataPoint(x: day, y: point.percent)
      }
    )
    return AXChartDescriptor(
      title: String(localized: "Drawdown since the last peak"),
      summary: String(localized: "The deepest fall was \(abs(lowest), specifier: "%.1f") percent."),
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: [],
      series: [series]
    )
  }
}

#Preview {
  StkDrawdownView(candles: StkSample.candles)
}

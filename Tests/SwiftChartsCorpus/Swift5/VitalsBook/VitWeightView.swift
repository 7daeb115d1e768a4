import SwiftUI
import Charts
import Accessibility

struct VitWeightView: View {
  @ObservedObject var book: VitBook

  @State private var from = VitSample.start
  @State private var showsTrend = true

  private var weights: [VitWeight] {
    book.weights.filter { $0.date >= from }
  }

  private var trend: [VitWeight] {
    book.smoothedWeights().filter { $0.date >= from }
  }

  private var change: Double {
    guard let first = trend.first, let last = trend.last else { return 0 }
    return last.kilograms - first.kilograms
  }

  var body: some View {
    Form {
      Section {
        Chart {
          ForEach(weights) { weight in
            PointMark(
              x: .value("Date", weight.date, unit: .day),
              y: .value("Weight", weight.kilograms)
            )
            .foregroundStyle(.gray)
            .symbolSize(20)
          }

          if showsTrend {
            ForEach(trend) { weight in
              LineMark(
                x: .value("Date", weight.date, unit: .day),
                y: .value("Trend", weight.kilograms)
              )
              .interpolationMethod(.catmullRom(alpha: 0.5))
              .foregroundStyle(.blue)
              .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            }
          }

          RuleMark(y: .value("Goal", book.goalWeight))
            .foregroundStyle(.green)
            .annotation(position: .top, alignment: .trailing) {
              Text("Goal \(book.goalWeight, specifier: "%.1f") kg")
                .font(.caption)
                .foregroundColor(.green)
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartYAxis {
          AxisMarks { value in
            AxisGridLine()
            AxisValueLabel {
              if let kilograms = value.as(Double.self) {
                Text("\(kilograms, specifier: "%.0f") kg")
              }
            }
          }
        }
        .frame(height: 260)
        .accessibilityChartDescriptor(self)
      }

      Section {
        DatePicker("From", selection: $from, displayedComponents: .date)
        Toggle("Show trend", isOn: $showsTrend)
        Stepper(value: $book.goalWeight, in: 50...120, step: 0.5) {
          Text("Goal: \(book.goalWeight, specifier: "%.1f") kg")
        }
      }

      Section {
        HStack {
          Text("Change of the trend")
          Spacer()
          Text("\(change, specifier: "%+.1f") kg")
            .foregroundColor(change <= 0 ? .green : .red)
        }
      }
    }
    .onChange(of: from) { newValue in
      if newValue < VitSample.start { from = VitSample.start }
    }
  }
}

extension VitWeightView: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let values = weights.map(\.kilograms)
    let low = values.min() ?? 0
    let high = values.max() ?? 0

    let xAxis = AXNumericDataAxisDescriptor(
      title: "Day",
      range: 0...Double(max(weights.count - 1, 1)),
      gridlinePositions: []
    ) { "Day \(Int($0) + 1)" }

    let yAxis = AXNumericDataAxisDescriptor(
      title: "Weight in kilograms",
      range: low...max(high, low + 1),
      gridlinePositions: []
    ) { "\(String(format: "%.1f", $0)) kilograms" }

    let series = AXDataSeriesDescriptor(
      name: "Weight",
      isContinuous: false,
      dataPoints: values.enumerated().map { AXDataPoint(x: Double($0.offset), y: $0.element) }
    )

    return AXChartDescriptor(
      title: "Body weight",
      summary: "Between \(String(format: "%.1f", low)) and \(String(format: "%.1f", high)) kilograms",
      xAxis: xAxis,
      yAxis: yAxis,
      series: [series]
    )
  }
}

struct VitWeightView_Previews: PreviewProvider {
  static var previews: some View {
    VitWeightView(book: VitBook())
  }
}

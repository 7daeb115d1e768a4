import SwiftUI
import Charts
import Accessibility

struct PbkElevationDescriptor: AXChartDescriptorRepresentable {
  let samples: [PbkElevationSample]

  func makeChartDescriptor() -> AXChartDescriptor {
    let lowest = samples.map(\.meters).min() ?? 0
    let highest = samples.map(\.meters).max() ?? 1
    let length = samples.last?.kilometer ?? 1
    let xAxis = AXNumericDataAxisDescriptor(
      title: String(localized: "Distance"),
      range: 0...length,
      gridlinePositions: Array(stride(from: 0, through: length, by: 2))
    ) { "\($0.formatted(.number.precision(.fractionLength(0...2)))) kilometers" }
    let yAxis = AXNumericDataAxisDescriptor(
      title: String(localized: "Elevation"),
      range: lowest...highest,
      gridlinePositions: []
    ) { "\(Int($0)) meters" }
    let series = AXDataSeriesDescriptor(
      name: String(localized: "Elevation"),
      isContinuous: true,
      dataPoints: samples.map { AXDataPoint(x: $0.kilometer, y: $0.meters) }
    )
    return AXChartDescriptor(
      title: String(localized: "Elevation profile"),
      summary: String(localized: "From \(Int(lowest)) to \(Int(highest)) meters"),
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: [],
      series: [series]
    )
  }
}

struct PbkElevationView: View {
  let samples: [PbkElevationSample]
  @State private var selected: PbkElevationSample?
  @GestureState private var isDragging = false

  private var floor: Double { ((samples.map(\.meters).min() ?? 0) / 20).rounded(.down) * 20 }
  private var ceiling: Double { ((samples.map(\.meters).max() ?? 100) / 20).rounded(.up) * 20 }

  var body: some View {
    Chart {
      ForEach(samples) { sample in
        AreaMark(
          x: .value("Distance", sample.kilometer),
          yStart: .value("Base", floor),
          yEnd: .value("Elevation", sample.meters)
        )
        .foregroundStyle(
          LinearGradient(colors: [.brown.opacity(0.6), .brown.opacity(0.05)], startPoint: .top, endPoint: .bottom)
        )
        LineMark(
          x: .value("Distance", sample.kilometer),
          y: .value("Elevation", sample.meters)
        )
        .foregroundStyle(.brown)
        .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      }
      .interpolationMethod(.catmullRom)

      if let selected {
        PointMark(x: .value("Distance", selected.kilometer), y: .value("Elevation", selected.meters))
          .foregroundStyle(.primary)
          .annotation(position: .top) {
            Text("\(Int(selected.meters)) m")
              .font(.caption.bold())
              .padding(4)
              .background(.background, in: Capsule())
          }
      }
    }
    .chartYScale(domain: floor...ceiling)
    .chartXScale(domain: 0...(samples.last?.kilometer ?? 1))
    .chartXAxisLabel("km")
    .chartYAxisLabel("m")
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle()
          .fill(.clear)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isDragging) { _, state, _ in state = true }
              .onChanged { value in
                guard let anchor = proxy.plotFrame else { return }
                let x = value.location.x - geometry[anchor].origin.x
                if let kilometer = proxy.value(atX: x, as: Double.self) {
                  select(kilometer)
                }
              }
          )
      }
    }
    .onChange(of: isDragging) { _, dragging in
      if !dragging { selected = nil }
    }
    .accessibilityChartDescriptor(PbkElevationDescriptor(samples: samples))
    .frame(height: 220)
    .padding()
  }

  private func select(_ kilometer: Double) {
    selected = samples.min { abs($0.kilometer - kilometer) < abs($1.kilometer - kilometer) }
  }
}

#Preview("Profile", traits: .sizeThatFitsLayout) {
  PbkElevationView(samples: PbkSample.elevation)
}

import Charts
import SwiftUI

struct QkeSeismogramView: View {
  let trace: QkeTrace
  @State private var zoom: ClosedRange<Double>?
  @State private var dragStart: Double?
  @State private var gain = 1.0
  @Environment(\.colorScheme) private var colorScheme

  private var window: ClosedRange<Double> {
    zoom ?? 0...trace.duration
  }

  private var points: [(second: Double, value: Double)] {
    trace.samples.enumerated()
      .map { (second: Double($0.offset) * trace.interval, value: $0.element * gain) }
      .filter { window.contains($0.second) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(trace.station).font(.headline)
        Spacer()
        Button("Whole trace") { withAnimation { zoom = nil } }
          .disabled(zoom == nil)
      }

      Chart {
        ForEach(points, id: \.second) { point in
          LineMark(
            x: .value("Seconds", point.second),
            y: .value("Ground motion", point.value)
          )
          .lineStyle(StrokeStyle(lineWidth: 1))
          .foregroundStyle(colorScheme == .dark ? Color.white : Color.black)
        }
        arrival("P", at: trace.pArrival, color: .blue)
        arrival("S", at: trace.sArrival, color: .red)
      }
      .chartXScale(domain: window)
      .chartYScale(domain: -2...2)
      .chartXAxisLabel("Seconds")
      .chartYAxisLabel("mm/s")
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(zoomGesture(proxy: proxy, geometry: geometry))
        }
      }
      .frame(height: 220)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Seismogram from \(trace.station)")
      .accessibilityValue("P wave after \(Int(trace.pArrival)) seconds, S wave after \(Int(trace.sArrival)) seconds")

      Slider(value: $gain, in: 0.5...3) { Text("Gain") }
    }
    .padding()
  }

  @ChartContentBuilder
  private func arrival(_ name: String, at second: Double, color: Color) -> some ChartContent {
    if window.contains(second) {
      RuleMark(x: .value("Arrival", second))
        .foregroundStyle(color)
        .annotation(position: .top) {
          Text(name).font(.caption.bold()).foregroundColor(color)
        }
    }
  }

  private func zoomGesture(proxy: ChartProxy, geometry: GeometryProxy) -> some Gesture {
    DragGesture()
      .onChanged { drag in
        let origin = geometry[proxy.plotAreaFrame].origin.x
        if dragStart == nil {
          dragStart = proxy.value(atX: drag.startLocation.x - origin)
        }
      }
      .onEnded { drag in
        defer { dragStart = nil }
        let origin = geometry[proxy.plotAreaFrame].origin.x
        guard let start = dragStart,
          let end: Double = proxy.value(atX: drag.location.x - origin),
          abs(end - start) > 2
        else { return }
        withAnimation { zoom = min(start, end)...max(start, end) }
      }
  }
}

struct QkeSeismogramView_Previews: PreviewProvider {
  static var previews: some View {
    QkeSeismogramView(trace: QkeCatalogue.trace)
      .preferredColorScheme(.dark)
  }
}

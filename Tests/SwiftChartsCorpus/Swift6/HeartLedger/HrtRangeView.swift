import SwiftUI
import Charts

struct HrtRangeView: View {
  let days: [HrtDay]

  @State private var touched: HrtDay?
  @GestureState private var isDragging = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Group {
        if let touched {
          Text("\(touched.minimum)–\(touched.maximum) bpm")
            .font(.title2.bold())
          Text(touched.date, format: .dateTime.weekday(.wide).day().month())
            .foregroundStyle(.secondary)
        } else {
          Text(overallRange)
            .font(.title2.bold())
          Text("\(days.count) days")
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)

      Chart {
        RectanglePlot(
          days,
          x: .value("Day", \.date, unit: .day),
          yStart: .value("Lowest", \.minimum),
          yEnd: .value("Highest", \.maximum),
          width: .ratio(0.55)
        )
        .foregroundStyle(.red.opacity(0.5))
        .cornerRadius(4)

        if let touched {
          RuleMark(
            x: .value("Day", touched.date, unit: .day),
            yStart: .value("Lowest", touched.minimum),
            yEnd: .value("Highest", touched.maximum)
          )
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
          .accessibilityHidden(true)
        }
      }
      .chartYScale(domain: 40...180)
      .chartXAxis {
        AxisMarks(values: .automatic(desiredCount: 5)) { _ in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 4]))
          AxisValueLabel(format: .dateTime.day().month(.abbreviated))
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle()
            .fill(.clear)
            .contentShape(Rectangle())
            .gesture(drag(proxy: proxy, geometry: geometry))
        }
      }
      .frame(height: 220)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Heart rate range")
    }
    .padding()
    .onChange(of: isDragging) {
      if !isDragging { touched = nil }
    }
  }

  private var overallRange: String {
    guard let low = days.map(\.minimum).min(),
      let high = days.map(\.maximum).max()
    else { return "–" }
    return "\(low)–\(high) bpm"
  }

  private func drag(proxy: ChartProxy, geometry: GeometryProxy) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged { value in
        guard let anchor = proxy.plotFrame else { return }
        let x = value.location.x - geometry[anchor].origin.x
        guard let date: Date = proxy.value(atX: x) else { return }
        touched = days.last { $0.date <= date } ?? days.first
      }
  }
}

#Preview {
  HrtRangeView(days: Array(HrtSample.days.suffix(14)))
}

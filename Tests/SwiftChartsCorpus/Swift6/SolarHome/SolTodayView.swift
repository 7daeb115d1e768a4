import Charts
import SwiftUI

/// Production above the axis, use below it; drag across to read an hour.
struct SolTodayView: View {
  @Environment(SolHome.self) private var home
  @State private var touched: SolReading?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .top) {
          SolFigure(title: "Produced", value: home.producedToday, tint: .yellow)
          SolFigure(title: "Used", value: home.consumedToday, tint: .purple)
        }

        chart
          .frame(height: 260)

        if let touched {
          Label {
            Text(
              "\(touched.time, format: .dateTime.hour().minute()): net \(touched.net.formatted(.number.sign(strategy: .always()).precision(.fractionLength(1)))) kW"
            )
          } icon: {
            Image(systemName: touched.net >= 0 ? "arrow.up.right" : "arrow.down.left")
          }
          .transition(.opacity)
        }
      }
      .padding()
    }
    .refreshable { await home.refresh() }
    .task {
      if home.readings.isEmpty { await home.refresh() }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(home.readings) { reading in
        AreaMark(
          x: .value("Time", reading.time),
          y: .value("Produced", reading.produced),
          series: .value("Flow", "Produced")
        )
        .foregroundStyle(by: .value("Flow", "Produced"))
        .interpolationMethod(.monotone)

        AreaMark(
          x: .value("Time", reading.time),
          y: .value("Used", -reading.consumed),
          series: .value("Flow", "Used")
        )
        .foregroundStyle(by: .value("Flow", "Used"))
        .interpolationMethod(.monotone)
      }

      RuleMark(y: .value("Zero", 0))
        .lineStyle(StrokeStyle(lineWidth: 0.5))
        .foregroundStyle(.primary)

      if let touched {
        RuleMark(x: .value("Time", touched.time))
          .foregroundStyle(.gray)
        PointMark(x: .value("Time", touched.time), y: .value("Net", touched.net))
          .foregroundStyle(.primary)
      }
    }
    .chartForegroundStyleScale([
      "Produced": Color.yellow.opacity(0.7),
      "Used": Color.purple.opacity(0.6),
    ])
    .chartYAxis {
      AxisMarks(values: .stride(by: 2)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let power = value.as(Double.self) {
            Text("\(abs(power).formatted()) kW")
          }
        }
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle()
          .fill(.clear)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { drag in
                guard let anchor = proxy.plotFrame else { return }
                let origin = geometry[anchor].origin
                select(at: drag.location.x - origin.x, in: proxy)
              }
              .onEnded { _ in
                withAnimation { touched = nil }
              }
          )
      }
    }
  }

  private func select(at x: CGFloat, in proxy: ChartProxy) {
    guard let date = proxy.value(atX: x, as: Date.self) else { return }
    touched = home.readings.last { $0.time <= date } ?? home.readings.first
  }
}

struct SolFigure: View {
  let title: LocalizedStringKey
  let value: Double
  let tint: Color

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text("\(value, format: .number.precision(.fractionLength(1))) kWh")
        .font(.title2.bold())
        .foregroundStyle(tint)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  SolTodayView().environment(SolHome.sample())
}

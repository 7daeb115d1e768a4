import SwiftUI
import Charts

struct CrdTravelTimeView: View {
  let departures: [CrdDepartureTime]
  @State private var arriveBy = 45.0

  private var risky: [CrdDepartureTime] {
    departures.filter { Double($0.slowest) > arriveBy }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text("When should I leave?")
          .font(.headline)
        Text("Door to door, last 90 days")
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Chart {
        ForEach(departures) { item in
          AreaMark(
            x: .value("Departure", item.departure),
            yStart: .value("Fastest", item.fastest),
            yEnd: .value("Slowest", item.slowest)
          )
          .foregroundStyle(Color.blue.opacity(0.15))
          .interpolationMethod(.cardinal)
        }
        ForEach(departures) { item in
          LineMark(
            x: .value("Departure", item.departure),
            y: .value("Typical", item.median)
          )
          .foregroundStyle(Color.blue)
          .interpolationMethod(.cardinal)
          .symbol(Circle().strokeBorder(lineWidth: 1.5))
        }
        RuleMark(y: .value("Limit", arriveBy))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
          .annotation(position: .top, alignment: .leading) {
            Text("\(Int(arriveBy)) min")
              .font(.caption2)
              .foregroundColor(.red)
          }
      }
      .chartYScale(domain: 20...70)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.hour().minute())
        }
      }
      .chartYAxisLabel("Minutes")
      .frame(height: 240)

      Slider(value: $arriveBy, in: 25...65, step: 5) {
        Text("At most")
      }
      if risky.isEmpty {
        Label("Any departure is fine", systemImage: "checkmark.seal")
          .foregroundColor(.green)
      } else {
        Label("\(risky.count) departures may take longer", systemImage: "exclamationmark.triangle")
          .foregroundColor(.orange)
      }
    }
    .padding()
  }
}

struct CrdTravelTimeView_Previews: PreviewProvider {
  static var previews: some View {
    CrdTravelTimeView(departures: CrdSample.departures)
      .preferredColorScheme(.dark)
  }
}

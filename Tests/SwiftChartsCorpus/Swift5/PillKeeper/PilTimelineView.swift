import SwiftUI
import Charts

/// When each morning's dose was really taken, against the hour it was due.
struct PilTimelineView: View {
  let intakes: [PilIntake]

  @State private var picked: PilIntake?

  private func spoken(_ hour: Double) -> String {
    let minutes = Int((hour * 60).rounded())
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Morning dose")
          .font(.headline)
        Spacer()
        if let picked = picked, let hour = picked.takenHour {
          Text("\(picked.due.formatted(.dateTime.day().month())): \(spoken(hour))")
            .font(.subheadline)
            .foregroundColor(picked.state.color)
        }
      }

      Chart {
        RectangleMark(
          yStart: .value("Window opens", 7.5),
          yEnd: .value("Window closes", 8.5)
        )
        .foregroundStyle(.green.opacity(0.12))
        .accessibilityHidden(true)

        ForEach(intakes) { intake in
          if let hour = intake.takenHour {
            PointMark(
              x: .value("Day", intake.dayStart, unit: .day),
              y: .value("Time taken", hour)
            )
            .foregroundStyle(intake.state.color)
            .symbolSize(picked?.id == intake.id ? 120 : 40)
            .accessibilityLabel(intake.due.formatted(.dateTime.weekday(.wide).day().month(.wide)))
            .accessibilityValue("taken at \(spoken(hour))")
          } else {
            RuleMark(x: .value("Day", intake.dayStart, unit: .day))
              .foregroundStyle(.red.opacity(0.35))
              .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 2]))
              .accessibilityLabel(intake.due.formatted(.dateTime.weekday(.wide).day().month(.wide)))
              .accessibilityValue("missed")
          }
        }
      }
      .chartYScale(domain: 7...10)
      .chartYAxis {
        AxisMarks(values: [7, 8, 9, 10]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let hour = value.as(Int.self) {
              Text("\(hour):00")
            }
          }
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(Color.clear).contentShape(Rectangle())
            .onTapGesture { location in
              pick(at: location, proxy: proxy, geometry: geometry)
            }
        }
      }
      .frame(height: 220)
    }
    .padding()
  }

  private func pick(at location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy) {
    let origin = geometry[proxy.plotAreaFrame].origin
    guard let date = proxy.value(atX: location.x - origin.x, as: Date.self) else { return }
    let match = intakes.last { $0.dayStart <= date }
    picked = match?.id == picked?.id ? nil : match
  }
}

struct PilTimelineView_Previews: PreviewProvider {
  static var previews: some View {
    PilTimelineView(intakes: PilSample.intakes)
      .previewLayout(.sizeThatFits)
  }
}

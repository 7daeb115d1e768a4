import SwiftUI
import Charts

/// Bedtime to wake-up, night by night, hanging from the evening at the top.
struct SlpScheduleView: View {
  let nights: [SlpNight]

  private static func clock(_ minutesAfterSix: Int) -> String {
    let minutes = (18 * 60 + minutesAfterSix) % (24 * 60)
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  private var meanBedtime: Int {
    nights.isEmpty ? 0 : nights.map(\.bedtime).reduce(0, +) / nights.count
  }

  private var meanWake: Int {
    nights.isEmpty ? 0 : nights.map(\.wakeTime).reduce(0, +) / nights.count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Schedule", systemImage: "bed.double.fill")
        .font(.headline)

      HStack(spacing: 24) {
        SlpFigure(caption: "Usual bedtime", value: Self.clock(meanBedtime))
        SlpFigure(caption: "Usual wake-up", value: Self.clock(meanWake))
      }

      Chart {
        ForEach(nights) { night in
          BarMark(
            x: .value("Night", night.date, unit: .day),
            yStart: .value("Bedtime", night.bedtime),
            yEnd: .value("Wake-up", night.wakeTime),
            width: .fixed(10)
          )
          .clipShape(Capsule())
          .foregroundStyle(
            .linearGradient(colors: [.indigo, .mint], startPoint: .top, endPoint: .bottom)
          )
          .accessibilityLabel(night.date.formatted(.dateTime.weekday(.wide).day().month(.wide)))
          .accessibilityValue("In bed from \(Self.clock(night.bedtime)) to \(Self.clock(night.wakeTime))")
        }
      }
      .chartYScale(domain: .automatic(includesZero: false, reversed: true))
      .chartYAxis {
        AxisMarks(values: .stride(by: 120.0)) { value in
          AxisGridLine()
          if let minutes = value.as(Int.self) {
            AxisValueLabel(Self.clock(minutes))
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 2)) { _ in
          AxisValueLabel(format: .dateTime.day(), centered: true)
        }
      }
      .frame(height: 260)
    }
    .slpCard(tint: .mint)
    .padding()
  }
}

private struct SlpFigure: View {
  let caption: LocalizedStringKey
  let value: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(value)
        .font(.title3.monospacedDigit().bold())
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  ScrollView {
    SlpScheduleView(nights: SlpSample.nights)
  }
}

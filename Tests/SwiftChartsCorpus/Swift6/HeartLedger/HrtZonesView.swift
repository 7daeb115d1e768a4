import SwiftUI
import Charts

struct HrtZonesView: View {
  let times: [HrtZoneTime]
  var workoutName: LocalizedStringKey = "Evening run"

  @State private var selectedMinute: Double?

  private var total: Int {
    times.reduce(0) { $0 + $1.minutes }
  }

  private var selected: HrtZoneTime? {
    guard let selectedMinute else { return nil }
    var running = 0.0
    for time in times {
      running += Double(time.minutes)
      if selectedMinute <= running { return time }
    }
    return nil
  }

  private func share(_ time: HrtZoneTime) -> Double {
    total == 0 ? 0 : Double(time.minutes) / Double(total)
  }

  var body: some View {
    VStack(spacing: 24) {
      Text(workoutName)
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)

      Chart(times) { time in
        SectorMark(
          angle: .value("Minutes", time.minutes),
          innerRadius: .ratio(0.618),
          outerRadius: selected?.zone == time.zone ? .ratio(1) : .ratio(0.92),
          angularInset: 1.5
        )
        .cornerRadius(5)
        .foregroundStyle(by: .value("Zone", time.zone.name))
        .accessibilityLabel("Zone \(time.zone.rawValue), \(time.zone.name)")
        .accessibilityValue("\(time.minutes) min")
      }
      .chartForegroundStyleScale(
        domain: times.map(\.zone.name),
        range: times.map(\.zone.color)
      )
      .chartAngleSelection(value: $selectedMinute)
      .chartLegend(.hidden)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            centre
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .frame(maxWidth: 320)
      .animation(.snappy, value: selected?.zone)

      ForEach(times) { time in
        HStack {
          RoundedRectangle(cornerRadius: 3)
            .fill(time.zone.color)
            .frame(width: 14, height: 14)
          Text(time.zone.name)
          Spacer()
          Text(share(time), format: .percent.precision(.fractionLength(0)))
            .foregroundStyle(.secondary)
          Text("\(time.minutes) min")
            .monospacedDigit()
            .frame(width: 64, alignment: .trailing)
        }
        .font(.subheadline)
      }
    }
    .padding()
  }

  private var centre: some View {
    VStack {
      Text(selected?.zone.name ?? String(localized: "Total"))
        .font(.callout)
        .foregroundStyle(.secondary)
      Text("\(selected?.minutes ?? total) min")
        .font(.title2.bold())
    }
    .accessibilityHidden(true)
  }
}

#Preview {
  ScrollView {
    HrtZonesView(times: HrtSample.zoneTimes)
  }
}

import Charts
import SwiftUI

/// The ten-day outlook: one capsule a day from the night's low to the day's high.
struct SkyTenDayView: View {
  let days: [SkyDay]
  @State private var unit: SkyTemperatureUnit = .celsius
  @State private var showsDetails = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          chart
            .frame(height: 240)
            .padding(.vertical, 8)
        } header: {
          Text("Next 10 days")
        } footer: {
          Text(summary)
        }

        if showsDetails {
          Section("Day by day") {
            ForEach(days) { day in
              SkyDayRow(day: day, unit: unit)
            }
          }
        }
      }
      .navigationTitle("Outlook")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Picker("Unit", selection: $unit) {
              ForEach(SkyTemperatureUnit.allCases) { unit in
                Text(unit.symbol).tag(unit)
              }
            }
            Toggle("Show details", isOn: $showsDetails)
          } label: {
            Label("Options", systemImage: "ellipsis.circle")
          }
        }
      }
    }
  }

  private var chart: some View {
    Chart(days) { day in
      BarMark(
        x: .value("Day", day.date, unit: .day),
        yStart: .value("Low", unit.convert(day.low)),
        yEnd: .value("High", unit.convert(day.high)),
        width: .fixed(12)
      )
      .clipShape(Capsule())
      .foregroundStyle(.linearGradient(colors: [.blue, .yellow, .orange], startPoint: .bottom, endPoint: .top))
      .alignsMarkStylesWithPlotArea()
      .annotation(position: .top, spacing: 2) {
        Text(unit.text(day.high)).font(.caption2)
      }
      .annotation(position: .bottom, spacing: 2) {
        Text(unit.text(day.low)).font(.caption2).foregroundStyle(.secondary)
      }
      .accessibilityLabel(Text(day.date, format: .dateTime.weekday(.wide).day().month(.wide)))
      .accessibilityValue("Low \(unit.text(day.low)), high \(unit.text(day.high)), \(day.condition.title)")
    }
    .chartYScale(domain: unit.convert(0)...unit.convert(30))
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4))
    }
    .chartYAxisLabel("Temperature (\(unit.symbol))")
  }

  private var summary: String {
    guard let warmest = days.max(by: { $0.high < $1.high }) else { return "" }
    let name = warmest.date.formatted(.dateTime.weekday(.wide))
    return String(localized: "Warmest on \(name) with \(unit.text(warmest.high)).")
  }
}

private struct SkyDayRow: View {
  let day: SkyDay
  let unit: SkyTemperatureUnit

  var body: some View {
    HStack {
      Text(day.date, format: .dateTime.weekday(.abbreviated))
        .frame(width: 48, alignment: .leading)
      Image(systemName: day.condition.symbolName)
        .symbolRenderingMode(.multicolor)
        .accessibilityLabel(day.condition.title)
      if day.rainChance >= 0.3 {
        Text(day.rainChance, format: .percent).font(.caption).foregroundStyle(.blue)
      }
      Spacer()
      Text("\(unit.text(day.low)) – \(unit.text(day.high))").monospacedDigit()
    }
  }
}

#Preview {
  SkyTenDayView(days: SkySample.days)
}

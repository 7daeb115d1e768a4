import SwiftUI
import Charts

/// The ambulatory profile: the median day with its usual spread.
struct GluDailyPatternView: View {
  let hours: [GluHourSummary]
  var unit: GluUnit = .mgdl

  @State private var showsOuterBand = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Daily pattern")
        .font(.title3.bold())
      Text("Fourteen days, by hour of the day")
        .font(.footnote)
        .foregroundStyle(.secondary)

      Chart {
        if showsOuterBand {
          ForEach(hours) { item in
            AreaMark(
              x: .value("Hour", item.hour),
              yStart: .value("5th percentile", unit.convert(item.p05)),
              yEnd: .value("95th percentile", unit.convert(item.p95)),
              series: .value("Band", "outer")
            )
            .foregroundStyle(.indigo.opacity(0.15))
          }
        }

        ForEach(hours) { item in
          AreaMark(
            x: .value("Hour", item.hour),
            yStart: .value("25th percentile", unit.convert(item.p25)),
            yEnd: .value("75th percentile", unit.convert(item.p75)),
            series: .value("Band", "inner")
          )
          .foregroundStyle(.indigo.opacity(0.3))
        }

        ForEach(hours) { item in
          LineMark(
            x: .value("Hour", item.hour),
            y: .value("Median", unit.convert(item.median))
          )
          .foregroundStyle(.indigo)
          .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
        }

        RuleMark(y: .value("Upper limit", unit.convert(180)))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 5]))
          .foregroundStyle(.orange)
          .annotation(position: .topTrailing) {
            Text(unit.string(180))
              .font(.caption2)
              .foregroundStyle(.orange)
          }
      }
      .chartXScale(domain: 0...23)
      .chartYScale(domain: unit.convert(50)...unit.convert(250))
      .chartXAxis {
        AxisMarks(values: [0, 6, 12, 18, 23]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let hour = value.as(Int.self) {
              Text(verbatim: String(format: "%02d:00", hour))
            }
          }
        }
      }
      .chartXAxisLabel("Hour of day", alignment: .center)
      .chartYAxisLabel(unit.rawValue)
      .frame(height: 280)
      .animation(.easeInOut, value: showsOuterBand)

      Toggle("Show 5–95 % band", isOn: $showsOuterBand)
    }
    .padding()
  }
}

#Preview("mg/dL") {
  GluDailyPatternView(hours: GluSample.hours)
}

#Preview("mmol/L") {
  GluDailyPatternView(hours: GluSample.hours, unit: .mmol)
}

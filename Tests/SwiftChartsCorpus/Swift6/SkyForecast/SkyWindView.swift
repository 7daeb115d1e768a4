import Charts
import SwiftUI

struct SkyWindView: View {
  let hours: [SkyHour]
  @State private var showsArrows = true
  @ScaledMetric(relativeTo: .caption) private var arrowSize = 11.0

  private struct Band: Identifiable {
    let name: LocalizedStringKey
    let range: Range<Double>
    let color: Color
    var id: Double { range.lowerBound }
  }

  private let bands: [Band] = [
    Band(name: "Gentle", range: 0..<20, color: .green),
    Band(name: "Fresh", range: 20..<39, color: .yellow),
    Band(name: "Gale", range: 39..<50, color: .red),
  ]

  private var arrowHours: [SkyHour] {
    hours.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        chart.frame(height: 280)
        Toggle("Show direction", isOn: $showsArrows)
      }
      .padding()
    }
    .navigationTitle("Wind")
  }

  private var header: some View {
    HStack(spacing: 24) {
      SkyReadout(title: "Now", value: hours.first?.wind ?? 0, unit: "km/h")
      SkyReadout(title: "Strongest gust", value: hours.map(\.gust).max() ?? 0, unit: "km/h")
    }
  }

  private var chart: some View {
    Chart {
      ForEach(bands) { band in
        RectangleMark(
          yStart: .value("From", band.range.lowerBound),
          yEnd: .value("To", band.range.upperBound)
        )
        .foregroundStyle(band.color.opacity(0.08))
        .annotation(position: .overlay, alignment: .topTrailing) {
          Text(band.name).font(.caption2).foregroundStyle(.secondary).padding(2)
        }
        .accessibilityHidden(true)
      }

      ForEach(hours) { hour in
        AreaMark(
          x: .value("Time", hour.date),
          yStart: .value("Wind", hour.wind),
          yEnd: .value("Gust", hour.gust)
        )
        .foregroundStyle(.indigo.opacity(0.25))

        LineMark(x: .value("Time", hour.date), y: .value("Wind", hour.wind))
          .foregroundStyle(.indigo)
      }

      if showsArrows {
        ForEach(arrowHours) { hour in
          PointMark(x: .value("Time", hour.date), y: .value("Wind", hour.wind))
            .symbol {
              Image(systemName: "location.north.fill")
                .font(.system(size: arrowSize))
                .rotationEffect(.degrees(hour.direction + 180))
                .foregroundStyle(.indigo)
            }
            .accessibilityLabel(Text(hour.date, format: .dateTime.weekday().hour()))
            .accessibilityValue("\(Int(hour.wind)) kilometres per hour from \(Int(hour.direction)) degrees")
        }
      }
    }
    .chartYScale(domain: 0...50)
    .chartYAxisLabel("km/h", position: .top, alignment: .leading)
    .chartPlotStyle { plot in
      plot.border(.quaternary)
    }
  }
}

struct SkyReadout: View {
  let title: LocalizedStringKey
  let value: Double
  let unit: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline, spacing: 3) {
        Text(value, format: .number.precision(.fractionLength(0)))
          .font(.title.bold())
          .contentTransition(.numericText())
        Text(unit).font(.caption)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  NavigationStack {
    SkyWindView(hours: SkySample.hours)
  }
}

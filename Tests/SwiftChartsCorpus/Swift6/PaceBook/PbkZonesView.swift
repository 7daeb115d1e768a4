import SwiftUI
import Charts

struct PbkZonesView: View {
  let zones: [PbkZone]
  @State private var selectedAngle: Int?

  private var total: Int { zones.reduce(0) { $0 + $1.minutes } }

  private var selectedZone: PbkZone? {
    guard let selectedAngle else { return nil }
    var passed = 0
    return zones.first { zone in
      passed += zone.minutes
      return selectedAngle <= passed
    }
  }

  var body: some View {
    GroupBox("Heart rate zones") {
      Chart(zones) { zone in
        SectorMark(
          angle: .value("Minutes", zone.minutes),
          innerRadius: .ratio(0.62),
          outerRadius: selectedZone == zone ? .ratio(1) : .ratio(0.92),
          angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Zone", zone.name))
        .opacity(selectedZone == nil || selectedZone == zone ? 1 : 0.4)
      }
      .chartForegroundStyleScale(domain: zones.map(\.name), range: PbkZone.palette)
      .chartAngleSelection(value: $selectedAngle)
      .chartLegend(position: .bottom, alignment: .center, spacing: 12)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            center
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .animation(.bouncy, value: selectedZone)

      Grid(alignment: .leading, horizontalSpacing: 16) {
        ForEach(zones) { zone in
          GridRow {
            Text("Z\(zone.number)")
              .foregroundStyle(.secondary)
            Text(zone.name)
            Text("\(zone.minutes) min")
              .monospacedDigit()
              .gridColumnAlignment(.trailing)
          }
        }
      }
      .font(.footnote)
    }
    .padding()
  }

  private var center: some View {
    VStack {
      Text(selectedZone?.name ?? String(localized: "Total"))
        .font(.callout)
        .foregroundStyle(.secondary)
      Text("\(selectedZone?.minutes ?? total) min")
        .font(.title2.bold())
    }
  }
}

#Preview {
  PbkZonesView(zones: PbkSample.zones)
}

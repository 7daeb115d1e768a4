import SwiftUI
import Charts

/// Systolic against diastolic, over the zones of the guideline.
struct VitPressureZonesView: View {
  let readings: [VitPressure]

  @State private var showsPulse = false

  private struct Zone: Identifiable {
    let category: VitPressureCategory
    let diastolic: Double
    let systolic: Double
    var id: String { category.rawValue }
  }

  // Drawn from the largest to the smallest, each on top of the last.
  private let zones: [Zone] = [
    Zone(category: .stage2, diastolic: 100, systolic: 160),
    Zone(category: .stage1, diastolic: 90, systolic: 140),
    Zone(category: .elevated, diastolic: 80, systolic: 130),
    Zone(category: .normal, diastolic: 80, systolic: 120),
  ]

  init(readings: [VitPressure]) {
    self.readings = readings
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Where the readings fall")
        .font(.headline)

      Chart {
        ForEach(zones) { zone in
          RectangleMark(
            xStart: .value("Diastolic", 60.0),
            xEnd: .value("Diastolic", zone.diastolic),
            yStart: .value("Systolic", 90.0),
            yEnd: .value("Systolic", zone.systolic)
          )
          .foregroundStyle(zone.category.color.opacity(0.35))
          .annotation(position: .overlay, alignment: .topLeading) {
            Text(zone.category.rawValue)
              .font(.caption2)
              .foregroundColor(.secondary)
              .padding(3)
          }
          .accessibilityHidden(true)
        }

        ForEach(readings) { reading in
          PointMark(
            x: .value("Diastolic", Double(reading.diastolic)),
            y: .value("Systolic", Double(reading.systolic))
          )
          .foregroundStyle(.primary)
          .symbolSize(showsPulse ? CGFloat(reading.pulse - 60) * 14 : 40)
          .accessibilityLabel(reading.date.formatted(.dateTime.day().month(.wide)))
          .accessibilityValue("\(reading.systolic) over \(reading.diastolic), \(reading.category.rawValue)")
        }
      }
      .chartXScale(domain: 60...100)
      .chartYScale(domain: 90...160)
      .chartXAxisLabel("Diastolic (mmHg)", alignment: .center)
      .chartYAxisLabel("Systolic (mmHg)")
      .chartXAxis {
        AxisMarks(values: [60, 70, 80, 90, 100])
      }
      .aspectRatio(1, contentMode: .fit)

      Toggle("Size by pulse", isOn: $showsPulse.animation())
    }
    .padding()
  }
}

struct VitPressureZonesView_Previews: PreviewProvider {
  static var previews: some View {
    VitPressureZonesView(readings: VitSample.pressures)
  }
}

import Charts
import SwiftUI

/// A vertical section: longitude across, depth downwards.
struct QkeDepthSectionView: View {
  let events: [QkeEvent]
  @State private var highlights: QkeStrength?

  private var longitudeRange: ClosedRange<Double> {
    let values = events.map(\.longitude)
    let low = (values.min() ?? 0).rounded(.down)
    let high = (values.max() ?? 1).rounded(.up)
    return low...high
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Depth section").font(.title3.bold())

      Chart(events) { event in
        PointMark(
          x: .value("Longitude", event.longitude),
          y: .value("Depth", event.depth)
        )
        .foregroundStyle(by: .value("Strength", event.strength.rawValue))
        .symbolSize(by: .value("Magnitude", event.magnitude))
        .opacity(opacity(of: event))
        .accessibilityLabel("\(event.region), \(event.longitude, specifier: "%.1f") degrees east")
        .accessibilityValue("Magnitude \(event.magnitude, specifier: "%.1f") at \(Int(event.depth)) kilometres")
      }
      .chartForegroundStyleScale([
        "Minor": .yellow,
        "Light": .orange,
        "Moderate": .red,
      ])
      .chartSymbolSizeScale(domain: 3...6, range: CGFloat(20)...CGFloat(300))
      .chartXScale(domain: longitudeRange)
      .chartYScale(domain: .automatic(includesZero: true, reversed: true))
      .chartXAxis {
        AxisMarks(position: .top) { value in
          AxisGridLine()
          AxisValueLabel {
            if let degrees = value.as(Double.self) {
              Text("\(degrees, specifier: "%.1f")° E")
            }
          }
        }
      }
      .chartYAxisLabel("Depth, km", position: .leading)
      .frame(height: 320)

      HStack {
        ForEach(QkeStrength.allCases) { strength in
          Button(strength.rawValue) {
            withAnimation {
              highlights = highlights == strength ? nil : strength
            }
          }
          .buttonStyle(.bordered)
          .tint(strength.color)
        }
      }
    }
    .padding()
  }

  private func opacity(of event: QkeEvent) -> Double {
    guard let highlights else { return 0.8 }
    return event.strength == highlights ? 1 : 0.15
  }
}

struct QkeDepthSectionView_Previews: PreviewProvider {
  static var previews: some View {
    QkeDepthSectionView(events: QkeCatalogue.events)
  }
}

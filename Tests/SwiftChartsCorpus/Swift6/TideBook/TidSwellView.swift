import Charts
import SwiftUI

struct TidSwellView: View {
  let swells: [TidSwell]
  @State private var filter: String?
  @State private var showsSteepness = true

  private var spots: [String] {
    swells.reduce(into: []) { spots, swell in
      if !spots.contains(swell.spot) { spots.append(swell.spot) }
    }
  }

  private var shown: [TidSwell] {
    guard let filter else { return swells }
    return swells.filter { $0.spot == filter }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Swell height and period")
        .font(.title3.bold())

      Chart {
        if showsSteepness {
          // The height at which deep-water waves of a period get steep.
          LinePlot(x: "Period", y: "Steep", domain: 4...16) { period in
            0.0156 * period * period
          }
          .foregroundStyle(.gray)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 4]))
        }
        PointPlot(
          shown,
          x: .value("Period", \.period),
          y: .value("Height", \.height)
        )
        .foregroundStyle(by: .value("Spot", \.spot))
        .symbol(by: .value("Spot", \.spot))
        .symbolSize(70)
      }
      .chartXScale(domain: 4...16)
      .chartYScale(domain: 0...4)
      .chartXAxisLabel("Period, s")
      .chartYAxisLabel("Height, m")
      .chartXAxis { AxisMarks(values: .stride(by: 2)) }
      .chartLegend(position: .top)
      .frame(height: 280)

      ScrollView(.horizontal) {
        HStack {
          chip("All", isOn: filter == nil) { filter = nil }
          ForEach(spots, id: \.self) { spot in
            chip(LocalizedStringKey(spot), isOn: filter == spot) { filter = spot }
          }
        }
      }
      .scrollIndicators(.hidden)

      Toggle("Steep waves", isOn: $showsSteepness)
    }
    .padding()
    .animation(.smooth, value: filter)
  }

  private func chip(_ title: LocalizedStringKey, isOn: Bool, action: @escaping @MainActor () -> Void) -> some View {
    Button(title, action: action)
      .buttonStyle(.bordered)
      .tint(isOn ? .teal : .gray)
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

#Preview {
  TidSwellView(swells: TidSample.swells)
}

import SwiftUI
import Charts

struct StkRiskReturnView: View {
  @Environment(StkPortfolio.self) private var portfolio
  @State private var tapped: StkHolding?

  var body: some View {
    VStack(alignment: .leading) {
      Chart {
        RuleMark(y: .value("Zero", 0))
          .lineStyle(StrokeStyle(lineWidth: 1))
          .foregroundStyle(.secondary)

        PointPlot(
          portfolio.holdings,
          x: .value("Volatility", \.volatilityPercent),
          y: .value("Return", \.returnPercent)
        )
        .foregroundStyle(by: .value("Sector", \.sectorName))
        .symbol(by: .value("Sector", \.sectorName))
        .symbolSize(by: .value("Value", \.value))

        if let tapped {
          PointMark(
            x: .value("Volatility", tapped.volatilityPercent),
            y: .value("Return", tapped.returnPercent)
          )
          .symbol {
            Circle()
              .strokeBorder(.primary, lineWidth: 2)
              .frame(width: 28, height: 28)
          }
          .annotation(position: .top) {
            Text(tapped.name)
              .font(.caption.bold())
          }
        }
      }
      .chartXAxisLabel("Volatility, % a year")
      .chartYAxisLabel("Return, % over 12 months")
      .chartXScale(domain: 0...60)
      .chartGesture { proxy in
        SpatialTapGesture()
          .onEnded { tap in
            select(at: tap.location, in: proxy)
          }
      }
      .frame(minHeight: 320)

      if let tapped {
        StkHoldingRow(holding: tapped)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      } else {
        Text("Tap a point for details")
          .foregroundStyle(.secondary)
      }
    }
    .padding()
    .navigationTitle("Risk and return")
  }

  private func select(at location: CGPoint, in proxy: ChartProxy) {
    let nearest = portfolio.holdings
      .compactMap { holding -> (holding: StkHolding, distance: CGFloat)? in
        guard let x = proxy.position(forX: holding.volatilityPercent),
          let y = proxy.position(forY: holding.returnPercent)
        else { return nil }
        return (holding, hypot(x - location.x, y - location.y))
      }
      .min { $0.distance < $1.distance }
    withAnimation(.spring(duration: 0.25)) {
      tapped = if let nearest, nearest.distance < 44 { nearest.holding } else { nil }
    }
  }
}

struct StkHoldingRow: View {
  let holding: StkHolding

  var body: some View {
    LabeledContent {
      Text(holding.value, format: .currency(code: "USD"))
    } label: {
      Text(holding.name)
      Text("\(holding.shares) shares, \(holding.sectorName)")
    }
    .padding(10)
    .background(holding.sector.color.opacity(0.12), in: .rect(cornerRadius: 10))
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  StkRiskReturnView()
    .environment(StkPortfolio())
}

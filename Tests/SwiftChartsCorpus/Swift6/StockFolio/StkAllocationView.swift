import SwiftUI
import Charts

struct StkAllocationView: View {
  enum Grouping: String, CaseIterable, Identifiable {
    case sector = "Sector"
    case company = "Company"
    var id: Self { self }
  }

  @Environment(StkPortfolio.self) private var portfolio
  @State private var grouping: Grouping = .sector

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Picker("Group by", selection: $grouping) {
          ForEach(Grouping.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()

        strip
          .frame(height: 36)

        switch grouping {
        case .sector: sectorChart.frame(height: 240)
        case .company: companyChart.frame(height: 300)
        }
      }
      .padding()
    }
    .navigationTitle("Allocation")
    .navigationDestination(for: StkHolding.self) { holding in
      StkCandlestickView(ticker: holding.ticker, candles: StkSample.candles)
    }
  }

  /// One thin bar that shows the parts of the whole.
  private var strip: some View {
    Chart(StkSector.allCases) { sector in
      BarMark(x: .value("Value", portfolio.value(of: sector)))
        .foregroundStyle(by: .value("Sector", sector.rawValue))
    }
    .chartForegroundStyleScale(
      domain: StkSector.allCases.map(\.rawValue),
      range: StkSector.allCases.map(\.color)
    )
    .chartXScale(domain: 0...portfolio.totalValue)
    .chartXAxis(.hidden)
    .chartLegend(.hidden)
    .chartPlotStyle { plot in
      plot
        .background(Color.gray.opacity(0.1))
        .clipShape(.rect(cornerRadius: 8))
    }
    .accessibilityHidden(true)
  }

  private var sectorChart: some View {
    Chart(StkSector.allCases) { sector in
      let value = portfolio.value(of: sector)
      SectorMark(
        angle: .value("Value", value),
        innerRadius: .ratio(0.5),
        angularInset: 2
      )
      .foregroundStyle(by: .value("Sector", sector.rawValue))
      .annotation(position: .overlay) {
        if value / portfolio.totalValue > 0.08 {
          Text(value / portfolio.totalValue, format: .percent.precision(.fractionLength(0)))
            .font(.caption.bold())
            .foregroundStyle(.white)
        }
      }
    }
    .chartForegroundStyleScale(
      domain: StkSector.allCases.map(\.rawValue),
      range: StkSector.allCases.map(\.color)
    )
    .chartLegend(position: .trailing, alignment: .center)
  }

  private var companyChart: some View {
    Chart(portfolio.holdings.sorted { $0.value > $1.value }) { holding in
      BarMark(
        x: .value("Value", holding.value),
        y: .value("Company", holding.name)
      )
      .foregroundStyle(holding.sector.color)
      .cornerRadius(4)
      .annotation(position: .trailing, alignment: .leading) {
        Text(holding.value, format: .currency(code: "USD").precision(.fractionLength(0)))
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
    }
    .chartXAxis(.hidden)
    .chartXScale(domain: 0...(portfolio.holdings.map(\.value).max() ?? 0) * 1.2)
  }
}

#Preview {
  @Previewable @State var portfolio = StkPortfolio()
  NavigationStack {
    StkAllocationView()
  }
  .environment(portfolio)
}

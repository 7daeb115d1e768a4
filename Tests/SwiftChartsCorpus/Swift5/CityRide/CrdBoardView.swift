import SwiftUI
import Charts

struct CrdBoardView: View {
  @StateObject private var log = CrdLog()
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationView {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(CrdMode.allCases) { mode in
            CrdCard(title: mode.rawValue, symbol: mode.symbol, tint: mode.color) {
              CrdSparkline(trips: log.trips.filter { $0.mode == mode }, color: mode.color)
            } footer: {
              Text(String(format: "%.1f min late on average", log.averageDelay(of: mode)))
            }
          }
        }
        .padding()
      }
      .navigationTitle("My rides")
      .toolbar {
        ToolbarItem(placement: .automatic) {
          NavigationLink(destination: CrdDelayHistogramView(log: log)) {
            Image(systemName: "chart.bar.xaxis")
          }
          .accessibilityLabel(Text("Delays"))
        }
      }
    }
  }
}

struct CrdSparkline: View {
  let trips: [CrdTrip]
  let color: Color

  var body: some View {
    Chart(trips) { trip in
      LineMark(
        x: .value("Date", trip.date),
        y: .value("Delay", trip.delay)
      )
      .interpolationMethod(.stepCenter)
      .foregroundStyle(color)

      if trip.id == trips.last?.id {
        PointMark(
          x: .value("Date", trip.date),
          y: .value("Delay", trip.delay)
        )
        .foregroundStyle(color)
        .symbolSize(30)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartYScale(domain: -6...30)
    .frame(height: 60)
  }
}

struct CrdCard<Content: View, Footer: View>: View {
  let title: String
  let symbol: String
  let tint: Color
  @ViewBuilder let content: () -> Content
  @ViewBuilder let footer: () -> Footer

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol)
        .font(.subheadline.weight(.semibold))
        .foregroundColor(tint)
      content()
      footer()
        .font(.caption)
        .foregroundColor(.secondary)
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 14, style: .continuous).fill(tint.opacity(0.08)))
  }
}

struct CrdBoardView_Previews: PreviewProvider {
  static var previews: some View {
    CrdBoardView()
  }
}

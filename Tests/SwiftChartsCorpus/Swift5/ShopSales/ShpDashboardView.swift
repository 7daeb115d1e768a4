import SwiftUI
import Charts

struct ShpCardStyle: ViewModifier {
  var tint: Color

  func body(content: Content) -> some View {
    content
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .fill(tint.opacity(0.1))
      )
  }
}

extension View {
  func shpCard(tint: Color) -> some View {
    modifier(ShpCardStyle(tint: tint))
  }
}

struct ShpKPICard<Spark: View>: View {
  let title: LocalizedStringKey
  let value: String
  let tint: Color
  @ViewBuilder let spark: () -> Spark

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
        .font(.caption)
        .foregroundColor(.secondary)
      Text(value)
        .font(.title2.weight(.semibold))
        .minimumScaleFactor(0.7)
      spark()
        .frame(height: 44)
    }
    .shpCard(tint: tint)
  }
}

struct ShpSparkline: View {
  let values: [Double]
  let tint: Color

  var body: some View {
    Chart(Array(values.enumerated()), id: \.offset) { index, value in
      LineMark(
        x: .value("Index", index),
        y: .value("Value", value)
      )
      .interpolationMethod(.catmullRom)
      AreaMark(
        x: .value("Index", index),
        y: .value("Value", value)
      )
      .interpolationMethod(.catmullRom)
      .foregroundStyle(.linearGradient(colors: [tint.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
    }
    .foregroundColor(tint)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .accessibilityHidden(true)
  }
}

struct ShpDashboardView: View {
  @EnvironmentObject private var store: ShpStore

  private let columns = [
    GridItem(.flexible(), spacing: 12),
    GridItem(.flexible(), spacing: 12),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        if let message = store.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
            .shpCard(tint: .red)
        }
        LazyVGrid(columns: columns, spacing: 12) {
          ShpKPICard(
            title: "Revenue", value: store.revenue.formatted(.currency(code: "GBP").precision(.fractionLength(0))),
            tint: .green
          ) {
            ShpSparkline(values: store.days.map(\.revenue), tint: .green)
          }
          ShpKPICard(title: "Orders", value: store.orders.formatted(), tint: .blue) {
            ShpSparkline(values: store.days.map { Double($0.orders) }, tint: .blue)
          }
          ShpKPICard(
            title: "Average basket", value: store.averageBasket.formatted(.currency(code: "GBP")), tint: .purple
          ) {
            ShpSparkline(values: store.days.map { $0.revenue / Double($0.orders) }, tint: .purple)
          }
          ShpKPICard(
            title: "Weekend share", value: weekendShare.formatted(.percent.precision(.fractionLength(0))), tint: .orange
          ) {
            weekendBar
          }
        }
        .padding()
        .redacted(reason: store.isLoading ? .placeholder : [])
      }
      .navigationTitle("Tea & Coffee")
      .task { await store.load() }
    }
  }

  private var weekendShare: Double {
    let weekend = store.days.filter(\.isWeekend).map(\.revenue).reduce(0, +)
    return store.revenue > 0 ? weekend / store.revenue : 0
  }

  private var weekendBar: some View {
    Chart {
      BarMark(x: .value("Weekend", weekendShare))
        .foregroundStyle(.orange)
      BarMark(x: .value("Weekdays", 1 - weekendShare))
        .foregroundStyle(.orange.opacity(0.25))
    }
    .chartXScale(domain: 0...1)
    .chartXAxis(.hidden)
    .chartPlotStyle { $0.frame(height: 12) }
  }
}

struct ShpDashboardView_Previews: PreviewProvider {
  static var previews: some View {
    ShpDashboardView()
      .environmentObject(ShpStore())
  }
}

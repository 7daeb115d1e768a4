import SwiftUI
import Charts

struct InvRecurringView: View {
  var months: [InvPlanMonth] = InvSamples.plans
  @State private var tab = 0

  private var totals: [(month: Date, joined: Int, cancelled: Int)] {
    Dictionary(grouping: months, by: \.month)
      .map { month, items in
        (
          month: month,
          joined: items.reduce(0) { $0 + $1.joined },
          cancelled: items.reduce(0) { $0 + $1.cancelled }
        )
      }
      .sorted { $0.month < $1.month }
  }

  var body: some View {
    VStack {
      Picker("Chart", selection: $tab) {
        Text("Revenue").tag(0)
        Text("Customers").tag(1)
      }
      .pickerStyle(.segmented)

      Group {
        if tab == 0 {
          revenueChart
        } else {
          customerChart
        }
      }
      .frame(height: 280)
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 2)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.abbreviated))
        }
      }
      Spacer()
    }
    .padding()
    .navigationTitle("Subscriptions")
  }

  private var revenueChart: some View {
    Chart(months) { item in
      AreaMark(
        x: .value("Month", item.month),
        y: .value("Recurring revenue", item.revenue)
      )
      .foregroundStyle(by: .value("Plan", item.plan))
      .interpolationMethod(.monotone)
      .accessibilityLabel("\(item.plan), \(item.month.formatted(.dateTime.month(.wide)))")
    }
    .chartForegroundStyleScale(
      domain: ["Starter", "Team", "Business"],
      range: [Color.cyan, Color.blue, Color.indigo]
    )
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel {
          if let euros = value.as(Int.self) {
            Text("€\(euros / 1_000)k")
          }
        }
      }
    }
  }

  private var customerChart: some View {
    Chart {
      ForEach(totals, id: \.month) { item in
        BarMark(
          x: .value("Month", item.month, unit: .month),
          y: .value("Customers", item.joined)
        )
        .foregroundStyle(by: .value("Change", "New"))

        BarMark(
          x: .value("Month", item.month, unit: .month),
          y: .value("Customers", -item.cancelled)
        )
        .foregroundStyle(by: .value("Change", "Cancelled"))
      }
      ForEach(totals, id: \.month) { item in
        LineMark(
          x: .value("Month", item.month, unit: .month),
          y: .value("Net", item.joined - item.cancelled)
        )
        .foregroundStyle(.primary)
        .symbol(.square)
        .symbolSize(24)
      }
    }
    .chartForegroundStyleScale(["New": Color.green, "Cancelled": Color.red])
    .chartYAxisLabel("Customers a month")
    .chartLegend(position: .top)
  }
}

struct InvRecurringView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      InvRecurringView()
    }
  }
}

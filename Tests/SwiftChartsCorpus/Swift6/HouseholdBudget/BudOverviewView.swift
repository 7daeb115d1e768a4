import SwiftUI
import Charts

private enum BudFlow: String, CaseIterable {
  case income
  case spending

  var title: String {
    switch self {
    case .income: String(localized: "Income")
    case .spending: String(localized: "Spending")
    }
  }
}

private struct BudFlowEntry: Identifiable {
  let month: Date
  let flow: BudFlow
  let amount: Double

  var id: String { "\(flow.rawValue)\(month.timeIntervalSince1970)" }
}

struct BudOverviewView: View {
  @Environment(BudStore.self) private var store
  @Environment(\.budCurrencyCode) private var currencyCode
  @State private var showsBalance = false

  private var entries: [BudFlowEntry] {
    store.months.flatMap { month in
      [
        BudFlowEntry(month: month.start, flow: .income, amount: month.income),
        BudFlowEntry(month: month.start, flow: .spending, amount: month.spent),
      ]
    }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          GroupBox {
            chart
              .frame(height: 260)
          } label: {
            Label("Income and spending, 2024", systemImage: "chart.bar.xaxis")
          }

          LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 12) {
            tile("Income", store.totalIncome, tint: .green)
            tile("Spending", store.totalSpent, tint: .orange)
            tile("Saved", store.totalIncome - store.totalSpent, tint: .blue)
          }
        }
        .padding()
      }
      .navigationTitle("Budget")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Toggle(isOn: $showsBalance.animation()) {
            Label("Balance", systemImage: "plusminus")
          }
        }
      }
      .refreshable { await store.reload() }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(entries) { entry in
        BarMark(
          x: .value("Month", entry.month, unit: .month),
          y: .value("Amount", entry.amount)
        )
        .foregroundStyle(by: .value("Flow", entry.flow.title))
        .position(by: .value("Flow", entry.flow.title))
        .cornerRadius(3)
      }
      if showsBalance {
        ForEach(store.months) { month in
          LineMark(
            x: .value("Month", month.start, unit: .month),
            y: .value("Balance", month.balance)
          )
          .foregroundStyle(.blue)
          .symbol(.circle)
          .interpolationMethod(.monotone)
        }
      }
    }
    .chartForegroundStyleScale([
      BudFlow.income.title: Color.green,
      BudFlow.spending.title: Color.orange,
    ])
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 5)) { _ in
        AxisGridLine()
        AxisValueLabel(
          format: FloatingPointFormatStyle<Double>.Currency(code: currencyCode).precision(.fractionLength(0)))
      }
    }
    .chartLegend(position: .top, alignment: .leading)
  }

  private func tile(_ title: LocalizedStringKey, _ amount: Double, tint: Color) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(amount, format: .currency(code: currencyCode).precision(.fractionLength(0)))
        .font(.title3.bold().monospacedDigit())
        .foregroundStyle(tint)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(.thinMaterial, in: .rect(cornerRadius: 12))
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  BudOverviewView()
    .environment(BudStore())
}

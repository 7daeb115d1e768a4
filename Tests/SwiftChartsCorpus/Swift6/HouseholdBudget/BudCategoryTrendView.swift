import SwiftUI
import Charts

enum BudTrendMode: String, CaseIterable, Identifiable {
  case amounts = "Amounts"
  case shares = "Shares"

  var id: Self { self }
  var stacking: MarkStackingMethod { self == .amounts ? .standard : .normalized }
}

struct BudCategoryTrendView: View {
  @Environment(BudStore.self) private var store
  @State private var mode: BudTrendMode = .amounts
  @State private var selectedDate: Date?

  private var selectedMonth: BudMonth? {
    guard let selectedDate else { return nil }
    return store.months.first {
      Calendar.current.isDate($0.start, equalTo: selectedDate, toGranularity: .month)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Show", selection: $mode.animation(.easeInOut)) {
        ForEach(BudTrendMode.allCases) { mode in
          Text(mode.rawValue).tag(mode)
        }
      }
      .pickerStyle(.segmented)

      Chart {
        ForEach(store.months.flatMap(\.spends)) { spend in
          BarMark(
            x: .value("Month", spend.month, unit: .month),
            y: .value("Spent", spend.amount),
            stacking: mode.stacking
          )
          .foregroundStyle(by: .value("Category", spend.category))
        }

        if let selectedMonth {
          RuleMark(x: .value("Selected", selectedMonth.start, unit: .month))
            .foregroundStyle(Color.gray.opacity(0.4))
            .zIndex(-1)
            .annotation(
              position: .top,
              spacing: 4,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
              BudMonthCallout(month: selectedMonth)
            }
            .accessibilityHidden(true)
        }
      }
      .chartXSelection(value: $selectedDate)
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 3)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .dateTime.month(.abbreviated))
        }
      }
      .chartYAxis {
        if mode == .shares {
          AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(100))
        } else {
          AxisMarks(format: Decimal.FormatStyle.Currency(code: "EUR").precision(.fractionLength(0)))
        }
      }
      .chartLegend(position: .bottom, alignment: .leading, spacing: 10)
      .frame(minHeight: 280)
    }
    .padding()
    .navigationTitle("Categories")
  }
}

private struct BudMonthCallout: View {
  let month: BudMonth

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(month.start, format: .dateTime.month(.wide))
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(month.spent, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .font(.headline)
    }
    .padding(8)
    .background(.background.shadow(.drop(radius: 2)), in: RoundedRectangle(cornerRadius: 8))
  }
}

#Preview {
  NavigationStack {
    BudCategoryTrendView()
  }
  .environment(BudStore())
}

import SwiftUI
import Charts

struct BudTransactionsView: View {
  @Environment(BudStore.self) private var store
  @State private var searchText = ""
  @State private var from = BudCalendar.day(2024, 3, 1)
  @State private var category: BudCategory?

  private var filtered: [BudTransaction] {
    store.transactions.filter { transaction in
      transaction.date >= from
        && (category == nil || transaction.category == category)
        && (searchText.isEmpty || transaction.merchant.localizedCaseInsensitiveContains(searchText))
    }
  }

  private var days: [(day: Date, items: [BudTransaction])] {
    Dictionary(grouping: filtered) { Calendar.current.startOfDay(for: $0.date) }
      .map { (day: $0.key, items: $0.value) }
      .sorted { $0.day > $1.day }
  }

  var body: some View {
    List {
      Section("How large are my payments?") {
        BudAmountHistogram(amounts: filtered.map(\.amount))
          .frame(height: 160)
        DatePicker("From", selection: $from, displayedComponents: .date)
      }

      ForEach(days, id: \.day) { group in
        Section {
          ForEach(group.items) { transaction in
            HStack {
              Image(systemName: transaction.category.symbolName)
                .frame(width: 28)
                .foregroundStyle(.tint)
              Text(transaction.merchant)
              Spacer()
              Text(transaction.amount, format: .currency(code: "EUR"))
                .monospacedDigit()
            }
          }
        } header: {
          Text(group.day, format: .dateTime.weekday(.wide).day().month())
        }
      }
    }
    .searchable(text: $searchText, prompt: "Merchant")
    .toolbar {
      Menu {
        Picker("Category", selection: $category) {
          Text("All").tag(BudCategory?.none)
          ForEach(BudCategory.allCases) { category in
            Label(category.title, systemImage: category.symbolName)
              .tag(Optional(category))
          }
        }
      } label: {
        Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
      }
    }
    .navigationTitle("Transactions")
  }
}

struct BudAmountHistogram: View {
  let amounts: [Double]

  private struct Bin: Identifiable {
    let range: ChartBinRange<Double>
    let count: Int
    var id: Double { range.lowerBound }
  }

  private var bins: [Bin] {
    let edges = NumberBins(size: 20.0, range: 0...120)
    let groups = Dictionary(grouping: amounts, by: edges.index)
    return
      groups
      .map { Bin(range: edges[$0.key], count: $0.value.count) }
      .sorted { $0.id < $1.id }
  }

  var body: some View {
    Chart(bins) { bin in
      BarMark(
        x: .value("Amount", bin.range),
        y: .value("Payments", bin.count)
      )
      .foregroundStyle(.teal.gradient)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 20)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let amount = value.as(Double.self) {
            Text(amount, format: .currency(code: "EUR").precision(.fractionLength(0)))
          }
        }
      }
    }
    .chartXAxisLabel("Amount of a payment")
    .chartYAxisLabel("Number of payments")
  }
}

#Preview {
  NavigationStack {
    BudTransactionsView()
      .environment(BudStore())
  }
}

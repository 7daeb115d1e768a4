import SwiftUI
import Charts

struct BudCategoryDonutView: View {
  let month: BudMonth

  @Environment(\.budCurrencyCode) private var currencyCode
  @State private var selectedAngle: Double?

  private var slices: [BudSpend] {
    month.spends
      .filter { $0.amount > 0 }
      .sorted { $0.amount > $1.amount }
  }

  private var selectedSlice: BudSpend? {
    guard let selectedAngle else { return nil }
    var running = 0.0
    for slice in slices {
      running += slice.amount
      if selectedAngle <= running { return slice }
    }
    return nil
  }

  var body: some View {
    List {
      Section {
        donut
          .frame(height: 280)
          .padding(.vertical, 8)
      }
      Section("Categories") {
        ForEach(slices) { slice in
          LabeledContent {
            Text(slice.amount, format: .currency(code: currencyCode))
              .monospacedDigit()
          } label: {
            Label(slice.category.title, systemImage: slice.category.symbolName)
          }
          .fontWeight(slice == selectedSlice ? .semibold : .regular)
        }
      }
    }
    .navigationTitle(Text(month.start, format: .dateTime.month(.wide).year()))
  }

  private var donut: some View {
    Chart(slices) { slice in
      SectorMark(
        angle: .value("Spent", slice.amount),
        innerRadius: .ratio(0.62),
        outerRadius: slice == selectedSlice ? .inset(0) : .inset(8),
        angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Category", slice.category))
      .opacity(selectedSlice == nil || slice == selectedSlice ? 1 : 0.45)
      .accessibilityLabel(slice.category.title)
      .accessibilityValue(
        "\(slice.amount.formatted(.currency(code: "EUR"))), \((slice.amount / month.spent).formatted(.percent.precision(.fractionLength(0))))"
      )
    }
    .chartAngleSelection(value: $selectedAngle)
    .chartLegend(.hidden)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let plotFrame = proxy.plotFrame {
          let frame = geometry[plotFrame]
          centerLabel
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .animation(.snappy, value: selectedSlice)
  }

  @ViewBuilder
  private var centerLabel: some View {
    VStack(spacing: 2) {
      Text(selectedSlice?.category.title ?? String(localized: "Total"))
        .font(.callout)
        .foregroundStyle(.secondary)
      Text(selectedSlice?.amount ?? month.spent, format: .currency(code: currencyCode))
        .font(.title2.bold())
        .contentTransition(.numericText())
    }
  }
}

#Preview("March") {
  NavigationStack {
    BudCategoryDonutView(month: BudSampleData.year2024[2])
  }
}

#Preview("October, with insurance") {
  NavigationStack {
    BudCategoryDonutView(month: BudSampleData.year2024[9])
  }
}

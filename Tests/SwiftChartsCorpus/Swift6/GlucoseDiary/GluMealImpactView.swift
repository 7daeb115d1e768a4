import SwiftUI
import Charts

/// A point for a meal, drawn with the name above it when it is the chosen one.
struct GluMealPoint: ChartContent {
  let meal: GluMeal
  let isHighlighted: Bool

  var body: some ChartContent {
    PointMark(
      x: .value("Carbohydrate", meal.carbs),
      y: .value("Rise", meal.rise)
    )
    .foregroundStyle(by: .value("Meal", meal.slot))
    .symbol(by: .value("Meal", meal.slot))
    .symbolSize(isHighlighted ? 160 : 60)
    .opacity(isHighlighted ? 1 : 0.8)
    .annotation(position: .top) {
      if isHighlighted {
        Text(meal.name)
          .font(.caption.bold())
      }
    }
    .accessibilityLabel(meal.name)
    .accessibilityValue("\(Int(meal.carbs)) grams of carbohydrate, rise of \(Int(meal.rise))")
  }
}

struct GluMealImpactView: View {
  let meals: [GluMeal]

  @State private var highlighted: GluMeal.ID?
  @State private var slots: Set<GluMeal.Slot> = Set(GluMeal.Slot.allCases)

  private var visible: [GluMeal] {
    meals.filter { slots.contains($0.slot) }
  }

  var body: some View {
    List(selection: $highlighted) {
      Section {
        Chart {
          ForEach(visible) { meal in
            GluMealPoint(meal: meal, isHighlighted: meal.id == highlighted)
          }
        }
        .chartXScale(domain: 0...80)
        .chartYScale(domain: 0...100)
        .chartXAxisLabel("Carbohydrate (g)")
        .chartYAxisLabel("Rise after two hours (mg/dL)")
        .chartForegroundStyleScale(range: [Color.orange, .green, .blue, .pink])
        .chartSymbolScale([
          GluMeal.Slot.breakfast: BasicChartSymbolShape.circle,
          GluMeal.Slot.lunch: BasicChartSymbolShape.square,
          GluMeal.Slot.dinner: BasicChartSymbolShape.triangle,
          GluMeal.Slot.snack: BasicChartSymbolShape.diamond,
        ])
        .frame(height: 300)
      }

      Section("Meals") {
        ForEach(visible) { meal in
          HStack {
            Text(meal.name)
            Spacer()
            Text("+\(meal.rise, specifier: "%.0f")")
              .foregroundStyle(.secondary)
          }
          .tag(meal.id)
        }
      }
    }
    .toolbar {
      Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
        ForEach(GluMeal.Slot.allCases, id: \.self) { slot in
          Toggle(slot.rawValue, isOn: binding(for: slot))
        }
      }
    }
    .navigationTitle("Meals")
  }

  private func binding(for slot: GluMeal.Slot) -> Binding<Bool> {
    Binding {
      slots.contains(slot)
    } set: { isOn in
      withAnimation {
        if isOn {
          slots.insert(slot)
        } else {
          slots.remove(slot)
        }
      }
    }
  }
}

#Preview {
  NavigationStack {
    GluMealImpactView(meals: GluSample.meals)
  }
}

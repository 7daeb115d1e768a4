import SwiftUI
import Charts

struct HgdStreakLollipops: View {
  enum Order: String, CaseIterable, Identifiable {
    case best, name
    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .best: "Longest first"
      case .name: "By name"
      }
    }
  }

  let habits: [HgdHabit]
  @State private var order: Order

  init(habits: [HgdHabit], order: Order = .best) {
    self.habits = habits
    _order = State(initialValue: order)
  }

  private var sorted: [HgdHabit] {
    switch order {
    case .best: habits.sorted { $0.bestStreak > $1.bestStreak }
    case .name: habits.sorted { $0.name < $1.name }
    }
  }

  var body: some View {
    GroupBox {
      Chart(sorted) { habit in
        RuleMark(
          xStart: .value("Start", 0),
          xEnd: .value("Best streak", habit.bestStreak),
          y: .value("Habit", habit.name)
        )
        .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round))
        .foregroundStyle(habit.tint.opacity(0.5))
        .accessibilityHidden(true)

        PointMark(
          x: .value("Best streak", habit.bestStreak),
          y: .value("Habit", habit.name)
        )
        .symbolSize(140)
        .foregroundStyle(habit.tint)
        .annotation(position: .trailing, spacing: 4) {
          if habit.currentStreak == habit.bestStreak {
            Image(systemName: "flame.fill")
              .foregroundStyle(.orange)
          }
        }
        .accessibilityLabel(habit.name)
        .accessibilityValue(spokenValue(for: habit))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: 20)) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 4]))
          AxisValueLabel {
            if let days = value.as(Int.self) {
              Text("\(days) d")
            }
          }
        }
      }
      .chartXScale(domain: 0...70)
      .chartXAxisLabel("Days in a row", alignment: .center)
      .frame(height: CGFloat(habits.count) * 44 + 40)
      .animation(.smooth, value: order)
    } label: {
      HStack {
        Label("Best streaks", systemImage: "flame")
        Spacer()
        Picker("Order", selection: $order) {
          ForEach(Order.allCases) { order in
            Text(order.title).tag(order)
          }
        }
        .labelsHidden()
      }
    }
    .padding(.horizontal)
  }

  private func spokenValue(for habit: HgdHabit) -> String {
    if habit.currentStreak == habit.bestStreak {
      return "\(habit.bestStreak) days, still going"
    }
    return "\(habit.bestStreak) days"
  }
}

#Preview {
  HgdStreakLollipops(habits: HgdSample.habits)
}

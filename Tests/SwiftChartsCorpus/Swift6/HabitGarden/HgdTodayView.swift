import SwiftUI
import Charts

struct HgdTodayView: View {
  @Environment(HgdStore.self) private var store
  @State private var showsQuarter = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.habits) { habit in
            HgdHabitRow(
              habit: habit,
              week: store.lastWeek(of: habit),
              isDone: store.doneToday.contains(habit.id)
            )
            .swipeActions(edge: .leading) {
              Button("Done", systemImage: "checkmark") {
                withAnimation(.snappy) { store.toggle(habit) }
              }
              .tint(.green)
            }
          }
        } header: {
          Text("Today")
        } footer: {
          Text("\(store.doneToday.count) of \(store.habits.count) done")
        }
      }
      .overlay {
        if store.isLoading {
          ProgressView()
        } else if store.habits.isEmpty {
          ContentUnavailableView("No habits yet", systemImage: "leaf", description: Text("Plant your first habit."))
        }
      }
      .navigationTitle("Garden")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Quarter", systemImage: "square.grid.3x3.fill") { showsQuarter = true }
            .disabled(store.practice.isEmpty)
        }
      }
      .sheet(isPresented: $showsQuarter) {
        HgdPracticeHeatMap(days: store.practice)
          .presentationDetents([.medium])
      }
      .task { await store.load() }
    }
  }
}

struct HgdHabitRow: View {
  let habit: HgdHabit
  let week: [HgdPracticeDay]
  let isDone: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isDone ? "checkmark.circle.fill" : habit.symbol)
        .foregroundStyle(habit.tint)
        .contentTransition(.symbolEffect(.replace))
        .frame(width: 28)
      VStack(alignment: .leading) {
        Text(habit.name)
        Text("^[\(habit.goalPerWeek) time](inflect: true) a week")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Chart(week) { day in
        BarMark(
          x: .value("Day", day.date, unit: .day),
          y: .value("Minutes", day.minutes),
          width: .ratio(0.7)
        )
        .foregroundStyle(habit.tint.gradient)
        .cornerRadius(2)
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 0...45)
      .frame(width: 72, height: 30)
      .accessibilityLabel(Text("Last seven days of \(habit.name)"))
    }
    .padding(.vertical, 2)
  }
}

#Preview {
  HgdTodayView()
    .environment(HgdStore.sample)
}

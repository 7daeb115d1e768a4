import Foundation
import Observation

@MainActor
@Observable
final class HgdStore {
  private(set) var habits: [HgdHabit] = []
  private(set) var practice: [HgdPracticeDay] = []
  private(set) var isLoading = false
  var doneToday: Set<HgdHabit.ID> = []

  init(habits: [HgdHabit] = [], practice: [HgdPracticeDay] = []) {
    self.habits = habits
    self.practice = practice
  }

  static var sample: HgdStore {
    let store = HgdStore(habits: HgdSample.habits, practice: HgdSample.practice)
    store.doneToday = ["water", "read"]
    return store
  }

  func load() async {
    guard habits.isEmpty else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(50))
    habits = HgdSample.habits
    practice = HgdSample.practice
  }

  func toggle(_ habit: HgdHabit) {
    if doneToday.contains(habit.id) {
      doneToday.remove(habit.id)
    } else {
      doneToday.insert(habit.id)
    }
  }

  func lastWeek(of habit: HgdHabit) -> [HgdPracticeDay] {
    let shift = habits.firstIndex(of: habit) ?? 0
    return Array(practice.dropLast(shift).suffix(7))
  }
}

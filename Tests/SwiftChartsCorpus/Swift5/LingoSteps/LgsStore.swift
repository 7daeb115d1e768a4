import SwiftUI
import Combine

final class LgsCourse: ObservableObject {
  @Published var week: [LgsDayXP] = []
  @Published var topics: [LgsTopicResult] = []
  @Published var dailyGoal: Int = 50
  @Published private(set) var goalMessage = ""

  private var cancellables: Set<AnyCancellable> = []

  init(week: [LgsDayXP] = LgsSample.week, topics: [LgsTopicResult] = LgsSample.topics) {
    self.week = week
    self.topics = topics
    $dailyGoal
      .combineLatest($week)
      .map { goal, week in
        let reached = week.filter { $0.xp >= goal }.count
        return "Goal reached on \(reached) of \(week.count) days"
      }
      .removeDuplicates()
      .sink { [weak self] in self?.goalMessage = $0 }
      .store(in: &cancellables)
  }

  var totalXP: Int {
    week.reduce(0) { $0 + $1.xp }
  }
}

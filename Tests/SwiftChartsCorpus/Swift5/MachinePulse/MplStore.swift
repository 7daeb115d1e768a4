import Foundation
import SwiftUI

@MainActor
final class MplPlant: ObservableObject {
  @Published var name = "Hall B"
  @Published var channels: [MplChannel] = []
  @Published var intervals: [MplInterval] = []
  @Published var selectedMachine: String?
  @Published var alarmLevel = 1.8

  var machines: [String] {
    var seen: [String] = []
    for interval in intervals where !seen.contains(interval.machine) {
      seen.append(interval.machine)
    }
    return seen
  }

  var alarmCount: Int {
    channels.filter(\.isOverLimit).count
  }

  func load() {
    channels = MplData.channels
    intervals = MplData.intervals
  }

  static func demo() -> MplPlant {
    let plant = MplPlant()
    plant.load()
    return plant
  }
}

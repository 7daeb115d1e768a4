import Foundation
import SwiftUI
import Combine

final class VitBook: ObservableObject {
  @Published private(set) var pressures: [VitPressure]
  @Published private(set) var weights: [VitWeight]
  @Published var goalWeight: Double = 80

  private let additions = PassthroughSubject<VitPressure, Never>()

  var newPressures: AnyPublisher<VitPressure, Never> { additions.eraseToAnyPublisher() }

  init(
    pressures: [VitPressure] = VitSample.pressures,
    weights: [VitWeight] = VitSample.weights
  ) {
    self.pressures = pressures
    self.weights = weights
  }

  func add(systolic: Int, diastolic: Int, pulse: Int) {
    let last = pressures.last?.date ?? VitSample.start
    let entry = VitPressure(
      id: pressures.count,
      date: last.addingTimeInterval(86_400),
      systolic: systolic,
      diastolic: diastolic,
      pulse: pulse
    )
    pressures.append(entry)
    additions.send(entry)
  }

  /// Mean of the last seven weighings, at each weighing.
  func smoothedWeights(window: Int = 7) -> [VitWeight] {
    weights.indices.map { index in
      let slice = weights[max(0, index - window + 1)...index]
      let mean = slice.map(\.kilograms).reduce(0, +) / Double(slice.count)
      return VitWeight(date: weights[index].date, kilograms: mean)
    }
  }
}

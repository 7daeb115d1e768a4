import Foundation
import SwiftUI

struct QkeEvent: Identifiable, Hashable {
  let id: Int
  let time: Date
  let magnitude: Double
  let depth: Double
  let longitude: Double
  let region: String
  var strength: QkeStrength { QkeStrength(magnitude: magnitude) }
}

enum QkeStrength: String, CaseIterable, Identifiable {
  case minor = "Minor"
  case light = "Light"
  case moderate = "Moderate"

  init(magnitude: Double) {
    switch magnitude {
    case ..<4: self = .minor
    case ..<5: self = .light
    default: self = .moderate
    }
  }

  var id: String { rawValue }
  var color: Color {
    switch self {
    case .minor: return .yellow
    case .light: return .orange
    case .moderate: return .red
    }
  }
}

struct QkeFrequency: Identifiable, Hashable {
  let magnitude: Double
  let count: Int
  var id: Double { magnitude }
}

struct QkeTrace: Identifiable, Hashable {
  let station: String
  let samples: [Double]
  let interval: Double
  let pArrival: Double
  let sArrival: Double
  var id: String { station }
  var duration: Double { Double(samples.count - 1) * interval }
}

struct QkeFilter: Equatable {
  var minimumMagnitude = 3.0
  var region: String?

  func allows(_ event: QkeEvent) -> Bool {
    event.magnitude >= minimumMagnitude && (region == nil || event.region == region)
  }
}

enum QkeCatalogue {
  /// Sunday 10 March 2024, midnight UTC.
  static let start = Date(timeIntervalSince1970: 1_710_028_800)

  static let events: [QkeEvent] = {
    let hours = [5.0, 6, 7.5, 9, 11, 14, 18, 23, 29, 36, 44, 53, 63, 75, 88, 102, 118, 135, 141, 160]
    let magnitudes = [
      5.8, 4.6, 4.9, 3.8, 4.1, 3.5, 4.4, 3.3, 3.9, 3.2, 4.0, 3.1, 3.6, 3.0, 3.4, 3.2, 3.0, 4.7, 3.7, 3.1,
    ]
    let depths = [12.0, 10, 15, 8, 18, 22, 14, 30, 9, 41, 17, 52, 25, 60, 33, 71, 80, 38, 44, 96]
    return hours.indices.map { index in
      QkeEvent(
        id: index,
        time: start.addingTimeInterval(hours[index] * 3_600),
        magnitude: magnitudes[index],
        depth: depths[index],
        longitude: 141 + depths[index] * -0.02 + Double(index % 5) * 0.1,
        region: depths[index] < 20 ? "Shelf" : depths[index] < 50 ? "Slope" : "Trench"
      )
    }
  }()

  /// Events of at least a magnitude in one year.
  static let yearly: [QkeFrequency] = [
    QkeFrequency(magnitude: 2.0, count: 5_200),
    QkeFrequency(magnitude: 2.5, count: 1_710),
    QkeFrequency(magnitude: 3.0, count: 540),
    QkeFrequency(magnitude: 3.5, count: 175),
    QkeFrequency(magnitude: 4.0, count: 52),
    QkeFrequency(magnitude: 4.5, count: 18),
    QkeFrequency(magnitude: 5.0, count: 5),
    QkeFrequency(magnitude: 5.5, count: 2),
  ]

  static let trace: QkeTrace = {
    let samples: [Double] = (0..<240).map { index in
      let time = Double(index) * 0.25
      var value = 0.02 * sin(time * 9)
      if time >= 12 { value += 0.4 * exp(-(time - 12) / 9) * sin((time - 12) * 6) }
      if time >= 26 { value += 1.6 * exp(-(time - 26) / 10) * sin((time - 26) * 3.5) }
      return value
    }
    return QkeTrace(station: "Lighthouse", samples: samples, interval: 0.25, pArrival: 12, sArrival: 26)
  }()
}

import Foundation
import SwiftUI

enum SkyCondition: String, CaseIterable, Sendable {
  case sunny, partlyCloudy, cloudy, showers, rain, thunder

  var symbolName: String {
    switch self {
    case .sunny: "sun.max.fill"
    case .partlyCloudy: "cloud.sun.fill"
    case .cloudy: "cloud.fill"
    case .showers: "cloud.sun.rain.fill"
    case .rain: "cloud.rain.fill"
    case .thunder: "cloud.bolt.rain.fill"
    }
  }

  var title: String {
    switch self {
    case .sunny: String(localized: "Sunny")
    case .partlyCloudy: String(localized: "Partly cloudy")
    case .cloudy: String(localized: "Cloudy")
    case .showers: String(localized: "Showers")
    case .rain: String(localized: "Rain")
    case .thunder: String(localized: "Thunderstorms")
    }
  }
}

enum SkyTemperatureUnit: String, CaseIterable, Identifiable, Sendable {
  case celsius, fahrenheit
  var id: Self { self }
  var symbol: String { self == .celsius ? "°C" : "°F" }

  func convert(_ celsius: Double) -> Double {
    self == .celsius ? celsius : celsius * 9 / 5 + 32
  }

  func text(_ celsius: Double) -> String {
    "\(Int(convert(celsius).rounded()))°"
  }
}

struct SkyDay: Identifiable, Hashable, Sendable {
  let date: Date
  let low: Double
  let high: Double
  let rainChance: Double
  let condition: SkyCondition
  var id: Date { date }
  var spread: Double { high - low }
}

struct SkyHour: Identifiable, Hashable, Sendable {
  let date: Date
  let temperature: Double
  let feelsLike: Double
  let rain: Double
  let rainChance: Double
  let wind: Double
  let gust: Double
  let direction: Double
  var id: Date { date }
}

struct SkyPollutant: Identifiable, Hashable, Sendable {
  let name: String
  let longName: String
  let concentration: Double
  let limit: Double
  var id: String { name }
  var shareOfLimit: Double { concentration / limit }
}

struct SkyClimateDay: Identifiable, Hashable, Sendable {
  let day: Int
  let normal: Double
  let usualLow: Double
  let usualHigh: Double
  let observed: Double?
  var id: Int { day }
  var anomaly: Double? { observed.map { $0 - normal } }
}

enum SkySample {
  /// Wednesday 1 May 2024, midnight UTC.
  static let start = Date(timeIntervalSince1970: 1_714_521_600)

  static let days: [SkyDay] = {
    let lows: [Double] = [7, 8, 10, 11, 12, 9, 6, 5, 7, 9]
    let highs: [Double] = [16, 18, 21, 23, 24, 17, 14, 13, 16, 19]
    let chances: [Double] = [0.1, 0.05, 0, 0.1, 0.4, 0.85, 0.7, 0.35, 0.2, 0.1]
    let conditions: [SkyCondition] = [
      .partlyCloudy, .sunny, .sunny, .sunny, .thunder, .rain, .showers, .cloudy, .partlyCloudy, .sunny,
    ]
    return lows.indices.map { index in
      SkyDay(
        date: start.addingTimeInterval(Double(index) * 86_400),
        low: lows[index], high: highs[index],
        rainChance: chances[index], condition: conditions[index]
      )
    }
  }()

  static let hours: [SkyHour] = (0..<48).map { hour in
    let phase = (Double(hour) - 9) * .pi / 12
    let temperature = 12 + 5 * sin(phase) + Double(hour / 24)
    let wind = 14 + 8 * sin(Double(hour) * .pi / 16)
    let wet = (17...22).contains(hour) || (38...41).contains(hour)
    return SkyHour(
      date: start.addingTimeInterval(Double(hour) * 3_600),
      temperature: temperature,
      feelsLike: temperature - 0.12 * wind,
      rain: wet ? 0.4 + Double(hour % 4) * 0.6 : 0,
      rainChance: wet ? 0.75 : 0.15,
      wind: wind,
      gust: wind * 1.5 + Double(hour % 3),
      direction: Double((200 + hour * 5) % 360)
    )
  }

  static let pollutants: [SkyPollutant] = [
    SkyPollutant(name: "PM2.5", longName: "Fine particles", concentration: 18, limit: 15),
    SkyPollutant(name: "PM10", longName: "Coarse particles", concentration: 27, limit: 45),
    SkyPollutant(name: "O₃", longName: "Ozone", concentration: 88, limit: 100),
    SkyPollutant(name: "NO₂", longName: "Nitrogen dioxide", concentration: 31, limit: 25),
    SkyPollutant(name: "SO₂", longName: "Sulphur dioxide", concentration: 4, limit: 40),
  ]

  static let may: [SkyClimateDay] = {
    let observed: [Double?] = [
      11, 12, 15, 17, 19, 14, 11, 9, 10, 13, 15, 16, 18, 20, 21, 22,
      20, 18, 16, nil, nil, 15, 14, 13, 15, 17, 18, 19, 20, 21, 19,
    ]
    return observed.enumerated().map { index, value in
      let normal = 12 + Double(index) * 0.1
      return SkyClimateDay(
        day: index + 1, normal: normal,
        usualLow: normal - 3, usualHigh: normal + 3.5, observed: value
      )
    }
  }()
}

import Foundation
import SwiftUI

enum MplState: String, CaseIterable, Identifiable {
  case running = "Running"
  case idle = "Idle"
  case setup = "Setup"
  case fault = "Fault"

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .running: return .green
    case .idle: return .gray
    case .setup: return .blue
    case .fault: return .red
    }
  }
}

struct MplInterval: Identifiable, Hashable {
  let id: Int
  let machine: String
  let state: MplState
  let start: Date
  let end: Date
  var minutes: Int { Int(end.timeIntervalSince(start) / 60) }
}

struct MplSample: Identifiable, Hashable {
  let id: Int
  let time: Date
  let value: Double
}

struct MplChannel: Identifiable {
  let name: String
  let unit: String
  let limit: Double?
  let samples: [MplSample]
  var id: String { name }
  var latest: Double? { samples.last?.value }
  var isOverLimit: Bool {
    guard let limit, let latest else { return false }
    return latest > limit
  }
}

struct MplSpectrumLine: Identifiable, Hashable {
  let frequency: Double
  let amplitude: Double
  var id: Double { frequency }
}

struct MplQuartiles: Identifiable, Hashable {
  let machine: String
  let minimum: Double
  let lower: Double
  let median: Double
  let upper: Double
  let maximum: Double
  let outliers: [Double]
  var id: String { machine }

  init(machine: String, values: [Double]) {
    self.machine = machine
    let sorted = values.sorted()
    func quantile(_ fraction: Double) -> Double {
      let position = fraction * Double(sorted.count - 1)
      let below = Int(position)
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
    }
    lower = quantile(0.25)
    median = quantile(0.5)
    upper = quantile(0.75)
    let reach = 1.5 * (upper - lower)
    let fences = (lower - reach)...(upper + reach)
    let inside = sorted.filter { fences.contains($0) }
    minimum = inside.first ?? lower
    maximum = inside.last ?? upper
    outliers = sorted.filter { !fences.contains($0) }
  }
}

enum MplData {
  /// Monday 3 June 2024, 06:00 UTC.
  static let shiftStart = Date(timeIntervalSince1970: 1_717_394_400)

  static let intervals: [MplInterval] = {
    let plan: [(String, MplState, Int, Int)] = [
      ("Press 1", .setup, 0, 30), ("Press 1", .running, 30, 210),
      ("Press 1", .fault, 210, 235), ("Press 1", .running, 235, 480),
      ("Lathe 2", .running, 0, 150), ("Lathe 2", .idle, 150, 195),
      ("Lathe 2", .running, 195, 420), ("Lathe 2", .idle, 420, 480),
      ("Mill 3", .idle, 0, 60), ("Mill 3", .setup, 60, 120),
      ("Mill 3", .running, 120, 330), ("Mill 3", .fault, 330, 390), ("Mill 3", .running, 390, 480),
    ]
    return plan.enumerated().map { index, entry in
      MplInterval(
        id: index, machine: entry.0, state: entry.1,
        start: shiftStart.addingTimeInterval(Double(entry.2) * 60),
        end: shiftStart.addingTimeInterval(Double(entry.3) * 60)
      )
    }
  }()

  /// Seconds per part over one shift.
  static let cycleTimes: [Double] = (0..<120).map { index in
    let base = 42 + Double((index * 37) % 23) * 0.5
    return index % 15 == 14 ? base + 12 : base
  }

  static let spectrum: [MplSpectrumLine] = [
    (10, 0.12), (16, 0.09), (25, 2.1), (32, 0.15), (50, 0.9), (63, 0.11), (75, 0.45),
    (100, 0.3), (160, 0.08), (250, 0.07), (400, 0.06), (630, 0.35), (1_000, 0.05), (1_600, 0.04),
  ].map { MplSpectrumLine(frequency: $0.0, amplitude: $0.1) }

  static func series(_ name: String, unit: String, base: Double, swing: Double, limit: Double? = nil) -> MplChannel {
    let samples = (0..<60).map { index in
      MplSample(
        id: index,
        time: shiftStart.addingTimeInterval(Double(index) * 60),
        value: base + swing * sin(Double(index) * 0.21) + swing * 0.3 * cos(Double(index) * 0.9)
      )
    }
    return MplChannel(name: name, unit: unit, limit: limit, samples: samples)
  }

  static let channels: [MplChannel] = [
    series("Spindle", unit: "rpm", base: 2_950, swing: 60),
    series("Bearing", unit: "°C", base: 68, swing: 6, limit: 70),
    series("Oil pressure", unit: "bar", base: 4.2, swing: 0.3),
    series("Current", unit: "A", base: 18, swing: 4, limit: 25),
  ]

  static let torque: [MplQuartiles] = [
    MplQuartiles(machine: "Press 1", values: [41, 43, 44, 44, 45, 46, 46, 47, 48, 50, 61]),
    MplQuartiles(machine: "Lathe 2", values: [30, 33, 35, 36, 38, 38, 40, 41, 43, 45, 48]),
    MplQuartiles(machine: "Mill 3", values: [18, 36, 37, 38, 38, 39, 39, 40, 40, 41, 43]),
  ]
}

import ChartDeclarations
import Foundation

/// A measurement of blood pressure, in millimeters of mercury.
public struct PressureReading: Identifiable, Sendable {
  /// The day.
  public var date: Date
  /// The higher number.
  public var systolic: Int
  /// The lower number.
  public var diastolic: Int
  /// The day.
  public var id: Date { date }

  /// Two weeks from June 1, 2025, by the rule that the README of the corpus gives.
  public static let weeks: [PressureReading] = (0..<14).map { day in
    PressureReading(date: May2025.day(31 + day), systolic: 118 + 5 * day % 13, diastolic: 75 + 3 * day % 9)
  }
}

/// Two sets of points, told apart by their names, and a limit.
public struct BloodPressure: View {
  /// The measurements.
  public var measurements = PressureReading.weeks

  /// Two weeks.
  public init() {}

  /// The chart.
  public var body: some View {
    Chart {
      ForEach(measurements) { measurement in
        PointMark(
          x: .value("date", measurement.date, unit: .day), y: .value("Systolic (mmHg)", measurement.systolic)
        )
        .foregroundStyle(.red)
        PointMark(
          x: .value("date", measurement.date, unit: .day), y: .value("Diastolic (mmHg)", measurement.diastolic)
        )
        .symbol(.square)
      }
      RuleMark(y: .value("Limit", 130))
        .lineStyle(StrokeStyle(lineWidth: 1))
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartYAxisLabel("Blood pressure (mmHg)")
    .chartTitle("Blood pressure")
  }
}

import ChartDeclarations
import Foundation

/// A stretch of time with a symptom.
public struct Symptom: Identifiable, Sendable {
  /// How strong it was.
  public enum Intensity: Int, Plottable, CaseIterable, Comparable, Sendable, CustomStringConvertible {
    case notPresent, present, mild, moderate, severe

    /// What a person calls it.
    public var description: String {
      switch self {
      case .notPresent: "Not Present"
      case .present: "Present"
      case .mild: "Mild"
      case .moderate: "Moderate"
      case .severe: "Severe"
      }
    }

    /// Whether the first is weaker than the second.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// Its place in the diary.
  public var id: Int
  /// When it began.
  public var start: Date
  /// When it ended.
  public var end: Date
  /// How strong it was.
  public var intensity: Intensity

  /// Eighty events of a year from June 1, 2024, by the rule that the README of the corpus gives.
  public static let diary: [Symptom] = (0..<80).map { k in
    let start = Date(timeIntervalSince1970: 1_717_200_000 + Double(110 * k + 37 * k % 24) * 3_600)
    let minutes = k % 5 == 4 ? (20 + 7 * k % 30) * 60 : 30 * (53 * k % 11 + 1)
    let level = k % 16 == 15 ? 0 : 1 + (7 * k + k * k / 3) % 4
    return Symptom(
      id: k, start: start, end: start + Double(minutes) * 60, intensity: Intensity(rawValue: level) ?? .notPresent)
  }
}

/// Events on five levels: longer ones are lanes, those shorter than a limit points; every level stays on the axis.
public struct SymptomIntensity: View {
  /// All events.
  public var symptoms = Symptom.diary
  /// Events shorter than this many seconds are points; the limit grows with the window.
  public var shortest: TimeInterval = 0
  /// How many seconds of the diary are shown, and from when.
  public var visible: (length: TimeInterval, from: Date)?
  /// The day that was tapped.
  @State public var selectedDay: Date?
  /// The days that were dragged over.
  @State public var selectedDays: ClosedRange<Date>?

  /// All of the diary, every event a lane.
  public init() {}

  /// The chart.
  public var body: some View {
    Chart(symptoms) { symptom in
      if symptom.end.timeIntervalSince(symptom.start) < shortest {
        PointMark(x: .value("start", symptom.start), y: .value("intensity", symptom.intensity))
      } else {
        BarMark(
          xStart: .value("start", symptom.start), xEnd: .value("end", symptom.end),
          y: .value("intensity", symptom.intensity), height: .fixed(6))
      }
    }
    .chartXVisibleDomain(length: visible?.length ?? diary.length)
    .chartScrollPosition(initialX: visible?.from ?? diary.from)
    .chartXSelection(value: $selectedDay)
    .chartXSelection(range: $selectedDays)
    .chartTitle("Symptom intensity")
  }

  /// From the first start to the last end.
  private var diary: (length: TimeInterval, from: Date) {
    let from = symptoms.map(\.start).min() ?? May2025.day(0)
    let to = symptoms.map(\.end).max() ?? from
    return (to.timeIntervalSince(from), from)
  }
}

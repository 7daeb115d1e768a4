import Foundation
import Testing

@testable import ChartDeclarations

/// Labels that end in parentheses: only a known unit is taken off.
@MainActor @Suite struct UnitTests {
  @Test(arguments: [
    ("Temperature (°C)", "Temperature", "°C"), ("Blood pressure (mmHg)", "Blood pressure", "mmHg"),
    ("Speed ( km/h )", "Speed", "km/h"), ("Length (m)", "Length", "m"), ("Share(%)", "Share", "%"),
    ("Room (GB)", "Room", "GB"), ("Price ($)", "Price", "$"), ("Power (kW)", "Power", "kW"),
    ("Power (mW)", "Power", "mW"), ("Sleep (Hours)", "Sleep", "Hours"), ("Walk (steps)", "Walk", "steps"),
    ("Temperature (degrees Celsius)", "Temperature", "degrees Celsius"), ("A (b) (kg)", "A (b)", "kg"),
  ])
  func units(label: String, title: String, unit: String) {
    let parts = TitleWithUnit(label)
    #expect(parts.title == title && parts.unit == unit)
  }

  @Test(arguments: [
    "Sales (2025)", "Temperature (average)", "Steps (1,000)", "Plan (C)", "Group (A)", "(kg)", " (kg)", "Weight ()",
    "Weight (KG)", "Power (Mw)", "Weight (kg) of all", "Weight kg)", "Change (year over year)", "Weight (kg/lb)", "",
    "Speed (km/h, mean)",
  ])
  func wholeLabels(label: String) {
    let parts = TitleWithUnit(label)
    #expect(parts.title == label && parts.unit == nil)
  }

  /// What English speech says in full is known as a unit.
  @Test func everyUnitThatIsSpokenIsKnown() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("voices/speech/en.toml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "[[units]]"))
    let names = lines[start...].filter { $0.hasPrefix("names = ") }
      .flatMap { $0.split(separator: "\"").dropFirst().enumerated().filter { $0.offset % 2 == 0 }.map(\.element) }
    #expect(names.count > 50)
    for name in names { #expect(UnitNames.contains(String(name)), "\(name)") }
  }
}

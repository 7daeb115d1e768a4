import ChartModel
import Testing

@testable import ChartDeclarations

/// Units that authors write for VoiceOver alone.
@MainActor @Suite struct WrittenUnitTests {
  nonisolated private static let words: [([(Double, String)], String?)] = [
    ([(14.4, "14.4 kilowatt hours, 41%"), (9.2, "9.2 kilowatt hours, 26%")], "kilowatt hours"),
    ([(1_150, "€1,150.00, 51%"), (267, "€267.00")], "€"), ([(9, "9 min"), (14, "14 min")], "minutes"),
    ([(1, "1 hour"), (2, "2 hours")], "hours"), ([(5.385, "5.4 kg"), (0.6, "0.6 kg")], "kg"),
    // Another number than the value, another unit, none, one that nobody knows, and one text alone.
    ([(14.4, "15 kg"), (9, "9 kg")], nil), ([(1, "1 kg"), (2, "2 km")], nil), ([(1, "1 kg"), (2, "2")], nil),
    ([(1, "1 apple"), (2, "2 apples")], nil), ([(1, "1 kg")], nil), ([(.nan, "no kg"), (2, "2 kg")], nil),
  ]

  @Test(arguments: words.indices) func unitsOfWords(index: Int) {
    let (texts, unit) = Self.words[index]
    #expect(WrittenUnit.unit(texts.map { (value: $0.0, text: $0.1) }) == unit, "\(texts)")
  }

  @Test(
    arguments: [
      ("Average power of the panels in kilowatts", "Power", "kilowatts"), ("Height in cm", "height", "cm"),
      ("Elevation by distance in kilometers", "Elevation", nil), ("Rain and temperature in °C", "Rain", nil),
      ("Plants in weeks", "Height", nil), ("Weight in 2024", "Weight", nil), ("Weight", "Weight", nil),
    ] as [(String, String, String?)])
  func unitsOfLabels(label: String, measure: String, unit: String?) {
    #expect(WrittenUnit.unit(inLabel: label, of: measure) == unit)
  }

  /// What is written over one layer is no unit of another.
  @Test func oneLayerDoesNotSpeakForAll() throws {
    let bars = Chart(1..<4, id: \.self) { day in
      BarMark(x: .value("Day", "\(day)"), y: .value("Energy", day * 3)).accessibilityValue("\(day * 3) kWh")
    }
    #expect(bars.charts().first?.layers.first?.specification.y.unit == "kWh")
    let both = Chart(1..<4, id: \.self) { day in
      BarMark(x: .value("Day", "\(day)"), y: .value("Energy", day * 3)).accessibilityValue("\(day * 3) kWh")
      LineMark(x: .value("Day", "\(day)"), y: .value("Average", 6))
    }
    #expect(both.charts().first?.layers.allSatisfy { $0.specification.y.unit == nil } == true)
  }
}

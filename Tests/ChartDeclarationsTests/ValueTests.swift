import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct ValueTests {
  struct Celsius: Plottable {
    var degrees: Double
    var primitivePlottable: Double { degrees }
    init(degrees: Double) { self.degrees = degrees }
    init?(primitivePlottable: Double) { degrees = primitivePlottable }
  }
  enum Size: Int, CaseIterable, Plottable, CustomStringConvertible {
    case small, large
    var description: String { self == .small ? "little" : "big" }
  }
  enum Words: Int, CaseIterable, Plottable { case notPresent, highBP, very_bad, x2Fast }

  private func layer<Value: Plottable>(_ value: Value) -> DeclaredLayer? {
    Chart { PointMark(x: .value("X", value), y: .value("Y", 0)) }.layers.first
  }

  @Test func everyNumberIsANumber() {
    let texts = [
      rows(layer(1)), rows(layer(Int8(1))), rows(layer(Int16(1))), rows(layer(Int32(1))), rows(layer(Int64(1))),
      rows(layer(UInt(1))), rows(layer(UInt8(1))), rows(layer(UInt16(1))), rows(layer(UInt32(1))),
      rows(layer(UInt64(1))), rows(layer(1.0)), rows(layer(Float(1))), rows(layer(CGFloat(1))), rows(layer(Decimal(1))),
      rows(layer(Celsius(degrees: 1))),
    ]
    #expect(Set(texts) == [["1.0 | 0.0"]])
  }

  @Test func floatsAndDecimalsKeepTheirText() {
    #expect(rows(layer(Float(0.1))) == ["0.1 | 0.0"])
    #expect(rows(layer(Decimal(string: "19.99") ?? 0)) == ["19.99 | 0.0"])
  }

  @Test func levelsHaveNames() {
    #expect(layer(Size.large)?.specification.x.domain == .categories(["little", "big"]))
    #expect(
      layer(Words.highBP)?.specification.x.domain == .categories(["Not present", "High BP", "Very bad", "X2 fast"]))
    #expect(layer(Weekdays.tuesday)?.specification.x.domain == .categories(["Mon", "Tue", "Wed"]))
    #expect(layer(Weekdays.tuesday)?.specification.x.type == .ordinal)
    #expect(rows(layer(Size.large)) == ["big | 0.0"])
  }

  @Test func rawValuesWithoutOrderAreNominal() {
    #expect(layer(Fruit.pear)?.specification.x.type == .nominal)
    #expect(rows(layer(Fruit.pear)) == ["Pear | 0.0"])
  }

  @Test func levelsOfY() {
    let y = Chart { PointMark(x: .value("X", date(0)), y: .value("Y", Intensity.mild)) }.layers.first?.specification.y
    #expect(y?.type == .ordinal)
    #expect(y?.levels == ["Not present", "Present", "Mild", "Moderate", "Severe"])
  }

  @Test(arguments: [
    (1.0, 0), (0.5, 1), (0.25, 2), (1e-7, 6), (1e21, 0), (2.5e-3, 4), (.nan, 0), (.infinity, 0), (0.1 + 0.2, 4),
  ])
  func decimals(number: Double, expected: Int) {
    let layer = Chart { PointMark(x: .value("X", number), y: .value("Y", number)) }.layers.first
    #expect(layer?.decimals == expected)
    #expect(layer?.xDecimals == expected)
  }

  @Test func hostileNumbersStayThemselves() {
    let numbers = [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0]
    let chart = Chart(numbers.indices, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", numbers[$0])) }
    #expect(
      rows(chart.layers.first) == ["0 | nan", "1 | inf", "2 | -inf", "3 | 1.7976931348623157e+308", "4 | -0.0"])
    #expect(rows(layer(Decimal.nan)) == ["nan | 0.0"])
  }

  nonisolated static let hostile: [(Double, Int64)] = [
    (Date.distantPast.timeIntervalSince1970, -62_135_769_600_000_000), (.nan, .min), (.infinity, .min),
    (1e30, .max), (-1e30, .min + 1), (0.25, 250_000),
  ]

  @Test(arguments: hostile)
  func hostileDates(seconds: Double, expected: Int64) {
    guard case .instants(let instants)? = layer(Date(timeIntervalSince1970: seconds))?.rows.columns.first else {
      Issue.record("no dates")
      return
    }
    #expect(instants == [expected])
  }

  @Test func labelsMayBeTexts() {
    let key: LocalizedStringKey = "Key \(3, format: .number)"
    let chart = Chart {
      PointMark(x: .value(Text("Te") + Text("xt"), 1), y: .value(key, 2))
      PointMark(x: .value("abc".dropFirst(), 1), y: .value("n \(1)", 2))
    }
    #expect(
      chart.shapes == [
        "point, x Text: quantitative, y Key 3: quantitative mean, rows",
        "point, x bc: quantitative, y n 1: quantitative mean, rows",
      ])
  }

  @Test(arguments: [
    ("Temperature (°C)", "Temperature", "°C"), ("(°C)", "(°C)", nil), ("Sales", "Sales", nil), ("A ()", "A ()", nil),
    ("Speed (mean) ( km/h )", "Speed (mean)", "km/h"), (")", ")", nil),
  ])
  func units(label: String, field: String, unit: String?) {
    let chart = Chart { BarMark(x: .value("X", "a"), y: .value(label, 1)) }
    let y = chart.layers.first?.specification.y
    #expect(y?.field == field)
    #expect(y?.unit == unit)
    let titled = Chart { BarMark(x: .value("X", "a"), y: .value("N", 1)) }.chartYAxisLabel(label)
    #expect(titled.layers.first?.specification.y.title == field)
    #expect(titled.layers.first?.specification.y.unit == unit)
  }
}
